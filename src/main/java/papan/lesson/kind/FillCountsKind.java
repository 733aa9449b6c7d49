package papan.lesson.kind;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import papan.lesson.scene.Belief;
import papan.lesson.scene.Effort;
import papan.lesson.scene.LessonBook;
import papan.lesson.scene.Scene;
import papan.lesson.script.Hint;
import papan.lesson.script.Question;
import papan.model.Layout;
import papan.model.Move;

/** How many seeds lie in each of these houses? */
record FillCountsKind(Question.FillCounts question) implements QuestionKind, QuestionKind.Diagnosable {
    @Override
    public String type() {
        return "fillCounts";
    }

    @Override
    public AnswerForm form() {
        return AnswerForm.NUMBERS;
    }

    @Override
    public RightAnswer answer(Scene scene, LessonBook book, String path, Effort effort) {
        return UpcomingTurn.of(question.move(), question.until(), scene, path)
                .answer(turn -> question.houses().stream()
                        .map(house -> Integer.toString(turn.end().seedsIn(house)))
                        .collect(Collectors.joining(",")));
    }

    @Override
    public List<AnswerOption> options(Scene scene, AnswerOptions offers) {
        return question.houses().stream().map(AnswerOptions::named).toList();
    }

    @Override
    public String words(QuestionWords words) {
        return words.sentences(question.move(), question.until(), words.words().text("ask.counts"));
    }

    @Override
    public String print() {
        return UpcomingTurn.print(question.move(), question.until()) + " " + question.houses();
    }

    @Override
    public void check(RightAnswer right, QuestionCheck check) {
        if (!question.stated().isEmpty()) {
            check.stated(question.stated().stream().map(String::valueOf).collect(Collectors.joining(",")), right);
        }
    }

    @Override
    public AnswerNotation notation(Layout layout) {
        return AnswerNotation.ofNumbers(question.houses().size());
    }

    @Override
    public List<Hint> hints(HintLadder ladder) {
        return ladder.counting(UpcomingTurn.of(question.move(), question.until(), ladder.scene(), ""), false);
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
        return new Question.FillCounts(question.text(), question.houses(), move, question.until(), question.stated());
    }
}
