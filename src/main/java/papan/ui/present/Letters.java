package papan.ui.present;

import papan.lesson.AnswerForm;
import papan.lesson.AnswerOption;

/** How a class calls the answers from which it chooses. */
final class Letters {
    private Letters() {}

    /** The letter of the answer at a 0-based place in its list; the name of a place of the board. */
    static String of(AnswerForm form, int index, AnswerOption option) {
        return form == AnswerForm.ORDERED || form == AnswerForm.PLACE
                ? option.id().replace(".store", "")
                : String.valueOf((char) ('A' + index));
    }
}
