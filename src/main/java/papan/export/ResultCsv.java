package papan.export;

import java.util.List;
import java.util.stream.Collectors;
import papan.lesson.kept.Answered;
import papan.lesson.learner.ResultRow;

/** Results as lines of comma-separated values. */
public final class ResultCsv {
    /** The first line. */
    public static final String HEADER = "learner,lesson,revision,step,question_type,goal,first_answer,final_answer,"
            + "correct_first,attempts,hints,misconceptions,confidence,seconds,language,time_utc";

    private ResultCsv() {}

    /**
     * A whole file.
     *
     * @param names whether learners are called by their names; else they are numbered in the order of their names
     */
    public static String of(List<ResultRow> rows, boolean names) {
        return (names ? rows : ResultRow.withoutNames(rows))
                .stream().map(ResultCsv::line).collect(Collectors.joining("\n", HEADER + "\n", "\n"));
    }

    /** A line. */
    public static String line(ResultRow row) {
        Answered answer = row.answer();
        return CsvLine.of(List.of(
                row.learner(),
                row.lesson(),
                String.valueOf(row.revision()),
                answer.step(),
                answer.type(),
                answer.goal(),
                answer.first().map(Answered.Attempt::given).orElse(""),
                answer.last().map(Answered.Attempt::given).orElse(""),
                String.valueOf(answer.correctFirst()),
                String.valueOf(answer.attempts().size()),
                String.valueOf(answer.hints()),
                String.join(" ", answer.misconceptions()),
                answer.confidence() == 0 ? "" : String.valueOf(answer.confidence()),
                String.valueOf(answer.seconds()),
                answer.language(),
                answer.time().toString()));
    }
}
