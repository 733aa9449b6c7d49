package papan.lesson.check;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import papan.event.BoardEvent;
import papan.event.RoundEvent;
import papan.event.SowingEvent;
import papan.lesson.compare.ComparedBoards;
import papan.lesson.kind.RightAnswer;
import papan.lesson.play.PlayedStep;
import papan.lesson.play.Stage;
import papan.lesson.scene.Findings;
import papan.lesson.scene.Scene;
import papan.lesson.script.EventLine;
import papan.lesson.script.Expectation;
import papan.model.House;
import papan.model.Position;
import papan.model.Side;
import papan.model.Store;
import papan.rules.ClauseId;
import papan.rules.RuleSet;

/** Compares what came out of a step, or of one of its boards, with what its author expects. */
final class ExpectationCheck {
    /** What can be done about an expectation that is not met, as long as no cause is known. */
    static final String CORRECT = "Correct the expectation or the step.";

    private final String path;
    private final Findings findings;
    private final Position position;
    private final List<BoardEvent> events;
    private final Optional<BoardEvent> latest;
    private final Optional<RightAnswer> right;
    private final RuleSet rules;

    private ExpectationCheck(
            String path,
            Position position,
            List<BoardEvent> events,
            Optional<BoardEvent> latest,
            Optional<RightAnswer> right,
            RuleSet rules,
            Findings findings) {
        this.path = path;
        this.position = position;
        this.events = events;
        this.latest = latest;
        this.right = right;
        this.rules = rules;
        this.findings = findings;
    }

    /**
     * Compares a step with what is expected of it.
     *
     * @param answer the right one where the step asks
     */
    static void step(String stepPath, PlayedStep played, Optional<RightAnswer> answer, Findings findings) {
        played.stage()
                .step()
                .head()
                .expect()
                .ifPresent(expect -> step(stepPath + ".expect", expect, played, answer, findings));
    }

    /** The same for an expectation that is written elsewhere. */
    static void step(
            String path, Expectation expect, PlayedStep played, Optional<RightAnswer> answer, Findings findings) {
        Stage stage = played.stage();
        List<BoardEvent> all = stage.timeline().events();
        new ExpectationCheck(
                        path,
                        stage.timeline().positionAt(stage.end()),
                        all.subList(stage.start(), stage.end()),
                        last(all),
                        answer,
                        played.after().round().rules(),
                        findings)
                .compare(expect);
        played.compared().ifPresent(boards -> boards(path, expect, boards, findings));
    }

    /**
     * Compares what was played on a board with what is expected of it.
     *
     * @param from index of the first event that counts
     */
    static void scene(String path, Expectation expect, Scene scene, int from, Findings findings) {
        new ExpectationCheck(
                        path,
                        scene.position(),
                        scene.shown().subList(from, scene.shown().size()),
                        scene.latest(),
                        Optional.empty(),
                        scene.round().rules(),
                        findings)
                .compare(expect);
    }

    private static void boards(String path, Expectation expect, ComparedBoards compared, Findings findings) {
        for (ComparedBoards.Board board : compared.boards()) {
            List<BoardEvent> events = board.played().events();
            Optional.ofNullable(expect.boards().get(board.id()))
                    .ifPresent(own -> new ExpectationCheck(
                                    path + "." + board.id(),
                                    board.end(),
                                    events,
                                    last(events),
                                    Optional.empty(),
                                    board.rules(),
                                    findings)
                            .compare(own));
        }
        expect.differBy().ifPresent(clauses -> {
            Set<ClauseId> wanted = new HashSet<>(clauses);
            if (!wanted.equals(new HashSet<>(compared.differBy()))) {
                findings.error(
                        "X401",
                        path + ".differBy",
                        "The lesson expects the boards to differ by " + ids(clauses) + ", the rules give "
                                + ids(compared.differBy()) + ".",
                        CORRECT);
            }
        });
    }

    private static String ids(List<ClauseId> clauses) {
        return clauses.isEmpty()
                ? "no clause"
                : clauses.stream().map(ClauseId::id).collect(Collectors.joining(", "));
    }

    private static Optional<BoardEvent> last(List<BoardEvent> events) {
        return events.isEmpty() ? Optional.empty() : Optional.of(events.get(events.size() - 1));
    }

    private void compare(Expectation expect) {
        expect.position().ifPresent(this::board);
        expect.seeds().forEach((place, seeds) -> {
            String field = place instanceof Store ? "store:" + place.side().id() : "house:" + place.name();
            differ(field, place.name() + " to hold", seeds, position.seedsIn(place));
        });
        expect.hand().ifPresent(seeds -> differ("hand", "the hand to hold", seeds, position.inHand(hand())));
        expect.mover()
                .ifPresent(side -> differ(
                        "mover",
                        "the player to move to be",
                        side.id(),
                        position.toMove().id()));
        expect.at().ifPresent(place -> differ("at", "the last event to be at", place.name(), at()));
        expect.laps().ifPresent(laps -> differ("laps", "the laps to be", laps, Recording.laps(events)));
        expect.captured()
                .ifPresent(seeds -> differ("captured", "the captured seeds to be", seeds, Recording.captured(events)));
        expect.matchOver().ifPresent(over -> differ("matchOver", "the match to be over:", over, matchOver()));
        expect.answer().ifPresent(this::answer);
        events(expect);
        rules(expect.rules());
    }

