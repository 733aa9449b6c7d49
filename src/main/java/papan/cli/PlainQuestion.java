package papan.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import papan.lesson.AnswerForm;
import papan.lesson.AnswerOption;
import papan.lesson.AnswerWords;
import papan.lesson.Confidence;
import papan.lesson.Consequence;
import papan.lesson.LessonRun;
import papan.lesson.Reply;
import papan.lesson.Stage;
import papan.lesson.Step;
import papan.lesson.Verdict;
import papan.lesson.Way;
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
    private final Map<String, Reply> replies;
    private final LongSupplier clock;
    private final PrintWriter out;
    private final Understood understood;
    private boolean explained;

    /**
     * Asks in a lesson.
     *
     * @param replies what was answered so far, by the ids of steps; it is kept up to date
     * @param clock tells milliseconds: hints may be offered after some time
     */
    PlainQuestion(
            PlainStory story,
            Reasoning reasoning,
            AnswerWords spoken,
            PlainDialogue dialogue,
            Map<String, Reply> replies,
            LongSupplier clock) {
        this.run = story.run();
        this.words = story.words();
        this.out = story.out();
        this.story = story;
        this.reasoning = reasoning;
        this.spoken = spoken;
        this.dialogue = dialogue;
        this.replies = replies;
        this.clock = clock;
        this.understood = new Understood(run, spoken, words);
    }

    /** Asks; gives the detour that is to be made before another answer is given. */
    Optional<Way> ask(Stage stage, Step.Ask ask, Way way) throws IOException {
        AnswerForm form = AnswerForm.of(ask.question());
        put(stage, ask, form);
        if (form == AnswerForm.TALLY) {
            new PlainTally(run, spoken, out).take(stage, dialogue);
            return Optional.empty();
        }
        PlainHints hints = new PlainHints(run.hints(stage, words), clock, words, out);
        Optional<Consequence> consequence = Optional.empty();
        while (true) {
            Optional<String> line = dialogue.answer();
            if (line.isEmpty()) {
                showRight(stage);
                return Optional.empty();
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
            Verdict verdict = run.judge(stage, meant.get());
            if (!form.isScored()) {
                out.println(spoken.modelAnswer(verdict.right()));
                return Optional.empty();
            }
            Reply reply = judged(stage, ask, verdict);
            if (verdict.correct()) {
                return Optional.empty();
            }
            if (ask.asking().isLast(reply)) {
                showRight(stage);
                return Optional.empty();
            }
            Optional<Way> detour = run.detour(way, replies);
            if (detour.isPresent()) {
                return detour;
            }
            consequence = run.consequence(stage, meant.get());
            consequence.ifPresent(any -> out.println(words.text("cli.whatIf")));
            hints.offer(reply);
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

    /** Says whether an answer is right, and why; the reply with it is kept. */
    private Reply judged(Stage stage, Step.Ask ask, Verdict verdict) throws IOException {
        Reply before = replies.getOrDefault(ask.head().id(), Reply.NONE);
        int sure = ask.asking().asksHowSure(before) ? howSure() : 0;
        out.println(words.text(verdict.correct() ? "cli.correct" : "cli.wrong"));
        String gap = spoken.gap(stage, verdict.given(), verdict.correct());
        if (!gap.isEmpty()) {
            out.println("  " + gap);
        }
        spoken.feedback(verdict).lines().forEach(line -> out.println("  " + line));
        if (verdict.correct()) {
            showReasons(verdict);
        }
        Reply reply = before.answered(verdict).sure(sure);
        replies.put(ask.head().id(), reply);
        return reply;
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
        replies.merge(stage.step().head().id(), Reply.NONE, (reply, none) -> reply.shown());
    }

    private void showReasons(Verdict verdict) {
        verdict.why().ifPresent(ruled -> {
            out.println("  " + reasoning.title(ruled) + ": " + reasoning.sentence(ruled.clause()));
            reasoning.why(ruled).forEach(fact -> out.println("    + " + fact));
            reasoning.whyNot(ruled).forEach(fact -> out.println("    - " + fact));
        });
    }
}
