package papan.ui.app;

import papan.ui.lesson.Journal;
import papan.ui.lesson.LearnerSeat;

/** Remembers among the settings who sits here. */
record KeptSeat(KeptSettings kept, Journal journal) implements LearnerSeat {
    @Override
    public void taken() {
        sit(beginsWithGuest());
    }

    @Override
    public boolean beginsWithGuest() {
        return kept.now().sitting().alwaysGuest();
    }

    @Override
    public void setBeginsWithGuest(boolean always) {
        sit(always);
    }

    private void sit(boolean always) {
        kept.keep(kept.now().withSitting(new Settings.Sitting(journal.learner(), journal.isGuest(), always)));
    }
}
