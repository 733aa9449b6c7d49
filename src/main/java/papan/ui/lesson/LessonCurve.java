package papan.ui.lesson;

import java.util.Optional;
import javax.swing.JComponent;
import papan.chart.ChartText;
import papan.lesson.kind.CurveSheet;
import papan.lesson.play.LessonRun;
import papan.lesson.play.StepState;
import papan.lesson.script.Verdict;
import papan.ui.common.WindowText;

/**
 * The line that a step asks for, for those who only look on: what is drawn while it is drawn, and over it the true one as
 * soon as nothing is left to find out. Lives on the event dispatch thread.
 */
public final class LessonCurve {
    private final LearnSession session;
    private final WindowText words;
    private final CurveAnswer curve = new CurveAnswer(() -> {}, line -> {});

    /** The lines of a session's steps. */
    public LessonCurve(LearnSession session, WindowText words) {
        this.session = session;
        this.words = words;
        curve.setName("lesson.curve");
        curve.setFocusable(false);
        session.sketch().addListener(() -> curve.copy(session.sketch().line()));
    }

    /** Where the line is drawn; there while a step asks for one. */
    public JComponent view() {
        return curve;
    }

    /** Writes in letters of a size in pixels: those who look may be far away. */
    public void setLetters(float size) {
        curve.setLetters(size);
    }

    /** Brings it to the step that is shown. */
    public void refresh() {
        Optional<CurveSheet> sheet =
                session.run().filter(run -> !session.isFinished()).flatMap(run -> run.sheet(session.stage()));
        if (sheet.isEmpty()) {
            curve.hideAll();
            return;
        }
        curve.show(sheet.get(), new ChartText(session.captions()));
        curve.setOpen(false);
        curve.copy(session.sketch().line());
        curve.reveal(truth(session.lesson()), words.text("curve.drawn"), words.text("curve.truth"));
    }

    /** How the line goes, as answers are written; empty while that is still to be found out. */
    private String truth(LessonRun run) {
        if (session.isAsking()) {
            StepState attempt = session.attempt();
            return attempt.verdict()
                    .filter(verdict -> attempt.isSettled())
                    .map(Verdict::right)
                    .orElse("");
        }
        return session.isForetold() ? run.truth(session.stage()) : "";
    }
}
