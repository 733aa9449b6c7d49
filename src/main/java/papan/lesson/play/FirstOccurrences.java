package papan.lesson.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import papan.lesson.scene.Effort;
import papan.lesson.script.Lesson;
import papan.lesson.script.SelectedEvents;
import papan.lesson.script.Selector;
import papan.lesson.script.Step;

/**
 * The step in which each {@code first} selector of a lesson matches, in the order of the file: so it is the same for every
 * learner, whichever branches were taken.
 *
 * @param steps indices, of those selectors that find anything
 */
public record FirstOccurrences(Map<Selector, Integer> steps) {
    public FirstOccurrences {
        steps = Map.copyOf(steps);
    }

    /**
     * Of all selectors of a lesson.
     *
     * @param effort pays for looking at the events
     */
    static FirstOccurrences of(Lesson lesson, List<PlayedStep> played, Effort effort) {
        List<Selector> wanted = lesson.steps().stream()
                .flatMap(FirstOccurrences::selectors)
                .filter(Selector::first)
                .distinct()
                .toList();
        Map<Selector, Integer> steps = new LinkedHashMap<>();
        for (int i = 0; i < played.size() && steps.size() < wanted.size() && !effort.isSpent(); i++) {
            SelectedEvents events = events(played.get(i));
            for (Selector selector : wanted) {
                if (!steps.containsKey(selector) && !effort.isSpent()) {
                    effort.spend(events.lines().size());
                    if (!events.fitting(selector).isEmpty()) {
                        steps.put(selector, played.get(i).stage().index());
                    }
                }
            }
        }
        return new FirstOccurrences(steps);
    }

    private static Stream<Selector> selectors(Step step) {
        Stream<Selector> said = step.head().say().stream().flatMap(say -> say.on().stream());
        return Stream.concat(said, step.asPlay().stream().flatMap(play -> play.pauseOn().stream()));
    }

    private static SelectedEvents events(PlayedStep played) {
        Stage stage = played.stage();
        return SelectedEvents.of(stage.timeline().events(), stage.start(), stage.end());
    }

    /** Whether any of these steps has had such an event. */
    static boolean happened(Selector selector, List<PlayedStep> played, Effort effort) {
        return played.stream().map(FirstOccurrences::events).anyMatch(events -> {
            effort.spend(events.lines().size());
            return !events.fitting(selector).isEmpty();
        });
    }

    /** The events of a stage, for selectors of that stage. */
    public SelectedEvents in(Stage stage) {
        return SelectedEvents.of(stage.timeline().events(), stage.start(), stage.end())
                .after(selector -> before(selector, stage).isPresent());
    }

    /** The index of an earlier step that has the event already. */
    public Optional<Integer> before(Selector selector, Stage stage) {
        return Optional.ofNullable(steps.get(selector)).filter(step -> step < stage.index());
    }
}
