/** How main Java is built, in counts by package that may fall and rise only for a reason. */
@NullMarked
package papan.structure;

import org.jspecify.annotations.NullMarked;
