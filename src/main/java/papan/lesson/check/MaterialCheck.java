package papan.lesson.check;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import papan.analysis.ChartPlan;
import papan.lesson.kind.QuestionKinds;
import papan.lesson.scene.Findings;
import papan.lesson.script.BankQuestion;
import papan.lesson.script.Cite;
import papan.lesson.script.Lesson;

/** Checks that a lesson's charts are used, its sources are there and its glossary is complete. */
final class MaterialCheck {
    private final Lesson lesson;
    private final Findings findings;

    MaterialCheck(Lesson lesson, Findings findings) {
        this.lesson = lesson;
        this.findings = findings;
    }

    void run() {
        charts();
        sources();
        Map<String, String> glossary = lesson.glossary();
        if (glossary.containsKey("house") != glossary.containsKey("houses")) {
            String there = glossary.containsKey("house") ? "house" : "houses";
            String missing = glossary.containsKey("house") ? "houses" : "house";
            findings.warning(
                    "W115",
                    "glossary." + there,
                    "Only \"" + there + "\" is called otherwise, not \"" + missing + "\", so two words would be mixed.",
                    "Write \"" + missing + "\" too.");
        }
    }

    /** What is cited must be found among the sources. */
    private void sources() {
        List<String> sources =
                lesson.meta().sources().stream().map(Lesson.Reference::id).toList();
        lesson.meta().end().saying().ifPresent(saying -> cited(saying.source(), "meta.end.saying.source", sources));
        for (int step = 0; step < lesson.steps().size(); step++) {
            List<Cite> cites = lesson.steps().get(step).head().cites();
            for (int i = 0; i < cites.size(); i++) {
                cited(cites.get(i).source(), "steps[" + step + "].cites[" + i + "].source", sources);
            }
        }
    }

    private void cited(String source, String path, List<String> sources) {
        if (!sources.contains(source)) {
            findings.error(
                    "E541",
                    path,
                    "The lesson has no source \"" + source + "\".",
                    sources.isEmpty()
                            ? "Name it in meta.sources."
                            : "Write " + String.join(" or ", sources) + ", or name it in meta.sources.");
        }
    }

    private void charts() {
        Set<String> shown = new HashSet<>();
        Set<ChartPlan> drawn = new HashSet<>();
        Stream.concat(lesson.steps().stream(), lesson.bank().stream().map(BankQuestion::ask))
                .forEach(step -> {
                    step.asShowChart()
                            .ifPresent(shows -> shown.add(shows.chart().id()));
                    step.asAsk()
                            .flatMap(ask -> QuestionKinds.of(ask.question()).drawn())
                            .ifPresent(drawn::add);
                });
        lesson.charts().forEach((id, chart) -> {
            if (!shown.contains(id) && !drawn.contains(chart.plan())) {
                findings.warning(
                        "W912",
                        "charts." + id,
                        "Nothing in the lesson uses the chart \"" + id + "\".",
                        "Write \"chart\": \"" + id + "\" in a step of kind \"chart\", or leave it out.");
            }
        });
    }
}
