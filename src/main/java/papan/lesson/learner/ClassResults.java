package papan.lesson.learner;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import papan.lesson.kept.Answered;

/**
 * What a class answered, question by question.
 *
 * @param learners how many learners have answered anything
 * @param questions by lesson, in the order of the lessons' ids
 */
public record ClassResults(int learners, List<Question> questions) {
    public ClassResults {
        questions = List.copyOf(questions);
    }

    /**
     * One question, or one try.
     *
     * @param print its {@link papan.lesson.play.QuestionPrint}
     * @param type such as {@code landing}
     * @param learners how many have met it
     * @param right how many first answers were right
     * @param answers first answers, the most frequent one first
     * @param misconceptions what wrong answers pointed to, the most frequent one first
     */
    public record Question(
            String lesson,
            String step,
            String print,
            String type,
            int learners,
            int right,
            List<Bar> answers,
            List<Bar> misconceptions) {
        public Question {
            answers = List.copyOf(answers);
            misconceptions = List.copyOf(misconceptions);
        }
    }

    /**
     * Those who gave one answer.
     *
     * @param answer as it is written in progress files; empty for those who gave none
     */
    public record Bar(String answer, boolean correct, List<String> learners) {
        public Bar {
            learners = List.copyOf(learners);
        }
    }

    /** The results of a class, in which every learner is there once. */
    public static ClassResults of(List<ResultRow> rows) {
        Map<String, List<ResultRow>> byQuestion = new LinkedHashMap<>();
        rows.forEach(row -> byQuestion
                .computeIfAbsent(
                        row.lesson() + "\n" + row.answer().step() + "\n"
                                + row.answer().question(),
                        key -> new ArrayList<>())
                .add(row));
        Set<String> learners = new LinkedHashSet<>();
        rows.forEach(row -> learners.add(row.learner()));
        List<Question> questions = byQuestion.values().stream()
                .map(ClassResults::question)
                .sorted(Comparator.comparing(Question::lesson))
                .toList();
        return new ClassResults(learners.size(), questions);
    }

    private static Question question(List<ResultRow> rows) {
        ResultRow one = rows.get(0);
        Gathered answers = new Gathered();
        Gathered misconceptions = new Gathered();
        for (ResultRow row : rows) {
            Optional<Answered.Attempt> first = row.answer().first();
            answers.add(
                    first.map(Answered.Attempt::given).orElse(""), row.answer().correctFirst(), row.learner());
            row.answer().misconceptions().forEach(each -> misconceptions.add(each, false, row.learner()));
        }
        return new Question(
                one.lesson(),
                one.answer().step(),
                one.answer().question(),
                one.answer().type(),
                rows.size(),
                (int) rows.stream().filter(row -> row.answer().correctFirst()).count(),
                answers.bars(),
                misconceptions.bars());
    }

    /** Answers and who gave them, while they are counted. */
    private static final class Gathered {
        private final Map<String, List<String>> learners = new TreeMap<>();
        private final Set<String> correct = new LinkedHashSet<>();

        void add(String answer, boolean right, String learner) {
            learners.computeIfAbsent(answer, any -> new ArrayList<>()).add(learner);
            if (right) {
                correct.add(answer);
            }
        }

        List<Bar> bars() {
            return learners.entrySet().stream()
                    .map(each -> new Bar(each.getKey(), correct.contains(each.getKey()), each.getValue()))
                    .sorted(Comparator.comparingInt((Bar bar) -> -bar.learners().size()))
                    .toList();
        }
    }
}
