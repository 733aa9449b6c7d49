package papan.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import papan.event.BoardEvent;
import papan.narration.Narrator;

/** Compares what the author says about events with the events. */
final class NarrationCheck {
    /** A whole number that is not part of a name such as S3 and not a placeholder. */
    private static final Pattern NUMBER = Pattern.compile("(?<![\\p{Alnum}.,:])\\d{1,4}(?![\\p{Alnum}])");

    private static final Pattern PLACEHOLDER = Pattern.compile("\\{[^{}]*}");

    private final String path;
    private final Findings findings;

    NarrationCheck(String path, Findings findings) {
        this.path = path;
        this.findings = findings;
    }

    void step(Staging.Played played) {
        Stage stage = played.stage();
        List<BoardEvent> all = stage.timeline().events();
        Picked events = Picked.of(all, stage.start(), stage.end());
        List<Say> say = stage.step().head().say();
        if (stage.step() instanceof Step.Play play) {
            pauses(play, events);
        }
        for (int i = 0; i < say.size(); i++) {
            Optional<Selector> on = say.get(i).on();
            if (on.isEmpty()) {
                continue;
            }
            String sayPath = path + ".say[" + i + "]";
            List<Integer> selected = events.all(on.get());
            if (selected.isEmpty()) {
                findings.warning(
                        "W536",
                        sayPath + ".on",
                        "This is never said: the step has no such " + on.get().quoted() + ".",
                        events.lines().isEmpty()
                                ? "Nothing happens in this step."
                                : "Events: " + events.summary() + ".");
            }
            for (int index : selected) {
                facts(sayPath, say.get(i).text(), all.get(stage.start() + index));
            }
            rivals(sayPath, i, say, selected, events);
        }
    }

    private void pauses(Step.Play play, Picked events) {
        for (int i = 0; i < play.pauseOn().size(); i++) {
            Selector on = play.pauseOn().get(i);
            if (events.all(on).isEmpty()) {
                findings.warning(
                        "W537",
                        path + ".pauseOn[" + i + "]",
                        "Nobody pauses here: the step has no such " + on.quoted() + ".",
                        "Events: " + events.summary() + ".");
            }
        }
    }

    /** Two sentences of the same weight for one event: it would be chance which is said. */
    private void rivals(String sayPath, int index, List<Say> say, List<Integer> selected, Picked events) {
        Selector mine = say.get(index).on().orElseThrow();
        for (int other = 0; other < index; other++) {
            Optional<Selector> theirs = say.get(other).on();
            boolean equal =
                    theirs.filter(t -> t.specificity() == mine.specificity()).isPresent();
            if (equal && events.all(theirs.get()).stream().anyMatch(selected::contains)) {
                findings.error(
                        "E520",
                        sayPath + ".on",
                        "say[" + other + "] is meant for the same " + mine.quoted() + " and is no less specific.",
                        "Add \"nth\", \"house\", \"player\" or \"lap\" to one of them.");
            }
        }
    }

    /** Numbers written by hand must be those of the event. */
    private void facts(String sayPath, String text, BoardEvent event) {
        List<Integer> actual = new ArrayList<>();
        Narrator.caption(event).args().forEach((name, value) -> {
            if (value instanceof Integer number) {
                actual.add(number);
            }
        });
        if (actual.isEmpty()) {
            return;
        }
        Matcher m = NUMBER.matcher(PLACEHOLDER.matcher(text).replaceAll(""));
        while (m.find()) {
            if (!actual.contains(Integer.valueOf(m.group()))) {
                findings.warning(
                        "W535",
                        sayPath,
                        "The text says \"" + m.group() + "\", but the event (" + EventLine.of(event)
                                + ") has no such number.",
                        "Use a placeholder such as {seeds} instead.");
            }
        }
    }
}
