package papan.ui.telling;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import papan.narration.CaptionText;
import papan.narration.Reasoning;
import papan.narration.Wording;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.RuleSet;
import papan.ui.common.CardLine;
import papan.ui.common.CardLine.Style;
import papan.ui.common.WindowText;

/** What stands of a rule on a card for a class. */
public final class RuleLines {
    private RuleLines() {}

    /** The rule, and what decided. */
    public static List<CardLine> why(RuleTold told) {
        List<CardLine> lines = new ArrayList<>();
        lines.add(title(told));
        lines.addAll(deciding(told));
        lines.add(new CardLine(Style.TEXT, told.decision().sentence()));
        return lines;
    }

    /** Line by line down to the one that decides. */
    public static List<CardLine> whyNot(RuleTold told) {
        List<CardLine> lines = new ArrayList<>();
        lines.add(title(told));
        told.passed().forEach(text -> lines.add(new CardLine(Style.PASSED, text)));
        lines.addAll(deciding(told));
        return lines;
    }

    /**
     * What the documents say to it.
     *
     * @param board on which of several boards; empty on the only one
     */
    public static List<CardLine> documents(RuleTold told, String board, WindowText words) {
        List<CardLine> lines = new ArrayList<>();
        String title = told.decision().title();
        lines.add(new CardLine(Style.TITLE, board.isEmpty() ? title : board + " · " + title));
        lines.addAll(section(words.text("rule.source"), told.source()));
        lines.addAll(section(words.text("rule.open"), told.open()));
        lines.addAll(section(words.text("rule.against"), told.against()));
        return lines;
    }

    /** Texts below a heading; neither where there are none. */
    public static List<CardLine> section(String head, List<String> texts) {
        return texts.isEmpty()
                ? List.of()
                : Stream.concat(
                                Stream.of(new CardLine(Style.HEAD, head)),
                                texts.stream().map(text -> new CardLine(Style.TEXT, text)))
                        .toList();
    }

    /** What two rule sets answer to each question to which they answer differently. */
    public static List<CardLine> differing(RuleSet one, RuleSet other, WindowText words) {
        List<CardLine> lines = new ArrayList<>();
        for (ClauseId clause : ClauseAnswer.differing(one, other)) {
            List<String> answers = Stream.of(one, other)
                    .map(rules -> rules.about().name(words.language().tag()) + ": "
                            + reasoning(rules, words).brief(clause))
                    .toList();
            lines.addAll(section(reasoning(one, words).question(clause), answers));
        }
        return lines;
    }

    private static Reasoning reasoning(RuleSet rules, WindowText words) {
        return new Reasoning(new CaptionText(Wording.of(words.language()).withTerms(rules)), rules);
    }

    private static CardLine title(RuleTold told) {
        return new CardLine(Style.TITLE, told.decision().title());
    }

    /** The line that decides, and below it the facts on which it rests. */
    private static List<CardLine> deciding(RuleTold told) {
        boolean table = told.decision().table().isPresent();
        List<CardLine> lines = new ArrayList<>();
        for (String text : told.why()) {
            lines.add(new CardLine(table && lines.isEmpty() ? Style.LIT : Style.TEXT, text));
        }
        return lines;
    }
}
