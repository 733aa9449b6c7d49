package papan.ui.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JProgressBar;
import javax.swing.JSpinner;
import javax.swing.SpinnerNumberModel;
import papan.chart.Chart;
import papan.chart.ChartText;
import papan.model.Side;
import papan.rules.RuleSet;
import papan.search.Strategy;
import papan.ui.common.Choice;
import papan.ui.common.FlatButton;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.PillButton;
import papan.ui.common.RulesMark;
import papan.ui.common.TextColumn;
import papan.ui.common.TextLabel;

/** What is played: rule sets, players, how much, and the number of the dice; at the right what plays it. */
final class SettingsBar extends TextColumn {
    /** Three rule sets and the button that adds one fit beside one another in a small laptop's window. */
    private static final int RULES_WIDTH = 240 + 24;

    private static final List<Strategy> PLAYERS = List.of(
            new Strategy(Strategy.Kind.RANDOM, 0),
            new Strategy(Strategy.Kind.GREEDY, 0),
            new Strategy(Strategy.Kind.SEARCH, 2),
            new Strategy(Strategy.Kind.SEARCH, 4));
    private static final List<Integer> ROUNDS = List.of(1, 2, 3, 5, 10, 20, 50);
    private static final List<ChartSettings.Sample> SAMPLES = List.of(
            new ChartSettings.Sample(false, 1_000),
            new ChartSettings.Sample(false, 10_000),
            new ChartSettings.Sample(false, 100_000),
            new ChartSettings.Sample(false, 1_000_000),
            new ChartSettings.Sample(true, 100),
            new ChartSettings.Sample(true, 1_000),
            new ChartSettings.Sample(true, 10_000));

    private final transient Consumer<ChartSettings> changed;
    private final List<RuleSet> offered = new ArrayList<>();
    private final List<Choice<RuleSet>> rules = new ArrayList<>();
    private final List<FlatButton> removers = new ArrayList<>();
    private final PillButton add = new PillButton(Icons.COMPARE);
    private final TextLabel playersLabel = label();
    private final TextLabel roundsLabel = label();
    private final TextLabel seedLabel = label();
    private final Choice<Strategy> south;
    private final Choice<Strategy> north;
    private final Choice<Integer> rounds;
    private final Choice<ChartSettings.Sample> sample;
    private final JSpinner seed = new JSpinner(seeds());
    private final PillButton go = new PillButton(Icons.PLAY);
    private final JProgressBar progress = new JProgressBar(0, 1000);
    private transient Consumer<String> hearer = text -> {};
    private final TextLabel told = new TextLabel("Papan.small.font", "Papan.secondary");
    private final FlowRow ruleRow = new FlowRow(6);
    private final FlowRow playRow = new FlowRow(16);
    private transient ChartSettings settings;
    private transient ChartText words;
    private boolean sampling;
    private boolean running;
    private boolean showing;

    /**
     * Shows what is played.
     *
     * @param changed hears of something else that is to be played
     * @param going plays it, or stops
     */
    SettingsBar(ChartSettings settings, ChartText words, Consumer<ChartSettings> changed, Runnable going) {
        this.settings = settings;
        this.words = words;
        this.changed = changed;
        setName("charts.settings");
        south = new Choice<>("charts.south", PLAYERS, p -> change(this.settings.with(p, this.settings.north())));
        north = new Choice<>("charts.north", PLAYERS, p -> change(this.settings.with(this.settings.south(), p)));
        rounds = new Choice<>("charts.rounds", ROUNDS, count -> change(this.settings.withRounds(count)));
        sample = new Choice<>("charts.sample", SAMPLES, next -> change(this.settings.withSample(next)));
        add.setName("charts.add");
        go.setName("charts.go");
        seed.setName("charts.seed");
        told.setName("charts.told");
        progress.setName("charts.progress");
        add.addActionListener(event -> addRules());
        go.addActionListener(event -> going.run());
        seed.addChangeListener(event -> {
            if (!showing && seed.getValue() instanceof Number number) {
                change(this.settings.withSeed(number.longValue()));
            }
        });
        put(ruleRow, 0);
        put(playRow, 6);
        put(told, 4);
        told.setVisible(false);
        fillPlayRow();
    }

    private static TextLabel label() {
        return new TextLabel("Papan.small.font", "Papan.secondary");
    }

    /** All of one class: bare numbers would make it a model of doubles, which refuses the longs that it is given. */
    private static SpinnerNumberModel seeds() {
        return new SpinnerNumberModel(Long.valueOf(1), Long.valueOf(0), Long.valueOf(999_999), Long.valueOf(1));
    }

    private void fillPlayRow() {
        playRow.add(FlowRow.of(8, playersLabel, south, north));
        playRow.add(FlowRow.of(8, roundsLabel, rounds, sample));
        playRow.add(FlowRow.of(8, seedLabel, seed));
        playRow.add(go);
        playRow.add(progress);
    }

    void offer(List<RuleSet> all) {
        offered.clear();
        offered.addAll(all);
        show(settings);
    }

    private void change(ChartSettings next) {
        settings = next;
        changed.accept(next);
    }

    private void addRules() {
        offered.stream()
                .filter(each -> settings.rules().stream().noneMatch(r -> r.id().equals(each.id())))
                .findFirst()
                .ifPresent(each -> {
                    change(settings.withRules(settings.rules().size(), each));
                    rules.get(rules.size() - 1).requestFocusInWindow();
                });
    }

