package papan.ui.lesson;

import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import papan.lesson.page.Offers;
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
        return Stream.concat(learn.asked().stream(), Stream.of(words.text("summary.do." + toDo())))
                .filter(text -> !text.isBlank())
                .collect(Collectors.joining(" "));
    }

    private String toDo() {
        return (learn.showsLesson() ? session.offers() : Offers.NONE).task();
    }
}
