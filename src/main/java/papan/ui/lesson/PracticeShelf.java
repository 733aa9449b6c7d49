package papan.ui.lesson;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import papan.lesson.learner.PracticePlan;
import papan.lesson.learner.Progress;
import papan.lesson.play.Drill;
import papan.lesson.play.Drills;

/**
 * What can be practised.
 *
 * @param boards gives the boards to be practised now, at once or when they are found
 * @param names what a rule set is called, by its id
 * @param titles what a drill is called
 */
record PracticeShelf(
        PracticePlan plan,
        Consumer<Consumer<PracticePlan.Boards>> boards,
        UnaryOperator<String> names,
        Function<Drill, String> titles) {
    static final PracticeShelf NONE = new PracticeShelf(
            PracticePlan.of(
                    Progress.of(Progress.NAMELESS),
                    new Drills(List.of(), lesson -> Optional.empty()),
                    LocalDate.EPOCH,
                    ZoneOffset.UTC),
            then -> {},
            id -> id,
            Drill::id);
}
