package papan.json.progress;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import papan.format.JsonOut;
import papan.format.OneALine;
import papan.lesson.kept.Answered;
import papan.lesson.learner.ResultRow;

/** Writes results as a JSON list, one object a line, with the names that the columns of the table have. */
public final class ResultWriter {
    private ResultWriter() {}

    /** Writes all rows; leaves the writer open. */
    public static void write(List<ResultRow> rows, Writer writer) throws IOException {
        try (JsonGenerator out = JsonOut.to(writer)) {
            out.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
            out.setPrettyPrinter(new OneALine());
            out.writeStartArray();
            out.writeRaw(rows.isEmpty() ? "" : "\n");
            for (ResultRow row : rows) {
                write(row, out);
            }
            out.writeEndArray();
        }
        writer.write("\n");
    }

    private static void write(ResultRow row, JsonGenerator out) throws IOException {
        Answered answer = row.answer();
        out.writeStartObject();
        out.writeStringField("learner", row.learner());
        out.writeStringField("lesson", row.lesson());
        out.writeNumberField("revision", row.revision());
        out.writeStringField("step", answer.step());
        out.writeStringField("question_type", answer.type());
        text(out, "goal", Optional.of(answer.goal()).filter(goal -> !goal.isEmpty()));
        text(out, "first_answer", answer.first().map(Answered.Attempt::given));
        text(out, "final_answer", answer.last().map(Answered.Attempt::given));
        out.writeBooleanField("correct_first", answer.correctFirst());
        out.writeNumberField("attempts", answer.attempts().size());
        out.writeNumberField("hints", answer.hints());
        out.writeArrayFieldStart("misconceptions");
        for (String misconception : answer.misconceptions()) {
            out.writeString(misconception);
        }
        out.writeEndArray();
        if (answer.confidence() == 0) {
            out.writeNullField("confidence");
        } else {
            out.writeNumberField("confidence", answer.confidence());
        }
        out.writeNumberField("seconds", answer.seconds());
        out.writeStringField("language", answer.language());
        out.writeStringField("time_utc", answer.time().toString());
        out.writeEndObject();
    }

    private static void text(JsonGenerator out, String key, Optional<String> text) throws IOException {
        if (text.isPresent()) {
            out.writeStringField(key, text.get());
        } else {
            out.writeNullField(key);
        }
    }
}
