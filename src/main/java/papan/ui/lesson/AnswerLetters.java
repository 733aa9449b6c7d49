package papan.ui.lesson;

import papan.lesson.kind.AnswerForm;
import papan.lesson.kind.AnswerOption;

/** How a class calls the answers from which it chooses. */
public final class AnswerLetters {
    private AnswerLetters() {}

    /** The letter of the answer at a 0-based place in its list; the name of a place of the board. */
    public static String of(AnswerForm form, int index, AnswerOption option) {
        return form == AnswerForm.ORDERED || form == AnswerForm.PLACE
                ? option.id().replace(".store", "")
                : String.valueOf((char) ('A' + index));
    }
}
