package papan.lesson.learner;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.lesson.kept.Answered;

/**
 * What each learner of a class did with each question: questions by lesson and goal. Of a lesson
 * those stand first in which most wrong answers point to a misconception: they are worth talking about. Goals stay together.
 */
public record ResultGrid(List<Question> questions, List<Learner> learners) {
    public ResultGrid {
        questions = List.copyOf(questions);
        learners = List.copyOf(learners);
    }

    /** How it went. */
    public enum Mark {
        /** Right on the first try, without a hint. */
        FIRST,
        /** Right on a later try, without a hint. */
        SECOND,
        /** Right after a hint. */
        HINT,
        /** The answer was shown. */
        SHOWN,
        /** Answered, and never right. */
        WRONG,
        /** Not answered. */
        NONE;

        /** How it went with a question; nothing for one that a learner has not met. */
        public static Mark of(Optional<Answered> done) {
            if (done.isEmpty()) {
                return NONE;
            }
            Answered answer = done.get();
            boolean right = answer.attempts().stream().anyMatch(Answered.Attempt::correct);
            if (answer.revealed() && !answer.correctFirst()) {
                return SHOWN;
            }
            if (!right) {
                return answer.attempts().isEmpty() ? NONE : WRONG;
            }
            return answer.hints() > 0 ? HINT : answer.correctFirst() ? FIRST : SECOND;
        }
    }

    /**
     * A column.
     *
     * @param print its {@link papan.lesson.play.QuestionPrint}
     * @param goal the id of the goal that it serves; may be empty
     * @param met how many learners have met it
     * @param misled how many of them gave an answer that points to a misconception
     * @param since when it was answered first
     */
    public record Question(
            String lesson, String step, String print, String type, String goal, int met, int misled, Instant since) {}

    /** A row: what a learner did with each of the questions. */
    public record Learner(String name, List<Optional<Answered>> answers) {
        public Learner {
            answers = List.copyOf(answers);
        }

        /** How it went with each. */
        public List<Mark> marks() {
            return answers.stream().map(Mark::of).toList();
        }
    }

    /** The grid of a class. */
    public static ResultGrid of(List<ResultRow> rows) {
        Map<Key, List<ResultRow>> byQuestion = new LinkedHashMap<>();
        Map<String, Map<Key, Answered>> byLearner = new LinkedHashMap<>();
        for (ResultRow row : rows) {
            Key key = new Key(row.lesson(), row.answer().step(), row.answer().question());
            byQuestion.computeIfAbsent(key, any -> new ArrayList<>()).add(row);
            byLearner
                    .computeIfAbsent(row.learner(), any -> new LinkedHashMap<>())
                    .put(key, row.answer());
        }
        List<Question> questions =
                inOrder(byQuestion.values().stream().map(ResultGrid::question).toList());
        List<Learner> learners = new ArrayList<>();
        byLearner.forEach((name, answers) -> learners.add(new Learner(
                name,
                questions.stream()
                        .map(each ->
                                Optional.ofNullable(answers.get(new Key(each.lesson(), each.step(), each.print()))))
                        .toList())));
        return new ResultGrid(questions, learners);
    }

    /** Which question it is. */
    private record Key(String lesson, String step, String print) {}

    /** Questions that serve one goal. */
    private record Group(String lesson, String goal) {}

    private static Question question(List<ResultRow> rows) {
        ResultRow one = rows.get(0);
        return new Question(
                one.lesson(),
                one.answer().step(),
                one.answer().question(),
                one.answer().type(),
                one.answer().goal(),
                rows.size(),
                (int) rows.stream()
                        .filter(row -> !row.answer().misconceptions().isEmpty())
                        .count(),
                rows.stream()
                        .map(row -> row.answer()
                                .first()
                                .map(Answered.Attempt::time)
                                .orElse(row.answer().time()))
                        .min(Instant::compareTo)
                        .orElseThrow());
    }

    private static List<Question> inOrder(List<Question> questions) {
        Comparator<Question> worthTalking = Comparator.comparingInt((Question each) -> -each.misled())
                .thenComparing(Question::since)
                .thenComparing(Question::step);
        Map<Group, List<Question>> groups = new LinkedHashMap<>();
        questions.stream()
                .sorted(Comparator.comparing(Question::lesson).thenComparing(worthTalking))
                .forEach(each -> groups.computeIfAbsent(new Group(each.lesson(), each.goal()), any -> new ArrayList<>())
                        .add(each));
        return groups.values().stream().flatMap(List::stream).toList();
    }

    /** The lessons, the one that was answered last first. */
    public List<String> lessons() {
        Map<String, Instant> last = new LinkedHashMap<>();
        for (Learner learner : learners) {
            for (int i = 0; i < questions.size(); i++) {
                String lesson = questions.get(i).lesson();
                learner.answers()
                        .get(i)
                        .ifPresent(done ->
                                last.merge(lesson, done.time(), (one, other) -> one.isAfter(other) ? one : other));
            }
        }
        return last.entrySet().stream()
                .sorted(Map.Entry.<String, Instant>comparingByValue().reversed())
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Of one lesson only, with those who have been in it. */
    public ResultGrid of(String lesson) {
        int from = (int) questions.stream()
                .takeWhile(each -> !each.lesson().equals(lesson))
                .count();
        List<Question> its =
                questions.stream().filter(each -> each.lesson().equals(lesson)).toList();
        List<Learner> there = learners.stream()
                .map(each -> new Learner(each.name(), each.answers().subList(from, from + its.size())))
                .filter(each -> each.answers().stream().anyMatch(Optional::isPresent))
                .toList();
        return new ResultGrid(its, there);
    }
}
