package papan.lesson.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import papan.lesson.kind.RightAnswer;
import papan.lesson.play.LessonException;
import papan.lesson.play.PlayedStep;
import papan.lesson.play.Staging;
import papan.lesson.scene.Finding;
import papan.lesson.scene.Findings;
import papan.lesson.scene.LessonBook;
import papan.lesson.scene.Spoken;
import papan.lesson.script.BankQuestion;
import papan.lesson.script.ChangedBook;
import papan.lesson.script.Lesson;
import papan.lesson.script.Step;
import papan.rules.ClauseId;
import papan.rules.RuleBook;
import papan.rules.RuleSet;
import papan.search.Watch;

/**
 * Which clauses lessons protect: for each rule set by which they are played every clause is altered, to each other answer
 * that an installed rule set gives, and the lessons that then no longer meet what their authors expect are noted.
 *
 * @param rules one entry for each rule set
 * @param complete whether it was looked at to the end
 */
public record LessonCoverage(List<OfRules> rules, boolean complete) {
    public LessonCoverage {
        rules = List.copyOf(rules);
    }

    /** How well a clause is protected. */
    public enum State {
        /** Some lesson fails whatever else the clause says. */
        TAUGHT,
        /** Some lesson fails with some of the other answers. */
        IN_PART,
        /** No lesson fails. */
        UNTAUGHT,
        /** Whatever else the clause says, nothing that can be played comes out otherwise: other clauses leave it nothing. */
        IDLE,
        /** Other rule sets answer otherwise, but this one cannot take their answer without other clauses. */
        NOT_ALONE,
        /** All installed rule sets give the same answer. */
        NO_OTHER
    }

    /**
     * What is known of one rule set.
     *
     * @param id of the rule set
     * @param lessons ids of the lessons that are played by it
     */
    public record OfRules(String id, List<String> lessons, List<OfClause> clauses) {
        public OfRules {
            lessons = List.copyOf(lessons);
            clauses = List.copyOf(clauses);
        }
    }

    /**
     * What is known of one clause.
     *
     * @param alterations the other answers that were tried
     */
    public record OfClause(ClauseId clause, State state, List<Alteration> alterations) {
        public OfClause {
            alterations = List.copyOf(alterations);
        }

        /** Ids of the lessons that fail with at least one of the other answers. */
        public Set<String> protectedBy() {
            Set<String> lessons = new LinkedHashSet<>();
            alterations.forEach(alteration -> lessons.addAll(alteration.failing()));
            return lessons;
        }
    }

    /**
     * Another answer to a clause's question.
     *
     * @param answer as a short key
     * @param detail numbers and houses that belong to it; may be empty
     * @param as the first rule set that answers so
     * @param failing ids of the lessons that fail with it
     * @param idle whether random matches run the same with it, so that no lesson could notice
     */
    public record Alteration(String answer, String detail, String as, List<String> failing, boolean idle) {
        public Alteration {
            failing = List.copyOf(failing);
        }
    }

    /**
     * Looks at lessons.
     *
     * @param only ids of the rule sets to look at; all by which the lessons are played if empty
     * @param watch is told how many alterations have been tried
     * @throws LessonException if a lesson fails as it is, so that nothing can be learnt from its failing
     */
    public static LessonCoverage of(List<Lesson> lessons, RuleBook book, Set<String> only, Watch watch) {
        for (Lesson lesson : lessons) {
            failure(lesson, book).ifPresent(finding -> {
                throw new LessonException(finding);
            });
        }
        Map<String, List<Lesson>> players = new LinkedHashMap<>();
        for (Lesson lesson : lessons) {
            for (String id : played(lesson)) {
                if (only.isEmpty() || only.contains(id)) {
                    players.computeIfAbsent(id, i -> new ArrayList<>()).add(lesson);
                }
            }
        }
        RuleBook all = book;
        for (Lesson lesson : lessons) {
            all = lesson.rules().in(all);
        }
        return new Survey(all, watch).of(players);
    }

