package papan.ui.alter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import papan.analysis.ChartData;
import papan.analysis.ChartKind;
import papan.analysis.SampleChart;
import papan.analysis.Spacing;
import papan.chart.Chart;
import papan.lesson.kind.CurveSheet;
import papan.lesson.script.Given;
import papan.rules.Alteration;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.ClauseSwitch;
import papan.rules.RuleSet;
import papan.search.Strategy;
import papan.ui.common.Listeners;
import papan.ui.common.UndoHistory;
import papan.ui.plot.LinePen;
import papan.ui.plot.Sampling;

/**
 * A rule set that somebody alters: what is changed, the line that they expect, and many rounds played both ways. Another
 * change begins with an empty sheet. Lives on the event dispatch thread.
 */
public final class Altering {
    /** So many rounds are played each way. */
    public static final int ROUNDS = 5_000;

    /** So many turns are drawn at most: more can hardly be thought ahead. */
    private static final int MOST_TURNS = 20;

    private static final Strategy BY_CHANCE = new Strategy(Strategy.Kind.RANDOM, 0);

    private static final String LENT = "=";

    private final Listeners<Runnable> listeners = new Listeners<>();
    private final Sampling sampling = new Sampling();
    private Collection<RuleSet> known = List.of();
    private Optional<Alteration> alteration = Optional.empty();
    private ClauseId clause = ClauseId.SEEDS;
    private List<ClauseId> clauses = List.of();
    private List<Alteration.Choice> choices = List.of();
    private boolean single;
    private boolean mustDraw;
    private Optional<Chart.Sample> usual = Optional.empty();
    private Optional<Chart.Sample> changed = Optional.empty();
    private Optional<LinePen> pen = Optional.empty();
    /** What was drawn another time, for a sheet that is not there yet. */
    private String drawn = "";
    /** What was altered before, for each rule set. */
    private final Map<RuleSet, UndoHistory<Left>> everywhere = new HashMap<>();

    /** Whether the rounds of the change are being played, and not only those of the rules as they are. */
    private boolean running;

    /** Whether all rounds of the rules as they are have been played. */
    private boolean whole;

    private boolean failed;
    private double progress;

    /** What was altered, and what was drawn for it. */
    private record Left(Alteration alteration, ClauseId clause, Optional<LinePen> pen) {}

    /** Adds a listener to every change. */
    public Listeners.Handle addListener(Runnable listener) {
        return listeners.add(listener);
    }

    /**
     * Begins with a rule set as it is.
     *
     * @param all the rule sets whose answers can be chosen
     * @param about the clause to begin with, if it can be altered
     * @param one whether only one clause is changed at a time
     * @param drawn whether a line is to be drawn before rounds are played
     */
    public void begin(RuleSet base, Collection<RuleSet> all, Optional<ClauseId> about, boolean one, boolean drawn) {
        putAway();
        known = List.copyOf(all);
        single = one;
        mustDraw = drawn;
        usual = Optional.empty();
        whole = false;
        sampling.abandon();
        alteration = Optional.of(Alteration.of(base));
        look();
        clause = about.filter(clauses::contains).orElseGet(() -> clauses.get(0));
        choices = before().choices(clause, known);
        forget();
        sample(List.of(base));
        listeners.tell(Runnable::run);
    }

    /** What is changed and drawn, as it can be gone on with another time; empty where nothing is. */
    public String draft() {
        Stream<String> lent = alteration().lenders().entrySet().stream()
                .map(each -> each.getKey().id() + LENT + each.getValue().about().id());
        String line = pen.map(each -> CurveSheet.draft(each.line())).orElse(drawn);
        return Stream.concat(lent, Stream.of(line).filter(any -> !any.isEmpty()))
                .collect(Collectors.joining(","));
    }

    /** Goes on with what was changed and drawn; rules that do not fit any more stay as they are. */
    public void resume(String draft) {
        SortedMap<ClauseId, RuleSet> lenders = new TreeMap<>();
        List<String> line = new ArrayList<>();
        for (String part : Given.of(draft).parts()) {
            String[] lent = part.split(LENT, 2);
            if (lent.length == 1) {
                line.add(part);
            } else {
                ClauseId.parse(lent[0])
                        .ifPresent(which -> known.stream()
                                .filter(each -> each.about().id().equals(lent[1]))
                                .forEach(lender -> lenders.put(which, lender)));
            }
        }
        if (!lenders.isEmpty()
                && ClauseSwitch.take(alteration().base(), lenders).isPresent()) {
            alteration = Optional.of(new Alteration(alteration().base(), lenders));
            clause = lenders.containsKey(clause) ? clause : lenders.firstKey();
            look();
            drawn = String.join(",", line);
            pen = usual.map(this::begun);
            listeners.tell(Runnable::run);
        }
    }

