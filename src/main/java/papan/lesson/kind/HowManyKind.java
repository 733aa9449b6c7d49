package papan.lesson.kind;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.event.SowingEvent.Captured;
import papan.event.SowingEvent.Lifted;
import papan.lesson.scene.Belief;
import papan.lesson.scene.Effort;
import papan.lesson.scene.LessonBook;
import papan.lesson.scene.Scene;
import papan.lesson.script.Hint;
import papan.lesson.script.Measure;
import papan.lesson.script.Question;
import papan.model.Layout;
import papan.model.Move;
import papan.narration.CaptionText;

/** How many? */
record HowManyKind(Question.HowMany question) implements QuestionKind, QuestionKind.Diagnosable {
    @Override
    public String type() {
        return "number";
    }

    @Override
    public AnswerForm form() {
        return AnswerForm.NUMBERS;
    }

    @Override
    public RightAnswer answer(Scene scene, LessonBook book, String path, Effort effort) {
        return UpcomingTurn.of(question.move(), question.until(), scene, path)
                .answer(turn -> Integer.toString(count(turn)));
    }

    private int count(UpcomingTurn turn) {
        if (question.of() instanceof Measure.Seeds seeds) {
            return turn.end().seedsIn(seeds.place());
        }
        return question.of() instanceof Measure.Laps
                ? turn.sum(Lifted.class, lifted -> 1)
                : turn.sum(Captured.class, Captured::seeds);
    }

    @Override
    public List<AnswerOption> options(Scene scene, AnswerOptions offers) {
        return List.of();
    }

    @Override
    public String words(QuestionWords words) {
        return words.sentences(question.move(), question.until(), measured(words.words()));
    }

    private String measured(CaptionText words) {
        if (question.of() instanceof Measure.Seeds seeds) {
            return words.text("ask.seeds", Map.of("place", seeds.place()));
        }
        return words.text(question.of() instanceof Measure.Laps ? "ask.laps" : "ask.captured");
    }

    @Override
    public String print() {
        return UpcomingTurn.print(question.move(), question.until()) + " " + question.of();
    }

    @Override
    public void check(RightAnswer right, QuestionCheck check) {
        question.stated().ifPresent(stated -> check.stated(stated.toString(), right));
    }

    @Override
    public AnswerNotation notation(Layout layout) {
        return AnswerNotation.ofNumbers(1);
    }

    @Override
    public List<Hint> hints(HintLadder ladder) {
        return ladder.counting(
                UpcomingTurn.of(question.move(), question.until(), ladder.scene(), ""),
                question.of() instanceof Measure.Laps);
    }

    @Override
    public Optional<Diagnosable> diagnosable() {
        return Optional.of(this);
    }

    @Override
    public Optional<Move> move() {
        return question.move();
    }

    @Override
    public Question believed(Belief belief) {
        Optional<Move> move = question.move().map(belief::move);
        return new Question.HowMany(question.text(), question.of(), move, question.until(), question.stated());
    }
}
