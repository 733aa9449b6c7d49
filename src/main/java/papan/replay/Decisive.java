package papan.replay;

import papan.event.RoundEvent;
import papan.event.SelectiveVisitor;
import papan.event.SowingEvent;

/** Tells which events decide something, so that a reader can stop at them. */
final class Decisive implements SelectiveVisitor<Boolean> {
    @Override
    public Boolean rest() {
        return false;
    }

    @Override
    public Boolean ruled(SowingEvent.Ruled event) {
        return true;
    }

    @Override
    public Boolean captured(SowingEvent.Captured event) {
        return true;
    }

    @Override
    public Boolean passed(RoundEvent.Passed event) {
        return true;
    }

    @Override
    public Boolean roundEnded(RoundEvent.RoundEnded event) {
        return true;
    }

    @Override
    public Boolean refilled(RoundEvent.Refilled event) {
        return true;
    }

    @Override
    public Boolean burnt(RoundEvent.Burnt event) {
        return true;
    }

    @Override
    public Boolean matchEnded(RoundEvent.MatchEnded event) {
        return true;
    }
}
