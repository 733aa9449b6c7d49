package papan.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import papan.lesson.kept.Act;
import papan.lesson.page.Block;
import papan.lesson.page.Page;
import papan.lesson.play.Exercise;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonState;
import papan.lesson.play.Stage;

/**
 * Questions of lessons that are done, or boards of their drills, asked one after the other outside the lessons.
 *
 * @param questions all of them, in order
 * @param firsts whether the first answer was right, of those that were answered; empty for one that was passed by
 * @param goesOn whether another comes as long as somebody wants one
 */
public record Rehearsal(List<Question> questions, List<Optional<Boolean>> firsts, boolean goesOn) {
    public Rehearsal {
        questions = List.copyOf(questions);
        firsts = List.copyOf(firsts);
    }

    /**
     * A question where it is asked.
     *
     * @param run the lesson, or the bank or the board that it is a question of
     * @param exercise the board, where one is practised
     */
    public record Question(LessonRun run, Stage stage, Optional<Exercise> exercise) {
        public Question(LessonRun run, Stage stage) {
            this(run, stage, Optional.empty());
        }

        static Question of(LessonRun practising, Exercise exercise) {
            return new Question(practising, practising.stages().get(0), Optional.of(exercise));
        }

        /** All questions and tries of a lesson, those of its bank last. */
        static Stream<Question> all(LessonRun lesson) {
            return Stream.concat(Stream.of(lesson), lesson.bank().stream())
                    .flatMap(run -> run.stages().stream()
                            .filter(stage -> stage.step().isForLearner())
                            .map(stage -> new Question(run, stage)));
        }

        /** The one of a lesson or its bank with an id. */
        static Optional<Question> of(LessonRun lesson, String id) {
            return all(lesson).filter(each -> each.id().equals(id)).findFirst();
        }

        /** What is asked, with the right answer; empty where something is to be tried. */
        Optional<Block.Asked> settled() {
            LessonState shown = LessonState.of(run, stage.index()).after(new Act.GaveUp());
            return Page.read(shown, run.words()).find(Block.Asked.class);
        }

        /** Whether the same is asked, or the same board shown. */
        boolean isSame(Question other) {
            return exercise.equals(other.exercise)
                    && run.lesson().id().equals(other.run.lesson().id())
                    && id().equals(other.id());
        }

        /** What results call it. */
        String id() {
            return stage.step().head().id();
        }
    }

    /** None of them has been asked yet. */
    public static Rehearsal of(List<Question> questions) {
        return new Rehearsal(questions, List.of(), false);
    }

    /** Nothing has been asked yet, and nobody knows how many there will be. */
    public static Rehearsal endless() {
        return new Rehearsal(List.of(), List.of(), true);
    }

    /** Whether boards are practised, and no questions asked. */
    public boolean practises() {
        return goesOn
                || questions.stream().anyMatch(question -> question.exercise().isPresent());
    }

    Rehearsal with(Question more) {
        List<Question> all = new ArrayList<>(questions);
        all.add(more);
        return new Rehearsal(all, firsts, goesOn);
    }

    /** What was asked so far, without the question that is open. */
    Rehearsal stopped() {
        return new Rehearsal(questions.subList(0, firsts.size()), firsts, false);
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
        return new Rehearsal(questions, next, goesOn);
    }

    /** How many first answers were right. */
    public int right() {
        return (int) firsts.stream().filter(first -> first.orElse(false)).count();
    }
}
