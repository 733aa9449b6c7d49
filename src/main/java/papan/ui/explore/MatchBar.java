package papan.ui.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JComponent;
import papan.model.Side;
import papan.rules.RuleSet;
import papan.rules.Source;
import papan.search.Strategy;
import papan.ui.common.Choice;
import papan.ui.common.Command;
import papan.ui.common.FlatButton;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.RulesMark;
import papan.ui.common.TextColumn;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;

/** What is played and by whom, and what can be done with the match as a whole. */
final class MatchBar extends TextColumn {
    private static final List<Optional<Strategy>> PLAYERS = List.of(
            Optional.empty(),
            Optional.of(new Strategy(Strategy.Kind.RANDOM, 0)),
            Optional.of(new Strategy(Strategy.Kind.GREEDY, 0)),
            Optional.of(new Strategy(Strategy.Kind.SEARCH, 2)),
            Optional.of(new Strategy(Strategy.Kind.SEARCH, 4)));

    private final transient ExploreSession session;
    private final transient WindowText words;
    private final List<RuleSet> offered = new ArrayList<>();
    private transient List<RuleSet> listed = List.of();
    private final Choice<RuleSet> rules;
    private final TextLabel text = new TextLabel("Papan.small.font", "Papan.secondary");
    private final TextLabel opponentLabel = new TextLabel("Papan.small.font", "Papan.secondary");
    private final Choice<Opponent> opponent;
    private final TextLabel southLabel = new TextLabel("Papan.small.font", "Papan.secondary");
    private final TextLabel northLabel = new TextLabel("Papan.small.font", "Papan.secondary");
    private final Choice<Optional<Strategy>> south;
    private final Choice<Optional<Strategy>> north;
    private final FlatButton save;
    private final FlowRow exactly = new FlowRow(16);

    /** Whether a computer plays like this here: what a file names could think for ever. */
    static boolean offers(Strategy strategy) {
        return PLAYERS.contains(Optional.of(strategy));
    }

    MatchBar(ExploreSession session, WindowText words, Runnable opens, Runnable saves) {
        this.session = session;
        this.words = words;
        setName("explore.bar");
        rules = new Choice<>("explore.rules", List.of(session.rules()), session::begin);
        rules.limitWidth(240);
        rules.setIcons(each -> RulesMark.of(each.id()));
        south = new Choice<>("explore.south", PLAYERS, chosen -> session.setComputer(Side.SOUTH, chosen));
        north = new Choice<>("explore.north", PLAYERS, chosen -> session.setComputer(Side.NORTH, chosen));
        south.limitWidth(180);
        north.limitWidth(180);
        opponent = new Choice<>("explore.opponent", List.of(Opponent.values()), this::choose);
        opponent.limitWidth(290);
        FlatButton exact = FlatButton.of(words, "explore.exact", Icons.SETTINGS, () -> showExact(!exactly.isVisible()));
        FlatButton begin = FlatButton.of(words, "explore.begin", Icons.RESTART, () -> session.begin(session.rules()));
        FlatButton redo = FlatButton.of(words, "explore.redo", Icons.REDO, Command.REDO, session::redo);
        FlatButton open = FlatButton.of(words, "explore.open", Icons.OPEN, Command.OPEN_FILE, opens);
        save = FlatButton.of(words, "explore.save", Icons.SAVE, Command.SAVE, saves);
        // Where not all fits beside one another, what belongs together goes to the next row together.
        FlowRow played = FlowRow.of(8, opponentLabel, opponent);
        put(FlowRow.of(16, rules, played, FlowRow.of(0, exact, begin, redo, open, save)), 0);
        exactly.setName("explore.exactly");
        exactly.add(FlowRow.of(8, southLabel, south));
        exactly.add(FlowRow.of(8, northLabel, north));
        exactly.add(text);
        exactly.setVisible(false);
        put(exactly, 8);
        words.bind(southLabel, "explore.south");
        words.bind(northLabel, "explore.north");
        words.bind(opponentLabel, "explore.opponent");
        words.name(this, "explore.bar");
        rules.bind(
                words,
                "explore.rules",
                each -> each.about().name(words.language().tag()));
        south.bind(words, "explore.south", this::player);
        north.bind(words, "explore.north", this::player);
        opponent.bind(words, "explore.opponent", each -> words.text("explore.opponent." + each.id() + ".says"));
    }

    private void choose(Opponent chosen) {
        if (chosen == Opponent.OWN) {
            showExact(true);
        } else {
            chosen.sitDown(session);
        }
        refresh();
    }

    /** Shows for each side exactly how its moves are chosen, or only whom one plays against. */
    private void showExact(boolean on) {
        exactly.setVisible(on);
        revalidate();
        if (on) {
            south.requestFocusInWindow();
        }
    }

    void offer(List<RuleSet> all) {
        offered.clear();
        offered.addAll(all);
        refresh();
    }

    JComponent entry() {
        return rules;
    }

    /** Shows the match as it stands. */
    void refresh() {
        RuleSet now = session.rules();
        List<RuleSet> all = new ArrayList<>(offered);
        if (!all.contains(now)) {
            all.add(0, now);
        }
        if (!listed.equals(all)) {
            listed = List.copyOf(all);
            rules.setValues(all);
        }
        rules.show(now);
        text.setText(now.principal().map(Source::title).orElse(""));
        opponent.show(Opponent.in(session));
        south.show(session.computer(Side.SOUTH));
        north.show(session.computer(Side.NORTH));
        save.setEnabled(session.variations().main().size() > 0);
        revalidate();
    }

    private String player(Optional<Strategy> player) {
        if (player.isEmpty()) {
            return words.text("explore.player.person");
        }
        return switch (player.get().kind()) {
            case RANDOM -> words.text("explore.player.random");
            case GREEDY -> words.text("explore.player.greedy");
            case SEARCH ->
                words.text("explore.player.search", Map.of("depth", player.get().strength()));
            case MONTE_CARLO -> player.get().toString();
        };
    }
}
