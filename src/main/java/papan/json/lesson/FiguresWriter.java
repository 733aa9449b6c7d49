package papan.json.lesson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.Writer;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import papan.format.JsonOut;
import papan.lesson.check.LessonFigures;
import papan.lesson.check.LessonFigures.First;
import papan.lesson.check.ReadingLoad;
import papan.lesson.script.Lesson;
import papan.rules.Key;

/** Writes lessons in figures. */
public final class FiguresWriter {
    private FiguresWriter() {}

    /** Writes one list; leaves the writer open. */
    public static void write(List<LessonFigures> lessons, Writer writer) throws IOException {
        try (JsonGenerator out = JsonOut.to(writer)) {
            out.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
            out.setPrettyPrinter(new DefaultPrettyPrinter());
            out.writeStartArray();
            for (LessonFigures figures : lessons) {
                lesson(out, figures);
            }
            out.writeEndArray();
            out.writeRaw('\n');
        }
    }

    private static void lesson(JsonGenerator out, LessonFigures figures) throws IOException {
        Lesson lesson = figures.lesson();
        out.writeStartObject();
        out.writeStringField("lesson", lesson.id());
        out.writeStringField("strand", Key.of(lesson.meta().audience().strand()));
        out.writeStringField("level", Key.of(lesson.meta().audience().level()));
        out.writeNumberField("minutes", lesson.meta().minutes());
        out.writeNumberField("steps", lesson.steps().size());
        out.writeNumberField("questions", figures.questions());
        out.writeNumberField("kept", lesson.material().bank().size());
        out.writeNumberField("ownMoves", figures.ownMoves());
        first(out, "firstAct", figures.firstAct());
        first(out, "firstMove", figures.firstOwnMove());
        if (figures.load().isPresent()) {
            load(out, figures.load().get());
        }
        texts(
                out,
                "sources",
                lesson.meta().sources().stream().map(Lesson.Reference::cite).toList());
        out.writeEndObject();
    }

    private static void load(JsonGenerator out, ReadingLoad load) throws IOException {
        out.writeNumberField("lookingOn", load.longestLookingOn());
        out.writeNumberField("longestScreen", load.longestScreen());
        out.writeNumberField("longestSentence", load.longestSentence());
        texts(out, "newWords", load.newWords());
    }

    private static void first(JsonGenerator out, String field, Optional<First> first) throws IOException {
        if (first.isEmpty()) {
            out.writeNullField(field);
            return;
        }
        out.writeObjectFieldStart(field);
        out.writeNumberField("number", first.get().step());
        out.writeStringField("step", first.get().id());
        out.writeNumberField("minute", first.get().minutes());
        out.writeEndObject();
    }

    private static void texts(JsonGenerator out, String field, Collection<String> texts) throws IOException {
        out.writeArrayFieldStart(field);
        for (String text : texts) {
            out.writeString(text);
        }
        out.writeEndArray();
    }
}