    private void board(Expectation.Board board) {
        board.rows().forEach((side, row) -> {
            if (isTurned(side, row)) {
                findings.error(
                        "X401",
                        path + ".position." + side.id(),
                        "The lesson expects this row to be " + row + ", the rules give the same the other way round.",
                        "Write " + row(side) + ": each row is written as its own player sees it, from the left.");
                return;
            }
            for (int i = 0; i < Math.min(row.size(), position.houses()); i++) {
                House house = new House(side, i + 1);
                differ(
                        "position." + side.id() + "[" + i + "]",
                        house + " to hold",
                        row.get(i),
                        position.seedsIn(house));
            }
        });
        board.stores()
                .forEach((side, seeds) -> differ(
                        "position.stores." + side.id(),
                        new Store(side).name() + " to hold",
                        seeds,
                        position.inStore(side)));
        board.mover()
                .ifPresent(side -> differ(
                        "position.mover",
                        "the player to move to be",
                        side.id(),
                        position.toMove().id()));
        board.burnt()
                .ifPresent(burnt ->
                        differ("position.burnt", "the burnt houses to be", names(burnt), names(position.burnt())));
        board.round().ifPresent(round -> differ("position.round", "the round to be", round, position.round()));
    }

    /** Whether a row was written as the other player sees it. */
    private boolean isTurned(Side side, List<Integer> expected) {
        List<Integer> turned = new ArrayList<>(expected);
        Collections.reverse(turned);
        return turned.equals(row(side)) && !turned.equals(expected);
    }

    private List<Integer> row(Side side) {
        return position.layout().row(side).stream().map(position::seedsIn).toList();
    }

    private static List<String> names(Set<House> houses) {
        return houses.stream().map(House::name).sorted().toList();
    }

    /** Whose hand is meant: that of the player who acted last. */
    private Side hand() {
        return latest.filter(SowingEvent.class::isInstance)
                .map(e -> ((SowingEvent) e).player())
                .orElse(position.toMove());
    }

    private String at() {
        return latest.map(EventLine::of)
                .map(line -> Optional.ofNullable(line.values().get("at"))
                        .or(() -> Optional.ofNullable(line.values().get("from"))))
                .flatMap(o -> o)
                .map(Object::toString)
                .orElse("no place");
    }

    /** Whether it has been told that the match is over, or the round is and the rules know no other. */
    private boolean matchOver() {
        return latest.filter(e -> e instanceof RoundEvent.MatchEnded
                        || (e instanceof RoundEvent.RoundEnded
                                && rules.renewal().isEmpty()))
                .isPresent();
    }

    private void answer(String expected) {
        if (right.isEmpty()) {
            findings.error(
                    "E812",
                    path + ".answer",
                    "The step does not ask anything, so it has no answer.",
                    "Leave \"answer\" out.");
        } else if (right.get().finding().isEmpty()) {
            differ("answer", "the answer to be", expected, right.get().answer());
        }
    }

    private void events(Expectation expect) {
        List<EventLine> lines = events.stream().map(EventLine::of).toList();
        int at = 0;
        for (int i = 0; i < expect.events().size(); i++) {
            Expectation.Event wanted = expect.events().get(i);
            int found = at;
            while (found < lines.size() && !fits(wanted, lines.get(found)) && !expect.exact()) {
                found++;
            }
            if (found >= lines.size() || !fits(wanted, lines.get(found))) {
                String got = found < lines.size() ? "came " + lines.get(found) : missing(wanted, lines);
                mismatch("events[" + i + "]", wanted.kind().id() + " " + wanted.values() + " was expected, but " + got);
                return;
            }
            at = found + 1;
        }
        if (expect.exact() && at < lines.size()) {
            mismatch("events", "No more events were expected, but then came " + lines.get(at));
        }
    }

    /** What is most like an event that did not come. */
    private static String missing(Expectation.Event wanted, List<EventLine> lines) {
        return lines.stream()
                .filter(line -> line.kind() == wanted.kind())
                .findFirst()
                .map(line -> "there is only " + line)
                .orElse("there is none");
    }

    private static boolean fits(Expectation.Event wanted, EventLine line) {
        for (Map.Entry<String, Object> value : wanted.values().entrySet()) {
            if (!value.getValue().equals(line.values().get(value.getKey()))) {
                return false;
            }
        }
        return line.kind() == wanted.kind();
    }

    private void rules(List<ClauseId> expected) {
        Set<ClauseId> fired = new HashSet<>();
        for (BoardEvent event : events) {
            if (event instanceof SowingEvent.Ruled ruled) {
                fired.add(ruled.clause());
            } else if (event instanceof SowingEvent.Skipped skipped) {
                fired.add(skipped.clause());
            }
        }
        for (int i = 0; i < expected.size(); i++) {
            if (!fired.contains(expected.get(i))) {
                List<String> ids = fired.stream().map(ClauseId::id).sorted().toList();
                mismatch(
                        "rules[" + i + "]",
                        "The clause \"" + expected.get(i).id() + "\" was expected to decide; those that did are "
                                + String.join(", ", ids));
            }
        }
    }

    private void differ(String field, String what, Object expected, Object got) {
        if (!expected.equals(got)) {
            mismatch(field, "The lesson expects " + what + " " + expected + ", the rules give " + got);
        }
    }

    private void mismatch(String field, String message) {
        String last = latest.map(e -> " (last event: " + EventLine.of(e) + ")").orElse("");
        findings.error("X401", path + "." + field, message + last + ".", CORRECT);
    }
}
