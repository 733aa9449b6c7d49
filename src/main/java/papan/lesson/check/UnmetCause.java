package papan.lesson.check;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import papan.lesson.kind.RightAnswer;
import papan.lesson.play.PlayedStep;
import papan.lesson.play.Staging;
import papan.lesson.scene.Effort;
import papan.lesson.scene.Finding;
import papan.lesson.scene.Findings;
import papan.lesson.script.ChangedBook;
import papan.lesson.script.From;
import papan.lesson.script.Lesson;
import papan.lesson.script.Step;
import papan.model.Position;
import papan.model.Side;
import papan.rules.ClauseId;
import papan.rules.RuleBook;
import papan.rules.RuleSet;

/**
 * Explains why an expectation is not met: north's row was written as it looks from the south, or a single clause of
 * another installed rule set would make it true. Whoever wrote the lesson often had such a rule set in mind.
 */
final class UnmetCause {
    /** More than two causes are none. */
    private static final int MOST = 2;
    /** So many rule sets are named that have the clause so. */
    private static final int NAMED = 3;

    private static final Pattern STEP = Pattern.compile("steps\\[([0-9]{1,3})\\]\\.expect\\..*");

    private final RuleBook book;
    private final Lesson lesson;
    private final String path;
    private final int step;
    private final Effort effort = new Effort(Effort.MOST);

    private UnmetCause(RuleBook book, Lesson lesson, String path, int step) {
        this.book = book;
        this.lesson = lesson;
        this.path = path;
        this.step = step;
    }

    /**
     * The finding with its causes and what can be done about it; as it was if no single clause would mend it, or if it takes
     * too long to find out.
     */
    static Finding told(Finding unmet, Lesson lesson, RuleBook book) {
        Matcher matcher = STEP.matcher(unmet.path());
        boolean isUnexplained = unmet.code().equals("X401") && unmet.fix().equals(ExpectationCheck.CORRECT);
        if (!isUnexplained || !matcher.matches()) {
            return unmet;
        }
        int step = Integer.parseInt(matcher.group(1));
        Step failed = lesson.steps().get(step);
        if (failed.isAside()) {
            return unmet; // several rule sets play the one, and to look for all ways in the other takes too long
        }
        UnmetCause cause = new UnmetCause(book, lesson.upTo(step), unmet.path(), step);
        Optional<String> turned = cause.turnedRow();
        if (turned.isPresent()) {
            return new Finding(unmet.code(), unmet.severity(), unmet.path(), unmet.message(), turned.get());
        }
        List<String> causes = cause.causes();
        if (causes.isEmpty()) {
            return unmet;
        }
        String fix = "It would be so with " + String.join(", or with ", causes)
                + ". Take such a rule set, correct the expectation or the step, or accept what the rules give:"
                + " lesson record --step " + failed.head().id() + ".";
        return new Finding(unmet.code(), unmet.severity(), unmet.path(), unmet.message(), fix);
    }

    /** The position whose north row, written the other way round, would make it true. */
    private Optional<String> turnedRow() {
        return lesson.positions().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .filter(named -> !named.getValue().withTurned(Side.NORTH).equals(named.getValue()))
                .filter(named -> mends(book, from -> turned(from, named.getValue())))
                .findFirst()
                .map(named -> "It would be so with \"north\" of the position \"" + named.getKey()
                        + "\" the other way round: "
                        + row(named.getValue().withTurned(Side.NORTH))
                        + ". Each row is written as its own player sees it, from the left.");
    }

    private static From turned(From from, Position position) {
        return from instanceof From.Given given && given.position().equals(position)
                ? new From.Given(position.withTurned(Side.NORTH))
                : from;
    }

    private static List<Integer> row(Position position) {
        return position.layout().row(Side.NORTH).stream().map(position::seedsIn).toList();
    }

    /** The likeliest first: what many rule sets have so. */
    private List<String> causes() {
        RuleSet base = book.find(lesson.rulesId()).orElseThrow();
        Map<ClauseId, List<String>> causes = new LinkedHashMap<>();
        for (ClauseId clause : ClauseId.values()) {
            // With other seeds in the houses nearly any number comes out by chance.
            List<OtherAnswer> others = clause == ClauseId.SEEDS ? List.of() : OtherAnswer.of(clause, base, book);
            for (OtherAnswer other : others) {
                if (other.rules()
                        .filter(altered -> mends(new ChangedBook(altered, book, true), UnaryOperator.identity()))
                        .isPresent()) {
                    causes.computeIfAbsent(clause, c -> new ArrayList<>()).addAll(other.as());
                }
            }
        }
        return causes.entrySet().stream()
                .sorted(Comparator.comparingInt(cause -> -cause.getValue().size()))
                .limit(MOST)
                .map(cause -> "clause \"" + cause.getKey().id() + "\" as in " + named(cause.getValue()))
                .toList();
    }

    private static String named(List<String> ids) {
        List<String> few = ids.subList(0, Math.min(ids.size(), NAMED));
        return few.size() == 1
                ? few.get(0)
                : String.join(", ", few.subList(0, few.size() - 1)) + " or " + few.get(few.size() - 1);
    }

    /** Whether the expectation is met so, all steps before it can be played, and nothing else fails there. */
    private boolean mends(RuleBook by, UnaryOperator<From> begins) {
        if (effort.isSpent()) {
            return false;
        }
        Staging staging = Staging.of(lesson, by, begins);
        Findings findings = new Findings();
        staging.findings().forEach(findings::add);
        List<PlayedStep> shown = staging.played().stream()
                .filter(played -> played.stage().index() == step)
                .toList();
        for (PlayedStep played : shown) {
            Optional<RightAnswer> answer = staging.answer(played, played.path());
            answer.flatMap(RightAnswer::finding).ifPresent(findings::add);
            ExpectationCheck.step(played.path(), played, answer, findings);
        }
        effort.spend(Effort.MOST - staging.effort().left());
        return !shown.isEmpty()
                && findings.list().stream()
                        .noneMatch(finding -> finding.isError()
                                && (finding.path().equals(path)
                                        || !finding.code().equals("X401")));
    }
}
