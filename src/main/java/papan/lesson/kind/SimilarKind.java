package papan.lesson.kind;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import papan.lesson.scene.Effort;
import papan.lesson.scene.LessonBook;
import papan.lesson.scene.Scene;
import papan.lesson.script.Question;
import papan.model.Layout;
import papan.rules.ClauseId;
import papan.rules.RuleSet;
import papan.rules.Similarity;

/** What have two rule sets in common? */
record SimilarKind(Question.Similar question) implements QuestionKind {
    @Override
    public String type() {
        return "similar";
    }

    @Override
    public AnswerForm form() {
        return AnswerForm.SEVERAL;
    }

    @Override
    public RightAnswer answer(Scene scene, LessonBook book, String path, Effort effort) {
        RuleSet one = book.find(question.one());
        RuleSet other = book.find(question.other());
        List<ClauseId> alike = question.clauses().stream()
                .filter(clause -> Similarity.isAlike(clause, one, other))
                .toList();
        if (alike.isEmpty() || question.clauses().size() < 2) {
            return RightAnswer.none(
                    "E823",
                    path + ".clauses",
                    alike.isEmpty()
                            ? one.id() + " and " + other.id() + " have none of this in common."
                            : "There is only one clause to choose from.",
                    "Add a clause.");
        }
        return RightAnswer.of(alike.stream().map(ClauseId::id).collect(Collectors.joining(",")));
    }

    @Override
    public List<AnswerOption> options(Scene scene, AnswerOptions offers) {
        return ids().stream()
                .map(id -> new AnswerOption(id, "clause." + id, ""))
                .toList();
    }

    private List<String> ids() {
        return question.clauses().stream().map(ClauseId::id).toList();
    }

    @Override
    public boolean isShuffled() {
        return true;
    }

    @Override
    public String words(QuestionWords words) {
        String language = words.words().wording().language().tag();
        return words.words()
                .text(
                        "ask.similar",
                        Map.of(
                                "one", words.rules(question.one()).about().name(language),
                                "other", words.rules(question.other()).about().name(language)));
    }

    @Override
    public String print() {
        return question.one().id() + " " + question.other().id();
    }

    @Override
    public void check(RightAnswer right, QuestionCheck check) {
        // The author states no answer.
    }

    @Override
    public AnswerNotation notation(Layout layout) {
        return AnswerNotation.someOf(ids());
    }
}
