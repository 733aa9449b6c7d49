package papan.json.lesson;

import java.util.List;
import java.util.Optional;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.Nearest;
import papan.format.Visible;
import papan.lesson.script.BankQuestion;
import papan.lesson.script.Feedback;
import papan.lesson.script.From;
import papan.lesson.script.Lesson;
import papan.lesson.script.LessonMove;
import papan.lesson.script.Next;
import papan.lesson.script.Step;
import papan.lesson.script.StopAt;

/** Reads the questions that are asked on the days after a lesson. */
final class LessonBankReader {
    private final LessonContext context;
    /** The ids of the steps whose end a question may be asked at. */
    private final List<String> steps;

    LessonBankReader(LessonContext context, List<String> steps) {
        this.context = context;
        this.steps = steps;
    }

    List<BankQuestion> read(JsonObjectReader in) {
        List<JsonValue> written = in.list("bank");
        if (written.size() > Lesson.Material.MAX_BANK) {
            context.problems()
                    .error(
                            "E406",
                            in.value("bank").orElseThrow(),
                            "There are " + written.size() + " questions for later; a lesson has at most "
                                    + Lesson.Material.MAX_BANK + ".",
                            "Keep the best of them.");
            return List.of();
        }
        return written.stream()
                .flatMap(v -> JsonObjectReader.of(v, context.problems()).flatMap(this::question).stream())
                .toList();
    }

    private Optional<BankQuestion> question(JsonObjectReader in) {
        Optional<String> id = context.id(in);
        String title = context.text(in, "title");
        Optional<String> after = in.text("after");
        after.ifPresent(step -> after(in, step));
        Optional<From> from = in.has("position")
                ? new LessonFromReader(context).ofBoard(in.value("position").orElseThrow())
                : Optional.of(new From.Start());
        List<LessonMove> moves = new LessonMoveReader(context).read(in);
        Optional<StopAt> stopAt = SelectorShape.STOPS.find(in, context.reading());
        Optional<QuestionFields.Asked> asked = QuestionShapes.OF_BANK.find(in, context.reading());
        Feedback feedback = context.get(in, FeedbackShape.FEEDBACK);
        Step.Head head = new Step.Head(
                id.orElse(""),
                title,
                List.of(),
                "",
                0,
                context.get(in, SayingShapes.HIGHLIGHTS),
                context.get(in, SayingShapes.HINTS),
                Optional.empty(),
                true,
                from.orElse(new From.Start()),
                Next.FOLLOWING,
                Optional.empty());
        in.finish();
        return id.isPresent() && from.isPresent()
                ? asked.map(q -> new BankQuestion(
                        new Step.Ask(head, q.question(), feedback, q.asking()), after, moves, stopAt))
                : Optional.empty();
    }

    /** A question asked at the end of a step has no board of its own. */
    private void after(JsonObjectReader in, String step) {
        JsonValue at = in.value("after").orElseThrow();
        if (!steps.contains(step)) {
            context.problems()
                    .error(
                            "E703",
                            at,
                            "There is no step \"" + Visible.shortened(step) + "\".",
                            Nearest.suggestion(step, steps));
        }
        for (String own : List.of("position", "moves", "stopAt")) {
            in.value(own)
                    .ifPresent(value -> context.problems()
                            .error(
                                    "E407",
                                    value,
                                    "The question is asked where step \"" + Visible.shortened(step) + "\" ends, so \""
                                            + own + "\" says nothing.",
                                    "Leave \"" + own + "\" out, or \"after\"."));
        }
    }
}
