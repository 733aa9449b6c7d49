package papan.lesson.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import papan.lesson.script.Lesson;
import papan.lesson.script.Step;

/**
 * What a teacher puts together for practice out of lessons. It is given and taken as a lesson of its own.
 *
 * @param id of that lesson; empty as long as there is none
 * @param revision of that lesson
 * @param chosen in the order in which it is practised
 */
public record PracticeSet(String id, int revision, String title, List<Practicable> chosen) {
    /** Nothing is chosen yet. */
    public static final PracticeSet NONE = new PracticeSet("", 0, "", List.of());
    /** Among the keywords of a lesson that is a practice set. */
    public static final String KEYWORD = "practice-set";

    public PracticeSet {
        chosen = List.copyOf(chosen);
    }

    /** Whether a lesson is a practice set. */
    public static boolean is(Lesson lesson) {
        return lesson.meta().keywords().contains(KEYWORD);
    }

    /**
     * The set that is given as a lesson, to be changed. What comes from a lesson that is gone is taken from the set itself.
     *
     * @param origins of its steps: the id of a lesson, a slash and the id that the step has there
     */
    public static PracticeSet of(Lesson lesson, Map<String, String> origins, List<Lesson> known) {
        List<Practicable> own = Practicable.of(lesson);
        List<Practicable> chosen = new ArrayList<>();
        for (Step step : lesson.steps()) {
            String id = step.head().id();
            String origin = origins.getOrDefault(id, "");
            known.stream()
                    .filter(each -> origin.startsWith(each.id() + "/"))
                    .flatMap(each -> Practicable.of(each).stream())
                    .filter(each -> origin.equals(each.lesson().id() + "/" + each.id()))
                    .findFirst()
                    .or(() -> own.stream().filter(each -> each.id().equals(id)).findFirst())
                    .ifPresent(chosen::add);
        }
        return new PracticeSet(lesson.id(), lesson.revision(), lesson.title(), chosen);
    }

    /** How many come from lessons that are gone. */
    public int gone() {
        return (int)
                chosen.stream().filter(each -> each.lesson().id().equals(id)).count();
    }

    /** The same with another title. */
    public PracticeSet titled(String next) {
        return new PracticeSet(id, revision, next, chosen);
    }

    /** The same after it was given so; more may have been changed since. */
    public PracticeSet saved(PracticeSet as) {
        return new PracticeSet(as.id, as.revision, title, chosen);
    }

    /** The same under an id, to be given anew. */
    public PracticeSet given(String as) {
        return new PracticeSet(as, revision + 1, title, chosen);
    }

    /** Whether something can be chosen beside what is. */
    public boolean takes(Practicable next) {
        return chosen.stream().allMatch(next::fits);
    }

    /** The same with something chosen more, as the last; or without it, if it was chosen. */
    public PracticeSet turned(Practicable one) {
        List<Practicable> next =
                chosen.stream().filter(each -> !each.equals(one)).toList();
        return with(
                next.size() < chosen.size()
                        ? next
                        : Stream.concat(next.stream(), Stream.of(one)).toList());
    }

    /** The same with one of those chosen a place earlier or later; empty if it is at the edge. */
    public Optional<PracticeSet> moved(int at, boolean up) {
        int to = up ? at - 1 : at + 1;
        if (at < 0 || to < 0 || to >= chosen.size()) {
            return Optional.empty();
        }
        List<Practicable> next = new ArrayList<>(chosen);
        next.add(to, next.remove(at));
        return Optional.of(with(next));
    }

    private PracticeSet with(List<Practicable> next) {
        return new PracticeSet(id, revision, title, next);
    }

    /** How long it is planned to take. */
    public int minutes() {
        return (int) Math.ceil(chosen.stream().mapToDouble(Practicable::minutes).sum());
    }
}
