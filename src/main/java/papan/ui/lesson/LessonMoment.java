package papan.ui.lesson;

import java.util.List;
import papan.lesson.Highlight;
import papan.narration.CaptionText;

/**
 * The texts of a lesson at the cursor, for those who show or speak them elsewhere (the class's screen, screen readers).
 *
 * @param sentence under the board
 * @param question what is asked; empty where nothing is
 * @param asked the same with what leads up to it
 * @param reply what is said to what the learner has just done; empty where nothing is
 * @param offer that there is a hint for whoever wants one; empty while none is offered
 * @param highlights what the author points at
 * @param words in which events and questions are told
 */
public record LessonMoment(
        String sentence,
        String question,
        String asked,
        String reply,
        String offer,
        List<Highlight> highlights,
        CaptionText words) {
    public LessonMoment {
        highlights = List.copyOf(highlights);
    }
}
