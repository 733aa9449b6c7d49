package papan.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import papan.engine.Refusal;
import papan.lesson.LessonRun;
import papan.lesson.Reply;
import papan.lesson.Stage;
import papan.lesson.Trial;
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
    private final Map<String, Reply> replies;
    private final LongSupplier clock;
    private final PrintWriter out;

    /**
     * Lets try in a lesson.
     *
     * @param replies what was answered so far, by the ids of steps; it is kept up to date
     * @param clock tells milliseconds: hints may be offered after some time
     */
    PlainTry(PlainStory story, PlainDialogue dialogue, Map<String, Reply> replies, LongSupplier clock) {
        this.run = story.run();
        this.words = story.words();
        this.out = story.out();
        this.story = story;
        this.dialogue = dialogue;
        this.replies = replies;
        this.clock = clock;
    }

    /** Takes houses until the goal is reached; {@value #BACK} takes a move back, an empty line shows a way. */
    Trial attempt(Stage stage) throws IOException {
        Trial trial = run.begin(stage);
        PlainHints hints = new PlainHints(run.hints(stage, words), clock, words, out);
        while (trial.outcome() != Trial.Outcome.REACHED) {
            out.println("? " + words.text(trial.captionKey(), trial.captionArgs()) + " " + words.text("cli.try"));
            Optional<String> line = dialogue.answer();
            if (line.isEmpty()) {
                return shown(stage, trial);
            }
            String typed = line.get();
            Optional<House> house = House.parseHouse(typed.toUpperCase(Locale.ROOT))
                    .filter(run.rules().layout()::contains);
            if (typed.equals(PlainHints.WISH)) {
                hints.give();
            } else if (typed.equals(BACK)) {
                trial = trial.undo();
                story.board(trial.position());
            } else if (house.isPresent() && trial.outcome() == Trial.Outcome.OPEN) {
                trial = move(trial, house.get());
                note(stage, trial, hints);
            } else {
                out.println(words.text("try.illegal"));
            }
        }
        out.println(words.text(trial.captionKey(), trial.captionArgs()));
        return trial;
    }

    /** A shortest way to the goal, for whoever gives up. */
    private Trial shown(Stage stage, Trial trial) {
        Trial shown = trial.restart();
        for (Move move : run.solution(stage)) {
            shown = shown.play(move);
            tell(shown);
        }
        reply(stage, false, "");
        return shown;
    }

    /** Keeps what an attempt has come to, once it has come to something. */
    private void note(Stage stage, Trial trial, PlainHints hints) {
        if (trial.outcome() == Trial.Outcome.OPEN) {
            return;
        }
        boolean reached = trial.outcome() == Trial.Outcome.REACHED;
        Reply reply =
                reply(stage, reached, trial.moves().stream().map(Move::toString).collect(Collectors.joining(",")));
        if (!reached) {
            hints.offer(reply);
        }
    }

    private Reply reply(Stage stage, boolean correct, String given) {
        String id = stage.step().head().id();
        Reply reply = replies.getOrDefault(id, Reply.NONE).answered(correct, given);
        replies.put(id, reply);
        return reply;
    }

    private Trial move(Trial trial, House house) {
        Move move = trial.from(house);
        Optional<Refusal> refusal = trial.refuse(move);
        if (refusal.isPresent()) {
            out.println(
                    trial.step().allowIllegal()
                            ? words.format(Refusals.caption(refusal.get()))
                            : words.text("try.illegal"));
            return trial;
        }
        Trial next = trial.play(move);
        tell(next);
        return next;
    }

    private void tell(Trial trial) {
        story.events(trial.timeline(), trial.latest(), "  ");
        story.board(trial.position());
    }
}
