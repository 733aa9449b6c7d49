package papan.lesson.check;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import papan.lesson.kind.Diagnosis;
import papan.lesson.kind.RightAnswer;
import papan.lesson.play.LessonRun;
import papan.lesson.play.PlayedRounds;
import papan.lesson.play.PlayedStep;
import papan.lesson.play.PointedHouses;
import papan.lesson.play.Stage;
import papan.lesson.play.Staging;
import papan.lesson.play.Trial;
import papan.lesson.scene.Effort;
import papan.lesson.scene.Finding;
import papan.lesson.scene.Findings;
import papan.lesson.scene.LessonBook;
import papan.lesson.scene.Spoken;
import papan.lesson.script.BankQuestion;
import papan.lesson.script.Expectation;
import papan.lesson.script.Lesson;
import papan.lesson.script.Step;
import papan.lesson.text.TextCheck;
import papan.rules.ClauseAnswer;
import papan.rules.RuleBook;
import papan.rules.RuleSet;

/**
 * Finds everything that is wrong with a lesson: plays every step, compares what comes out with what the author expects,
 * and reads every text.
 */
public final class LessonCheck {
    /** Longer lessons for beginners are better split. */
    private static final int BEGINNER_MINUTES = 15;

    private final Lesson lesson;
    private final Collection<Lesson> among;
    private final RuleBook book;
    private final RuleSet rules;
    private final Findings findings = new Findings();
    private final Staging staging;
    private final Effort effort;
    private final AskCheck asks;
    /** A sample of the rounds for charts. */
    private final PlayedRounds sampled = new PlayedRounds(50);

    private LessonCheck(Lesson lesson, Collection<Lesson> among, RuleBook book) {
        this.lesson = lesson;
        this.among = among;
        this.book = book;
        this.rules = LessonBook.rulesOf(lesson, book);
        this.staging = Staging.of(lesson, book);
        this.effort = staging.effort();
        this.asks = new AskCheck(rules.layout(), Spoken.of(lesson, rules), findings);
    }

    /**
     * What is wrong with a lesson; nothing if it is in order.
     *
     * @param book where its rule sets are
     * @throws IllegalArgumentException if the lesson's own rule set is not in the book
     */
    public static List<Finding> check(Lesson lesson, RuleBook book) {
        return check(lesson, List.of(), book);
    }

    /**
     * The same for one of several lessons.
     *
     * @param among lessons that are checked with it, with or without this one: they may require one another
     */
    public static List<Finding> check(Lesson lesson, Collection<Lesson> among, RuleBook book) {
        RuleBook all = lesson.rules().in(book);
        LessonCheck check = new LessonCheck(lesson, among, all);
        check.run();
        return withCause(check.findings.list(), lesson, all);
    }

    /** The first expectation that is not met is told with its cause; those after it are often met with it. */
    private static List<Finding> withCause(List<Finding> findings, Lesson lesson, RuleBook book) {
        List<Finding> told = new ArrayList<>(findings);
        for (int i = 0; i < told.size(); i++) {
            if (told.get(i).code().equals("X401")) {
                told.set(i, UnmetCause.told(told.get(i), lesson, book));
                break;
            }
        }
        return List.copyOf(told);
    }

    private void run() {
        head();
        minutes();
        threeShowsInARow();
        new AskingCheck(lesson, findings).run();
        new MaterialCheck(lesson, findings).run();
        TextCheck texts = new TextCheck(rules.layout(), findings);
        texts.lesson(lesson);
        staging.findings().forEach(findings::add);
        ContrastCheck contrasts = new ContrastCheck(findings);
        List<Optional<RightAnswer>> answers = new ArrayList<>();
        for (int i = 0; i < staging.played().size() && !effort.isSpent() && !findings.isFull(); i++) {
            PlayedStep played = staging.played().get(i);
            Optional<RightAnswer> answer = staging.answer(played, played.path());
            answers.add(answer);
            if (!effort.isSpent()) {
                step(played, answer, contrasts);
            }
            if (effort.isSpent()) {
                findings.add(Effort.spent(played.path()));
            }
        }
        bank();
        if (!effort.isSpent() && !findings.isFull()) {
            ways(LessonRun.of(lesson, rules, staging, answers));
        }
    }

    private void ways(LessonRun run) {
        new BranchCheck(run, findings, effort).run();
        if (!lesson.tests().isEmpty() && !hasErrors()) {
            new WalkCheck(lesson, run, findings, effort).run();
        }
        new SightCheck(run, findings).run();
        if (!hasErrors()) {
            ReadingLoad.of(run, among, effort).ifPresent(load -> new LoadCheck(lesson, findings).run(load));
        }
    }

    private boolean hasErrors() {
        return findings.list().stream().anyMatch(Finding::isError);
    }

    /** The questions for later, each like one of the lesson. */
    private void bank() {
        for (int i = 0; i < staging.bank().size() && !effort.isSpent() && !findings.isFull(); i++) {
            PlayedStep played = staging.bank().get(i);
            String path = BankQuestion.path(played.stage().index());
            Optional<RightAnswer> answer = staging.answer(played, path);
            if (!effort.isSpent()) {
                PointedHouses.check(path, played, rules, findings);
                answer.ifPresent(right -> question(path, played, right));
            }
            if (effort.isSpent()) {
                findings.add(Effort.spent(path));
            }
        }
    }

