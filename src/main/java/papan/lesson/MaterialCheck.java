package papan.lesson;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import papan.analysis.ChartPlan;

/** Looks whether what a lesson brings beside its steps is of use. */
final class MaterialCheck {
    private final Lesson lesson;
    private final Findings findings;

    MaterialCheck(Lesson lesson, Findings findings) {
        this.lesson = lesson;
        this.findings = findings;
    }

    void run() {
        charts();
        Map<String, String> glossary = lesson.material().glossary();
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

    private void charts() {
        Set<String> shown = new HashSet<>();
        Set<ChartPlan> drawn = new HashSet<>();
        Stream.concat(lesson.steps().stream(), lesson.material().bank().stream().map(BankQuestion::ask))
                .forEach(step -> {
                    if (step instanceof Step.ShowChart shows) {
                        shown.add(shows.chart().id());
                    } else if (step instanceof Step.Ask ask && ask.question() instanceof Question.DrawCurve curve) {
                        drawn.add(curve.chart());
                    }
                });
        lesson.material().charts().forEach((id, chart) -> {
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
