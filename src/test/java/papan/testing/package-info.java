/** What tests of every package share: fixtures, seeded play, positions drawn as text. */
@NullMarked
package papan.testing;

import org.jspecify.annotations.NullMarked;
