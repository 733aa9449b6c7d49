package papan.lesson.play;

import java.util.List;
import papan.lesson.kind.StepKinds;
import papan.lesson.kind.TextReader;
import papan.lesson.script.Cite;
import papan.lesson.script.Hint;
import papan.lesson.script.Lesson;
import papan.lesson.script.Step;
import papan.lesson.script.Teaching;

/** Reads every text of a lesson, with where in the file it stands. */
public final class LessonTexts {
    private final TextReader texts;

    private LessonTexts(TextReader texts) {
        this.texts = texts;
    }

    /** Gives every text to a reader: those of no step, those of the questions for later, those of the steps. */
    public static void read(Lesson lesson, TextReader texts) {
        new LessonTexts(texts).lesson(lesson);
    }

    private void lesson(Lesson lesson) {
        texts.plain("title", lesson.title());
        texts.plain("summary", lesson.summary());
        texts.plain("meta.teacher", lesson.meta().teaching().note());
        lesson.meta().teaching().plan().ifPresent(this::plan);
        lesson.meta().end().saying().ifPresent(saying -> texts.plain("meta.end.saying.means", saying.means()));
        texts.plain("meta.end.keep", lesson.meta().end().keep());
        for (int i = 0; i < lesson.meta().goals().size(); i++) {
            texts.plain(
                    "meta.goals[" + i + "].text", lesson.meta().goals().get(i).text());
        }
        lesson.material().charts().forEach((id, chart) -> {
            texts.plain("charts." + id + ".title", chart.title());
            texts.plain("charts." + id + ".note", chart.note());
        });
        for (int i = 0; i < lesson.material().bank().size(); i++) {
            step(BankPlay.path(i), lesson.material().bank().get(i).ask());
        }
        for (int i = 0; i < lesson.steps().size(); i++) {
            step("steps[" + i + "]", lesson.steps().get(i));
        }
    }

    private void plan(Teaching.Plan plan) {
        texts.plain("meta.plan.aim", plan.aim());
        for (int i = 0; i < plan.run().size(); i++) {
            texts.plain("meta.plan.run[" + i + "].text", plan.run().get(i).text());
        }
        for (int i = 0; i < plan.watch().size(); i++) {
            texts.plain("meta.plan.watch[" + i + "]", plan.watch().get(i));
        }
        texts.plain("meta.plan.fast", plan.fast());
        texts.plain("meta.plan.without", plan.without());
    }

    private void step(String path, Step step) {
        Step.Head head = step.head();
        texts.plain(path + ".title", head.title());
        texts.plain(path + ".teacher", head.teacher());
        for (int i = 0; i < head.say().size(); i++) {
            texts.said(path + ".say[" + i + "]", head.say().get(i));
        }
        List<Hint> hints = head.hints();
        for (int i = 0; i < hints.size(); i++) {
            texts.plain(path + ".hints[" + i + "].text", hints.get(i).text());
        }
        List<Cite> cites = head.cites();
        for (int i = 0; i < cites.size(); i++) {
            texts.cited(path + ".cites[" + i + "].text", cites.get(i).text());
        }
        StepKinds.of(step).readTexts(path, texts);
    }
}
