package papan.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import papan.lesson.play.LessonRun;
import papan.lesson.play.Stage;

/**
 * Questions of lessons that are done, asked once more one after the other.
 *
 * @param questions all of them, in order
 * @param firsts whether the first answer was right, of those that were answered; empty for one that was passed by
 */
public record Rehearsal(List<Question> questions, List<Optional<Boolean>> firsts) {
    public Rehearsal {
        questions = List.copyOf(questions);
        firsts = List.copyOf(firsts);
    }

    /**
     * A question where it is asked.
     *
     * @param run the lesson, or the bank that it is a question of
     */
    public record Question(LessonRun run, Stage stage) {
        /** All questions and tries of a lesson, those of its bank last. */
        static Stream<Question> all(LessonRun lesson) {
            return Stream.concat(Stream.of(lesson), lesson.bank().stream())
                    .flatMap(run -> run.stages().stream()
                            .filter(stage -> stage.isForLearner())
                            .map(stage -> new Question(run, stage)));
        }

        /** The one of a lesson or its bank with an id. */
        static Optional<Question> of(LessonRun lesson, String id) {
            return all(lesson).filter(each -> each.id().equals(id)).findFirst();
        }

        /** What results call it. */
        String id() {
            return stage.step().head().id();
        }
    }

    /** None of them has been asked yet. */
    public static Rehearsal of(List<Question> questions) {
        return new Rehearsal(questions, List.of());
    }

    /** Which of them is asked, from 0. */
    public int number() {
        return firsts.size();
    }

    /** Whether all have been asked. */
    public boolean isOver() {
        return firsts.size() == questions.size();
    }

    /** The one that is asked now; there must be one. */
    Question now() {
        return questions.get(number());
    }

    /** After the one that is asked now. */
    Rehearsal after(Optional<Boolean> first) {
        List<Optional<Boolean>> next = new ArrayList<>(firsts);
        next.add(first);
        return new Rehearsal(questions, next);
    }

    /** How many first answers were right. */
    public int right() {
        return (int) firsts.stream().filter(first -> first.orElse(false)).count();
    }
}
