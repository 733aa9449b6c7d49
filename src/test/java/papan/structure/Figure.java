package papan.structure;

/** What is counted. */
enum Figure {
    LINES(50),
    FILES(2),
    /** Types that another file can name: those with a file of their own, and public ones inside them. */
    CONCEPTS(2),
    /** Where the window asks the session of a lesson something, and draws its own conclusions. */
    ASKS(2),
    /** Classes of {@link Knots}. */
    CYCLES(0);

    /** How much more may be allowed than there is; what has fallen further is to be written down. */
    final int slack;

    Figure(int slack) {
        this.slack = slack;
    }
}
