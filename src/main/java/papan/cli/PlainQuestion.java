package papan.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import papan.lesson.kind.AnswerForm;
import papan.lesson.kind.Consequence;
import papan.lesson.play.Act;
import papan.lesson.play.AnswerWords;
import papan.lesson.play.Confidence;
import papan.lesson.play.LessonRun;
import papan.lesson.play.Stage;
import papan.lesson.script.Step;
import papan.narration.CaptionText;
import papan.replay.Timeline;

/** Puts the question of a stage on a terminal, until it is answered or the answer has been shown. */
final class PlainQuestion {
    private static final String WHAT_IF = "!";

    private final LessonRun run;
    private final CaptionText words;
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
            PlainStory story, AnswerWords spoken, PlainDialogue dialogue, PlainLearner learner, LongSupplier clock) {
        this.run = story.run();
        this.words = story.words();
        this.out = story.out();
        this.story = story;
        this.spoken = spoken;
        this.dialogue = dialogue;
        this.learner = learner;
        this.clock = clock;
        this.understood = new Understood(run, spoken, words);
    }

    /** Asks where the learner is; says whether an answer leads to another step before the question is done with. */
    boolean isLedElsewhere(Step.Ask ask) throws IOException {
        Stage stage = learner.stage();
        AnswerForm form = stage.form();
        if (!explained && form != AnswerForm.TALLY) {
            out.println("  " + words.text("cli.howToAnswer"));
            explained = true;
        }
        if (form == AnswerForm.TALLY) {
            new PlainTally(run, spoken, out).take(learner, dialogue);
            return false;
        }
        PlainHints hints = new PlainHints(learner, run.hints(stage, words), clock, words, out);
        Optional<Consequence> consequence = Optional.empty();
        while (true) {
            Optional<String> line = dialogue.answer();
            if (line.isEmpty()) {
                learner.act(new Act.GaveUp());
                return false;
            }
            String typed = line.get();
            if (typed.equals(PlainHints.WISH)) {
                hints.give();
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
            answer(meant.get());
            if (!form.isScored() || learner.state().here().isSettled()) {
                return false;
            }
            if (learner.act(new Act.TriedAgain())) {
                return true;
            }
            consequence = run.consequence(stage, meant.get());
            consequence.ifPresent(any -> out.println(words.text("cli.whatIf")));
            hints.offer();
        }
    }

    private void answer(String given) throws IOException {
        learner.act(new Act.Answered(given));
        if (learner.state().here().waiting().isPresent()) {
            learner.act(new Act.WasSure(howSure()));
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
}
