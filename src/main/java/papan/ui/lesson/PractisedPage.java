package papan.ui.lesson;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import papan.lesson.play.Exercise;
import papan.lesson.play.LessonRun;
import papan.ui.common.FlowRow;
import papan.ui.common.WindowText;

/** How practice went, and when each board comes back. */
final class PractisedPage {
    /** More boards than these are only counted. */
    private static final int MOST = 12;

    private PractisedPage() {}

    /**
     * The page.
     *
     * @param shelf what can be practised now
     * @param said puts what was practised into the language of the window
     */
    static LibraryPage of(
            Rehearsal done,
            PracticeShelf shelf,
            UnaryOperator<LessonRun> said,
            WindowText words,
            Runnable back,
            LibraryActs acts) {
        LibraryPage page = LibraryPage.with(words, back, words.text("practice.title"));
        String result = done.questions().isEmpty()
                ? words.text("practice.nothing")
                : words.text(
                        "practice.result",
                        Map.of("right", done.right(), "boards", done.questions().size()));
        page.text("Papan.heading.font", "Papan.text", result, 10).setName("practice.result");
        FlowRow ways = new FlowRow(8);
        PracticePart.putWays(ways, shelf, words, acts, true, false);
        page.put(ways, 12);
        CardGrid grid = new CardGrid();
        for (int i : shown(done)) {
            Rehearsal.Question asked = done.questions().get(i);
            Exercise exercise = asked.exercise().orElseThrow();
            Optional<String> day = shelf.plan()
                    .back(exercise)
                    .map(each -> day(each, shelf.plan().today(), words));
            grid.add(new ExerciseCard(
                    Rehearsal.Question.of(said.apply(asked.run()), exercise),
                    done.firsts().get(i),
                    day,
                    words,
                    () -> acts.practise(exercise)));
        }
        page.put(grid, 16);
        return page;
    }

    /** Which boards are shown: of too many those that were not right, the latest. */
    private static List<Integer> shown(Rehearsal done) {
        List<Integer> all = IntStream.range(0, done.questions().size())
                .filter(i ->
                        done.questions().size() <= MOST || !done.firsts().get(i).orElse(false))
                .boxed()
                .toList();
        return all.subList(Math.max(0, all.size() - MOST), all.size());
    }

    private static String day(LocalDate day, LocalDate today, WindowText words) {
        return day.equals(today.plusDays(1)) ? words.text("practice.tomorrow") : RehearsedPage.day(day, words);
    }
}
