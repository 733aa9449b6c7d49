/**
 * Pictures and other files that the program writes.
 *
 * <p>Start reading at {@link papan.export.Pictures}. What is drawn comes from elsewhere, through
 * {@link papan.export.Drawing}; this package knows how files are made of it. Lessons on paper are a
 * {@link papan.export.Handout}; questions for Moodle are written by {@link papan.export.Gift}.
 */
@NullMarked
package papan.export;

import org.jspecify.annotations.NullMarked;
