package papan.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import papan.format.Nearest;
import papan.json.lesson.CoverageWriter;
import papan.json.rules.RuleBooks;
import papan.lesson.check.LessonCoverage;
import papan.lesson.check.LessonCoverage.State;
import papan.lesson.play.LessonException;
import papan.lesson.script.Lesson;
import papan.search.CtrlC;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code papan lesson coverage}. */
@Command(
        name = "coverage",
        description = "Tells which clauses lessons protect: those that, altered, make a lesson fail.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class LessonCoverageCommand implements Callable<Integer> {
    /** In the order in which they are told, each with its key. */
    private static final Map<State, String> STATES = new EnumMap<>(Map.of(
            State.TAUGHT, "coverage.taught",
            State.IN_PART, "coverage.in-part",
            State.UNTAUGHT, "coverage.untaught",
            State.IDLE, "coverage.idle",
            State.NOT_ALONE, "coverage.not-alone",
            State.NO_OTHER, "coverage.no-other"));

    @Mixin
    private Output output = new Output();

    @Parameters(
            arity = "0..*",
            paramLabel = "FILE|FOLDER|ID",
            description = "lesson files, folders or ids; \"shipped\", or none, for all shipped lessons")
    private List<String> names = new ArrayList<>();

    @Option(names = "--rules", paramLabel = "ID,…", split = ",", description = "only these rule sets")
    private List<String> rules = new ArrayList<>();

    @Option(
            names = "--time",
            paramLabel = "SECONDS",
            defaultValue = "120",
            description = "end after so long with what is known (default: 120; 0 for no limit)")
    private int seconds = 120;

    @Mixin
    private FormatOption format = new FormatOption();

    @Mixin
    private LanguageOption language = new LanguageOption();

    @Override
    public Integer call() throws IOException {
        boolean json = format.isJson();
        CliText words = new CliText(language.language());
        if (seconds < 0) {
            throw CallException.wrong("--time " + seconds + " is below 0.");
        }
        List<Lesson> lessons = lessons();
        Set<String> only = only(lessons);
        PrintWriter out = output.out();
        try (CtrlC ctrlC = CtrlC.watched()) {
            ProgressLine progress = ProgressLine.on(output.err(), words, "progress.alterations", 0);
            Patience patience = new Patience(ctrlC, seconds, progress);
            LessonCoverage coverage = LessonCoverage.of(lessons, RuleBooks.shipped(), only, patience);
            patience.done();
            if (json) {
                CoverageWriter.write(coverage, out);
            } else {
                print(coverage, words, out);
            }
            out.flush();
        } catch (LessonException e) {
            throw CallException.no("A lesson fails as it is, at " + e.finding().path() + ": "
                    + e.finding().message() + " Put it right first: papan lesson check tells everything.");
        }
        return Exit.DONE;
    }

    private List<Lesson> lessons() {
        return LessonArgument.each(names).stream()
                .map(each -> LessonArgument.find(each, RuleBooks.shipped()))
                .toList();
    }

    private Set<String> only(List<Lesson> lessons) {
        Set<String> played = new TreeSet<>();
        lessons.forEach(lesson -> played.addAll(LessonCoverage.played(lesson)));
        for (String id : rules) {
            if (!played.contains(id)) {
                throw CallException.wrong("--rules \"" + id + "\": none of the lessons is played by it. "
                        + Nearest.suggestion(id, played));
            }
        }
        return new LinkedHashSet<>(rules);
    }

    private static void print(LessonCoverage coverage, CliText words, PrintWriter out) {
        for (LessonCoverage.OfRules rules : coverage.rules()) {
            out.println(words.text(
                    "coverage.played", Map.of("rules", rules.id(), "lessons", String.join(", ", rules.lessons()))));
            STATES.forEach((state, key) -> {
                List<LessonCoverage.OfClause> clauses = rules.clauses().stream()
                        .filter(clause -> clause.state() == state)
                        .toList();
                if (!clauses.isEmpty()) {
                    out.println("  " + words.text(key) + ":");
                    clauses.forEach(clause -> out.println("    " + line(clause, words)));
                }
            });
            out.println();
        }
        String counts = STATES.entrySet().stream()
                .map(state -> count(coverage, state.getKey()) + " " + words.text(state.getValue()))
                .collect(Collectors.joining(", "));
        out.println(words.text("coverage.total", Map.of("counts", counts)));
        if (!coverage.complete()) {
            out.println(words.text("coverage.time-up"));
        }
    }

    private static long count(LessonCoverage coverage, State state) {
        return coverage.rules().stream()
                .flatMap(rules -> rules.clauses().stream())
                .filter(clause -> clause.state() == state)
                .count();
    }

    private static String line(LessonCoverage.OfClause clause, CliText words) {
        String id = clause.clause().id();
        String missed = clause.alterations().stream()
                .filter(alteration -> alteration.failing().isEmpty() && !alteration.idle())
                .map(alteration ->
                        (alteration.answer() + " " + alteration.detail()).strip() + " (" + alteration.as() + ")")
                .collect(Collectors.joining(", "));
        String lessons = String.join(", ", clause.protectedBy());
        return switch (clause.state()) {
            case TAUGHT -> id + ": " + lessons;
            case IN_PART -> id + ": " + words.text("coverage.partly", Map.of("lessons", lessons, "answers", missed));
            case UNTAUGHT -> id + ": " + words.text("coverage.unnoticed", Map.of("answers", missed));
            case IDLE, NOT_ALONE, NO_OTHER -> id;
        };
    }
}
