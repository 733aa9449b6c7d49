package papan.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import papan.json.CoverageWriter;
import papan.json.LessonShelf;
import papan.json.RuleBooks;
import papan.lesson.Lesson;
import papan.lesson.LessonCoverage;
import papan.lesson.LessonCoverage.State;
import papan.lesson.LessonException;
import papan.narration.Language;
import papan.narration.Nearest;
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
    private static final String SHIPPED = "shipped";
    private static final Map<State, String> STATES = states();

    @Mixin
    private Output output = new Output();

    @Parameters(
            arity = "0..*",
            paramLabel = "FILE|ID",
            description = "lesson files or ids; \"shipped\", or none, for all shipped lessons")
    private List<String> names = new ArrayList<>();

    @Option(names = "--rules", paramLabel = "ID,…", split = ",", description = "only these rule sets")
    private List<String> rules = new ArrayList<>();

    @Option(
            names = "--time",
            paramLabel = "SECONDS",
            defaultValue = "120",
            description = "end after so long with what is known (default: 120; 0 for no limit)")
    private int seconds = 120;

    @Option(names = "--format", paramLabel = "text|json", defaultValue = "text", description = "how to print it")
    private String format = "text";

    private static Map<State, String> states() {
        Map<State, String> states = new LinkedHashMap<>();
        states.put(State.TAUGHT, "taught");
        states.put(State.IN_PART, "taught in part");
        states.put(State.UNTAUGHT, "untaught");
        states.put(State.IDLE, "makes no difference here");
        states.put(State.NOT_ALONE, "cannot be altered alone");
        states.put(State.NO_OTHER, "has no other answer");
        return states;
    }

    @Override
    public Integer call() throws IOException {
        boolean json =
                Arguments.oneOf("--format", format, List.of("text", "json")).equals("json");
        if (seconds < 0) {
            throw CallException.wrong("--time " + seconds + " is below 0.");
        }
        List<Lesson> lessons = lessons();
        Set<String> only = only(lessons);
        PrintWriter out = output.out();
        try (CtrlC ctrlC = CtrlC.watched()) {
            Progress progress = Progress.on(output.err(), new CliText(Language.ENGLISH), "progress.alterations", 0);
            Patience patience = new Patience(ctrlC, seconds, progress);
            LessonCoverage coverage = LessonCoverage.of(lessons, RuleBooks.shipped(), only, patience);
            patience.done();
            if (json) {
                CoverageWriter.write(coverage, out);
            } else {
                print(coverage, out);
            }
            out.flush();
        } catch (LessonException e) {
            throw CallException.no("A lesson fails as it is, at " + e.finding().path() + ": "
                    + e.finding().message() + " Put it right first: papan lesson check tells everything.");
        }
        return Exit.DONE;
    }

    private List<Lesson> lessons() {
        Set<String> all = new LinkedHashSet<>();
        for (String name : names.isEmpty() ? List.of(SHIPPED) : names) {
            all.addAll(name.equals(SHIPPED) ? LessonShelf.ids() : List.of(name));
        }
        return all.stream().map(LessonCommand::find).toList();
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

    private static void print(LessonCoverage coverage, PrintWriter out) {
        for (LessonCoverage.OfRules rules : coverage.rules()) {
            out.println(rules.id() + ", played by " + String.join(", ", rules.lessons()));
            STATES.forEach((state, words) -> {
                List<LessonCoverage.OfClause> clauses = rules.clauses().stream()
                        .filter(clause -> clause.state() == state)
                        .toList();
                if (!clauses.isEmpty()) {
                    out.println("  " + words + ":");
                    clauses.forEach(clause -> out.println("    " + line(clause)));
                }
            });
            out.println();
        }
        out.println(STATES.entrySet().stream()
                .map(state -> count(coverage, state.getKey()) + " " + state.getValue())
                .collect(Collectors.joining(", ", "Clauses: ", ".")));
        if (!coverage.complete()) {
            out.println("The time was up before all clauses were looked at.");
        }
    }

    private static long count(LessonCoverage coverage, State state) {
        return coverage.rules().stream()
                .flatMap(rules -> rules.clauses().stream())
                .filter(clause -> clause.state() == state)
                .count();
    }

    private static String line(LessonCoverage.OfClause clause) {
        String id = clause.clause().id();
        String missed = clause.alterations().stream()
                .filter(alteration -> alteration.failing().isEmpty() && !alteration.idle())
                .map(alteration ->
                        (alteration.answer() + " " + alteration.detail()).strip() + " (" + alteration.as() + ")")
                .collect(Collectors.joining(", "));
        return switch (clause.state()) {
            case TAUGHT -> id + ": " + String.join(", ", clause.protectedBy());
            case IN_PART -> id + ": " + String.join(", ", clause.protectedBy()) + "; nobody would notice " + missed;
            case UNTAUGHT -> id + ": nobody would notice " + missed;
            case IDLE, NOT_ALONE, NO_OTHER -> id;
        };
    }
}