    private void question(String path, PlayedStep played, RightAnswer right) {
        right.finding().ifPresent(findings::add);
        Step.Ask ask = played.stage().ask();
        asks.step(path, ask, right);
        Diagnosis diagnosis = new Diagnosis(ask.question(), played.after(), staging.referred(), right);
        effort.spend(diagnosis.cost(ask.feedback().misconceptions().size()));
        if (!effort.isSpent()) {
            asks.diagnosis(path, ask, diagnosis);
        }
    }

    private void step(PlayedStep played, Optional<RightAnswer> answer, ContrastCheck contrasts) {
        Stage stage = played.stage();
        String path = played.path();
        new NarrationCheck(path, lesson, staging.firsts(), findings).step(played);
        PointedHouses.check(path, played, rules, findings);
        answer.ifPresent(right -> question(path, played, right));
        played.compared().ifPresent(boards -> contrasts.step(path, boards));
        boolean ofGame = stage.index() > 0
                && stage.step().goesOn()
                && lesson.steps().get(stage.index() - 1).isPlayedOut();
        if (stage.step().asShowChart().filter(shown -> shown.rounds().isEmpty()).isPresent()
                && stage.end() == 0
                && !ofGame) {
            findings.warning(
                    "W905",
                    path,
                    "Nothing has happened on the board yet, so the chart shows its beginning only.",
                    "Play a move before.");
        }
        stage.step()
                .asShowChart()
                .flatMap(Step.ShowChart::rounds)
                .filter(rounds -> sampled.of(rounds, () -> false).isEmpty())
                .ifPresent(rounds -> findings.error(
                        "E522",
                        path + ".rounds",
                        "The rounds that this lesson's charts play take too long together.",
                        "Play fewer."));
        Optional<Step.Trying> tried = stage.step().asTrying();
        if (tried.isPresent()) {
            new TryCheck(path, findings, effort).step(Trial.of(tried.get(), rules, played.after()));
        } else if (stage.step().head().expect().flatMap(Expectation::solutions).isPresent()) {
            findings.error(
                    "E608",
                    path + ".expect.solutions",
                    "The step does not let try, so it has no solutions.",
                    "Leave \"solutions\" out.");
        }
        ExpectationCheck.step(path, played, answer, findings);
    }

    private void head() {
        RequiredCircle.of(lesson, among)
                .ifPresent(circle -> findings.error(
                        "E116",
                        "meta.audience.requires",
                        "The lesson requires itself: " + shown(circle) + ".",
                        "Leave one of them out, so that a lesson can come first."));
        int installed = rules.about().revision();
        if (lesson.rules().revision() != installed) {
            findings.warning(
                    "W202",
                    "rules.revision",
                    "The lesson was written for " + rules.id() + " revision "
                            + lesson.rules().revision() + "; installed is " + installed + ".",
                    "Look at every step, then write the new revision.");
        }
        lesson.rules().set().clauses().forEach((clause, as) -> {
            RuleSet base = book.find(lesson.rulesId()).orElseThrow();
            if (!ClauseAnswer.differing(base, rules).contains(clause)) {
                findings.warning(
                        "W203",
                        "rules.set." + clause.id(),
                        base.id() + " has this clause as " + as + " has it: nothing is altered.",
                        "Leave it out, or take another rule set.");
            }
        });
    }

    private void minutes() {
        int planned = lesson.meta().minutes();
        double steps =
                lesson.steps().stream().mapToDouble(s -> s.head().minutes()).sum();
        if (steps > 0 && Math.abs(steps - planned) > planned / 2.0) {
            findings.warning(
                    "W120",
                    "meta.minutes",
                    "The lesson is planned for " + planned + " minutes, its steps for " + plain(steps) + " together.",
                    "Bring the two within half of each other.");
        }
        if (lesson.meta().audience().level() == Lesson.Level.BEGINNER && planned > BEGINNER_MINUTES) {
            findings.warning(
                    "W122",
                    "meta.minutes",
                    planned + " minutes are long for beginners.",
                    "Split the lesson into parts of at most " + BEGINNER_MINUTES + " minutes.");
        }
    }

    private static String shown(List<String> circle) {
        int most = 6;
        return circle.size() <= most
                ? String.join(" → ", circle)
                : String.join(" → ", circle.subList(0, most - 1)) + " → … → " + circle.get(0);
    }

    private static String plain(double minutes) {
        return minutes == Math.rint(minutes) ? Integer.toString((int) minutes) : Double.toString(minutes);
    }

    private void threeShowsInARow() {
        int row = 0;
        for (int i = 0; i < lesson.steps().size(); i++) {
            row = lesson.steps().get(i).asShow().isPresent() ? row + 1 : 0;
            if (row == 3) {
                findings.warning(
                        "W533",
                        "steps[" + i + "]",
                        "This is the third step in a row with nothing to do.",
                        "Ask something, or play a move.");
            }
        }
    }
}
