package papan.json.match;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
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
import papan.format.JsonOut;
import papan.model.House;
import papan.model.Move;
import papan.model.Side;
import papan.narration.CaptionText;
import papan.narration.Narrator;
import papan.narration.Reasoning;
import papan.rules.Citation;
import papan.rules.Clause;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.RuleSet;
import papan.rules.Source;

/** Writes comparisons as JSON Lines, one object a line, for other programs. */
public final class ComparisonWriter {
    private final CaptionText words;
    private final Writer writer;

    /** A writer on top of another, which it does not close; events are told in words. */
    public ComparisonWriter(CaptionText words, Writer writer) {
        this.words = words;
        this.writer = writer;
    }

    /**
     * Writes how a board compares with the first.
     *
     * @param board from 1
     * @param seat who sits there
     * @param borrowedFrom the rule set from which the seat's clauses are borrowed; empty for one as it is
     */
    public void write(SideBySide played, int board, SideBySide.Seat seat, Optional<RuleSet> borrowedFrom)
            throws IOException {
        Comparison comparison = played.comparison(board);
        RuleSet one = comparison.first().rules();
        try (JsonGenerator out = JsonOut.to(writer)) {
            out.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
            out.writeStartObject();
            out.writeStringField("first", one.id());
            out.writeStringField("second", seat.rules().id());
            switched(out, seat, borrowedFrom);
            out.writeFieldName("position");
            if (played.from().isPresent()) {
                PositionWriter.write(played.from().get(), out);
            } else {
                out.writeNull();
            }
            moves(out, "moves", played.moves());
            counterparts(out, played, board);
            out.writeBooleanField("parts", comparison.parts());
            out.writeNumberField("agreeing", comparison.same());
            clauses(out, "causes", comparison.causes());
            clauses(out, "together", comparison.together());
            side(out, "firstThen", "firstEnd", comparison.firstEvent(), comparison.first());
            side(out, "secondThen", "secondEnd", comparison.secondEvent(), comparison.second());
            partings(out, played, board);
            out.writeArrayFieldStart("clauses");
            for (ClauseId clause : ClauseAnswer.differing(one, seat.rules())) {
                out.writeStartObject();
                out.writeStringField("clause", clause.id());
                answer(out, "first", one, clause);
                answer(out, "second", seat.rules(), clause);
                out.writeEndObject();
            }
            out.writeEndArray();
            out.writeObjectFieldStart("ends");
            end(out, "first", played.boards().get(0));
            end(out, "second", played.boards().get(board));
            out.writeEndObject();
            out.writeEndObject();
        }
        writer.write("\n");
    }

    private static void switched(JsonGenerator out, SideBySide.Seat seat, Optional<RuleSet> from) throws IOException {
        if (from.isEmpty()) {
            out.writeNullField("switched");
            return;
        }
        out.writeObjectFieldStart("switched");
        clauses(out, "clauses", seat.borrowed());
        out.writeStringField("from", from.get().id());
        if (seat.since().isPresent()) {
            out.writeNumberField("sinceEvent", seat.since().getAsInt());
        } else {
            out.writeNullField("sinceEvent");
        }
        out.writeEndObject();
    }

    /** Which houses correspond, as far as their names differ; null for one without a counterpart. */
    private static void counterparts(JsonGenerator out, SideBySide played, int board) throws IOException {
        Counterparts counterparts = played.rivals().get(board - 1).counterparts();
        out.writeObjectFieldStart("counterparts");
        out.writeBooleanField("sameSize", counterparts.isSameSize());
        out.writeBooleanField("mirrored", counterparts.isMirrored());
        out.writeObjectFieldStart("houses");
        for (Side side : Side.values()) {
            for (Counterparts.Pair pair : counterparts.pairs(side)) {
                if (pair.other().isEmpty()) {
                    out.writeNullField(pair.first().name());
                } else if (!pair.other().get().equals(pair.first())) {
                    out.writeStringField(pair.first().name(), pair.other().get().name());
                }
            }
        }
        out.writeEndObject();
        moves(out, "moves", counterparts.onOther(played.moves()));
        text(out, "lost", played.lost(board).map(Move::toString));
        out.writeEndObject();
    }

