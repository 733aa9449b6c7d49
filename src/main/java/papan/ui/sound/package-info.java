/**
 * What is heard of a turn, made by arithmetic and not from files: a click for every seed, higher the further along the
 * ring it falls, in the ear of the side on which it falls. Start at {@link papan.ui.sound.Sounding}.
 */
@NullMarked
package papan.ui.sound;

import org.jspecify.annotations.NullMarked;
