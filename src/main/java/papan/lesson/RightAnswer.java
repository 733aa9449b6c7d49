package papan.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import papan.engine.Refusal;
import papan.event.BoardEvent;
import papan.event.SowingEvent.Lifted;
import papan.event.SowingEvent.Ruled;
import papan.event.SowingEvent.Skipped;
import papan.model.Move;

/**
 * The right answer to a question, from the rules.
 *
 * @param answer what the learner must answer; empty if the rules give none
 * @param anyOf answers of which one is enough; empty where {@code answer} is the only one
 * @param ruling the ruling on which it rests
 * @param finding why there is no answer
 */
record RightAnswer(String answer, List<String> anyOf, Optional<Ruled> ruling, Optional<Finding> finding) {
    RightAnswer {
        anyOf = List.copyOf(anyOf);
    }

    RightAnswer(String answer, Optional<Ruled> ruling, Optional<Finding> finding) {
        this(answer, List.of(), ruling, finding);
    }

    /** An answer that rests on no single ruling. */
    static RightAnswer of(String answer) {
        return new RightAnswer(answer, Optional.empty(), Optional.empty());
    }

    /** No answer, and why. */
    static RightAnswer none(Finding finding) {
        return new RightAnswer("", Optional.empty(), Optional.of(finding));
    }

    /**
     * The right answer to a question that is asked in a scene.
     *
     * @param effort what a search may cost, and is charged
     */
    static RightAnswer of(Question question, Scene scene, String path, Effort effort) {
        if (question instanceof Question.Landing landing) {
            return landing(landing, scene, path);
        }
        if (question instanceof Question.Choice choice) {
            return new RightAnswer(
                    choice.options().stream()
                            .filter(Question.Option::correct)
                            .map(Question.Option::id)
                            .collect(Collectors.joining(",")),
                    Optional.empty(),
                    Optional.empty());
        }
        if (question instanceof Question.HowMany number) {
            return CountedAnswer.number(number, scene, path);
        }
        if (question instanceof Question.FillCounts counts) {
            return CountedAnswer.counts(counts, scene, path);
        }
        if (question instanceof Question.BestMove best) {
            return BestMoveAnswer.of(best, scene, path, effort);
        }
        if (question instanceof Question.Order order) {
            return EventOrder.answer(order, scene, path);
        }
        if (question instanceof Question.Explain explain) {
            return of(explain.model());
        }
        if (question instanceof Question.Similar similar) {
            return Similarity.answer(similar, path);
        }
        if (question instanceof Question.SpotError spot) {
            return FalseTrace.answer(spot, scene, path);
        }
        if (question instanceof Question.DrawCurve curve) {
            return Curve.answer(curve, scene, path);
        }
        return question instanceof Question.Tally ? of("") : rule(scene, path);
    }

    private static RightAnswer rule(Scene scene, String path) {
        for (BoardEvent event : scene.toCome()) {
            if (event instanceof Ruled ruled) {
                return new RightAnswer(ruled.ruling().id(), Optional.of(ruled), Optional.empty());
            }
            if (!(event instanceof Skipped)) {
                break;
            }
        }
        return none(
                "E806",
                path,
                "No last seed is waiting to be judged here.",
                "Stop the move before with \"stopAt\": { \"event\": \"ruling\", \"when\": \"before\" }.");
    }

    private static RightAnswer landing(Question.Landing landing, Scene scene, String path) {
        Move move = landing.move();
        if (scene.isStopped()) {
            return lastSeed(landing, scene.turn(), path, true);
        }
        Optional<Refusal> refusal = scene.round().refuse(move);
        if (refusal.isPresent()) {
            return new RightAnswer("", Optional.empty(), Optional.of(Staging.refused(path + ".move", refusal.get())));
        }
        return lastSeed(landing, scene.choose(move).turn(), path, false);
    }

    private static RightAnswer lastSeed(
            Question.Landing landing, List<BoardEvent> turn, String path, boolean underWay) {
        List<Ruled> rulings = new ArrayList<>();
        List<Lifted> lifts = new ArrayList<>();
        for (BoardEvent event : turn) {
            if (event instanceof Ruled ruled) {
                rulings.add(ruled);
            } else if (event instanceof Lifted lifted) {
                lifts.add(lifted);
            }
        }
        int lap = landing.until().isTurn() ? rulings.size() : landing.until().lap();
        if (rulings.isEmpty() || lap > rulings.size()) {
            return none(
                    "E807",
                    path + ".until",
                    "This move has " + rulings.size()
                            + (rulings.size() == 1 ? " lap" : " laps") + ", so no last seed of lap " + Math.max(1, lap)
                            + " lands.",
                    "Ask for an earlier lap, or for the \"turn\".");
        }
        Ruled ruled = rulings.get(lap - 1);
        boolean named = lifts.stream()
                .anyMatch(l ->
                        l.at().equals(landing.move().from()) && (landing.until().isTurn() || l.lap() == lap));
        if (underWay && !named) {
            return none(
                    "E808",
                    path + ".move",
                    "A move is under way, and its lap " + lap + " is not lifted from " + landing.move() + ".",
                    "Lap " + lap + " is lifted from " + lifts.get(lap - 1).at() + ".");
        }
        return new RightAnswer(ruled.at().name(), Optional.of(ruled), Optional.empty());
    }

    static RightAnswer none(String code, String path, String message, String fix) {
        return none(new Finding(code, Finding.Severity.ERROR, path, message, fix));
    }
}
