package papan.json.lesson;

/** How large a condition is so far, and where it stands. */
final class ConditionSize {
    final Where where;
    int depth;
    int parts;

    ConditionSize(Where where) {
        this.where = where;
    }

    /** Where a condition stands. */
    enum Where {
        /** Where a lesson branches: answers are known there. */
        NEXT,
        /** Where something is to be brought about on the board. */
        BOARD,
        /** Where a position of chance is looked for: no moves lead to it. */
        POSITION
    }
}
