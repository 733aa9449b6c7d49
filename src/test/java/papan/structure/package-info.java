/** How the source is built, in figures that are read off its text: of this checkout and, beside it, of another. */
@NullMarked
package papan.structure;

import org.jspecify.annotations.NullMarked;
