package papan.ui.present;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import papan.json.lesson.LessonReader;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonRun;
import papan.ui.lesson.LearnSession;
import papan.ui.playback.OnEdt;
import papan.ui.playback.Playback;
import papan.ui.playback.Ticker;
import papan.ui.settings.KeptSettings;
import papan.ui.settings.Settings;

/** What a press of a clicker does. */
@ExtendWith(OnEdt.class)
class PresentationTest {
    private LearnSession session;
    private Presentation presentation;

    /** Time never passes. */
    private static final class Still implements Ticker {
        @Override
        public void start(Callback callback) {}

        @Override
        public void stop() {}
    }

    private void begin() throws Exception {
        LessonRun ways = LessonRun.of(
                LessonReader.read(Path.of("examples/ways.lesson.json"), RuleBooks.shipped()), RuleBooks.shipped());
        session = new LearnSession(
                new Playback(new Still(), ways.stages().get(0).timeline().positionAt(0)),
                new KeptSettings(Settings.DEFAULT, settings -> {}));
        presentation = new Presentation(session, InstantSource.fixed(Instant.EPOCH));
        session.setClassWatches(true);
        session.open(ways, 0);
        presentation.begin(false);
    }

    private String step() {
        return session.stage().step().head().id();
    }

    @Test
    void aPressShowsTheAnswerUnlessTheAuthorLeadsAsideBeforeThat() throws Exception {
        begin();
        session.answer("N5");
        presentation.advance();
        assertThat(session.attempt().revealed()).isTrue();

        presentation.retreat();
        session.tryAgain();
        session.answer("N5");
        presentation.advance();
        assertThat(step()).isEqualTo("help");
        presentation.retreat();
        assertThat(step()).isEqualTo("where");
    }
}