    /** Ends it; nothing is played any more. */
    public void end() {
        if (isOn()) {
            putAway();
            sampling.abandon();
            alteration = Optional.empty();
            listeners.tell(Runnable::run);
        }
    }

    /** What is altered can be had back. */
    private void putAway() {
        if (isOn() && !alteration().isNone()) {
            past().leave(now());
        }
    }

    private UndoHistory<Left> past() {
        return everywhere.computeIfAbsent(alteration().base(), any -> new UndoHistory<>());
    }

    private Left now() {
        return new Left(alteration(), clause, pen);
    }

    /** Takes the last change back; false if there is none. */
    public boolean undo() {
        return isOn() && goTo(past().undo(now()));
    }

    /** Makes the change again that was taken back; false if none was. */
    public boolean redo() {
        return isOn() && goTo(past().redo(now()));
    }

    private boolean goTo(Optional<Left> other) {
        other.ifPresent(left -> {
            alteration = Optional.of(left.alteration());
            clause = left.clause();
            look();
            forget();
            pen = left.pen().or(() -> pen);
            listeners.tell(Runnable::run);
        });
        return other.isPresent();
    }

    /** Whether something is being altered. */
    public boolean isOn() {
        return alteration.isPresent();
    }

    /** What is changed. */
    public Alteration alteration() {
        return alteration.orElseThrow();
    }

    /** The clauses that can be altered. */
    List<ClauseId> clauses() {
        return clauses;
    }

    /** What can be chosen depends on what is changed already. */
    private void look() {
        clauses = Arrays.stream(ClauseId.values())
                .filter(each -> before().canAlter(each, known))
                .toList();
        choices = before().choices(clause, known);
    }

    /** The clause for which is chosen. */
    ClauseId clause() {
        return clause;
    }

    /** Turns to another clause. */
    void turnTo(ClauseId next) {
        clause = next;
        choices = before().choices(clause, known);
        listeners.tell(Runnable::run);
    }

    /** Whether a clause is changed. */
    boolean isChanged(ClauseId which) {
        return alteration().lenders().containsKey(which);
    }

    /** What can be chosen for the clause. */
    List<Alteration.Choice> choices() {
        return choices;
    }

    /** What a choice is added to. */
    Alteration before() {
        return single ? Alteration.of(alteration().base()) : alteration();
    }

    /** Which of the choices holds now. */
    boolean holds(Alteration.Choice choice) {
        RuleSet now = alteration().lenders().getOrDefault(clause, alteration().base());
        return ClauseAnswer.of(clause, now).equals(choice.answer());
    }

    /** Takes an answer; false if it does not fit. */
    boolean choose(Alteration.Choice choice) {
        if (choice.fits() && !holds(choice)) {
            past().leave(now());
            alteration = Optional.of(before().with(choice));
            // The answers to this clause's question stay as they are, whichever of them holds.
            List<Alteration.Choice> same = choices;
            look();
            choices = same;
            forget();
            listeners.tell(Runnable::run);
        }
        return choice.fits();
    }

    /** Everything is as it was. */
    void putBack() {
        putAway();
        alteration = Optional.of(Alteration.of(alteration().base()));
        look();
        forget();
        listeners.tell(Runnable::run);
    }

    /** What was drawn and found belongs to another change. */
    private void forget() {
        boolean broken = running && !whole;
        if (running) {
            sampling.abandon();
        }
        running = false;
        failed = false;
        if (broken) {
            sample(List.of(alteration().base()));
        }
        changed = Optional.empty();
        drawn = "";
        pen = usual.map(Altering::blank);
    }

    /** A sheet with what was drawn before it was there. */
    private LinePen begun(Chart.Sample sample) {
        LinePen blank = blank(sample);
        return blank.sheet().drafted(drawn).map(blank::with).orElse(blank);
    }

