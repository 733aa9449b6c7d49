package papan.lesson.kind;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import papan.event.BoardEvent;
import papan.event.SowingEvent.Skipped;
import papan.event.SowingEvent.Sown;
import papan.lesson.scene.Finding;
import papan.lesson.scene.Scene;
import papan.lesson.script.Question;
import papan.lesson.script.SelectedEvents;
import papan.lesson.script.Selector;
import papan.narration.Caption;
import papan.replay.Timeline;

/**
 * Events of the coming turn to be put in order, under letters that give nothing away.
 *
 * @param offered what happens, as it is offered: the first is called {@code a}
 * @param answer the letters in the order in which it happens, joined by commas
 * @param finding why there is nothing to put in order
 */
record EventOrder(List<Caption> offered, String answer, Optional<Finding> finding) {
    private static final int MIN_EVENTS = 2;

    EventOrder {
        offered = List.copyOf(offered);
    }

    static EventOrder of(Question.Order question, Scene scene, String path) {
        UpcomingTurn coming = UpcomingTurn.of(question.move(), Question.Until.TURN, scene, path);
        if (coming.finding().isPresent()) {
            return new EventOrder(List.of(), "", coming.finding());
        }
        List<BoardEvent> unseen = coming.unseen();
        Timeline timeline = Timeline.of(coming.start(), unseen);
        List<Integer> chosen = new ArrayList<>();
        if (question.events().isEmpty()) {
            usual(unseen, timeline, chosen);
        } else {
            SelectedEvents events = SelectedEvents.of(
                    coming.events(), coming.seen(), coming.events().size());
            for (int i = 0; i < question.events().size(); i++) {
                Selector selector = question.events().get(i);
                List<Integer> all = events.all(selector);
                if (all.size() != 1) {
                    return fault(
                            path + ".events[" + i + "]",
                            "\"" + selector.quoted() + "\" selects " + (all.isEmpty() ? "none" : all.size())
                                    + " of the events; it must be one.",
                            "Events: " + events.summary() + ".");
                }
                chosen.addAll(all);
            }
        }
        List<Caption> captions =
                new TreeSet<>(chosen).stream().map(timeline::caption).toList();
        if (captions.size() < MIN_EVENTS || new HashSet<>(captions).size() < chosen.size()) {
            return fault(
                    path + ".events",
                    captions.size() < MIN_EVENTS
                            ? "There is nothing to put in order."
                            : "Two of the events are told in the same words.",
                    "Choose other events, or another move.");
        }
        return shuffled(captions, unseen.size());
    }

    /** Everything but the sowing of single seeds. */
    private static void usual(List<BoardEvent> events, Timeline timeline, List<Integer> chosen) {
        HashSet<Caption> told = new HashSet<>();
        for (int i = 0; i < events.size() && chosen.size() < Question.Order.MAX_EVENTS; i++) {
            boolean single = events.get(i) instanceof Sown || events.get(i) instanceof Skipped;
            if (!single && told.add(timeline.caption(i))) {
                chosen.add(i);
            }
        }
    }

    /** The same every time, and never in the right order. */
    private static EventOrder shuffled(List<Caption> captions, int seed) {
        List<Integer> inOrder = IntStream.range(0, captions.size()).boxed().toList();
        List<Integer> offered = new ArrayList<>(inOrder);
        Random dice = new Random(seed);
        while (offered.equals(inOrder)) {
            Collections.shuffle(offered, dice);
        }
        return new EventOrder(
                offered.stream().map(captions::get).toList(),
                inOrder.stream().map(i -> letter(offered.indexOf(i))).collect(Collectors.joining(",")),
                Optional.empty());
    }

    /** What an event that is offered is called. */
    static String letter(int index) {
        return String.valueOf((char) ('a' + index));
    }

    private static EventOrder fault(String path, String message, String fix) {
        return new EventOrder(
                List.of(), "", Optional.of(new Finding("E819", Finding.Severity.ERROR, path, message, fix)));
    }
}
