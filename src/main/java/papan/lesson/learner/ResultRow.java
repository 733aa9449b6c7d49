package papan.lesson.learner;

import java.util.List;
import java.util.stream.Stream;
import papan.lesson.kept.Answered;

/**
 * One line of results: what a learner did with one question.
 *
 * @param learner a name or nickname
 * @param lesson the lesson's id
 * @param revision the lesson's revision when the learner was there last
 */
public record ResultRow(String learner, String lesson, int revision, Answered answer) {

    /** The results of a learner, lesson by lesson; answers to questions that have changed since are among them. */
    public static List<ResultRow> of(Progress progress) {
        return progress.lessons().values().stream()
                .flatMap(lesson -> Stream.concat(lesson.answers().stream(), lesson.setAside().stream())
                        .map(answer -> new ResultRow(progress.learner(), lesson.lesson(), lesson.revision(), answer)))
                .toList();
    }

    /** The same of a learner who is called otherwise. */
    public ResultRow as(String other) {
        return new ResultRow(other, lesson, revision, answer);
    }

    /** The same with numbers for learners, in the order of their names. */
    public static List<ResultRow> withoutNames(List<ResultRow> rows) {
        List<String> learners =
                rows.stream().map(ResultRow::learner).distinct().sorted().toList();
        return rows.stream()
                .map(row -> row.as(Integer.toString(learners.indexOf(row.learner()) + 1)))
                .toList();
    }
}
