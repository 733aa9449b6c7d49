/** Showing a lesson to a class: a window for the audience, and beside the lesson what only the presenter sees. */
@NullMarked
package papan.ui.present;

import org.jspecify.annotations.NullMarked;