    private static LinePen blank(Chart.Sample usual) {
        ChartData data = SampleChart.of(ChartKind.USUAL, List.of(usual.statistics()));
        int points = Math.max(0, Math.min(MOST_TURNS, data.rows(0) - 1));
        double reach = 1;
        for (int row = 0; row <= points && row < data.rows(0); row++) {
            reach = Math.max(reach, Math.max(-data.value(row, 0, 0), data.value(row, 2, 0)));
        }
        double start = data.rows(0) == 0 ? 0 : data.value(0, 1, 0);
        return LinePen.on(
                new CurveSheet(ChartKind.USUAL, Spacing.TURN, start, points, -Math.ceil(reach), Math.ceil(reach), 1));
    }

    /** Whether there is a sheet to draw on now. */
    boolean isDrawing() {
        return pen.isPresent() && !running && changed.isEmpty() && !alteration().isNone();
    }

    /** What is drawn; empty before there is a sheet. */
    Optional<LinePen> pen() {
        return pen;
    }

    /** Draws on. */
    void draw(UnaryOperator<LinePen> stroke) {
        if (isDrawing()) {
            pen = pen.map(stroke);
            listeners.tell(Runnable::run);
        }
    }

    /** Whether rounds can be played both ways now. */
    boolean canRun() {
        boolean drawn = !mustDraw || pen.filter(each -> !each.isBlank()).isPresent();
        return !running && changed.isEmpty() && !alteration().isNone() && drawn;
    }

    /** Whether a line is still to be drawn before. */
    boolean isToDraw() {
        return mustDraw && isDrawing() && pen.filter(LinePen::isBlank).isPresent();
    }

    /** Plays rounds both ways. */
    void run() {
        if (canRun()) {
            running = true;
            failed = false;
            RuleSet altered = alteration().rules();
            sample(whole ? List.of(altered) : List.of(alteration().base(), altered));
            listeners.tell(Runnable::run);
        }
    }

    /** Plays no more of them, and what was drawn stays; false if none are being played. */
    public boolean cancel() {
        boolean any = running;
        if (any) {
            Optional<LinePen> drawn = pen;
            forget();
            pen = drawn.or(() -> pen);
            listeners.tell(Runnable::run);
        }
        return any;
    }

    /** Whether rounds of the change are being played. */
    boolean isRunning() {
        return running;
    }

    /** Whether rounds could not be played. */
    boolean hasFailed() {
        return failed;
    }

    /** How much of them has been played, as a part of 1. */
    double progress() {
        return progress;
    }

    /** The rules as they are in many rounds, once there is something to be seen of them. */
    Optional<Chart.Sample> usual() {
        return usual;
    }

    /** The changed rules in as many, once there is something to be seen of them. */
    Optional<Chart.Sample> changed() {
        return changed;
    }

    /** Whether all rounds have been played both ways. */
    boolean isDone() {
        return changed.isPresent() && !running;
    }

    /** A usual round under the rules as they are, and over it under the changed ones, each under a name of its own. */
    Optional<Chart> chart(String asItIs, String asChanged) {
        return usual.map(sample -> Chart.ofSamples(
                ChartKind.USUAL,
                Stream.concat(Stream.of(named(sample, asItIs)), changed.stream().map(other -> named(other, asChanged)))
                        .toList()));
    }

    private static Chart.Sample named(Chart.Sample sample, String name) {
        return new Chart.Sample(sample.rules().called(Map.of("en", name)), sample.statistics(), sample.evenPlayers());
    }

    private void sample(List<RuleSet> rules) {
        progress = 0;
        int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        sampling.start(
                new Sampling.Request(rules, false, ROUNDS, BY_CHANCE, BY_CHANCE, 1, threads),
                new Played(alteration().base()));
    }

    /** Takes what has been played. */
    private final class Played implements Sampling.Listener {
        private final RuleSet base;

        Played(RuleSet base) {
            this.base = base;
        }

        @Override
        public void progress(long done, long total) {
            progress = (double) done / total;
            listeners.tell(Runnable::run);
        }

        @Override
        public void found(List<Chart.Sample> samples) {
            for (Chart.Sample sample : samples) {
                if (sample.rules().equals(base)) {
                    usual = Optional.of(sample);
                    pen = pen.or(() -> Optional.of(begun(sample)));
                } else {
                    changed = Optional.of(sample);
                }
            }
            listeners.tell(Runnable::run);
        }

        @Override
        public void failed() {
            running = false;
            failed = true;
            listeners.tell(Runnable::run);
        }

        @Override
        public void over(boolean complete, long done, long total) {
            running = false;
            whole |= complete;
            listeners.tell(Runnable::run);
        }
    }
}
