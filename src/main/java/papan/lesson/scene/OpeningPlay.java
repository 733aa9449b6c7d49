package papan.lesson.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.engine.Match;
import papan.engine.Refusal;
import papan.engine.Round;
import papan.engine.SimultaneousOpening;
import papan.event.BoardEvent;
import papan.event.RoundEvent.RoundEnded;
import papan.event.RoundEvent.RoundStarted;
import papan.event.SowingEvent.Lifted;
import papan.lesson.script.LessonMove.Order;
import papan.lesson.script.LessonMove.Together;
import papan.model.Move;
import papan.model.Side;
import papan.rules.FirstMove.Simultaneous;

/**
 * Plays a simultaneous opening whose choices are all given at once.
 *
 * @param path where in the file it stands
 * @param findings where is told what cannot be played
 */
public record OpeningPlay(String path, Together together, Scene scene, Findings findings) {
    /** The scene after the opening, none of which has been shown yet; empty if it cannot be played. */
    public Optional<Scene> opened() {
        Round round = scene.round();
        Optional<Simultaneous> rule = SimultaneousOpening.in(round.rules());
        if (rule.isEmpty()) {
            return findings.fault(
                    "E512", path, "By these rules the players do not open together.", "Write single houses.");
        }
        boolean untouched = round.isOpening() && round.latest().stream().anyMatch(RoundStarted.class::isInstance);
        if (!untouched || scene.isStopped()) {
            return findings.fault(
                    "E512",
                    path,
                    "Both players choose together only where a round begins from the rule set's own start.",
                    "Write \"from\": \"start\", and nothing before this move.");
        }
        boolean own = together.order().isEmpty()
                || together.order().get().equals(new Order.Scheduled(rule.get().schedule()));
        return own ? asTheRulesSay(round) : inAnotherOrder(round);
    }

    private Optional<Scene> asTheRulesSay(Round begun) {
        int[] used = new int[2];
        List<BoardEvent> events = new ArrayList<>();
        Match match = scene.match();
        Round round = begun;
        while (round.isOpening()) {
            Side mover = round.mover();
            List<Move> choices = together.of(mover);
            if (used[mover.index()] == choices.size()) {
                return missing(mover, RefusalFinding.legal(mover, round.legalMoves()));
            }
            Move move = choices.get(used[mover.index()]++);
            Optional<Refusal> refusal = round.refuse(move);
            if (refusal.isPresent()) {
                findings.add(RefusalFinding.of(path, refusal.get()));
                return Optional.empty();
            }
            match = match.choose(move);
            round = round.choose(move);
            events.addAll(round.latest());
        }
        for (Side side : Side.values()) {
            List<Move> choices = together.of(side);
            if (used[side.index()] < choices.size()) {
                return unused(side, choices.get(used[side.index()]));
            }
        }
        return Optional.of(scene.opened(match, round, events));
    }

    private Optional<Scene> inAnotherOrder(Round begun) {
        Order order = together.order().orElseThrow();
        SimultaneousOpening.Played played = order instanceof Order.Scheduled scheduled
                ? SimultaneousOpening.bySchedule(
                        begun.rules(), begun.position(), together.choices(), scheduled.schedule())
                : SimultaneousOpening.play(
                        begun.rules(), begun.position(), together.choices(), ((Order.Acts) order).order());
        for (Side side : Side.values()) {
            List<Move> wanted = together.of(side);
            List<Move> made = chosen(played, side);
            for (int i = 0; i < wanted.size(); i++) {
                if (i >= made.size() || !made.get(i).equals(wanted.get(i))) {
                    return unused(side, wanted.get(i));
                }
            }
            if (played.resting().contains(side)) {
                return missing(side, "");
            }
        }
        boolean ends = played.events().stream().anyMatch(RoundEnded.class::isInstance);
        if (ends || played.endless()) {
            return findings.fault(
                    "E514",
                    path,
                    ends
                            ? "In this order the round is over with the opening."
                            : "In this order the opening never ends.",
                    "Choose other houses, or leave \"schedule\" out.");
        }
        Match then = scene.match().reached(played.after());
        return Optional.of(scene.opened(then, then.round(), played.events()));
    }

    private static List<Move> chosen(SimultaneousOpening.Played played, Side side) {
        return BoardEvent.all(Lifted.class, played.events())
                .filter(lifted -> lifted.player() == side && lifted.lap() == 1)
                .map(lifted -> new Move(lifted.at()))
                .toList();
    }

    private Optional<Scene> missing(Side side, String fix) {
        String name = side.id();
        return findings.fault(
                "E513",
                path,
                name + " ends in the own store and chooses again, but no further house is given.",
                "Write it under \"then\": { \"" + name + "\": […] }." + (fix.isEmpty() ? "" : " " + fix));
    }

    private Optional<Scene> unused(Side side, Move move) {
        return findings.fault(
                "E514",
                path,
                "\"" + move + "\" is not chosen in this opening: when it is due, " + side.id()
                        + " cannot choose it or has finished.",
                "Leave it out, or choose another house.");
    }
}
