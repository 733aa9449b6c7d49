package papan.json.lesson;

import java.util.Map;
import papan.chart.ChartText;
import papan.format.Definitions;
import papan.format.Field;
import papan.format.JsonPrinter;
import papan.format.ObjectShape;
import papan.format.Shape;
import papan.format.Shapes;
import papan.lesson.page.Page;
import papan.lesson.script.Lesson;
import papan.model.Side;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Wording;
import papan.rules.Key;

/** Writes pages of a lesson as JSON, for players that are not Papan itself. */
public final class PageWriter {
    private static final String FORMAT = "page/1";
    private static final Shape<Integer> NUMBER = Shapes.whole(1, Integer.MAX_VALUE);

    private PageWriter() {}

    /**
     * A page on one line.
     *
     * @param lesson of which it is a page
     * @param cursor at which it was made
     */
    public static String line(Lesson lesson, int cursor, Page page) {
        return JsonPrinter.line(shape(page.words()).written(new OfLesson(lesson, cursor, page)));
    }

    /** The JSON Schema of such a line. */
    static Map<String, Object> schema() {
        Shape<OfLesson> shape = shape(new CaptionText(Wording.of(Language.ENGLISH)));
        return Definitions.schema("urn:papan:schema:page-1", FORMAT, shape);
    }

    /** A page with what must be known of its lesson to show it. */
    private record OfLesson(Lesson lesson, int cursor, Page page) {}

    private static Shape<OfLesson> shape(CaptionText words) {
        return ObjectShape.ofWritten(
                "What is to be shown of a lesson at one moment, with nothing in it of how it is shown.",
                Field.required("format", Shapes.words(Map.of(FORMAT, FORMAT)), "The version of the format.")
                        .from(of -> FORMAT),
                Field.required("lesson", Shapes.text(), "The id of the lesson.").from(of -> of.lesson.id()),
                Field.required("language", Shapes.words(Language.class, Language::tag), "In which it is written.")
                        .from(of -> of.page.words().wording().language()),
                Field.required("bottom", Shapes.words(Side.class, Side::id), "Who sits at the bottom of its boards.")
                        .from(of -> of.lesson.view().bottom()),
                Field.required("step", Shapes.text(), "The id of the step.").from(of -> of.page.step()),
                Field.required("number", NUMBER, "Which step it is, from 1.").from(of -> of.page.number()),
                Field.required("steps", NUMBER, "How many there are.").from(of -> of.page.steps()),
                Field.required("cursor", Shapes.whole(0, Integer.MAX_VALUE), "How many events have been seen.")
                        .from(of -> of.cursor),
                Field.required("title", Shapes.text(), "The heading.").from(of -> of.page.title()),
                Field.required("blocks", Shapes.list(BlockShapes.any(new ChartText(words))), "From top to bottom.")
                        .from(of -> of.page.blocks()),
                Field.required("actions", Shapes.list(Shapes.words(Page.Action.class, Key::of)), "What can be done.")
                        .from(of -> of.page.actions().stream().sorted().toList()),
                Field.required("notes", Shapes.text(), "For the teacher; may be empty.")
                        .from(of -> of.page.notes()));
    }
}
