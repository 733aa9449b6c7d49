package papan.ui.atlas;

import java.awt.BorderLayout;
import java.util.Map;
import papan.ui.common.Card;
import papan.ui.common.Fault;
import papan.ui.common.FaultLine;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.PillButton;
import papan.ui.common.Px;
import papan.ui.common.QuietScroll;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.WindowText;

/** What is wrong with a file, in place: each fault with its line, column and path, the cause, and what would be right. */
final class FaultPanel extends Card {
    private final WindowText words;
    private final TextColumn column = new TextColumn();
    private final ReadOnlyText title = new ReadOnlyText("Papan.strong.font", "Papan.wrong");
    private final PillButton again;
    private final FlowRow foot = new FlowRow();

    FaultPanel(WindowText words, Runnable readAgain, Runnable closed) {
        super(new BorderLayout());
        this.words = words;
        setName("atlas.faults");
        setVisible(false);
        title.setName("atlas.faults.title");
        again = PillButton.of(words, "faults.again", Icons.RESTART, readAgain);
        again.setName("atlas.again");
        foot.add(again);
        foot.add(PillButton.of(words, "atlas.close", null, closed));
        add(new QuietScroll(column));
        updateUI();
    }

    /** Shows what came of a file; away if there is nothing to say. */
    void show(RuleFiles.Outcome outcome) {
        column.removeAll();
        boolean broken = outcome.rules().isEmpty();
        String key = broken ? "atlas.faults.broken" : "atlas.faults.notes";
        title.setText(words.text(
                key, Map.of("file", outcome.name(), "count", outcome.faults().size())));
        title.dress("Papan.strong.font", broken ? "Papan.wrong" : "Papan.accentText");
        title.getAccessibleContext().setAccessibleName(title.getText());
        getAccessibleContext().setAccessibleName(title.getText());
        column.put(title, 0);
        int gap = 8;
        for (Fault fault : outcome.faults()) {
            column.put(new FaultLine(words, fault, "atlas.fault"), gap);
            gap = 10;
        }
        column.put(foot, 14);
        setVisible(broken || !outcome.faults().isEmpty());
        revalidate();
        repaint();
    }

    /** Where the focus goes when a file has turned out to be wrong. */
    PillButton entry() {
        return again;
    }

    /** How high it would like to be at a width. */
    int heightFor(int width) {
        int across = getInsets().left + getInsets().right;
        return column.heightFor(width - across) + getInsets().top + getInsets().bottom;
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBorder(Px.pad(16, 20, 14, 8));
        if (column != null) {
            column.setBorder(Px.pad(0, 0, 0, 12));
        }
    }
}
