/** Tests of the rule sets of the wider world: their files, and what is special in each, by positions worked out by hand. */
@NullMarked
package papan.catalogue;

import org.jspecify.annotations.NullMarked;
