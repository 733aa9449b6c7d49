package papan.json.progress;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import papan.format.JsonOut;
import papan.lesson.learner.ResultRow;
import papan.lesson.play.Answered;

/** Writes results as xAPI statements, one a line: every attempt is one. The same attempt has the same id each time. */
public final class StatementWriter {
    private static final String VERB = "http://adlnet.gov/expapi/verbs/answered";
    private final Writer writer;

    /** A writer on top of another, which it does not close. */
    public StatementWriter(Writer writer) {
        this.writer = writer;
    }

    /** Writes what a learner did with a question. */
    public void write(ResultRow row) throws IOException {
        int number = 1;
        for (Answered.Attempt attempt : row.answer().attempts()) {
            try (JsonGenerator out = JsonOut.to(writer)) {
                out.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
                out.setPrettyPrinter(new MinimalPrettyPrinter(""));
                statement(out, row, attempt, number);
            }
            writer.write('\n');
            number++;
        }
    }

    private static void statement(JsonGenerator out, ResultRow row, Answered.Attempt attempt, int number)
            throws IOException {
        Answered answer = row.answer();
        String key = String.join(
                "\n", row.learner(), row.lesson(), answer.step(), answer.question(), attempt.time() + " " + number);
        out.writeStartObject();
        out.writeStringField(
                "id",
                UUID.nameUUIDFromBytes(key.getBytes(StandardCharsets.UTF_8)).toString());
        out.writeObjectFieldStart("actor");
        out.writeStringField("objectType", "Agent");
        out.writeObjectFieldStart("account");
        out.writeStringField("homePage", Activities.HOME);
        out.writeStringField("name", row.learner());
        out.writeEndObject();
        out.writeEndObject();
        out.writeObjectFieldStart("verb");
        out.writeStringField("id", VERB);
        out.writeEndObject();
        out.writeObjectFieldStart("object");
        out.writeStringField("objectType", "Activity");
        out.writeStringField("id", Activities.id(row.lesson(), answer.step()));
        out.writeObjectFieldStart("definition");
        out.writeStringField("type", Activities.TYPE);
        out.writeStringField("interactionType", Activities.interaction(answer.type()));
        out.writeEndObject();
        out.writeEndObject();
        out.writeObjectFieldStart("result");
        out.writeBooleanField("success", attempt.correct());
        out.writeStringField("response", Activities.response(answer.type(), attempt.given()));
        if (number == answer.attempts().size()) {
            out.writeStringField("duration", "PT" + answer.seconds() + "S");
        }
        out.writeObjectFieldStart("extensions");
        out.writeNumberField(Activities.HOME + "attempt", number);
        out.writeNumberField(Activities.HOME + "hints", answer.hints());
        out.writeEndObject();
        out.writeEndObject();
        out.writeObjectFieldStart("context");
        out.writeStringField("revision", String.valueOf(row.revision()));
        out.writeStringField("platform", "Papan");
        if (!answer.language().isEmpty()) {
            out.writeStringField("language", answer.language());
        }
        out.writeEndObject();
        out.writeStringField("timestamp", attempt.time().toString());
        out.writeEndObject();
    }
}
