package papan.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongSupplier;
import papan.engine.Refusal;
import papan.lesson.play.Act;
import papan.lesson.play.LessonRun;
import papan.lesson.play.Stage;
import papan.lesson.play.Trial;
import papan.lesson.script.Aim;
import papan.model.House;
import papan.model.Move;
import papan.narration.CaptionText;
import papan.replay.Refusals;

/** Lets a learner try on a terminal to reach the goal of a stage. */
final class PlainTry {
    private static final String BACK = "-";

    private final LessonRun run;
    private final CaptionText words;
    private final PlainStory story;
    private final PlainDialogue dialogue;
    private final PlainLearner learner;
    private final LongSupplier clock;
    private final PrintWriter out;

    /**
     * Lets try in a lesson.
     *
     * @param learner who tries
     * @param clock tells milliseconds: hints may be offered after some time
     */
    PlainTry(PlainStory story, PlainDialogue dialogue, PlainLearner learner, LongSupplier clock) {
        this.run = story.run();
        this.words = story.words();
        this.out = story.out();
        this.story = story;
        this.dialogue = dialogue;
        this.learner = learner;
        this.clock = clock;
    }

    /** Takes houses until the goal is reached; {@value #BACK} takes a move back, an empty line shows a way, or leaves a game. */
    void attempt() throws IOException {
        Stage stage = learner.stage();
        PlainHints hints = new PlainHints(learner, run.hints(stage, words), clock, words, out);
        if (trial().outcome() != Trial.Outcome.OPEN) {
            learner.act(new Act.StartedOver());
        }
        aims();
        while (trial().outcome() != Trial.Outcome.REACHED) {
            if (trial().outcome() == Trial.Outcome.CLIMBED) {
                out.println(words.text(trial().captionKey(), trial().captionArgs()));
                learner.act(new Act.WentOn());
                story.board(trial().position());
            }
            String how = words.text(trial().step().isGame() ? "cli.game" : "cli.try");
            out.println("? " + words.text(trial().captionKey(), trial().captionArgs()) + " " + how);
            Optional<String> line = dialogue.answer();
            if (line.isEmpty()) {
                if (!trial().step().isGame()) {
                    shown();
                }
                return;
            }
            String typed = line.get();
            Optional<House> house = House.parseHouse(typed.toUpperCase(Locale.ROOT))
                    .filter(run.rules().layout()::contains);
            if (typed.equals(PlainHints.WISH) && trial().step().isGame()) {
                learner.act(new Act.AskedForHint());
            } else if (typed.equals(PlainHints.WISH)) {
                hints.give();
            } else if (typed.equals(BACK)) {
                learner.act(new Act.TookBack());
                story.board(trial().position());
            } else if (house.isPresent() && trial().outcome() == Trial.Outcome.OPEN) {
                move(house.get(), hints);
            } else {
                out.println(words.text("try.illegal"));
            }
        }
        out.println(words.text(trial().captionKey(), trial().captionArgs()));
        aims();
    }

    /** What is worth bringing about, and whether it has been. */
    private void aims() {
        Trial trial = trial();
        for (Aim aim : trial.step().aims()) {
            out.println((trial.reached().contains(aim) ? "  [x] " : "  [ ] ") + run.text(aim.text()));
        }
    }

    private Trial trial() {
        return learner.state().trial().orElseThrow();
    }

    /** A shortest way to the goal, for whoever gives up. */
    private void shown() {
        learner.act(new Act.GaveUp());
        Trial shown = trial().restart();
        for (Move move : trial().movesHere()) {
            shown = shown.play(move);
            tell(shown);
        }
    }

    private void move(House house, PlainHints hints) {
        Trial before = trial();
        learner.act(new Act.Moved(before.from(house)));
        Optional<Refusal> refusal = learner.state().here().refusal();
        if (refusal.isPresent()) {
            out.println(
                    before.step().allowIllegal()
                            ? words.format(Refusals.caption(refusal.get()))
                            : words.text("try.illegal"));
            return;
        }
        tell(trial());
        Trial.Outcome now = trial().outcome();
        if (now != Trial.Outcome.OPEN && now != Trial.Outcome.REACHED) {
            hints.offer();
        }
    }

    private void tell(Trial trial) {
        story.events(trial.timeline(), trial.latest(), "  ");
        story.board(trial.position());
    }
}
