package papan.lesson.check;

import java.util.Set;
import papan.lesson.scene.Findings;
import papan.lesson.script.Lesson;

/** Warns where a lesson gives more to read than a learner takes in. */
final class LoadCheck {
    /** A child reads some 150 words a minute, so this takes more than half a minute, in which the board waits. */
    private static final int MOST_ON_SCREEN = 70;
    /** As much as one narration may have; what comes after is read without the beginning in mind. */
    private static final int MOST_IN_SENTENCE = 20;
    /** Each new word is to be met on the board as well before the next one comes. */
    private static final int MOST_NEW_A_MINUTE = 2;
    /** Whoever only looks on for longer stops following. */
    private static final int MOST_LOOKED_ON = 3;

    private final Lesson lesson;
    private final Findings findings;

    LoadCheck(Lesson lesson, Findings findings) {
        this.lesson = lesson;
        this.findings = findings;
    }

    void run(ReadingLoad load) {
        load.screens().forEach(this::screen);
        load.sentences().forEach(this::sentence);
        newWords(load.newWords(), lesson.meta().minutes());
        for (int i = 0; i < load.lookedOn().size(); i++) {
            lookedOn("steps[" + i + "]", load.lookedOn().get(i));
        }
    }

    private void screen(String path, int words) {
        if (words > MOST_ON_SCREEN) {
            findings.warning(
                    "W538",
                    path,
                    words + " words are on the screen at once; aim at " + MOST_ON_SCREEN + ".",
                    "Say it in fewer words, or make two steps of it.");
        }
    }

    private void sentence(String path, int words) {
        if (words > MOST_IN_SENTENCE) {
            findings.warning(
                    "W539",
                    path,
                    "The longest sentence here has " + words + " words; aim at " + MOST_IN_SENTENCE + ".",
                    "Make two sentences of it.");
        }
    }

    /** Told once of each row of steps, where it gets too long. */
    private void lookedOn(String path, int steps) {
        if (steps == MOST_LOOKED_ON + 1) {
            findings.warning(
                    "W540",
                    path,
                    "This is step " + steps + " in a row in which the learner only looks on.",
                    "Ask something before it, or let the learner move.");
        }
    }

    private void newWords(Set<String> words, int minutes) {
        if (words.size() > MOST_NEW_A_MINUTE * minutes) {
            findings.warning(
                    "W123",
                    "meta.minutes",
                    words.size() + " words of the game are new in " + minutes
                            + (minutes == 1 ? " minute; " : " minutes; ") + "aim at " + MOST_NEW_A_MINUTE
                            + " a minute: " + String.join(", ", words) + ".",
                    "Leave some for another lesson, require the lesson that explains them, or plan more time.");
        }
    }
}
