package papan.cli;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import papan.lesson.kept.Act;
import papan.lesson.kind.AnswerForm;
import papan.lesson.kind.Consequence;
import papan.lesson.page.Block;
import papan.lesson.play.Confidence;
import papan.lesson.play.Stage;
import papan.replay.Timeline;

/** Puts the question of a stage on a terminal, until it is answered or the answer has been shown. */
final class PlainQuestion {
    private static final String WHAT_IF = "!";

    private final PlainLearner learner;
    private boolean explained;

    /** Asks in a lesson. */
    PlainQuestion(PlainLearner learner) {
        this.learner = learner;
    }

    /** Asks where the learner is; says whether an answer leads to another step before the question is done with. */
    boolean isLedElsewhere() throws IOException {
        Stage stage = learner.stage();
        AnswerForm form = stage.form();
        if (!explained && form != AnswerForm.TALLY) {
            learner.say("  ", "cli.howToAnswer");
            explained = true;
        }
        if (form == AnswerForm.TALLY) {
            new PlainTally(learner).take();
            return false;
        }
        Block.Asked asked = learner.block(Block.Asked.class);
        learner.isAsked();
        Optional<Consequence> consequence = Optional.empty();
        while (true) {
            Optional<String> line = learner.answer();
            if (line.isEmpty()) {
                learner.act(new Act.GaveUp());
                return false;
            }
            String typed = line.get();
            if (typed.equals(PlainLearner.WISH)) {
                learner.help();
                continue;
            }
            if (typed.equals(WHAT_IF) && consequence.isPresent()) {
                whatIf(consequence.get());
                continue;
            }
            String meant = new Understood(asked).answer(typed);
            if (!learner.run().isAnswer(stage, meant)) {
                learner.say("", "cli.notAnAnswer", Map.of("answer", typed));
                learner.print("  " + instead(asked));
                continue;
            }
            answer(meant);
            if (!form.isScored() || learner.state().here().isSettled()) {
                return false;
            }
            if (learner.act(new Act.TriedAgain())) {
                return true;
            }
            consequence = learner.run().consequence(stage, meant);
            consequence.ifPresent(any -> learner.say("", "cli.whatIf"));
            learner.offerHelp();
        }
    }

    /** What could be typed instead. */
    private String instead(Block.Asked asked) {
        String ids = asked.options().stream().map(Block.Asked.Option::id).collect(Collectors.joining(", "));
        return asked.how().isEmpty() ? learner.words().text("ask.typeOneOf", Map.of("answers", ids)) : asked.how();
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
            learner.say("? ", "confidence.ask");
            for (Confidence each : Confidence.values()) {
                learner.say("    " + each.number() + ": ", each.key());
            }
            Optional<String> line = learner.answer();
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
        learner.say("~ ", consequence.captionKey(), consequence.captionArgs());
        learner.board(timeline.positionAt(0));
        learner.events("~   ", timeline, 0);
        learner.board(timeline.positionAt(timeline.size()));
        learner.say("~ ", "cli.whatIf.back");
    }
}
