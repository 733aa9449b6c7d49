package papan.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import papan.format.Visible;
import papan.lesson.compare.ComparedBoards;
import papan.lesson.compare.PointedPlace;
import papan.lesson.kept.Act;
import papan.lesson.kept.Waypoint;
import papan.lesson.page.Offers;
import papan.lesson.page.Offers.Action;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonState;
import papan.lesson.play.Stage;
import papan.lesson.script.AnswerSpelling;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Reasoning;
import papan.rules.ClauseId;

/**
 * A lesson told on a terminal: the same stages, sentences and verdicts that the window shows. At the end of the input
 * the remaining questions are answered for the learner, so that a lesson always comes to its end.
 */
final class PlainLesson {
    /** The most steps that are told; a lesson in order has come to its end long before. */
    private static final int MAX_STEPS = 2_000;

    private final LessonRun run;
    private final PlainLearner learner;
    private final Set<Waypoint> settled = new HashSet<>();

    PlainLesson(LessonRun run, Language language, Lines answers, PrintWriter out) {
        this(run, language, answers, out, () -> System.nanoTime() / 1_000_000);
    }

    /**
     * A lesson to be told.
     *
     * @param answers taken line by line
     * @param clock tells milliseconds: hints may be offered after some time
     */
    PlainLesson(LessonRun run, Language language, Lines answers, PrintWriter out, LongSupplier clock) {
        this.run = run;
        CaptionText words = new CaptionText(run.lesson().wording(language, run.rules()));
        this.learner = new PlainLearner(LessonState.of(run), words, answers, clock, out);
    }

    /** Who goes through it. */
    PlainLearner learner() {
        return learner;
    }

    /** Says that there is no display and tells the lesson from its first step to its last. */
    static int withoutDisplay(LessonRun run, Language language, BufferedReader answers, PrintWriter out) {
        PlainLesson plain = new PlainLesson(run, language, new Lines(answers, Arguments.nameOf("-")), out);
        plain.learner.say("", "cli.noDisplay");
        plain.learner.print("");
        return UnreadFile.read(Exit.FILE, "Standard input", plain::play);
    }

    /** Tells the lesson from its first step to its last. */
    int play() throws IOException {
        String title = Visible.line(run.text(run.lesson().title()));
        learner.print(title);
        learner.print("=".repeat(title.length()));
        alterations();
        PlainQuestion question = new PlainQuestion(learner);
        for (int told = 0; !learner.state().isFinished() && told < MAX_STEPS; told++) {
            Waypoint here = learner.state().route().here();
            if (settled.contains(here) || !isLedElsewhere(question)) {
                learner.act(new Act.WentOn());
                Waypoint next = learner.state().route().here();
                if (next.back().size() > here.back().size()) {
                    // Nothing is left to do in this step when the detour comes back to it.
                    settled.add(new Waypoint(here.step(), here.back(), next.made(), false));
                }
            }
        }
        learner.print("");
        learner.say("", run.isApart() ? "cli.bankDone" : "cli.lessonDone");
        return Exit.DONE;
    }

    /** Tells a step and lets the learner do what there is to do; says whether that leads to another step. */
    private boolean isLedElsewhere(PlainQuestion question) throws IOException {
        if (isDoneBefore(learner.state())) {
            learner.act(new Act.BeganAgain());
        }
        learner.tell();
        learner.stage().step().asAlter().ifPresent(step -> learner.say("", "cli.alter"));
        Set<Action> offered = Offers.of(learner.state()).all();
        if (offered.contains(Action.ANSWER)) {
            return question.isLedElsewhere();
        }
        if (learner.state().trial().isPresent()) {
            new PlainTry(learner).attempt();
        } else if (offered.contains(Action.BE_TOLD_WHY)) {
            look();
            learner.act(new Act.Looked());
        } else if (offered.contains(Action.SHOW_LINE)) {
            String line = learner.anyLine().orElse("");
            learner.act(new Act.Drew(String.join(",", line.strip().split("[\\s,]+"))));
        }
        return false;
    }

    /** Takes places until the boards do differ there, or anything else. */
    private void look() throws IOException {
        Stage stage = learner.stage();
        ComparedBoards boards = run.compared(stage).orElseThrow();
        List<Integer> ends = boards.cursors(stage.end());
        Optional<PointedPlace> pointed;
        do {
            pointed = learner.anyLine()
                    .filter(typed -> boards.isToPoint(ends))
                    .flatMap(typed ->
                            AnswerSpelling.place(typed, run.rules(stage).layout()))
                    .map(place -> boards.pointed(ends, 0, place));
            pointed.ifPresent(at -> learner.print(run.told(boards, at, learner.words())));
        } while (pointed.filter(at -> !at.differs()).isPresent());
    }

    /** Whether the way leads once more to what was answered, looked at or drawn. */
    private static boolean isDoneBefore(LessonState state) {
        boolean answered = state.isAsking() && !state.isOpenQuestion();
        return answered || state.here().explained() || state.here().drawn().isPresent();
    }

    /** Where the lesson alters its rules: that it does, and each clause with where it comes from. */
    private void alterations() {
        String tag = learner.words().wording().language().tag();
        Reasoning reasoning = new Reasoning(learner.words(), run.rules());
        if (run.rules().isAltered()) {
            learner.print("");
            learner.say("", "cli.rules", Map.of("rules", run.rules().about().name(tag)));
        }
        for (ClauseId id : ClauseId.values()) {
            run.rules()
                    .clause(id)
                    .lenderIn(tag)
                    .ifPresent(lender -> learner.say(
                            "  ", "cli.rules.altered", Map.of("rules", lender, "clause", reasoning.sentence(id))));
        }
    }
}
