package papan.lesson.kind;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.analysis.ChartPlan;
import papan.analysis.Series;
import papan.lesson.scene.LessonBook;
import papan.lesson.script.Question;
import papan.lesson.script.RulesName;
import papan.model.Move;
import papan.model.Side;
import papan.narration.CaptionText;
import papan.rules.RuleSet;

/**
 * Puts questions into the program's own words.
 *
 * @param book the rule sets that they refer to
 */
public record QuestionWords(LessonBook book, CaptionText words) {

    /** A rule set that a question names. */
    RuleSet rules(RulesName name) {
        return book.find(name);
    }

    /** What is asked where the author says all of it. */
    String plain() {
        return words.text("cli.question");
    }

    /** The move, the end and the question, one sentence each. */
    String sentences(Optional<Move> move, Question.Until until, String question) {
        List<String> sentences = new ArrayList<>();
        move.ifPresent(m -> sentences.add(words.text("ask.lifted", Map.of("house", m.from()))));
        if (!until.isTurn()) {
            sentences.add(words.text("ask.until", Map.of("lap", until.lap())));
        }
        sentences.add(question);
        return String.join(question.chars().anyMatch(Character::isIdeographic) ? "" : " ", sentences);
    }

    /** What is to be drawn: one of the lines of a chart, counted from 0. */
    public String drawing(ChartPlan chart, int number) {
        Map<String, Object> args = new HashMap<>(Map.of("south", Side.SOUTH, "north", Side.NORTH));
        args.put("player", number == 0 ? Side.SOUTH : Side.NORTH);
        Series line = chart.lines().get(number);
        line.side().ifPresent(owner -> args.put("player", owner));
        line.house().ifPresent(house -> args.put("house", house));
        return words.text("ask.curve." + line.of().words(), args);
    }
}
