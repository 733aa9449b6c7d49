package papan.lesson.check;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import papan.event.BoardEvent;
import papan.lesson.play.FirstOccurrences;
import papan.lesson.play.PlayedStep;
import papan.lesson.play.Stage;
import papan.lesson.scene.Findings;
import papan.lesson.script.EventLine;
import papan.lesson.script.Lesson;
import papan.lesson.script.Say;
import papan.lesson.script.SelectedEvents;
import papan.lesson.script.Selector;
import papan.lesson.script.Step;
import papan.narration.Narrator;

/** Compares what the author says about events with the events. */
final class NarrationCheck {
    /** A whole number that is not part of a name such as S3 and not a placeholder. */
    private static final Pattern NUMBER = Pattern.compile("(?<![\\p{Alnum}.,:])\\d{1,4}(?![\\p{Alnum}])");

    private static final Pattern PLACEHOLDER = Pattern.compile("\\{[^{}]*}");

    /** The most wrong numbers that are told of one step; more would say nothing new. */
    private static final int MAX_WRONG_NUMBERS = 5;

    private final String path;
    private final Lesson lesson;
    private final FirstOccurrences firsts;
    private final Findings findings;

    /** By how specific a sentence is and by event: the first sentence that is said to it. */
    private final Map<Integer, Map<Integer, Integer>> saidFirst = new HashMap<>();

    /** The numbers of events, by the event's index. */
    private final Map<Integer, Set<Integer>> numbers = new HashMap<>();

    private final AtomicInteger wrongNumbers = new AtomicInteger();

    /**
     * A check of one step.
     *
     * @param firsts of the lesson
     */
    NarrationCheck(String path, Lesson lesson, FirstOccurrences firsts, Findings findings) {
        this.lesson = lesson;
        this.firsts = firsts;
        this.path = path;
        this.findings = findings;
    }

    void step(PlayedStep played) {
        Stage stage = played.stage();
        SelectedEvents events = firsts.in(stage);
        List<Say> say = stage.step().head().say();
        stage.step().asPlay().ifPresent(play -> pauses(stage, play, events));
        for (int i = 0; i < say.size(); i++) {
            Optional<Selector> on = say.get(i).on();
            if (on.isEmpty()) {
                continue;
            }
            String sayPath = path + ".say[" + i + "]";
            List<Integer> selected = events.all(on.get());
            if (selected.isEmpty()) {
                never("W536", sayPath + ".on", "This is never said", on.get(), stage, events);
            }
            facts(sayPath, say.get(i).text(), played, selected);
            rivals(sayPath, i, on.get(), selected);
        }
    }

    /** Tells that a selector selects nothing, and why. */
    private void never(String code, String at, String message, Selector on, Stage stage, SelectedEvents events) {
        Optional<Integer> earlier = on.first() ? firsts.before(on, stage) : Optional.empty();
        if (earlier.isPresent()) {
            String id = lesson.steps().get(earlier.get()).head().id();
            findings.warning(
                    code,
                    at,
                    message + ": the first " + on.quoted() + " of the lesson is in step \"" + id + "\".",
                    "Leave \"first\" out, or write it there.");
            return;
        }
        findings.warning(
                code,
                at,
                message + ": the step has no such " + on.quoted() + ".",
                events.lines().isEmpty() ? "Nothing happens in this step." : "Events: " + events.summary() + ".");
    }

    private void pauses(Stage stage, Step.Play play, SelectedEvents events) {
        for (int i = 0; i < play.pauseOn().size(); i++) {
            Selector on = play.pauseOn().get(i);
            if (events.all(on).isEmpty()) {
                never("W537", path + ".pauseOn[" + i + "]", "Nobody pauses here", on, stage, events);
            }
        }
    }

    /** Two sentences of the same weight for one event: it would be chance which is said. */
    private void rivals(String sayPath, int index, Selector mine, List<Integer> selected) {
        Map<Integer, Integer> first = saidFirst.computeIfAbsent(mine.specificity(), weight -> new HashMap<>());
        OptionalInt rival = selected.stream()
                .filter(first::containsKey)
                .mapToInt(first::get)
                .min();
        selected.forEach(event -> first.putIfAbsent(event, index));
        if (rival.isPresent()) {
            findings.error(
                    "E520",
                    sayPath + ".on",
                    "say[" + rival.getAsInt() + "] is meant for the same " + mine.quoted()
                            + " and is no less specific.",
                    "Add \"nth\", \"house\", \"player\", \"lap\", \"rule\" or \"first\" to one of them.");
        }
    }

    /** Numbers written by hand must be those of each event; each wrong one is told once, with the first such event. */
    private void facts(String sayPath, String text, PlayedStep played, List<Integer> selected) {
        Set<String> written = new LinkedHashSet<>();
        Matcher m = NUMBER.matcher(PLACEHOLDER.matcher(text).replaceAll(""));
        while (m.find()) {
            written.add(m.group());
        }
        Stage stage = played.stage();
        for (int index : selected) {
            if (written.isEmpty() || wrongNumbers.get() == MAX_WRONG_NUMBERS) {
                return;
            }
            BoardEvent event = stage.timeline().events().get(stage.start() + index);
            Set<Integer> actual = numbers.computeIfAbsent(index, i -> numbers(event));
            if (!actual.isEmpty()) {
                tell(sayPath, written, actual, event);
            }
        }
    }

    /** Tells the numbers that are not those of an event, and forgets them: what is left is little. */
    private void tell(String sayPath, Set<String> written, Set<Integer> actual, BoardEvent event) {
        for (String number : List.copyOf(written)) {
            if (!actual.contains(Integer.valueOf(number)) && wrongNumbers.get() < MAX_WRONG_NUMBERS) {
                written.remove(number);
                wrongNumbers.incrementAndGet();
                findings.warning(
                        "W535",
                        sayPath,
                        "The text says \"" + number + "\", but the event (" + EventLine.of(event)
                                + ") has no such number.",
                        "Use a placeholder such as {seeds} instead.");
            }
        }
    }

    private static Set<Integer> numbers(BoardEvent event) {
        return Narrator.caption(event).args().values().stream()
                .filter(Integer.class::isInstance)
                .map(Integer.class::cast)
                .collect(Collectors.toSet());
    }
}
