package papan.json.lesson;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import papan.format.Ids;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonField;
import papan.format.JsonValue.JsonObject;
import papan.format.JsonValue.JsonText;
import papan.format.Visible;
import papan.lesson.script.Borrowed;
import papan.lesson.script.From;
import papan.lesson.script.LessonMove;
import papan.lesson.script.LookFor;
import papan.lesson.script.SameHouse;
import papan.lesson.script.Step;
import papan.model.House;
import papan.model.Move;
import papan.replay.Pairing;
import papan.rules.RuleSet;

/** Reads the steps that compare boards. */
final class LessonCompareReader {
    private static final Pattern ID = Pattern.compile("[A-Za-z][A-Za-z0-9-]{0,39}");

    private final LessonContext context;
    private final Map<String, LessonContext> contexts = new LinkedHashMap<>();
    private final Set<String> seen = new HashSet<>();

    LessonCompareReader(LessonContext context) {
        this.context = context;
    }

    /** The board of each id. */
    Map<String, LessonContext> contexts() {
        return contexts;
    }

    /** The step, once its boards and everything that every step has have been read. */
    Optional<Step> step(JsonObjectReader in, Step.Head head, List<Step.Compare.Board> boards) {
        Pairing sync = in.word("sync", syncs()).orElse(Pairing.CAUSE);
        SameHouse houses = in.word("houses", houses()).orElse(SameHouse.NAME);
        LookFor lookFor = in.word("ask", asks()).orElse(LookFor.NONE);
        return boards.isEmpty() ? Optional.empty() : Optional.of(new Step.Compare(head, boards, sync, houses, lookFor));
    }

    private static Map<String, Pairing> syncs() {
        Map<String, Pairing> syncs = Ids.of(Pairing.class, Pairing::id);
        syncs.put("event", Pairing.CAUSE);
        return syncs;
    }

    private static Map<String, SameHouse> houses() {
        return Ids.of(SameHouse.class, SameHouse::id);
    }

    private static Map<String, LookFor> asks() {
        return Ids.of(LookFor.class, LookFor::id);
    }

    /** The boards; none if one of them cannot be used. */
    List<Step.Compare.Board> boards(JsonObjectReader in) {
        Optional<JsonValue> value = in.required("boards");
        List<JsonValue> values = in.list("boards");
        int count = values.size();
        values.forEach(this::announce);
        boolean wrong = count < Step.Compare.MIN_BOARDS || count > Step.Compare.MAX_BOARDS;
        if (value.isPresent() && value.get() instanceof JsonValue.JsonArray && wrong) {
            context.problems()
                    .error(
                            "E651",
                            value.get(),
                            count == 1 ? "There is one board." : "There are " + count + " boards.",
                            "Compare " + Step.Compare.MIN_BOARDS + " to " + Step.Compare.MAX_BOARDS + ".");
        }
        if (wrong) {
            return List.of();
        }
        List<Step.Compare.Board> boards = new ArrayList<>();
        for (JsonValue each : values) {
            JsonObjectReader.of(each, context.problems())
                    .flatMap(inner -> board(inner, boards.stream().findFirst()))
                    .ifPresent(boards::add);
        }
        return boards.size() == count ? boards : List.of();
    }

    /** So that expectations of a board can be read even where something is wrong with the board. */
    private void announce(JsonValue board) {
        JsonField id = board instanceof JsonObject object ? object.fields().get("id") : null;
        if (id != null && id.value() instanceof JsonText text) {
            contexts.putIfAbsent(text.text(), context);
        }
    }

    private Optional<Step.Compare.Board> board(JsonObjectReader in, Optional<Step.Compare.Board> first) {
        Optional<String> id = in.requiredText("id").filter(name -> isId(name, in));
        Optional<RuleSet> rules = in.requiredText("rules").flatMap(name -> rules(name, in, "rules"));
        Optional<Borrowed> borrowed =
                rules.flatMap(base -> BorrowedShape.bridge(in, base, true, context.reading()));
        Optional<RuleSet> played = rules.flatMap(base -> borrowed.flatMap(set -> set.in(base, context.book())));
        String label = context.text(in, "label");
        if (id.isEmpty() || rules.isEmpty() || borrowed.isEmpty() || played.isEmpty()) {
            List.of("switch", "set", "position", "moves").forEach(in::has);
            in.finish();
            return Optional.empty();
        }
        LessonContext own = context.with(played.get());
        contexts.put(id.get(), own);
        Optional<From> from = from(in, own, first);
        List<LessonMove> moves = moves(in, own, first);
        in.finish();
        return from.map(
                begin -> new Step.Compare.Board(id.get(), rules.get().id(), borrowed.get(), begin, moves, label));
    }

    private Optional<RuleSet> rules(String name, JsonObjectReader in, String field) {
        return LessonContext.ruleSet(
                context.book(), context.problems(), name, in.value(field).orElseThrow());
    }

