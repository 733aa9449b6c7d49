package papan.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.analysis.ChartKind;
import papan.analysis.Course;
import papan.analysis.Courses;
import papan.analysis.Spacing;
import papan.chart.Chart;
import papan.chart.ChartCsv;
import papan.chart.ChartText;
import papan.export.ChartFile;
import papan.json.match.ChartWriter;
import papan.model.Move;
import papan.narration.CaptionText;
import papan.narration.Wording;
import papan.replay.Refusals;
import papan.rules.RuleSet;
import papan.search.CtrlC;
import papan.search.Exhibition;
import papan.search.Simulation;
import papan.search.Statistics;
import papan.search.Strategy;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code papan chart}: a chart as a picture, as numbers or as a sentence, without a window. */
@Command(
        name = "chart",
        description = {
            "Answers a question about a match, or about many rounds, with a chart.",
            "Without --rounds it is a match of 3, or 100000 single ones."
        },
        footer = "  papan chart --rules congklak-classic --kind lead --moves S3,N2 --out lead.svg")
final class ChartCommand extends SpeakingCommand {
    private static final int MOST_ROUNDS = 1_000;
    private static final long USUAL_SAMPLES = 100_000;
    private static final long MOST_SAMPLES = 100_000_000;
    private static final int MOST_PIXELS = 8;

    @Option(
            names = "--rules",
            required = true,
            split = ",",
            paramLabel = "ID|FILE",
            description = "one rule set, or up to four with commas between them")
    private List<RuleSet> rules;

    @Option(
            names = "--kind",
            required = true,
            paramLabel = "KIND",
            completionCandidates = Kinds.class,
            description = {
                "the question: seeds, houses, stores, lead, mobility, empty, evenness, rounds, laps or captures of one"
                        + " match;",
                "usual, margins or first of many rounds"
            })
    private ChartKind kind;

    @Option(names = "--moves", paramLabel = "S6,N3,…", description = "the houses chosen")
    private Optional<String> moves = Optional.empty();

    @Option(
            names = "--match",
            paramLabel = "FILE",
            description = "a saved match, or a file with {\"position\": …, \"moves\": […]}, - for standard input")
    private Optional<String> match = Optional.empty();

    @Mixin
    private SamplingOptions sampling;

    @Option(
            names = "--by",
            paramLabel = "seed|lap|turn|round",
            defaultValue = "turn",
            description = {"how far apart the points lie (default: turn)"})
    private Spacing by;

    @Option(names = "--up-to", paramLabel = "N", description = "only the first N events")
    private Optional<Integer> upTo = Optional.empty();

    @Option(names = "--apart", description = "a drawing for each rule set, also where lines could share one")
    private boolean apart;

    @Option(
            names = "--out",
            paramLabel = "FILE.{png,svg,csv}",
            description = "where to write; without it the numbers are printed")
    private Optional<Path> file = Optional.empty();

    @Option(
            names = "--theme",
            paramLabel = "NAME",
            defaultValue = "projector",
            description = "how a picture is coloured (default: projector, which is for paper too)")
    private Window.Look theme;

    @Option(
            names = "--scale",
            paramLabel = "1-8",
            defaultValue = "2",
            description = {"pixels of a PNG picture for each unit of 960 by 540 (default: 2)"})
    private int scale;

    @Mixin
    private FiguresFormat format;

    /** What can stand behind {@code --kind}. */
    static final class Kinds extends ArrayList<String> {
        private static final long serialVersionUID = 1L;

        Kinds() {
            super(ChartKind.ids());
        }
    }

    @Override
    public Integer call() throws IOException {
        Arguments.within("--scale", scale, 1, MOST_PIXELS);
        Optional<ChartFile> target = file.map(path -> OutFile.kind(path, ChartFile.of(path), ".png, .svg or .csv"));
        refuseIdle(target);
        RuleSetOption.checkAll(rules, Chart.MOST);
        Chart chart = kind.followsACourse() ? Chart.of(kind, by, courses()) : Chart.ofSamples(kind, samples());
        int cursor = upTo.map(events -> Arguments.within("--up-to", events, 0, chart.size()))
                .orElse(chart.size());
        CaptionText captions = rules.size() == 1 ? words(rules.get(0)) : new CaptionText(Wording.of(language()));
        ChartText words = new ChartText(captions);
        if (target.isPresent()) {
            write(target.get(), chart, cursor, words);
        } else {
            print(chart, cursor, words);
        }
        return Exit.DONE;
    }

