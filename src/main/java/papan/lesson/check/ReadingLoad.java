package papan.lesson.check;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import papan.lesson.play.LessonRun;
import papan.lesson.play.Stage;
import papan.lesson.scene.Effort;
import papan.lesson.script.Lesson;
import papan.lesson.script.Step;

/**
 * How much there is to read in a lesson, and how long its learner only looks on.
 *
 * @param screens the words that a learner has before the eyes at once, by where they stand: of each step the most before an
 *     answer (title, what is said, question, options), and what is said to each answer by itself
 * @param sentences the words of the longest sentence there, and of the longest in each hint
 * @param newWords words of the game that no lesson uses which this one requires
 * @param lookedOn for each step in the order of the file how many up to it, without a break, leave the learner nothing to
 *     answer, to move or to draw
 */
public record ReadingLoad(
        Map<String, Integer> screens, Map<String, Integer> sentences, Set<String> newWords, List<Integer> lookedOn) {
    /** What a moment of a step costs, whose texts are all put into words. */
    private static final int MOMENT = 20;

    public ReadingLoad {
        screens = Collections.unmodifiableMap(new LinkedHashMap<>(screens));
        sentences = Collections.unmodifiableMap(new LinkedHashMap<>(sentences));
        newWords = Collections.unmodifiableSet(new LinkedHashSet<>(newWords));
        lookedOn = List.copyOf(lookedOn);
    }

    /**
     * Reads a lesson.
     *
     * @param among the lessons that are known, with or without this one
     * @param effort what it may cost
     * @return nothing if it costs more
     */
    public static Optional<ReadingLoad> of(LessonRun run, Collection<Lesson> among, Effort effort) {
        Lesson lesson = run.lesson();
        Words words = new Words(lesson.language());
        Map<String, Integer> screens = new LinkedHashMap<>();
        Map<String, Integer> sentences = new LinkedHashMap<>();
        for (Stage stage : run.stages()) {
            effort.spend(MOMENT * (1L + stage.end() - stage.start()));
            if (effort.isSpent()) {
                return Optional.empty();
            }
            ScreenTexts texts = ScreenTexts.of(run, stage);
            texts.screens()
                    .forEach((path, all) -> all.forEach(screen -> {
                        screens.merge(path, words.count(screen), Math::max);
                        sentences.merge(path, words.longestSentence(screen), Math::max);
                    }));
            texts.hints().forEach((path, hint) -> sentences.put(path, words.longestSentence(List.of(hint))));
        }
        return Optional.of(
                new ReadingLoad(screens, sentences, GameWords.newIn(lesson, among), lookedOn(lesson.steps())));
    }

    private static List<Integer> lookedOn(List<Step> steps) {
        List<Integer> rows = new ArrayList<>();
        int row = 0;
        for (Step step : steps) {
            row = step.isActive() ? 0 : row + 1;
            rows.add(row);
        }
        return rows;
    }
}
