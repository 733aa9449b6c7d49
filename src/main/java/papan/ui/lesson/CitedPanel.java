package papan.ui.lesson;

import java.util.List;
import papan.lesson.page.Block;
import papan.ui.common.FlatButton;
import papan.ui.common.Icons;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.WindowText;

/** Where statements about the world are from: it waits behind a button. */
final class CitedPanel extends TextColumn {
    private final FlatButton open = new FlatButton(Icons.RULES, 28, 18);
    private final ReadOnlyText told = new ReadOnlyText("Papan.small.font", "Papan.secondary");
    private transient Block.Cited shown = new Block.Cited("", List.of());

    CitedPanel() {
        setName("cited");
        setOpaque(false);
        open.setName("cited.open");
        told.setName("cited.text");
        put(open, 0);
        put(told, 0);
        open.addActionListener(event -> unfold());
    }

    /** Shows sources; what was unfolded stays so while they are the same. */
    void show(Block.Cited cited, WindowText words) {
        open.setText(cited.title());
        getAccessibleContext().setAccessibleName(words.text("rule.sources"));
        if (cited.equals(shown)) {
            return;
        }
        shown = cited;
        told.setText(String.join("\n", cited.lines()));
        told.setVisible(false);
        open.setVisible(true);
        revalidate();
    }

    private void unfold() {
        told.setVisible(true);
        open.setVisible(false);
        revalidate();
        told.requestFocusInWindow();
    }
}
