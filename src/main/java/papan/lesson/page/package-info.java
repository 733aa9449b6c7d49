/** What is to be shown of a lesson at a moment, for every face of the program: a function of how far its learner has come. */
@NullMarked
package papan.lesson.page;

import org.jspecify.annotations.NullMarked;
