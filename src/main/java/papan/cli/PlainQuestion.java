package papan.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import papan.lesson.Act;
import papan.lesson.AnswerForm;
import papan.lesson.AnswerOption;
import papan.lesson.AnswerWords;
import papan.lesson.Confidence;
import papan.lesson.Consequence;
import papan.lesson.LessonRun;
import papan.lesson.Stage;
import papan.lesson.Step;
import papan.lesson.Verdict;
import papan.narration.CaptionText;
import papan.narration.Reasoning;
import papan.replay.Timeline;

/** Puts the question of a stage on a terminal, until it is answered or the answer has been shown. */
final class PlainQuestion {
    private static final String WHAT_IF = "!";

    private final LessonRun run;
    private final CaptionText words;
    private final Reasoning reasoning;
    private final AnswerWords spoken;
    private final PlainStory story;
    private final PlainDialogue dialogue;
    private final PlainLearner learner;
    private final LongSupplier clock;
    private final PrintWriter out;
    private final Understood understood;
    private boolean explained;

    /**
     * Asks in a lesson.
     *
     * @param learner who is asked
     * @param clock tells milliseconds: hints may be offered after some time
     */
    PlainQuestion(
            PlainStory story,
            Reasoning reasoning,
            AnswerWords spoken,
            PlainDialogue dialogue,
            PlainLearner learner,
            LongSupplier clock) {
        this.run = story.run();
        this.words = story.words();
        this.out = story.out();
        this.story = story;
        this.reasoning = reasoning;
        this.spoken = spoken;
        this.dialogue = dialogue;
        this.learner = learner;
        this.clock = clock;
        this.understood = new Understood(run, spoken, words);
    }

    /** Asks where the learner is; says whether an answer leads to another step before the question is done with. */
    boolean isLedElsewhere(Step.Ask ask) throws IOException {
        Stage stage = learner.stage();
        AnswerForm form = AnswerForm.of(ask.question());
        if (!learner.state().isOpenQuestion()) {
            // It was asked before, and the way leads to it once more.
            learner.act(new Act.BeganAgain());
        }
        put(stage, ask, form);
        if (form == AnswerForm.TALLY) {
            new PlainTally(run, spoken, out).take(learner, dialogue);
            return false;
        }
        PlainHints hints = new PlainHints(run.hints(stage, words), clock, words, out);
        Optional<Consequence> consequence = Optional.empty();
        while (true) {
            Optional<String> line = dialogue.answer();
            if (line.isEmpty()) {
                showRight(stage);
                return false;
            }
            String typed = line.get();
            if (typed.equals(PlainHints.WISH)) {
                hints.give();
                learner.act(new Act.AskedForHint());
                continue;
            }
            if (typed.equals(WHAT_IF) && consequence.isPresent()) {
                whatIf(consequence.get());
                continue;
            }
            Optional<String> meant = understood.answer(stage, typed);
            if (meant.isEmpty()) {
                out.println(words.text("cli.notAnAnswer", Map.of("answer", typed)));
                out.println("  " + understood.instead(stage));
                continue;
            }
            Verdict verdict = judged(meant.get());
            if (!form.isScored()) {
                out.println(spoken.modelAnswer(verdict.right()));
                return false;
            }
            tell(stage, verdict);
            if (learner.state().here().isSettled()) {
                if (!verdict.correct()) {
                    showRight(stage);
                }
                return false;
            }
            if (learner.act(new Act.TriedAgain())) {
                return true;
            }
            consequence = run.consequence(stage, meant.get());
            consequence.ifPresent(any -> out.println(words.text("cli.whatIf")));
            hints.offer(learner.state().reply());
        }
    }

    private void put(Stage stage, Step.Ask ask, AnswerForm form) {
        out.println("? " + spoken.question(ask.question()));
        if (form != AnswerForm.PLACE && form != AnswerForm.NUMBERS && form != AnswerForm.TALLY) {
            for (AnswerOption option : run.options(stage, "")) {
                out.println("    " + option.id() + ": " + label(option));
            }
        }
        if (!spoken.howToType(stage).isEmpty()) {
            out.println("  " + spoken.howToType(stage));
        }
        if (!explained && form != AnswerForm.TALLY) {
            out.println("  " + words.text("cli.howToAnswer"));
            explained = true;
        }
    }

    private String label(AnswerOption option) {
        return option.labelKey().isEmpty() ? option.text() : words.text(option.labelKey());
    }

    private Verdict judged(String given) throws IOException {
        learner.act(new Act.Answered(given));
        if (learner.state().here().waiting().isPresent()) {
            learner.act(new Act.WasSure(howSure()));
        }
        return learner.state().here().verdict().orElseThrow();
    }

    /** Says whether an answer is right, and why. */
    private void tell(Stage stage, Verdict verdict) {
        out.println(words.text(verdict.correct() ? "cli.correct" : "cli.wrong"));
        String gap = spoken.gap(stage, verdict.given(), verdict.correct());
        if (!gap.isEmpty()) {
            out.println("  " + gap);
        }
        spoken.feedback(verdict).lines().forEach(line -> out.println("  " + line));
        if (verdict.correct()) {
            showReasons(verdict);
        }
    }

    /** How sure the learner is of an answer; 0 if nothing is said. Anything else is asked for once more. */
    private int howSure() throws IOException {
        while (true) {
            out.println("? " + words.text("confidence.ask"));
            for (Confidence each : Confidence.values()) {
                out.println("    " + each.number() + ": " + words.text(each.key()));
            }
            Optional<String> line = dialogue.answer();
            if (line.isEmpty()) {
                return 0;
            }
            Optional<Confidence> said = line.flatMap(Confidence::parse);
            if (said.isPresent()) {
                return said.get().number();
            }
        }
    }

    /** What would come of the latest answer, set off from the lesson. */
    private void whatIf(Consequence consequence) {
        Timeline timeline = consequence.timeline();
        out.println("~ " + words.text(consequence.captionKey(), consequence.captionArgs()));
        story.board(timeline.positionAt(0));
        story.events(timeline, 0, "~   ");
        story.board(timeline.positionAt(timeline.size()));
        out.println("~ " + words.text("cli.whatIf.back"));
    }

    private void showRight(Stage stage) {
        String right = spoken.answer(stage, run.rightAnswer(stage));
        AnswerForm form = AnswerForm.of(((Step.Ask) stage.step()).question());
        out.println(
                form.isScored() ? words.text("cli.theAnswerIs", Map.of("answer", right)) : spoken.modelAnswer(right));
        // Without the author's words, which are praise for those who found the answer.
        showReasons(run.judge(stage, run.rightAnswer(stage)));
        learner.act(new Act.GaveUp());
    }

    private void showReasons(Verdict verdict) {
        verdict.why().ifPresent(ruled -> {
            out.println("  " + reasoning.title(ruled) + ": " + reasoning.sentence(ruled.clause()));
            reasoning.why(ruled).forEach(fact -> out.println("    + " + fact));
            reasoning.whyNot(ruled).forEach(fact -> out.println("    - " + fact));
        });
    }
}
