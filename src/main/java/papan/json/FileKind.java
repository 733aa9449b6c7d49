package papan.json;

/** The kinds of files that are read: how large each may be, and what to advise where one is larger. */
enum FileKind {
    /** A lesson: several can say what one is too long for, if it has steps that can be told apart. */
    LESSON("Make several lessons of its steps."),
    /** A lesson's texts in another language, which are as many as the lesson has. */
    CATALOGUE("Make several lessons of the one that it belongs to."),
    /** A recorded match: what can be left out are branches, and moves at its end. */
    MATCH("Leave out branches, or let the match end with an earlier move."),
    /** What a learner has done, which grows for years: what is written of it is kept below half of this. */
    PROGRESS("It was not written by Papan, or by a later version of it.", 8 << 20),
    /** Anything else, which is never so large if it is what it says. */
    OTHER("Look whether it is the file that you mean.");

    private final String smaller;
    private final int most;

    FileKind(String smaller) {
        this(smaller, JsonTree.MAX_BYTES);
    }

    FileKind(String smaller, int most) {
        this.smaller = smaller;
        this.most = most;
    }

    /** The largest such file that is read, in bytes. */
    int most() {
        return most;
    }

    /** What makes such a file smaller, as a sentence. */
    String smaller() {
        return smaller;
    }

    /**
     * What makes this file smaller, as a sentence.
     *
     * @param beginning as much of it as was read
     */
    String smaller(String beginning) {
        return this == LESSON && LessonBeginning.steps(beginning) < 2 ? OTHER.smaller : smaller;
    }
}
