package papan.lesson.kind;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import papan.engine.Engine;
import papan.engine.Refusal;
import papan.event.BoardEvent;
import papan.event.SowingEvent.Skipped;
import papan.lesson.scene.Belief;
import papan.lesson.scene.Finding;
import papan.lesson.scene.LessonBook;
import papan.lesson.scene.RefusalFinding;
import papan.lesson.scene.Scene;
import papan.lesson.script.Misconception;
import papan.lesson.script.Question;
import papan.model.Move;
import papan.model.Position;
import papan.narration.Caption;
import papan.narration.Narrator;

/**
 * A turn told up to where an altered rule lets it go wrong, and a little further.
 *
 * @param told what is offered, in the order of events: the first is called {@code a}
 * @param wrong which of them does not follow the rules
 * @param finding why there is nothing to spot
 */
record FalseTrace(List<Caption> told, int wrong, Optional<Finding> finding) {
    private static final int AFTER = 3;

    FalseTrace {
        told = List.copyOf(told);
    }

    static FalseTrace of(Question.SpotError question, Scene scene, LessonBook book, String path) {
        if (scene.isStopped() || scene.round().isOpening()) {
            return fault(
                    "E816",
                    path + ".move",
                    scene.isStopped() ? "A move is under way, so none can be chosen." : "Both players open at once.",
                    "Give the step a position of its own.");
        }
        Optional<Refusal> refusal = scene.round().refuse(question.move());
        if (refusal.isPresent()) {
            return new FalseTrace(List.of(), 0, Optional.of(RefusalFinding.of(path + ".move", refusal.get())));
        }
        Optional<Belief> altered = altered(question, book);
        if (altered.isEmpty()) {
            return unaltered(question, book, path);
        }
        Optional<List<Caption>> other = played(altered.get(), question.move(), scene.position());
        List<BoardEvent> real = scene.choose(question.move()).turn();
        List<Caption> right = captions(real);
        if (other.isEmpty() || other.get().equals(right)) {
            return fault(
                    "E824",
                    path + ".alter",
                    "By the altered rule the move comes to the same, so there is nothing to spot.",
                    "Alter another clause, or choose another move.");
        }
        int at = 0;
        while (at < Math.min(right.size(), other.get().size())
                && right.get(at).equals(other.get().get(at))) {
            at++;
        }
        if (at == other.get().size()) {
            return fault(
                    "E824",
                    path + ".alter",
                    "By the altered rule the turn only ends earlier, so nothing that happens is wrong.",
                    "Alter another clause, or choose another move.");
        }
        return told(other.get(), at);
    }

    /** The rules by which the turn goes wrong; empty if they are the lesson's own. */
    private static Optional<Belief> altered(Question.SpotError question, LessonBook book) {
        return question.alter()
                .believed()
                .map(each -> Belief.of(each, book.own())
                        .filter(belief -> !belief.nothingBurnt() && each != Misconception.EXTRA_TURN_IN_HOUSE))
                .orElseGet(() -> book.with(question.alter().clause()).map(rules -> new Belief(rules, false, false)));
    }

    private static FalseTrace unaltered(Question.SpotError question, LessonBook book, String path) {
        String believed = question.alter()
                .believed()
                .map(Misconception::id)
                .orElse(question.alter().clause().toString());
        return fault(
                "E826",
                path + ".alter",
                "\"" + believed + "\" alters nothing in " + book.own().id() + ".",
                "Take another, or a clause of another rule set: { \"clause\": \"capturing-seed\", \"as\": \"congklak-simple\" }.");
    }

    private static Optional<List<Caption>> played(Belief altered, Move right, Position position) {
        Move move = altered.move(right);
        Engine engine = new Engine(altered.rules());
        return engine.refuse(position, move).isPresent()
                ? Optional.empty()
                : Optional.of(captions(engine.play(position, move).events()));
    }

    /** What is told of events: a place that is passed over is not. */
    private static List<Caption> captions(List<BoardEvent> events) {
        return events.stream()
                .filter(event -> !(event instanceof Skipped))
                .map(Narrator::caption)
                .toList();
    }

    /** What leads to the wrong event, the event, and what comes of it; nothing twice. */
    private static FalseTrace told(List<Caption> captions, int at) {
        Set<Caption> known = new HashSet<>();
        known.add(captions.get(at));
        ArrayDeque<Caption> told = new ArrayDeque<>();
        told.add(captions.get(at));
        int before = Question.SpotError.MAX_EVENTS - AFTER - 1;
        int wrong = 0;
        for (int i = at - 1; i >= 0 && wrong < before; i--) {
            if (known.add(captions.get(i))) {
                told.addFirst(captions.get(i));
                wrong++;
            }
        }
        for (int i = at + 1; i < captions.size() && told.size() <= wrong + AFTER; i++) {
            if (known.add(captions.get(i))) {
                told.addLast(captions.get(i));
            }
        }
        return new FalseTrace(new ArrayList<>(told), wrong, Optional.empty());
    }

    private static FalseTrace fault(String code, String path, String message, String fix) {
        return new FalseTrace(List.of(), 0, Optional.of(new Finding(code, Finding.Severity.ERROR, path, message, fix)));
    }
}