    private boolean isId(String id, JsonObjectReader in) {
        JsonValue at = in.value("id").orElseThrow();
        if (!ID.matcher(id).matches()) {
            context.problems()
                    .error(
                            "E103",
                            at,
                            "\"" + Visible.shortened(id) + "\" is not an id of a board.",
                            "It has letters, digits and hyphens, 40 at most, a letter first: \"A\".");
            return false;
        }
        if (ExpectShape.FIELDS.contains(id)) {
            context.problems()
                    .error(
                            "E657",
                            at,
                            "No board can be called \"" + id + "\": in \"expect\" the word has another meaning.",
                            "Call it \"A\" or \"B\".");
            return false;
        }
        if (!seen.add(id)) {
            context.problems()
                    .error(
                            "E652",
                            at,
                            "Two boards are called \"" + id + "\".",
                            "Give each board of the step an id of its own.");
            return false;
        }
        return true;
    }

    /** Where a board begins: where it says, or where the first board does. */
    private Optional<From> from(JsonObjectReader in, LessonContext own, Optional<Step.Compare.Board> first) {
        Optional<JsonValue> value = in.value("position");
        Optional<From> begin = value.isPresent()
                ? new LessonFromReader(own).ofBoard(value.get())
                : Optional.of(first.map(Step.Compare.Board::from).orElse(new From.Start()));
        JsonValue at = value.orElse(in.object());
        if (begin.isPresent()
                && begin.get() instanceof From.Given given
                && !given.position().layout().equals(own.rules().layout())) {
            context.problems()
                    .error(
                            "E654",
                            at,
                            "The position has " + given.position().houses() + " houses a side; "
                                    + own.rules().id() + " has "
                                    + own.rules().layout().houses() + ".",
                            "Compare boards of different sizes from \"start\".");
            return Optional.empty();
        }
        if (begin.isPresent()
                && first.filter(b -> !b.from().equals(begin.get())).isPresent()) {
            context.problems()
                    .error(
                            "E655",
                            at,
                            "This board begins elsewhere than board "
                                    + first.get().id() + ".",
                            "Leave \"position\" out: only the rules may differ.");
            return Optional.empty();
        }
        return begin;
    }

    /** The moves of a board: its own, or those of the first board. */
    private List<LessonMove> moves(JsonObjectReader in, LessonContext own, Optional<Step.Compare.Board> first) {
        List<JsonValue> values = in.list("moves");
        if (!in.has("moves") && first.isPresent()) {
            return inRange(in, own, first.get().moves());
        }
        List<LessonMove> moves = in.list("moves", v -> v instanceof JsonObject ? act(own, v) : move(in, own, v));
        if (values.isEmpty()) {
            context.problems()
                    .error("E656", in.object(), "Nothing is played on this board.", "Write \"moves\": [\"S1\"].");
        } else if (values.size() > Step.Play.MAX_MOVES) {
            context.problems()
                    .error(
                            "E510",
                            in.value("moves").orElseThrow(),
                            "There are " + values.size() + " moves; one step plays at most " + Step.Play.MAX_MOVES
                                    + ".",
                            "Make several steps of them.");
        } else if (moves.size() == values.size()
                && first.filter(b -> !b.moves().equals(moves)).isPresent()) {
            context.problems()
                    .error(
                            "E655",
                            in.value("moves").orElseThrow(),
                            "This board moves otherwise than board "
                                    + first.get().id() + ".",
                            "Leave \"moves\" out: only the rules may differ.");
        }
        return moves;
    }

    /** A common opening, a pass or a refill. On boards that are compared hands act as the rules say: these are compared. */
    private Optional<LessonMove> act(LessonContext own, JsonValue value) {
        Optional<LessonMove> act = new LessonMoveReader(own).act(value);
        boolean ordered = act.filter(LessonMove.Together.class::isInstance)
                .map(LessonMove.Together.class::cast)
                .flatMap(LessonMove.Together::order)
                .isPresent();
        if (ordered) {
            context.problems()
                    .error(
                            "E516",
                            value,
                            "On boards that are compared seeds fall in the order of the rules.",
                            "Leave \"schedule\" out; another order is another clause \"first-move\".");
        }
        return act;
    }

    private static Optional<LessonMove> move(JsonObjectReader in, LessonContext own, JsonValue value) {
        // A direction may be named with the house where the rule set leaves it open.
        Optional<Move> directed = value instanceof JsonText text
                ? Move.parse(text.text())
                        .filter(move -> move.direction().isPresent())
                        .filter(move -> own.rules().layout().contains(move.from()))
                : Optional.empty();
        return directed.or(() -> own.house(in, value).map(Move::new)).map(LessonMove.Choice::new);
    }

    /** The first board's moves as far as they name houses of this board; a problem for the first that does not. */
    private List<LessonMove> inRange(JsonObjectReader in, LessonContext own, List<LessonMove> moves) {
        moves.stream()
                .flatMap(LessonCompareReader::houses)
                .filter(house -> !own.rules().layout().contains(house))
                .findFirst()
                .ifPresent(house -> own.house(house.name(), in.object()));
        return moves;
    }

    private static Stream<House> houses(LessonMove move) {
        if (move instanceof LessonMove.Choice choice) {
            return Stream.of(choice.move().from());
        }
        return move instanceof LessonMove.Together together
                ? together.choices().values().stream().flatMap(List::stream).map(Move::from)
                : Stream.empty();
    }
}