    private static void partings(JsonGenerator out, SideBySide played, int board) throws IOException {
        out.writeArrayFieldStart("partings");
        for (Parting parting : played.rivals().get(board - 1).partings()) {
            out.writeStartObject();
            out.writeNumberField("afterEvents", parting.at());
            out.writeNumberField("afterSeeds", played.seedsSown(board, parting.at()));
            clauses(out, "clauses", parting.clauses());
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    private void answer(JsonGenerator out, String key, RuleSet rules, ClauseId id) throws IOException {
        Clause clause = rules.clause(id);
        ClauseAnswer answer = ClauseAnswer.of(id, rules);
        out.writeObjectFieldStart(key);
        out.writeStringField("answer", answer.key());
        out.writeStringField("detail", answer.detail());
        out.writeStringField("short", new Reasoning(words, rules).cell(id));
        titles(out, "supports", rules, clause.supports());
        titles(out, "against", rules, clause.against());
        out.writeBooleanField("ourReading", clause.isReading());
        out.writeEndObject();
    }

    private static void titles(JsonGenerator out, String key, RuleSet rules, List<Citation> citations)
            throws IOException {
        out.writeArrayFieldStart(key);
        for (Citation citation : citations) {
            out.writeString(rules.source(citation.source()).map(Source::title).orElse(citation.source()));
        }
        out.writeEndArray();
    }

    private static void end(JsonGenerator out, String key, Courses.Played played) throws IOException {
        EndState end = EndState.of(played);
        out.writeObjectFieldStart(key);
        bySide(out, "stores", end.position()::inStore);
        bySide(out, "rows", end.position()::inRow);
        out.writeArrayFieldStart("burnt");
        for (House house : end.position().burnt()) {
            out.writeString(house.name());
        }
        out.writeEndArray();
        out.writeNumberField("captured", end.captured());
        out.writeNumberField("sown", end.sown());
        out.writeNumberField("laps", end.laps());
        out.writeNumberField("turns", end.turns());
        out.writeStringField("mover", end.position().toMove().id());
        text(out, "roundWinner", end.round().map(Winner::id));
        text(out, "refused", played.refused().map(refusal -> refusal.move().toString()));
        text(out, "reason", played.refused().map(refusal -> refusal.reason().id()));
        out.writeEndObject();
    }

    private static void bySide(JsonGenerator out, String key, ToIntFunction<Side> read) throws IOException {
        out.writeObjectFieldStart(key);
        for (Side side : Side.values()) {
            out.writeNumberField(side.id(), read.applyAsInt(side));
        }
        out.writeEndObject();
    }

    private static void text(JsonGenerator out, String key, Optional<String> value) throws IOException {
        if (value.isPresent()) {
            out.writeStringField(key, value.get());
        } else {
            out.writeNullField(key);
        }
    }

    private static void moves(JsonGenerator out, String key, List<Move> moves) throws IOException {
        out.writeArrayFieldStart(key);
        for (Move move : moves) {
            out.writeString(move.toString());
        }
        out.writeEndArray();
    }

    private static void clauses(JsonGenerator out, String key, List<ClauseId> clauses) throws IOException {
        out.writeArrayFieldStart(key);
        for (ClauseId clause : clauses) {
            out.writeString(clause.id());
        }
        out.writeEndArray();
    }

    private void side(JsonGenerator out, String then, String end, Optional<BoardEvent> event, Courses.Played played)
            throws IOException {
        if (event.isPresent()) {
            out.writeStringField(then, words.format(Narrator.caption(event.get())));
        } else {
            out.writeNullField(then);
        }
        out.writeFieldName(end);
        PositionWriter.write(Fold.after(played.before(), played.events()), out);
    }
}
