package papan.ui.lesson;

import java.util.function.Consumer;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Reasoning;
import papan.narration.Wording;
import papan.ui.common.Listeners;
import papan.ui.common.WindowText;

/**
 * The words in which a lesson's events are told: the window's language, the lesson's players and glossary, the rule set's terms; and
 * who is told when they change.
 */
final class LessonWords {
    private final LearnSession session;
    private final WindowText words;
    private final Listeners<Consumer<CaptionText>> tellers = new Listeners<>();

    LessonWords(LearnSession session, WindowText words) {
        this.session = session;
        this.words = words;
    }

    /** The words as they are now. */
    CaptionText captions() {
        Language language = words.language();
        return session.run()
                .map(run ->
                        session.state().told(new CaptionText(run.lesson().wording(language, session.rulesOnBoard()))))
                .orElseGet(() -> new CaptionText(Wording.of(language)));
    }

    /** What says why, in these words; a lesson must be open. */
    Reasoning reasoning() {
        return new Reasoning(captions(), session.rulesOnBoard());
    }

    /** Says who is told the words, now and whenever they may have changed. */
    Listeners.Handle onWords(Consumer<CaptionText> teller) {
        teller.accept(captions());
        return tellers.add(teller);
    }

    /** The words may have changed. */
    void tell() {
        tellers.tell(teller -> teller.accept(captions()));
    }
}
