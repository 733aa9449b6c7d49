package papan.lesson.scene;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import papan.engine.Refusal;
import papan.event.RoundEvent.MatchEnded;
import papan.event.RoundEvent.Passed;
import papan.lesson.script.LessonMove;
import papan.lesson.script.SelectedEvents;
import papan.lesson.script.Selector;
import papan.lesson.script.Step;
import papan.lesson.script.StopAt;
import papan.model.House;
import papan.model.Move;

/**
 * Plays the moves of one step that plays.
 *
 * @param path where in the file the step stands
 * @param happened whether an earlier step has had such an event
 * @param findings where is told what cannot be played
 */
public record MovePlay(String path, Step.Play play, Effort effort, Predicate<Selector> happened, Findings findings) {
    /** The scene after the step; empty if it cannot be played. */
    public Optional<Scene> from(Scene before) {
        int begun = before.shown().size();
        Optional<Scene> scene = goOn(before);
        for (int i = 0; i < play.moves().size() && scene.isPresent(); i++) {
            boolean stops = play.stopAt().isPresent() && i == play.moves().size() - 1;
            String movePath = path + ".moves[" + i + "]";
            scene = move(movePath, play.moves().get(i), scene.get())
                    .flatMap(done -> stops ? stop(done, begun) : Optional.of(done.showAll()));
            scene.ifPresent(after -> effort.spend(after.shown().size()));
            if (effort.isSpent()) {
                // Whoever plays the steps tells.
                return Optional.empty();
            }
            if (scene.filter(s -> s.shown().size() > Scene.MAX_EVENTS).isPresent()) {
                return findings.fault(
                        "E509",
                        movePath,
                        "Up to here the board has seen more than " + Scene.MAX_EVENTS + " events.",
                        "Begin a step with a position of its own.");
            }
        }
        return scene;
    }

    /** Finishes the move that an earlier step stopped. */
    private Optional<Scene> goOn(Scene before) {
        if (play.continues() && !before.isStopped()) {
            return findings.fault(
                    "E505",
                    path + ".continue",
                    "No move was stopped before this step, so nothing can go on.",
                    "Leave \"continue\" out, or stop the move before with \"stopAt\".");
        }
        boolean passes = !play.moves().isEmpty() && play.moves().get(0) instanceof LessonMove.Pass;
        boolean goesOnWithPass = passes && isBeforePass(before);
        if (!play.continues() && before.isStopped() && !play.moves().isEmpty() && !goesOnWithPass) {
            return findings.fault(
                    "E506",
                    path + ".moves[0]",
                    "The move before was stopped and is not finished.",
                    "Write \"continue\": true, or give the step a position with \"from\".");
        }
        if (!play.continues()) {
            return Optional.of(before);
        }
        boolean stops = play.stopAt().isPresent() && play.moves().isEmpty();
        return stops ? stop(before, before.shown().size()) : Optional.of(before.showAll());
    }

    /** After a move, which may not have been shown yet. */
    private Optional<Scene> move(String at, LessonMove move, Scene scene) {
        if (move instanceof LessonMove.Choice choice) {
            return choose(at, choice.move(), scene);
        }
        if (move instanceof LessonMove.Together together) {
            return new OpeningPlay(at, together, scene, findings).opened();
        }
        return move instanceof LessonMove.Refill refill ? refill(at, refill, scene) : pass(at, scene);
    }

    private Optional<Scene> choose(String at, Move move, Scene scene) {
        Optional<Refusal> refusal = scene.round().refuse(move);
        if (refusal.isPresent()) {
            Finding refused = RefusalFinding.of(at, refusal.get());
            boolean betweenRounds = !scene.followsRound().isEmpty();
            return findings.fault(
                    refused.code(),
                    at,
                    refused.message(),
                    betweenRounds ? "Go on to the next round with { \"action\": \"refill\" }." : refused.fix());
        }
        return Optional.of(scene.choose(move));
    }

