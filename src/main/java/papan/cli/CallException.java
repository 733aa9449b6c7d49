package papan.cli;

import papan.format.Visible;

/** A command that cannot be carried out: one line for the person who typed it, and an exit status. */
final class CallException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int status;

    CallException(int status, String line) {
        super(Visible.line(line).strip());
        this.status = status;
    }

    /** The call is wrong: what, where, and the nearest valid value. */
    static CallException wrong(String line) {
        return new CallException(Exit.WRONG_CALL, line);
    }

    /** A file cannot be read or written. */
    static CallException file(String line) {
        return new CallException(Exit.FILE, line);
    }

    /** The answer is no. */
    static CallException no(String line) {
        return new CallException(Exit.NO, line);
    }

    int status() {
        return status;
    }
}
