package papan.json.lesson;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import papan.format.Field;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.Nearest;
import papan.format.Shape;
import papan.format.Shapes;
import papan.format.Visible;
import papan.lesson.script.Expectation;
import papan.lesson.script.Feedback;
import papan.lesson.script.From;
import papan.lesson.script.LessonMove;
import papan.lesson.script.Panel;
import papan.lesson.script.Picture;
import papan.lesson.script.Selector;
import papan.lesson.script.Step;
import papan.replay.Grain;

/** Reads the steps of a lesson. */
final class LessonStepReader {
    private static final List<String> KINDS = List.of("show", "play", "ask", "try", "compare", "chart");
    private static final Map<String, Grain> PACES =
            Map.of("seed", Grain.SEED, "lap", Grain.LAP, "turn", Grain.TURN, "round", Grain.ROUND);
    private static final Map<String, Panel> PANELS =
            Arrays.stream(Panel.values()).collect(Collectors.toMap(Panel::id, Function.identity()));
    private static final double MIN_MINUTES = 0.2;
    private static final double MAX_MINUTES = 10;

    private static final Field<List<Selector>> PAUSES = Field.optional(
            "pauseOn",
            Shapes.list(
                    SelectorShape.SELECTOR,
                    Step.Play.MAX_PAUSES,
                    "E510",
                    "There are ",
                    " events to pause on; at most " + Step.Play.MAX_PAUSES + " fit one step.",
                    "Keep those that matter."),
            List.of(),
            "The events after which Next and playing stop on the way.");

    private final LessonContext context;
    private final LessonNextReader next;
    private final LessonPictureReader pictures;

    LessonStepReader(LessonContext context, LessonNextReader next, Optional<Path> folder) {
        this.context = context;
        this.pictures = new LessonPictureReader(context, folder);
        this.next = next;
    }

    Optional<Step> read(JsonValue value) {
        return JsonObjectReader.of(value, context.problems()).flatMap(this::read);
    }

    private Optional<Step> read(JsonObjectReader in) {
        Optional<String> kind = in.requiredText("kind");
        Optional<Step> step = kind.flatMap(k -> step(in, k));
        if (kind.filter(KINDS::contains).isPresent()) {
            in.finish();
        }
        return step;
    }

    private void otherKind(JsonObjectReader in, String kind) {
        JsonValue at = in.value("kind").orElseThrow();
        context.problems()
                .error(
                        "E403",
                        at,
                        "Step kind \"" + Visible.shortened(kind) + "\" is unknown.",
                        Nearest.suggestion(kind, KINDS));
    }

    private Optional<Step> step(JsonObjectReader in, String kind) {
        return switch (kind) {
            case "show" -> show(in, head(in, "position", ExpectShape.OF_STEP));
            case "play" -> play(in, head(in, "from", ExpectShape.OF_STEP));
            case "ask" -> ask(in, head(in, "position", ExpectShape.OF_STEP));
            case "try" -> new LessonTryReader(context).read(in, head(in, "position", ExpectShape.OF_STEP));
            case "compare" -> compare(in);
            case "chart" -> chart(in, head(in, "", ExpectShape.OF_STEP));
            default -> {
                otherKind(in, kind);
                yield Optional.empty();
            }
        };
    }

    /** The panels that an object names; empty if it says nothing of them. */
    static Optional<Set<Panel>> panels(JsonObjectReader in) {
        return in.has("panels")
                ? Optional.of(new LinkedHashSet<>(in.list("panels", value -> in.asWord(value, PANELS))))
                : Optional.empty();
    }

    private Optional<Step> show(JsonObjectReader in, Optional<Step.Head> head) {
        Optional<Picture> picture = pictures.read(in);
        return head.map(h -> new Step.Show(h, picture));
    }

    private Optional<Step> compare(JsonObjectReader in) {
        LessonCompareReader reader = new LessonCompareReader(context);
        List<Step.Compare.Board> boards = reader.boards(in);
        Optional<Step.Head> head = head(in, "", ExpectShape.ofBoards(reader.contexts()));
        return head.flatMap(h -> reader.step(in, h, boards));
    }

    private static final Field<String> CHART = ChartField.chart(false, "Which chart: one of Papan's, or the id of one of your own in charts.");
    private static final Field<papan.analysis.Spacing> PER = Field.optional("per", Shapes.words(ChartField.spacings(papan.analysis.Spacing.values())), "How far apart");
    private static final Field<Boolean> PREDICT = Field.optional("predictFirst", Shapes.flag(), false, "Whether");

    private Optional<Step> chart(JsonObjectReader in, Optional<Step.Head> head) {
        return papan.format.ObjectShape.<Step>of("", f -> new Step.ShowChart(f.need(head), ChartField.named(f, CHART, PER, f.get(PREDICT) ? Optional.of(PREDICT) : Optional.empty()), f.get(PREDICT)), PREDICT, CHART, PER).finishing((x,y) -> {}).read(in, context.reading());
    }

    /**
     * What every kind of step has.
     *
     * @param position the name of the field that says where it begins; empty if it has none
     */
    private Optional<Step.Head> head(JsonObjectReader in, String position, Shape<Expectation> expect) {
        Optional<String> id = context.id(in);
        Optional<From> from = Optional.of(new From.Keep());
        if (!position.isEmpty() && in.has(position)) {
            from = new LessonFromReader(context).read(in.value(position).orElseThrow());
        }
        Step.Head head = new Step.Head(
                id.orElse(""),
                context.text(in, "title"),
                context.get(in, SayingShapes.SAY),
                context.text(in, "teacher"),
                in.number("minutes", MIN_MINUTES, MAX_MINUTES).orElse(0.0),
                context.get(in, SayingShapes.HIGHLIGHTS),
                context.get(in, SayingShapes.HINTS),
                in.value("expect").flatMap(value -> expect.read(value, context.reading())),
                in.flag("skippable", true),
                from.orElse(new From.Keep()),
                next.read(in),
                panels(in));
        return id.isPresent() && from.isPresent() ? Optional.of(head) : Optional.empty();
    }

    private Optional<Step> play(JsonObjectReader in, Optional<Step.Head> head) {
        List<LessonMove> moves = new LessonMoveReader(context).read(in);
        boolean continues = in.flag("continue", false);
        if (!continues && playsNothing(in)) {
            context.problems()
                    .error(
                            "E508",
                            in.object(),
                            "This step plays nothing.",
                            "Write \"moves\": [\"S1\"], or \"continue\": true.");
        }
        Optional<Grain> pace = in.word("pace", PACES);
        Optional<papan.lesson.script.StopAt> stopAt = SelectorShape.STOPS.find(in, context.reading());
        List<Selector> pauseOn = context.get(in, PAUSES);
        return head.map(h -> new Step.Play(h, moves, pace, stopAt, continues, pauseOn));
    }

    /** Whether there are no moves at all; those that cannot be read are told of by themselves. */
    private static boolean playsNothing(JsonObjectReader in) {
        return in.value("moves")
                .map(v ->
                        v instanceof JsonValue.JsonArray moves && moves.values().isEmpty())
                .orElse(true);
    }

    private Optional<Step> ask(JsonObjectReader in, Optional<Step.Head> head) {
        Optional<QuestionFields.Asked> asked = QuestionShapes.OF_STEP.find(in, context.reading());
        Feedback feedback = context.get(in, FeedbackShape.FEEDBACK);
        return head.flatMap(h -> asked.map(q -> new Step.Ask(h, q.question(), feedback, q.asking())));
    }
}
