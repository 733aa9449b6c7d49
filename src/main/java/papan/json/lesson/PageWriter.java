package papan.json.lesson;

import java.util.Map;
import java.util.Optional;
import papan.chart.ChartText;
import papan.format.Field;
import papan.format.Ids;
import papan.format.JsonPrinter;
import papan.format.ObjectShape;
import papan.format.Shape;
import papan.format.Shapes;
import papan.lesson.page.Offers.Action;
import papan.lesson.page.Page;
import papan.lesson.page.Standing;
import papan.lesson.script.Lesson;
import papan.model.Side;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.rules.Key;

/** Writes pages of a lesson as JSON, for players that are not Papan itself. */
public final class PageWriter {
    static final String FORMAT = "page/1";
    private static final Shape<Integer> NUMBER = Shapes.whole(1, Integer.MAX_VALUE);

    private static final Map<String, Action> ACTIONS = Ids.of(Action.class, Key::of);

    static {
        ACTIONS.values().retainAll(Action.WRITTEN);
    }

    private static final Shape<Standing> AFTER = ObjectShape.ofWritten(
                    "What was done in a step before this is shown.",
                    Field.optional("hints", NUMBER, "How many were asked for.")
                            .fromOptional(
                                    (Standing of) -> Optional.of(of.hints()).filter(hints -> hints > 0)),
                    Field.optional("given", Shapes.text(), "What was answered, as answers are written.")
                            .fromOptional(Standing::given),
                    Field.optional("shown", Shapes.flag(), "Whether the answer was asked for instead.")
                            .fromOptional(
                                    (Standing of) -> Optional.of(of.shown()).filter(shown -> shown)))
            .named("after");

    private PageWriter() {}

    /**
     * A page on one line.
     *
     * @param lesson of which it is a page
     * @param cursor at which it was made
     */
    public static String line(Lesson lesson, int cursor, Page page) {
        return JsonPrinter.line(
                shape(new ChartText(page.words())).written(new OfLesson(lesson, cursor, Optional.empty(), page)));
    }

    /**
     * The page of a step as it stands after something was done in it, on one line.
     *
     * @param words the program's own
     */
    public static String line(Standing after, CaptionText words) {
        int cursor = after.state().stage().end();
        Page page = Page.of(after.state(), cursor, words);
        Lesson lesson = after.state().run().lesson();
        return JsonPrinter.line(
                shape(new ChartText(words)).written(new OfLesson(lesson, cursor, Optional.of(after), page)));
    }

    /** A page with what must be known of its lesson to show it. */
    record OfLesson(Lesson lesson, int cursor, Optional<Standing> after, Page page) {}

    static Shape<OfLesson> shape(ChartText words) {
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
                Field.optional("after", AFTER, "What was done in the step; left out if nothing was.")
                        .fromOptional(of -> of.after),
                Field.required("title", Shapes.text(), "The heading.").from(of -> of.page.title()),
                Field.required("blocks", Shapes.list(BlockShapes.any(words)), "From top to bottom.")
                        .from(of -> of.page.blocks()),
                Field.required("actions", Shapes.list(Shapes.words(ACTIONS)), "What can be done.")
                        .from(of -> of.page.actions().stream()
                                .filter(ACTIONS::containsValue)
                                .sorted()
                                .toList()),
                Field.required("notes", Shapes.text(), "For the teacher; may be empty.")
                        .from(of -> of.page.notes()));
    }
}
