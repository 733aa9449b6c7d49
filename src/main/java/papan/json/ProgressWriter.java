package papan.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import papan.format.JsonOut;
import papan.lesson.Answered;
import papan.lesson.Draft;
import papan.lesson.LessonProgress;
import papan.lesson.Progress;
import papan.lesson.Reopened;

/** Writes what a learner has done as {@code progress/1}, for people to read. */
final class ProgressWriter {
    private ProgressWriter() {}

    /** The file of a learner. */
    public static byte[] bytes(Progress progress) {
        StringWriter text = new StringWriter();
        DefaultPrettyPrinter printer = new DefaultPrettyPrinter();
        printer.indentArraysWith(DefaultIndenter.SYSTEM_LINEFEED_INSTANCE.withLinefeed("\n"));
        printer.indentObjectsWith(DefaultIndenter.SYSTEM_LINEFEED_INSTANCE.withLinefeed("\n"));
        try (JsonGenerator out = JsonOut.to(text)) {
            out.setPrettyPrinter(printer);
            out.writeStartObject();
            out.writeStringField("format", ProgressReader.FORMAT);
            out.writeStringField("learner", progress.learner());
            out.writeArrayFieldStart("lessons");
            for (LessonProgress lesson : progress.lessons().values()) {
                lesson(out, lesson);
            }
            out.writeEndArray();
            out.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return (text + "\n").getBytes(StandardCharsets.UTF_8);
    }

    private static void lesson(JsonGenerator out, LessonProgress lesson) throws IOException {
        out.writeStartObject();
        out.writeStringField("lesson", lesson.lesson());
        out.writeNumberField("revision", lesson.revision());
        out.writeStringField("step", lesson.place().step());
        out.writeNumberField("cursor", lesson.place().cursor());
        out.writeBooleanField("atEnd", lesson.place().atEnd());
        texts(out, "back", lesson.place().back());
        texts(out, "made", lesson.place().made());
        texts(out, "moves", lesson.place().moves());
        out.writeBooleanField("finished", lesson.finished());
        out.writeStringField("begun", lesson.begun().toString());
        out.writeStringField("time", lesson.time().toString());
        out.writeNumberField("seconds", lesson.seconds());
        answers(out, "answers", lesson.answers());
        answers(out, "setAside", lesson.setAside());
        drafts(out, lesson.drafts());
        reopened(out, lesson.reopened());
        out.writeEndObject();
    }

    private static void answers(JsonGenerator out, String name, List<Answered> answers) throws IOException {
        out.writeArrayFieldStart(name);
        for (Answered answer : answers) {
            out.writeStartObject();
            out.writeStringField("step", answer.step());
            out.writeStringField("type", answer.type());
            out.writeStringField("question", answer.question());
            if (!answer.goal().isEmpty()) {
                out.writeStringField("goal", answer.goal());
            }
            out.writeStringField("language", answer.language());
            attempts(out, answer.attempts());
            out.writeNumberField("hints", answer.hints());
            out.writeBooleanField("revealed", answer.revealed());
            out.writeNumberField("seconds", answer.seconds());
            texts(out, "misconceptions", answer.misconceptions());
            if (answer.confidence() > 0) {
                out.writeNumberField("confidence", answer.confidence());
            }
            out.writeStringField("time", answer.time().toString());
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    /** Left out while there are none. */
    private static void drafts(JsonGenerator out, List<Draft> drafts) throws IOException {
        if (drafts.isEmpty()) {
            return;
        }
        out.writeArrayFieldStart("drafts");
        for (Draft draft : drafts) {
            out.writeStartObject();
            out.writeStringField("step", draft.step());
            out.writeStringField("question", draft.question());
            out.writeStringField("given", draft.given());
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    /** Left out while there are none. */
    private static void reopened(JsonGenerator out, List<Reopened> steps) throws IOException {
        if (steps.isEmpty()) {
            return;
        }
        out.writeArrayFieldStart("reopened");
        for (Reopened step : steps) {
            out.writeStartObject();
            out.writeStringField("step", step.step());
            out.writeStringField("question", step.question());
            out.writeNumberField("answers", step.answers());
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    /** A list that is left out while it is empty. */
    private static void texts(JsonGenerator out, String name, List<String> all) throws IOException {
        if (!all.isEmpty()) {
            out.writeArrayFieldStart(name);
            for (String each : all) {
                out.writeString(each);
            }
            out.writeEndArray();
        }
    }

    private static void attempts(JsonGenerator out, List<Answered.Attempt> attempts) throws IOException {
        out.writeArrayFieldStart("attempts");
        for (Answered.Attempt attempt : attempts) {
            out.writeStartObject();
            out.writeStringField("given", attempt.given());
            out.writeBooleanField("correct", attempt.correct());
            out.writeStringField("time", attempt.time().toString());
            out.writeEndObject();
        }
        out.writeEndArray();
    }
}
