package papan.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.ui.playback.PlaybackListener.Change;

/**
 * A log of what was announced in a lesson, to be read again. It keeps the steps before the present one, and the present
 * one since it was last entered; nothing that the learner has not come to is in it. Lives on the event dispatch thread.
 */
public final class SpokenLog {
    private static final int MOST = 200;

    private final LearnSession session;
    private final List<Sentence> sentences = new ArrayList<>();
    private String lesson = "";
    private int at;

    private record Sentence(int step, String text) {}

    /** Nothing yet. To be made before anything tells what the session shows. */
    public SpokenLog(LearnSession session) {
        this.session = session;
        session.playback().addListener(change -> {
            if (change == Change.LOADED) {
                entered();
            }
        });
    }

    /** Something is on the board that was not: forgets what is told at this step or later ones. */
    private void entered() {
        String now = session.run().map(run -> run.lesson().id()).orElse("");
        boolean goesOn =
                session.trial().filter(trial -> !trial.moves().isEmpty()).isPresent() || session.isElsewhere();
        if (!now.equals(lesson) || session.rehearsal().isPresent()) {
            clear();
        } else if (!goesOn) {
            sentences.removeIf(sentence -> sentence.step() >= session.index());
            at = sentences.size();
        }
        lesson = now;
    }

    /** A question is open, perhaps not for the first time: forgets what is told at its step or at later ones. */
    void asked() {
        sentences.removeIf(sentence -> sentence.step() >= session.index());
    }

    /** Keeps a sentence that has been told. */
    void add(String text) {
        sentences.add(new Sentence(session.run().isPresent() ? session.index() : 0, text));
        if (sentences.size() > MOST) {
            sentences.remove(0);
        }
        at = sentences.size() - 1;
    }

    /** Forgets everything. */
    void clear() {
        sentences.clear();
        at = 0;
    }

    /** The sentence before the one that was read last; empty at the beginning. */
    public Optional<String> earlier() {
        return go(at - 1);
    }

    /** The sentence after the one that was read last; empty at the end. */
    public Optional<String> later() {
        return go(at + 1);
    }

    private Optional<String> go(int next) {
        if (next < 0 || next >= sentences.size()) {
            return Optional.empty();
        }
        at = next;
        return Optional.of(sentences.get(at).text());
    }
}
