/**
 * Events put into words.
 *
 * <p>Start reading at {@link papan.narration.Narrator}, which gives an event's {@link papan.narration.Caption}: a key,
 * arguments and the places it is about. Words come in at the edge, when {@link papan.narration.CaptionText} formats a
 * caption in a language; so the language can change in the middle of a turn, and the command line prints the very
 * sentences that the window shows.
 */
@NullMarked
package papan.narration;

import org.jspecify.annotations.NullMarked;