    private void removeRules(int at) {
        change(settings.withoutRules(at));
        rules.get(Math.min(at, rules.size() - 1)).requestFocusInWindow();
    }

    /** Shows settings without telling anybody. */
    void show(ChartSettings next) {
        settings = next;
        showing = true;
        south.show(next.south());
        north.show(next.north());
        rounds.show(next.rounds());
        sample.show(next.sample());
        seed.setValue(next.seed());
        showing = false;
        if (rules.size() != next.rules().size()) {
            buildRules();
        }
        for (int i = 0; i < rules.size(); i++) {
            rules.get(i).setValues(offeredWith(next.rules().get(i)));
            rules.get(i).show(next.rules().get(i));
        }
        add.setEnabled(next.rules().size() < Chart.MOST);
        setWords(words);
    }

    /** All rule sets that are offered, and one that may not be among them. */
    private List<RuleSet> offeredWith(RuleSet shown) {
        List<RuleSet> all = new ArrayList<>(offered);
        if (!all.contains(shown)) {
            all.add(0, shown);
        }
        return all;
    }

    private void buildRules() {
        ruleRow.removeAll();
        rules.clear();
        removers.clear();
        for (int i = 0; i < settings.rules().size(); i++) {
            int at = i;
            Choice<RuleSet> choice =
                    new Choice<>("charts.rules." + i, List.of(), each -> change(settings.withRules(at, each)));
            choice.limitWidth(RULES_WIDTH);
            choice.setIcons(each -> RulesMark.of(each.id()));
            rules.add(choice);
            ruleRow.add(choice);
            FlatButton remove = new FlatButton(Icons.CLOSE, 32, 16);
            remove.setName("charts.remove." + i);
            remove.setVisible(settings.rules().size() > 1);
            remove.addActionListener(event -> removeRules(at));
            removers.add(remove);
            ruleRow.add(remove);
        }
        ruleRow.add(add);
        revalidate();
    }

    /** Says everything in other words. */
    void setWords(ChartText next) {
        words = next;
        playersLabel.setText(words.text("charts.players"));
        roundsLabel.setText(words.text(sampling ? "charts.count" : "charts.rounds"));
        seedLabel.setText(words.text("charts.seed"));
        south.setWords(chooses(Side.SOUTH), this::player);
        north.setWords(chooses(Side.NORTH), this::player);
        rounds.setWords(words.text("charts.rounds.tip"), count -> words.count(count));
        sample.setWords(words.text("charts.count.tip"), this::count);
        seed.setToolTipText(words.text("charts.seed.tip"));
        seed.getAccessibleContext().setAccessibleName(words.text("charts.seed"));
        if (seed.getEditor() instanceof JSpinner.DefaultEditor editor) {
            editor.getTextField().getAccessibleContext().setAccessibleName(words.text("charts.seed"));
        }
        name(add, "charts.rules.add");
        String key = running ? "charts.stop" : sampling ? "charts.run" : "charts.play";
        name(go, key);
        go.setSymbol(running ? Icons.PAUSE : Icons.PLAY);
        for (int i = 0; i < rules.size(); i++) {
            rules.get(i).setWords(words.text("charts.rules"), words::rules);
            Map<String, ?> name = Map.of("rules", words.rules(settings.rules().get(i)));
            removers.get(i).setToolTipText(words.text("charts.rules.remove.tip", name));
            removers.get(i).getAccessibleContext().setAccessibleName(words.text("charts.rules.remove", name));
        }
        rounds.setVisible(!sampling);
        sample.setVisible(sampling);
        progress.setVisible(sampling && running);
        revalidate();
    }

    private void name(PillButton button, String key) {
        button.setText(words.text(key));
        button.setToolTipText(words.text(key + ".tip"));
        button.getAccessibleContext().setAccessibleName(words.text(key));
    }

    private String chooses(Side side) {
        return words.text("charts.player", Map.of("player", side));
    }

    private String player(Strategy strategy) {
        return switch (strategy.kind()) {
            case RANDOM -> words.text("charts.player.random");
            case GREEDY -> words.text("charts.player.greedy");
            case SEARCH -> words.text("charts.player.search", Map.of("depth", strategy.strength()));
            case MONTE_CARLO -> strategy.toString();
        };
    }

    private String count(ChartSettings.Sample value) {
        String key = value.matches() ? "charts.count.matches" : "charts.count.rounds";
        return words.text(key, Map.of("count", words.count(value.count())));
    }

    /** Shows what many rounds need, or what one match needs. */
    void setSampling(boolean on) {
        sampling = on;
        setWords(words);
    }

    /** Shows that something is running, or no longer. */
    void setRunning(boolean on) {
        running = on;
        progress.setValue(0);
        go.setPrimary(!on);
        setWords(words);
    }

    /** Shows how far it has come, as a part of 1 and in words, which nobody need hear. */
    void setProgress(double part, String words) {
        progress.setValue((int) Math.round(1000 * part));
        show(words);
    }

    /** Says something beside the button. */
    void tell(String text) {
        if (!text.isEmpty() && !text.equals(told.getText())) {
            hearer.accept(text);
        }
        show(text);
    }

    /** Says who else hears what is said. */
    void onSaid(Consumer<String> listener) {
        hearer = listener;
    }

    private void show(String text) {
        told.setText(text);
        told.setVisible(!text.isEmpty());
        revalidate();
    }

    /** Where the focus goes first. */
    JComponent entry() {
        return go;
    }
}
