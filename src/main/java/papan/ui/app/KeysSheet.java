package papan.ui.app;

import java.awt.BorderLayout;
import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;
import net.miginfocom.swing.MigLayout;
import papan.ui.common.Call;
import papan.ui.common.KeyTable;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;

/** All keys and what they do, made from the same table as the bindings. Escape closes it. */
final class KeysSheet extends JDialog {
    KeysSheet(PapanFrame owner, WindowText words, Settings settings) {
        super(owner, words.text("keys.title"), false);
        setName("keys");
        JPanel page = new JPanel(new MigLayout("ins 24lp, wrap 4, gapy 8lp", "[]16lp[]40lp[]16lp[]"));
        TextLabel title = new TextLabel("Papan.heading.font", "Papan.text");
        title.setText(words.text("keys.title"));
        page.add(title, "spanx, gapbottom 8lp");
        List<KeyTable.Row> rows = KeyTable.rows();
        int half = (rows.size() + 1) / 2;
        for (int i = 0; i < half; i++) {
            List<KeyTable.Row> pair = new ArrayList<>(List.of(rows.get(i)));
            if (i + half < rows.size()) {
                pair.add(rows.get(i + half));
            }
            for (KeyTable.Row row : pair) {
                TextLabel key = new TextLabel("Papan.strong.font", "Papan.text");
                key.setText(KeyTable.label(words, row.command()).orElse(""));
                page.add(key);
                TextLabel caption = new TextLabel("Papan.body.font", "Papan.text");
                caption.setText(words.text(row.command().captionKey()));
                page.add(caption);
            }
        }
        page.add(
                option("keys.letters", words, settings.access().letterKeys(), owner::setLetterKeys),
                "newline 16lp, spanx");
        page.add(
                option("keys.to-narration", words, settings.access().toNarration(), owner::setToNarration),
                "newline, spanx");
        JScrollPane scroll = new JScrollPane(page);
        scroll.setBorder(null);
        scroll.getVerticalScrollBar().setUnitIncrement(Px.of(24));
        add(scroll, BorderLayout.CENTER);
        getRootPane()
                .getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW)
                .put(KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0), "close");
        getRootPane().getActionMap().put("close", new Call(this::dispose));
        setDefaultCloseOperation(DISPOSE_ON_CLOSE);
        pack();
        setSize(getWidth() + Px.of(16), Math.min(getHeight(), owner.getHeight()));
        setLocationRelativeTo(owner);
    }

    private static JCheckBox option(String key, WindowText words, boolean on, Consumer<Boolean> chosen) {
        JCheckBox box = new JCheckBox(words.text(key), on);
        box.setName(key);
        box.setFont(Paints.font("Papan.body.font"));
        box.addActionListener(event -> chosen.accept(box.isSelected()));
        return box;
    }
}
