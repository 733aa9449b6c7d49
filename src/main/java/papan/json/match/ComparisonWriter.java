package papan.json.match;

import static papan.format.Shapes.keywords;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import papan.analysis.Comparison;
import papan.analysis.Counterparts;
import papan.analysis.Courses;
import papan.analysis.EndState;
import papan.analysis.Parting;
import papan.analysis.SideBySide;
import papan.event.BoardEvent;
import papan.event.Fold;
import papan.event.Winner;
import papan.format.JsonPrinter;
import papan.model.House;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.narration.CaptionText;
import papan.narration.Narrator;
import papan.narration.Reasoning;
import papan.rules.Citation;
import papan.rules.Clause;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.RuleSet;

/**
 * Comparisons as JSON Lines, one object a line, for other programs.
 *
 * @param words in which events are told
 */
public record ComparisonWriter(CaptionText words) {
    /**
     * How a board compares with the first.
     *
     * @param board from 1
     * @param seat who sits there
     * @param borrowedFrom the rule set from which the seat's clauses are borrowed; empty for one as it is
     */
    public String line(SideBySide played, int board, SideBySide.Seat seat, Optional<RuleSet> borrowedFrom) {
        Comparison comparison = played.comparison(board);
        RuleSet one = comparison.first().rules();
        return JsonPrinter.line(keywords(
                        "first", one.id(),
                        "second", seat.rules().id(),
                        "switched", borrowedFrom.map(from -> switched(seat, from)),
                        "position", played.from().map(PositionWriter.SHAPE::written),
                        "moves", moves(played.moves()),
                        "counterparts", counterparts(played, board),
                        "parts", comparison.parts(),
                        "agreeing", comparison.same(),
                        "causes", clauses(comparison.causes()),
                        "together", clauses(comparison.together()),
                        "firstThen", told(comparison.firstEvent()),
                        "firstEnd", end(comparison.first()),
                        "secondThen", told(comparison.secondEvent()),
                        "secondEnd", end(comparison.second()),
                        "partings",
                                played.rivals().get(board - 1).partings().stream()
                                        .map(parting -> parting(parting, played, board))
                                        .toList(),
                        "clauses",
                                ClauseAnswer.differing(one, seat.rules()).stream()
                                        .map(id -> keywords(
                                                "clause", id.id(),
                                                "first", answer(one, id),
                                                "second", answer(seat.rules(), id)))
                                        .toList(),
                        "ends",
                                keywords(
                                        "first", ended(played.boards().get(0)),
                                        "second", ended(played.boards().get(board)))))
                + "\n";
    }

    private static Map<String, Object> switched(SideBySide.Seat seat, RuleSet from) {
        Optional<Integer> since =
                seat.since().isPresent() ? Optional.of(seat.since().getAsInt()) : Optional.empty();
        return keywords("clauses", clauses(seat.borrowed()), "from", from.id(), "sinceEvent", since);
    }

    /** Which houses correspond, as far as their names differ; null for one without a counterpart. */
    private static Map<String, Object> counterparts(SideBySide played, int board) {
        Counterparts counterparts = played.rivals().get(board - 1).counterparts();
        Map<String, Object> houses = new LinkedHashMap<>();
        for (Side side : Side.values()) {
            for (Counterparts.Pair pair : counterparts.pairs(side)) {
                if (!pair.other().equals(Optional.of(pair.first()))) {
                    houses.put(pair.first().name(), pair.other().map(House::name));
                }
            }
        }
        return keywords(
                "sameSize", counterparts.isSameSize(),
                "mirrored", counterparts.isMirrored(),
                "houses", houses,
                "moves", moves(counterparts.onOther(played.moves())),
                "lost", played.lost(board).map(Move::toString));
    }

    private static Map<String, Object> parting(Parting parting, SideBySide played, int board) {
        return keywords(
                "afterEvents", parting.at(),
                "afterSeeds", played.seedsSown(board, parting.at()),
                "clauses", clauses(parting.clauses()));
    }

    private Map<String, Object> answer(RuleSet rules, ClauseId id) {
        Clause clause = rules.clause(id);
        ClauseAnswer answer = ClauseAnswer.of(id, rules);
        return keywords(
                "answer", answer.key(),
                "detail", answer.detail(),
                "short", new Reasoning(words, rules).cell(id),
                "supports", titles(rules, clause.supports()),
                "against", titles(rules, clause.against()),
                "ourReading", clause.isReading());
    }

    private static List<String> titles(RuleSet rules, List<Citation> citations) {
        return citations.stream().map(rules::title).toList();
    }

    private static Map<String, Object> ended(Courses.Played played) {
        EndState end = EndState.of(played);
        Position position = end.position();
        return keywords(
                "stores", bySide(position::inStore),
                "rows", bySide(position::inRow),
                "burnt", position.burnt().stream().map(House::name).toList(),
                "captured", end.captured(),
                "sown", end.sown(),
                "laps", end.laps(),
                "turns", end.turns(),
                "mover", position.toMove().id(),
                "roundWinner", end.round().map(Winner::id),
                "refused", played.refused().map(refusal -> refusal.move().toString()),
                "reason", played.refused().map(refusal -> refusal.reason().id()));
    }

    private static Map<String, Object> bySide(ToIntFunction<Side> read) {
        return keywords("south", read.applyAsInt(Side.SOUTH), "north", read.applyAsInt(Side.NORTH));
    }

    private static List<String> moves(List<Move> moves) {
        return moves.stream().map(Move::toString).toList();
    }

    private static List<String> clauses(List<ClauseId> clauses) {
        return clauses.stream().map(ClauseId::id).toList();
    }

    private Optional<String> told(Optional<BoardEvent> event) {
        return event.map(each -> words.format(Narrator.caption(each)));
    }

    private static Object end(Courses.Played played) {
        return PositionWriter.SHAPE.written(Fold.after(played.before(), played.events()));
    }
}
