package papan.cli;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import papan.lesson.kept.Act;
import papan.lesson.kind.AnswerForm;
import papan.lesson.kind.Consequence;
import papan.lesson.play.AnswerWords;
import papan.lesson.play.Confidence;
import papan.lesson.play.Stage;
import papan.replay.Timeline;

/** Puts the question of a stage on a terminal, until it is answered or the answer has been shown. */
final class PlainQuestion {
    private static final String WHAT_IF = "!";

    private final PlainTerminal terminal;
    private final PlainLearner learner;
    private final AnswerWords spoken;
    private final Understood understood;
    private boolean explained;

    /** Asks in a lesson. */
    PlainQuestion(PlainTerminal terminal, PlainLearner learner) {
        this.terminal = terminal;
        this.learner = learner;
        this.spoken = new AnswerWords(terminal.run(), terminal.words());
        this.understood = new Understood(terminal.run(), spoken, terminal.words());
    }

    /** Asks where the learner is; says whether an answer leads to another step before the question is done with. */
    boolean isLedElsewhere() throws IOException {
        Stage stage = learner.stage();
        AnswerForm form = stage.form();
        if (!explained && form != AnswerForm.TALLY) {
            terminal.say("  ", "cli.howToAnswer");
            explained = true;
        }
        if (form == AnswerForm.TALLY) {
            new PlainTally(terminal, learner, spoken).take();
            return false;
        }
        PlainHints hints = new PlainHints(terminal, learner);
        Optional<Consequence> consequence = Optional.empty();
        while (true) {
            Optional<String> line = terminal.answer();
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
                terminal.say("", "cli.notAnAnswer", Map.of("answer", typed));
                terminal.out().println("  " + understood.instead(stage));
                continue;
            }
            answer(meant.get());
            if (!form.isScored() || learner.state().here().isSettled()) {
                return false;
            }
            if (learner.act(new Act.TriedAgain())) {
                return true;
            }
            consequence = terminal.run().consequence(stage, meant.get());
            consequence.ifPresent(any -> terminal.say("", "cli.whatIf"));
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
            terminal.say("? ", "confidence.ask");
            for (Confidence each : Confidence.values()) {
                terminal.say("    " + each.number() + ": ", each.key());
            }
            Optional<String> line = terminal.answer();
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
        terminal.say("~ ", consequence.captionKey(), consequence.captionArgs());
        terminal.board(timeline.positionAt(0));
        terminal.events("~   ", timeline, 0);
        terminal.board(timeline.positionAt(timeline.size()));
        terminal.say("~ ", "cli.whatIf.back");
    }
}
