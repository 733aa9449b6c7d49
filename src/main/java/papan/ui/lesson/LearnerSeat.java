package papan.ui.lesson;

/** The computer at which learners sit, as far as it remembers who does. */
public interface LearnerSeat {
    /** One that remembers nothing. */
    LearnerSeat NOWHERE = new LearnerSeat() {
        @Override
        public void taken() {
            // Nothing is remembered.
        }

        @Override
        public boolean beginsWithGuest() {
            return false;
        }

        @Override
        public void setBeginsWithGuest(boolean always) {
            // Nothing is remembered.
        }
    };

    /** Somebody else sits here. */
    void taken();

    /** Whether a guest sits here each time the program starts, whoever sat here last. */
    boolean beginsWithGuest();

    /** Says whether a guest sits here each time the program starts. */
    void setBeginsWithGuest(boolean always);
}
