package papan.ui.lesson;

import papan.analysis.Rival;
import papan.lesson.play.Exercise;
import papan.lesson.script.Lesson;

/** What can be done in the library. */
interface LibraryActs extends MyLessons.Acts {
    /** Somebody else sits here. */
    void learner(String name);

    void guest();

    /** Whoever sits here without a name takes one, with all that was done. */
    void adopt(String name);

    /** Reads what can be read of the learner's files that were put aside. */
    void repair();

    /** Goes on with a lesson where the learner was. */
    void open(Lesson lesson);

    /** Begins a lesson again. */
    void again(Lesson lesson);

    void forget(Lesson lesson);

    /** Goes back to the lesson that is open. */
    void backToLesson();

    /** Shows what was done in a lesson. */
    void answers(Lesson lesson);

    void allGames();

    /** Shows where and when the game was seen. */
    void map();

    /** Asks the questions of the day. */
    void today();

    /** Practises the boards of today; some more if they are done. */
    void practise();

    /** Practises as long as the learner likes. */
    void practiseOn();

    /** Practises a board once more. */
    void practise(Exercise exercise);

    /** The learner plays against somebody who has invited them, or does not want to now. */
    void invited(Rival rival, boolean plays);

    /** The learner wants to practise a rule set, or not. */
    void practises(String rules, boolean wanted);

    /**
     * Hands in what the learner has done.
     *
     * @param elsewhere whether to another folder than the one that is set
     */
    void handIn(boolean elsewhere);

    /** Lets a teacher choose where everybody hands in. */
    void chooseHandIn();

    /** Everybody chooses again where to hand in. */
    void forgetHandIn();

    /** Lets a folder be chosen and shows what a class has done. */
    void classResults();
}
