package papan.json.rules;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import papan.format.JsonOut;
import papan.rules.Axes;
import papan.rules.Axis;
import papan.rules.Board;
import papan.rules.Citation;
import papan.rules.Clause;
import papan.rules.ClauseId;
import papan.rules.FirstMove;
import papan.rules.Key;
import papan.rules.Refill;
import papan.rules.Rounds;
import papan.rules.RuleSet;
import papan.rules.Setup;
import papan.rules.Source;

/** Writes a rule set whole, in the format that {@link RuleSetReader} reads; nothing is left to an extended one. */
final class RuleSetWriter {
    private final JsonGenerator out;

    private RuleSetWriter(JsonGenerator out) {
        this.out = out;
    }

    /** The text of a rule-set file. */
    public static String write(RuleSet rules) {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = JsonOut.to(text)) {
            out.setPrettyPrinter(new DefaultPrettyPrinter());
            new RuleSetWriter(out).rules(rules);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text + "\n";
    }

    private void rules(RuleSet rules) throws IOException {
        out.writeStartObject();
        out.writeStringField("format", "rules/1");
        about(rules.about());
        board(rules.board());
        axes(rules, Axes.OF_SOWING);
        firstMove(rules.firstMove());
        axes(rules, Axes.OF_PLAY);
        rounds(rules.rounds());
        clauses(rules);
        out.writeEndObject();
    }

    private void word(String field, Enum<?> value) throws IOException {
        out.writeStringField(field, Key.of(value));
    }

    private void texts(String field, Map<String, String> texts) throws IOException {
        out.writeObjectFieldStart(field);
        for (Map.Entry<String, String> text : new TreeMap<>(texts).entrySet()) {
            out.writeStringField(text.getKey(), text.getValue());
        }
        out.writeEndObject();
    }

    private void about(RuleSet.About about) throws IOException {
        out.writeStringField("id", about.id());
        out.writeNumberField("revision", about.revision());
        texts("names", about.names());
        if (about.area().isPresent()) {
            out.writeStringField("area", Key.of(about.area().get()));
        }
        texts("region", about.region());
        out.writeArrayFieldStart("sources");
        for (Source source : about.sources()) {
            out.writeStartObject();
            out.writeStringField("id", source.id());
            out.writeStringField("title", source.title());
            out.writeStringField("document", source.document());
            if (source.address().isPresent()) {
                out.writeStringField("address", source.address().get());
            }
            out.writeEndObject();
        }
        out.writeEndArray();
        if (about.after().isPresent()) {
            out.writeStringField("after", about.after().get());
        }
        out.writeObjectFieldStart("vocabulary");
        for (Map.Entry<String, Map<String, String>> language : new TreeMap<>(about.vocabulary()).entrySet()) {
            texts(language.getKey(), language.getValue());
        }
        out.writeEndObject();
    }

    private void board(Board board) throws IOException {
        out.writeObjectFieldStart("board");
        out.writeNumberField("housesPerSide", board.layout().houses());
        out.writeObjectFieldStart("setup");
        if (board.setup() instanceof Setup.Uniform uniform) {
            out.writeNumberField("uniform", uniform.seeds());
        } else if (board.setup() instanceof Setup.Alternate alternate) {
            out.writeNumberField("alternate", alternate.seeds());
        } else if (board.setup() instanceof Setup.Custom custom) {
            out.writeObjectFieldStart("custom");
            field("south", custom.south());
            field("north", custom.north());
            out.writeEndObject();
        }
        out.writeEndObject();
        out.writeNumberField("inEachStore", board.inEachStore());
        out.writeEndObject();
    }

    private void axes(RuleSet rules, List<Axis<RuleSet, ?>> axes) throws IOException {
        for (Axis<RuleSet, ?> axis : axes) {
            field(axis.field(), axis.written(rules));
        }
    }

    private void field(String name, Object written) throws IOException {
        out.writeFieldName(name);
        value(written);
    }

