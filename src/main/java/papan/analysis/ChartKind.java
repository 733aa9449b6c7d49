package papan.analysis;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The charts there are; each is a question with an answer that one can point at. */
public enum ChartKind {
    /** Where are the seeds? */
    SEEDS(Form.STACK, Unit.SEEDS, Spacing.SEED),
    /** Which houses fill, which empty? */
    HOUSES(Form.HEAT, Unit.SEEDS, Spacing.SEED),
    /** How do the stores grow? */
    STORES(Series.Of.STORE, Spacing.SEED),
    /** Who is ahead, by how much? */
    LEAD(Series.Of.LEAD, Spacing.SEED),
    /** How many houses can each player sow? */
    MOBILITY(Series.Of.MOBILITY, Spacing.TURN),
    /** How many houses are empty? */
    EMPTY(Series.Of.EMPTY, Spacing.LAP),
    /** How evenly do the seeds lie? */
    EVENNESS(Series.Of.EVENNESS, Spacing.LAP),
    /** How do these lines go? Which they are, somebody has chosen. */
    SERIES(Form.LINES, Unit.SEEDS, Spacing.SEED),
    /** What did each round bring? */
    ROUNDS(Form.BARS, Unit.SEEDS, Spacing.ROUND),
    /** How many laps has a turn? */
    LAPS(Form.HISTOGRAM, Unit.TURNS, Spacing.TURN),
    /** How many seeds does a capture bring? */
    CAPTURES(Form.HISTOGRAM, Unit.CAPTURES, Spacing.TURN),
    /** How does a round usually go? */
    USUAL(Form.BAND, Unit.SEEDS, Spacing.TURN),
    /** How do rounds end? */
    MARGINS(Form.DISTRIBUTION, Unit.SHARE, Spacing.TURN),
    /** Does moving first help? */
    FIRST(Form.INTERVALS, Unit.SHARE, Spacing.TURN);

    private final Form form;
    private final Unit unit;
    private final Spacing usual;
    private final Optional<Series.Of> measure;

    /** One that is not made of lines of its own. */
    ChartKind(Form form, Unit unit, Spacing usual) {
        this.form = form;
        this.unit = unit;
        this.usual = usual;
        this.measure = Optional.empty();
    }

    /** The lines of something that is counted along a course. */
    ChartKind(Series.Of measure, Spacing usual) {
        this.form = Form.LINES;
        this.unit = measure.unit();
        this.usual = usual;
        this.measure = Optional.of(measure);
    }

    /** How a chart is drawn. */
    public enum Form {
        /** Bands on top of one another that add up to the whole. */
        STACK,
        /** A field for each place and point, the darker the fuller. */
        HEAT,
        /** Lines along the course. */
        LINES,
        /** Bars for each round. */
        BARS,
        /** Bars that count how often. */
        HISTOGRAM,
        /** A line with a band around it in which half of all rounds lie. */
        BAND,
        /** How large a part of all rounds ended in which way. */
        DISTRIBUTION,
        /** A share for each rule set with its confidence interval. */
        INTERVALS
    }

    /** The name used in files and on the command line. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The program's own charts: all but the one whose lines somebody chooses. */
    public static List<ChartKind> offered() {
        return Arrays.stream(values()).filter(kind -> kind != SERIES).toList();
    }

    /** The offered kind with an {@link #id()}. */
    public static Optional<ChartKind> parse(String id) {
        return offered().stream().filter(kind -> kind.id().equals(id)).findFirst();
    }

    /** The names of the offered ones. */
    public static List<String> ids() {
        return offered().stream().map(ChartKind::id).toList();
    }

    /** How it is drawn. */
    public Form form() {
        return form;
    }

    /** What its numbers count. */
    public Unit unit() {
        return unit;
    }

    /** How far apart its points lie where nobody says. */
    public Spacing usualSpacing() {
        return usual;
    }

    /** Its lines, if it has lines that nobody need choose. */
    List<Series> lines() {
        return measure.map(Series.Of::lines).orElse(List.of());
    }

    /** Whether it follows one course of events, and not many rounds. */
    public boolean followsACourse() {
        return switch (form) {
            case STACK, HEAT, LINES, BARS, HISTOGRAM -> true;
            case BAND, DISTRIBUTION, INTERVALS -> false;
        };
    }

    /** Whether its rows are points of a course, so that one can choose how far apart they lie. */
    public boolean hasSpacing() {
        return switch (form) {
            case STACK, HEAT, LINES -> true;
            case BARS, HISTOGRAM, BAND, DISTRIBUTION, INTERVALS -> false;
        };
    }
}