    /** Options that have their sense with other charts, and would do nothing for this one. */
    private void refuseIdle(Optional<ChartFile> target) {
        if (target.isEmpty() || target.get() == ChartFile.CSV || target.get() == ChartFile.EXCEL) {
            refuse(
                    "no picture is drawn. Write one with --out FILE.png or --out FILE.svg.",
                    "--theme",
                    "--scale",
                    "--apart");
        }
        if (target.isPresent()) {
            refuse("the end of the name after --out says how the file is written.", "--format");
        }
        if (target.equals(Optional.of(ChartFile.SVG))) {
            refuse("a picture of shapes has no pixels.", "--scale");
        }
        if (!kind.followsACourse()) {
            refuse(named() + " is about many rounds.", "--by");
            return;
        }
        refuse(named() + " is about one match.", "--matches", "--threads");
        if (moves.isPresent() || match.isPresent()) {
            refuse("the moves are given.", "--players", "--seed", "--rounds");
        }
    }

    private String named() {
        return "--kind " + kind.id();
    }

    private List<Course> courses() {
        if (moves.isPresent() && match.isPresent()) {
            throw CallException.wrong("--moves and --match both bring moves: leave out one.");
        }
        int played = Arguments.within("--rounds", sampling.rounds().orElse(3L), 1, MOST_ROUNDS);
        List<Strategy> both = sampling.players();
        // Standard input can be read only once.
        Optional<String> text = match.map(around()::text);
        return rules.stream().map(each -> course(each, text, played, both)).toList();
    }

    private Course course(RuleSet rules, Optional<String> text, int played, List<Strategy> both) {
        Courses.Played course;
        if (match.isPresent() || moves.isPresent()) {
            PlayedMoves read = text.map(json -> PlayedMoves.ofFile(json, match.orElseThrow(), rules))
                    .orElseGet(() -> PlayedMoves.fromStart(Arguments.moves(moves.orElseThrow(), rules.layout())));
            course = Courses.play(rules, read.position(), read.moves());
            LackingChoice.tell(course, read.moves(), err());
        } else {
            List<Move> chosen = Exhibition.moves(rules, both.get(0), both.get(1), sampling.seed(), played);
            course = Courses.play(rules, Optional.empty(), chosen).firstRounds(played);
        }
        if (course.refused().isPresent()) {
            CaptionText words = words(rules);
            throw CallException.no(rules.id() + ": "
                    + words.format(Refusals.caption(course.refused().get())));
        }
        return course.course();
    }

    private List<Chart.Sample> samples() {
        if (upTo.isPresent()) {
            throw CallException.wrong("--up-to is about one match; " + named() + " is about many rounds.");
        }
        if (moves.isPresent() || match.isPresent()) {
            throw CallException.wrong(named() + " is about many rounds: leave out --moves and --match.");
        }
        Optional<Long> matches = sampling.matches();
        if (sampling.rounds().isPresent() && matches.isPresent()) {
            throw CallException.wrong("--rounds and --matches both say how many: leave out one.");
        }
        long count = matches.or(sampling::rounds).orElse(USUAL_SAMPLES);
        Arguments.within(matches.isEmpty() ? "--rounds" : "--matches", count, 1, MOST_SAMPLES);
        CliText words = text();
        List<Chart.Sample> samples = new ArrayList<>();
        try (CtrlC ctrlC = CtrlC.watched()) {
            for (RuleSet each : rules) {
                Simulation.Plan plan = sampling.plan(each, count, Simulation.ByTurn.LEAD);
                Statistics played = SamplingOptions.played(plan, ctrlC, words, err());
                samples.add(new Chart.Sample(each, played, plan.south().equals(plan.north())));
            }
        }
        return samples;
    }

    private void write(ChartFile target, Chart chart, int cursor, ChartText words) {
        ChartFile.Page page = new ChartFile.Page(
                chart, cursor, words, around().painter().chart(chart, words, cursor, !apart, theme, language()), scale);
        OutFile.write(file.orElseThrow(), target.drawn(page).get());
    }

    private void print(Chart chart, int cursor, ChartText words) throws IOException {
        PrintWriter out = out();
        switch (format.asked()) {
            case TABLE -> PlainPage.chart(chart, cursor, words).forEach(out::println);
            case CSV -> out.print(ChartCsv.of(chart, cursor));
            case JSON -> ChartWriter.write(chart, cursor, words, out);
        }
        out.flush();
    }
}
