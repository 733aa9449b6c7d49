package papan.ui.present;

import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import papan.lesson.kind.AnswerForm;
import papan.lesson.learner.ProgressStore.Trouble;
import papan.lesson.page.Block;
import papan.lesson.page.Block.Asked.Option;
import papan.lesson.play.LessonState;
import papan.lesson.play.Votes;
import papan.model.Direction;
import papan.model.House;
import papan.model.Layout;
import papan.model.Place;
import papan.model.Side;
import papan.narration.Language;
import papan.rules.RuleSet;
import papan.ui.common.FlowRow;
import papan.ui.common.KeptFocus;
import papan.ui.common.PillButton;
import papan.ui.common.PillToggle;
import papan.ui.common.Px;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;
import papan.ui.lesson.TroubleText;

/** Where the presenter types how many hands are up for each answer. */
final class VotesPanel extends TextColumn {
    /** What a field takes of the width where all lie as on the board, of scale 1. */
    private static final int COLUMN = 37;

    private final transient Presentation presentation;
    private final transient WindowText words;
    private final TextLabel title = new TextLabel("Papan.strong.font", "Papan.text");
    private final TextColumn counts = new TextColumn();
    private final PillButton again = new PillButton(null);
    private final PillToggle keep = new PillToggle();
    private final ReadOnlyText trouble = new ReadOnlyText("Papan.body.font", "Papan.accentText");
    private final List<CountField> fields = new ArrayList<>();
    private transient Optional<Shown> shown = Optional.empty();

    /** For what, and how, there are fields now. */
    private record Shown(Presentation.Here asked, boolean second, Language language, boolean board) {}

    VotesPanel(Presentation presentation, WindowText words) {
        this.presentation = presentation;
        this.words = words;
        again.does("presenter.again", () -> {
            presentation.session().voteAgain();
            fields.stream().findFirst().ifPresent(CountField::requestFocusInWindow);
        });
        put(title, 0);
        put(counts, 8);
        put(FlowRow.of(0, again), 8);
        keep.setName("presenter.keep-hands");
        keep.addActionListener(
                event -> presentation.hands().ifPresent(kept -> kept.want(keep.isSelected(), presentation)));
        put(FlowRow.of(0, keep), 4);
        trouble.setName("presenter.hands-trouble");
        put(trouble, 4);
        addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                refresh();
            }
        });
    }

    void refresh() {
        boolean on = presentation.mayVote()
                && asked().form() != AnswerForm.NUMBERS
                && !asked().options().isEmpty();
        setVisible(on);
        if (!on) {
            // Another class begins with nobody's hands.
            shown = Optional.empty();
            return;
        }
        LessonState state = presentation.state();
        Votes votes = state.here().votes();
        RuleSet rules = state.run().rules(state.stage());
        boolean board = hasRoomForBoard(rules.layout());
        Shown now = new Shown(presentation.here(), votes.isSecond(), words.language(), board);
        if (!shown.equals(Optional.of(now))) {
            shown = Optional.of(now);
            KeptFocus focus = KeptFocus.on(this);
            counts.removeAll();
            fields.clear();
            counts.put(fields(asked(), rules, board), 0);
            focus.restore(() -> again);
        }
        title.setText(words.text(votes.isSecond() ? "presenter.secondVote" : "presenter.vote"));
        again.setText(words.text("presenter.voteAgain"));
        keep.setText(words.text("presenter.keep-hands"));
        keep.setVisible(presentation.hands().isPresent());
        keep.setSelected(presentation.hands().filter(KeptHands::isWanted).isPresent());
        Optional<Trouble> found = presentation.hands().flatMap(KeptHands::trouble);
        trouble.setText(found.map(one -> TroubleText.of(one, words)).orElse(""));
        trouble.setVisible(found.isPresent());
        again.setVisible(!votes.isSecond());
        again.setEnabled(votes.isBegun());
        revalidate();
    }

    /** What the class votes on. */
    private Block.Asked asked() {
        return presentation.page().find(Block.Asked.class).orElseThrow();
    }

    private boolean hasRoomForBoard(Layout layout) {
        return getWidth() == 0 || getWidth() >= Px.of(COLUMN) * (layout.houses() + 2);
    }

    private JComponent fields(Block.Asked asked, RuleSet rules, boolean board) {
        return asked.form() == AnswerForm.PLACE && board
                ? asOnTheBoard(asked.options(), rules)
                : oneAfterAnother(asked.lettered());
    }

    /** One field for each answer, in as many rows as the width asks for. */
    private JComponent oneAfterAnother(List<Option> options) {
        FlowRow row = new FlowRow(16);
        for (Option option : options) {
            CountField field = field(option);
            row.add(FlowRow.of(6, label(option, field), field));
        }
        return row;
    }

    /** One field for each place, where it lies on the board as South sees it. */
    private JComponent asOnTheBoard(List<Option> options, RuleSet rules) {
        JPanel grid = new JPanel(new MigLayout("ins 0, gap 3lp 2lp", "[34lp!]"));
        grid.setOpaque(false);
        boolean clockwise = rules.sowing().direction() == Direction.CLOCKWISE;
        int houses = rules.layout().houses();
        for (Option option : options) {
            Place place = Place.parse(option.id()).orElseThrow();
            CountField field = field(option);
            boolean south = place.side() == Side.SOUTH;
            int column = place instanceof House house
                    ? (south ? house.number() : houses + 1 - house.number())
                    : south == clockwise ? 0 : houses + 1;
            int row = place instanceof House ? (south ? 2 : 0) : 1;
            String cell = "cell " + column + " " + row + ", flowy, alignx center, gap 0";
            grid.add(label(option, field), cell);
            grid.add(field, cell + ", growx");
        }
        return grid;
    }

    private CountField field(Option option) {
        CountField field = new CountField(
                presentation.state().here().votes().now(option.id()),
                hands -> presentation.session().count(option.id(), hands));
        fields.add(field);
        field.setName("presenter.count." + option.id());
        field.getAccessibleContext().setAccessibleName(words.text("presenter.hands", Map.of("answer", option.label())));
        return field;
    }

    private static TextLabel label(Option option, CountField field) {
        TextLabel label = new TextLabel("Papan.small.font", "Papan.secondary");
        label.setText(option.letter());
        label.setToolTipText(option.label());
        label.setLabelFor(field);
        return label;
    }
}