    /** The rule sets by which a lesson, or a board that it compares, is played as their documents say. */
    public static Set<String> played(Lesson lesson) {
        Set<String> ids = new LinkedHashSet<>();
        if (lesson.rules().set().isNone()) {
            ids.add(lesson.rulesId());
        }
        for (Step step : lesson.steps()) {
            step.asCompare().stream()
                    .flatMap(compare -> compare.boards().stream())
                    .filter(board -> board.borrowed().isNone())
                    .forEach(board -> ids.add(board.rules()));
        }
        return ids;
    }

    /** What of a lesson fails by the rules of a book: a step, a stated answer or an expectation; the first. */
    private static Optional<Finding> failure(Lesson lesson, RuleBook book) {
        Staging staging = Staging.of(lesson, book);
        Findings findings = new Findings();
        staging.findings().forEach(findings::add);
        for (PlayedStep played : staging.played()) {
            Optional<RightAnswer> answer = stated(played, played.path(), lesson, staging, book, findings);
            ExpectationCheck.step(played.path(), played, answer, findings);
        }
        for (PlayedStep played : staging.bank()) {
            stated(played, BankQuestion.path(played.stage().index()), lesson, staging, book, findings);
        }
        return findings.list().stream().filter(Finding::isError).findFirst();
    }

    /** The answer of a step that asks, compared with what its author states. */
    private static Optional<RightAnswer> stated(
            PlayedStep played, String path, Lesson lesson, Staging staging, RuleBook book, Findings findings) {
        Optional<RightAnswer> answer = staging.answer(played, path);
        answer.ifPresent(right -> {
            right.finding().ifPresent(findings::add);
            RuleSet rules = LessonBook.rulesOf(lesson, book);
            new AskCheck(rules.layout(), Spoken.of(lesson, rules), findings)
                    .step(path, played.stage().ask(), right);
        });
        return answer;
    }

    /** Goes over all clauses once. */
    private static final class Survey {
        private final RuleBook book;
        private final Watch watch;
        private final AtomicLong tried = new AtomicLong();

        Survey(RuleBook book, Watch watch) {
            this.book = book;
            this.watch = watch;
        }

        LessonCoverage of(Map<String, List<Lesson>> players) {
            List<OfRules> found = new ArrayList<>();
            players.forEach((id, lessons) -> {
                List<OfClause> clauses = new ArrayList<>();
                for (ClauseId clause : ClauseId.values()) {
                    clause(clause, book.find(id).orElseThrow(), lessons).ifPresent(clauses::add);
                }
                found.add(new OfRules(id, lessons.stream().map(Lesson::id).toList(), clauses));
            });
            return new LessonCoverage(found, !watch.isOver());
        }

        /** Nothing if the time is up before the clause has been looked at. */
        private Optional<OfClause> clause(ClauseId clause, RuleSet base, List<Lesson> lessons) {
            List<OtherAnswer> others = OtherAnswer.of(clause, base, book);
            List<Alteration> alterations = new ArrayList<>();
            for (OtherAnswer other : others) {
                Optional<RuleSet> rules = other.rules();
                if (watch.isOver()) {
                    return Optional.empty();
                }
                if (rules.isPresent()) {
                    RuleBook altered = new ChangedBook(rules.get(), book, true);
                    List<String> failing = lessons.stream()
                            .filter(lesson -> failure(lesson, altered).isPresent())
                            .map(Lesson::id)
                            .toList();
                    boolean idle = failing.isEmpty() && !RandomMatches.tellApart(base, rules.get(), watch);
                    alterations.add(new Alteration(
                            other.answer(), other.detail(), other.as().get(0), failing, idle));
                    watch.progress(tried.incrementAndGet());
                }
            }
            return Optional.of(new OfClause(clause, state(others.isEmpty(), alterations), alterations));
        }

        private static State state(boolean noOther, List<Alteration> alterations) {
            if (alterations.isEmpty()) {
                return noOther ? State.NO_OTHER : State.NOT_ALONE;
            }
            long missed = alterations.stream()
                    .filter(a -> a.failing().isEmpty() && !a.idle())
                    .count();
            boolean caught = alterations.stream().anyMatch(a -> !a.failing().isEmpty());
            if (caught) {
                return missed == 0 ? State.TAUGHT : State.IN_PART;
            }
            return missed == 0 ? State.IDLE : State.UNTAUGHT;
        }
    }
}
