package papan.lesson.kind;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import papan.event.BoardEvent;
import papan.event.Ruling;
import papan.event.SowingEvent.Ruled;
import papan.event.SowingEvent.Skipped;
import papan.lesson.scene.Belief;
import papan.lesson.scene.Effort;
import papan.lesson.scene.LessonBook;
import papan.lesson.scene.Scene;
import papan.lesson.script.Hint;
import papan.lesson.script.Question;
import papan.model.Layout;
import papan.model.Move;

/** Which rule decides over the last seed? */
record RuleKind(Question.Rule question) implements QuestionKind, QuestionKind.Diagnosable {
    @Override
    public String type() {
        return "rule";
    }

    @Override
    public AnswerForm form() {
        return AnswerForm.ONE;
    }

    @Override
    public RightAnswer answer(Scene scene, LessonBook book, String path, Effort effort) {
        for (BoardEvent event : scene.toCome()) {
            if (event instanceof Ruled ruled) {
                return new RightAnswer(ruled.ruling().id(), Optional.of(ruled), Optional.empty());
            }
            if (!(event instanceof Skipped)) {
                break;
            }
        }
        return RightAnswer.none(
                "E806",
                path,
                "No last seed is waiting to be judged here.",
                "Stop the move before with \"stopAt\": { \"event\": \"ruling\", \"when\": \"before\" }.");
    }

    @Override
    public List<AnswerOption> options(Scene scene, AnswerOptions offers) {
        return ids().stream()
                .map(id -> new AnswerOption(id, "ruling." + id, ""))
                .toList();
    }

    private List<String> ids() {
        return question.options().stream().map(Ruling::id).toList();
    }

    @Override
    public String words(QuestionWords words) {
        return words.words().text("ask.rule");
    }

    @Override
    public String print() {
        return "";
    }

    @Override
    public void check(RightAnswer right, QuestionCheck check) {
        question.stated().ifPresent(stated -> check.stated(stated.id(), right));
        String options = check.path() + ".question.options";
        List<String> ids = ids();
        if (ids.size() == 1) {
            check.findings().warning("W804", options, "There is only one option, so there is nothing to decide.", "");
        }
        if (right.finding().isEmpty() && !ids.contains(right.answer())) {
            check.findings()
                    .error(
                            "E804",
                            options,
                            "The right answer, \"" + right.answer() + "\", is not among the options.",
                            "Add it.");
        }
        Set<String> seen = new HashSet<>();
        ids.stream().filter(id -> !seen.add(id)).forEach(id -> check.twice(options, id));
    }

    @Override
    public AnswerNotation notation(Layout layout) {
        return AnswerNotation.oneOf(ids());
    }

    @Override
    public List<Hint> hints(HintLadder ladder) {
        return ladder.right().ruling().map(ladder::looking).orElse(List.of());
    }

    @Override
    public Optional<Diagnosable> diagnosable() {
        return Optional.of(this);
    }

    @Override
    public Optional<Move> move() {
        return Optional.empty();
    }

    @Override
    public Question believed(Belief belief) {
        return question;
    }

    @Override
    public boolean takes(String answer) {
        return ids().contains(answer);
    }

    @Override
    public boolean isAboutRuling() {
        return true;
    }
}
