package papan.lesson;

import java.util.Optional;

/**
 * What belongs to one kind of step beside what it does on the board: one class for each kind of {@link Step}, bound to a
 * step. Whatever has no body here, each kind must say.
 */
interface StepKind {

    /** Whether an answer or a try is wanted of the learner. */
    boolean isForLearner();

    /** Whether the steps after it go on from the board of the step before it. */
    boolean isAside();

    /**
     * What an answer to it rests on, for fingerprints: never a text. Empty where nothing is answered.
     *
     * @param stage its stage in the run
     */
    Optional<String> print(LessonRun run, Stage stage);

    /**
     * The same step with other texts.
     *
     * @param key with which the keys of its texts begin
     */
    Step said(String key, LessonStrings texts);

    /** Reads its texts other than those that every step has. */
    void readTexts(String path, TextCheck texts);

    /** The name of what is answered in it, as it stands in progress files. */
    default String answerType() {
        return QuestionPrint.TRY;
    }
}