    private static boolean isBeforePass(Scene scene) {
        return scene.isStopped() && scene.toCome().get(0) instanceof Passed;
    }

    /** The rules have passed with the turn before, unless that was stopped just before. */
    private Optional<Scene> pass(String at, Scene scene) {
        boolean passed = scene.latest().filter(Passed.class::isInstance).isPresent();
        if (isBeforePass(scene) || (passed && !scene.isStopped())) {
            return Optional.of(scene);
        }
        if (scene.round().isOver()) {
            return findings.fault("E511", at, "Nobody can pass: the round is over.", "Leave the pass out.");
        }
        String mover = scene.round().mover().id();
        return findings.fault(
                "E511",
                at,
                "\"pass\": " + mover + " can move, so the rules do not let that player pass.",
                RefusalFinding.legal(scene.round().mover(), scene.round().legalMoves()));
    }

    private Optional<Scene> refill(String at, LessonMove.Refill refill, Scene scene) {
        if (!scene.round().isOver()) {
            return findings.fault(
                    "E515",
                    at,
                    "The round is not over, so nothing is filled yet.",
                    RefusalFinding.legal(scene.round().mover(), scene.round().legalMoves()));
        }
        if (scene.followsRound().isEmpty()) {
            boolean ended = scene.latest().filter(MatchEnded.class::isInstance).isPresent();
            return findings.fault(
                    "E515",
                    at,
                    ended ? "The match is over." : "By these rules a match has a single round, so nothing is filled.",
                    "Leave the refill out.");
        }
        Scene next = scene.nextRound();
        Set<House> burnt =
                next.round().isOver() ? Set.of() : next.match().position().burnt();
        if (refill.burn().filter(houses -> !houses.equals(burnt)).isPresent()) {
            findings.error(
                    "X402",
                    at + ".burn",
                    "The lesson expects " + names(refill.burn().get()) + " to be burnt, the rules burn " + names(burnt)
                            + (next.round().isOver() ? ": the match is over." : "."),
                    "Correct the list, or leave it out.");
        }
        return Optional.of(next);
    }

    /** Houses as messages name them. */
    public static String names(Set<House> houses) {
        return houses.isEmpty()
                ? "no house"
                : houses.stream().map(House::name).sorted().collect(Collectors.joining(", "));
    }

    /**
     * Shows the rest of the latest turn up to where the step stops.
     *
     * @param begun how many events of the scene the learner had seen when the step began
     */
    private Optional<Scene> stop(Scene scene, int begun) {
        StopAt stopAt = play.stopAt().orElseThrow();
        SelectedEvents before =
                SelectedEvents.of(scene.shown(), begun, scene.shown().size());
        SelectedEvents events = SelectedEvents.of(
                        scene.turn(), scene.seen(), scene.turn().size())
                .after(selector -> !before.fitting(selector).isEmpty() || happened.test(selector));
        OptionalInt found = events.first(stopAt.event());
        return found.isPresent()
                ? Optional.of(scene.show(found.getAsInt() + (stopAt.before() ? 0 : 1)))
                : notThere(stopAt.event(), events);
    }

    private Optional<Scene> notThere(Selector event, SelectedEvents events) {
        int fitting = events.fitting(event).size();
        if (event.first() && fitting > 0) {
            return findings.fault(
                    "E503",
                    path + ".stopAt",
                    "stopAt " + event.quoted() + " first: the lesson has had one before this move.",
                    "Leave \"first\" out.");
        }
        String nth = event.nth().isPresent() ? " nth " + event.nth().getAsInt() : "";
        return findings.fault(
                "E503",
                path + ".stopAt",
                "stopAt " + event.quoted() + nth + ": this move has " + count(fitting) + ".",
                "Events: " + events.summary() + ".");
    }

    private static String count(int fitting) {
        return fitting == 0 ? "none" : "only " + fitting;
    }
}
