package papan.cli;

/** What a command's exit status means. */
final class Exit {
    /** It is done. */
    static final int DONE = 0;
    /** The answer is no: a lesson with errors, a refused move. */
    static final int NO = 1;
    /** The call is wrong. */
    static final int WRONG_CALL = 2;
    /** A file cannot be read or written. */
    static final int FILE = 3;

    private Exit() {}
}
