package papan.lesson.check;

import java.util.EnumMap;
import java.util.Map;
import java.util.regex.Pattern;
import papan.lesson.kind.QuestionKinds;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonState;
import papan.lesson.play.Stage;
import papan.lesson.scene.Findings;
import papan.lesson.script.Panel;
import papan.lesson.script.Step;
import papan.lesson.text.TextReader;
import papan.narration.Language;

/** Warns where a sentence points at something that is not to be seen; only texts in English are searched. */
final class SightCheck {
    private final LessonRun run;
    private final Findings findings;

    /** What a sentence can point at beside the board. */
    private enum Sight {
        CHART("chart|graph|curve|dots?|lines?"),
        PICTURE("picture|photo|drawing"),
        CARD("card");

        private final Pattern pointing;

        Sight(String called) {
            String named = "(the|this|that|these|those) (first |last |new )?(" + called + ")\\b";
            pointing = Pattern.compile(
                    "\\blook (again )?at " + named + "|\\b(in|on) the (" + called + ")\\b|\\bthe (" + called
                            + ") (on the (left|right)|below|above|beside|says?|shows?|goes from)\\b",
                    Pattern.CASE_INSENSITIVE);
        }
    }

    SightCheck(LessonRun run, Findings findings) {
        this.run = run;
        this.findings = findings;
    }

    void run() {
        if (Language.parse(run.lesson().language())
                .filter(Language.ENGLISH::equals)
                .isPresent()) {
            run.stages().forEach(this::stage);
        }
    }

    private void stage(Stage stage) {
        Map<Sight, Boolean> seen = seen(stage);
        String path = "steps[" + stage.index() + "]";
        new TextReader() {
            @Override
            public void plain(String at, String text) {
                SightCheck.this.text(at, text, seen);
            }

            @Override
            public void cited(String at, String text) {
                // It tells of its own pictures.
            }
        }.all(stage.step(), path);
    }

    private Map<Sight, Boolean> seen(Stage stage) {
        LessonState state = LessonState.of(run, stage.index());
        Step step = stage.step();
        Map<Sight, Boolean> seen = new EnumMap<>(Sight.class);
        seen.put(Sight.CHART, state.about().step().asShowChart().isPresent() || draws(stage));
        seen.put(Sight.PICTURE, step.asShow().flatMap(Step.Show::picture).isPresent());
        seen.put(Sight.CARD, !step.asks() && state.isRevealed(Panel.RULE));
        return seen;
    }

    private static boolean draws(Stage stage) {
        return stage.asked()
                .flatMap(ask -> QuestionKinds.of(ask.question()).drawn())
                .isPresent();
    }

    private void text(String path, String text, Map<Sight, Boolean> seen) {
        for (Sight sight : Sight.values()) {
            var found = sight.pointing.matcher(text);
            if (found.find() && !Boolean.TRUE.equals(seen.get(sight))) {
                findings.warning(
                        "W543",
                        path,
                        "\"" + found.group() + "\" points at something that is not to be seen here.",
                        sight == Sight.CHART
                                ? "Write \"looksBack\": true if the question is about the chart before it, or say it otherwise."
                                : "Show it in this step, or say it otherwise.");
            }
        }
    }
}
