package papan.ui.app;

import papan.ui.lesson.Journal;
import papan.ui.lesson.LearnerSeat;
import papan.ui.settings.KeptSettings;
import papan.ui.settings.Settings;

/** Remembers among the settings who sits here. */
record KeptSeat(KeptSettings kept, Journal journal) implements LearnerSeat {
    /** Whoever sat here last sits here again, or a guest. */
    void recall() {
        if (kept.get(Settings.GUEST) || beginsWithGuest()) {
            journal.setGuest();
        } else {
            journal.setLearner(kept.get(Settings.LEARNER));
        }
    }

    @Override
    public void taken() {
        sit(beginsWithGuest());
    }

    @Override
    public boolean beginsWithGuest() {
        return kept.get(Settings.ALWAYS_GUEST);
    }

    @Override
    public void setBeginsWithGuest(boolean always) {
        sit(always);
    }

    private void sit(boolean always) {
        kept.keep(kept.now()
                .with(Settings.LEARNER, journal.learner())
                .with(Settings.GUEST, journal.isGuest())
                .with(Settings.ALWAYS_GUEST, always));
    }
}
