package papan.lesson.kind;

/** How a question is answered. */
public enum AnswerForm {
    /** By pointing at a place on the board. */
    PLACE,
    /** By choosing one of several answers. */
    ONE,
    /** By choosing all answers that are right. */
    SEVERAL,
    /** By putting all answers in order. */
    ORDERED,
    /** By typing one whole number for each option, or a single one where there are no options. */
    NUMBERS,
    /** By typing how many are for each option; nothing is scored. */
    TALLY,
    /** By drawing a line, or by typing its points. */
    CURVE,
    /** By writing; nothing is scored. */
    WORDS;

    /** Whether an answer can be right or wrong. */
    public boolean isScored() {
        return this != WORDS && this != TALLY;
    }

    /** Whether answers are offered to choose from. */
    public boolean isChosen() {
        return this == ONE || this == SEVERAL || this == ORDERED;
    }
}
