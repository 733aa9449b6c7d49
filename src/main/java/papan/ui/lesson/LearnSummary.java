package papan.ui.lesson;

import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import papan.lesson.play.Trial;
import papan.ui.common.WindowText;

/** Where a learner is in a lesson, and what is to be done there, in sentences. */
public final class LearnSummary {
    private final LearnWorkspace learn;
    private final LearnSession session;
    private final WindowText words;

    public LearnSummary(LearnWorkspace learn, WindowText words) {
        this.learn = learn;
        this.session = learn.session();
        this.words = words;
    }

    /** Which lesson, and which step. */
    public String place() {
        return learn.showsLesson()
                ? words.text(
                        "summary.place",
                        Map.of(
                                "lesson",
                                session.lesson().lesson().title(),
                                "step",
                                session.index() + 1,
                                "steps",
                                session.size()))
                : words.text("summary.lessons");
    }

    /** What is asked and chosen, and what there is to do now. */
    public String task() {
        return Stream.concat(learn.asked().stream(), Stream.of(words.text(key())))
                .filter(text -> !text.isBlank())
                .collect(Collectors.joining(" "));
    }

    private String key() {
        if (!learn.showsLesson()) {
            return "summary.do.lessons";
        }
        if (session.isFinished()) {
            return "summary.do.finished";
        }
        if (session.isElsewhere()) {
            return "summary.do.what-if";
        }
        if (session.isOpenQuestion()) {
            return session.attempt().waiting().isPresent() ? "summary.do.sure" : asked();
        }
        if (session.isAsking()) {
            return session.attempt().isSettled()
                    ? "summary.do.settled"
                    : session.state().mayAnswer() ? asked() : "summary.do.wrong";
        }
        if (session.trial().isPresent()) {
            return tried(session.trial().get());
        }
        if (!session.playback().atLimit()) {
            return "summary.do.play";
        }
        return session.isLookingFor() ? "summary.do.look" : "summary.do.next";
    }

    private String asked() {
        return switch (session.stage().form()) {
            case PLACE -> "summary.do.place";
            case ONE -> "summary.do.one";
            case SEVERAL, ORDERED -> "summary.do.several";
            case NUMBERS, WORDS, TALLY -> "summary.do.typed";
            case CURVE -> "summary.do.curve";
        };
    }

    private String tried(Trial trial) {
        if (session.isThinking()) {
            return "summary.do.thinking";
        }
        return switch (trial.outcome()) {
            case OPEN -> session.playback().atLimit() ? "summary.do.try" : "summary.do.play";
            case REACHED, CLIMBED -> "summary.do.settled";
            case FAILED, NO_MOVES_LEFT, OVER -> "summary.do.tried";
        };
    }
}