    private void value(Object written) throws IOException {
        if (written instanceof Map<?, ?> fields) {
            out.writeStartObject();
            for (Map.Entry<?, ?> field : fields.entrySet()) {
                field(String.valueOf(field.getKey()), field.getValue());
            }
            out.writeEndObject();
        } else if (written instanceof List<?> numbers) {
            out.writeStartArray();
            for (Object number : numbers) {
                value(number);
            }
            out.writeEndArray();
        } else {
            out.writeObject(written);
        }
    }

    private void firstMove(FirstMove firstMove) throws IOException {
        if (firstMove instanceof FirstMove.Free) {
            out.writeStringField("firstMove", "free");
            return;
        }
        out.writeObjectFieldStart("firstMove");
        if (firstMove instanceof FirstMove.Forced forced) {
            out.writeStringField("forced", forced.house().name());
        } else if (firstMove instanceof FirstMove.Simultaneous both) {
            word("simultaneous", both.schedule());
            word("house", both.choice());
            word("contestedHouse", both.contested());
        }
        out.writeEndObject();
    }

    private void rounds(Rounds rounds) throws IOException {
        if (rounds instanceof Rounds.Single) {
            out.writeStringField("rounds", "single");
            return;
        }
        out.writeObjectFieldStart("rounds");
        if (rounds instanceof Rounds.UntilBroke broke) {
            out.writeObjectFieldStart("untilBroke");
            out.writeNumberField("minHouses", broke.minHouses());
            renewal(broke.between());
        } else if (rounds instanceof Rounds.Fixed fixed) {
            out.writeObjectFieldStart("fixed");
            out.writeNumberField("rounds", fixed.rounds());
            renewal(fixed.between());
        } else if (rounds instanceof Rounds.RoundsWon won) {
            out.writeObjectFieldStart("roundsWon");
            out.writeNumberField("wins", won.wins());
            renewal(won.between());
        }
        out.writeEndObject();
    }

    private void renewal(Rounds.Renewal renewal) throws IOException {
        out.writeNumberField("full", renewal.full());
        refill(renewal.refill());
        word("burntHouse", renewal.burntHouse());
        word("burntFor", renewal.burntFor());
        word("nextStarter", renewal.starter());
        out.writeEndObject();
    }

    private void refill(Refill refill) throws IOException {
        if (refill instanceof Refill.Evenly || refill instanceof Refill.StartAgain) {
            out.writeStringField("refill", refill instanceof Refill.Evenly ? "evenly" : "startAgain");
            return;
        }
        out.writeObjectFieldStart("refill");
        if (refill instanceof Refill.HouseByHouse by) {
            out.writeObjectFieldStart("houseByHouse");
            word("from", by.from());
            word("lastHouse", by.lastHouse());
            out.writeEndObject();
        } else {
            word(refill instanceof Refill.LoserOnly ? "loserOnly" : "sameCountOnBothSides", refill.from());
        }
        out.writeEndObject();
    }

    private void clauses(RuleSet rules) throws IOException {
        out.writeObjectFieldStart("clauses");
        for (ClauseId id : ClauseId.values()) {
            Clause clause = rules.clause(id);
            if (!clause.supports().isEmpty() || clause.isReading()) {
                out.writeObjectFieldStart(id.id());
                citations("supports", clause.supports());
                citations("against", clause.against());
                citations("open", clause.open());
                if (clause.isReading()) {
                    texts("reading", clause.reading());
                }
                out.writeEndObject();
            }
        }
        out.writeEndObject();
    }

    private void citations(String field, List<Citation> citations) throws IOException {
        out.writeArrayFieldStart(field);
        for (Citation citation : citations) {
            out.writeStartObject();
            out.writeStringField("source", citation.source());
            texts("says", citation.says());
            if (citation.quote().isPresent()) {
                out.writeStringField("quote", citation.quote().get());
            }
            if (citation.at() > 0) {
                out.writeNumberField("at", citation.at());
            }
            out.writeEndObject();
        }
        out.writeEndArray();
    }
}
