package papan.ui.app;

import java.awt.BorderLayout;
import java.awt.event.KeyEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.function.Consumer;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;
import net.miginfocom.swing.MigLayout;
import papan.ui.common.CallAction;
import papan.ui.common.FocusScroll;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.common.SpeakingDialog;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;

/** All keys and what they do, made from the same table as the bindings. Escape closes it. */
final class KeysSheet extends SpeakingDialog {
    KeysSheet(PapanFrame owner, WindowText words, Settings settings) {
        super(owner, words.text("keys.title"));
        setName("keys");
        int screen = owner.getGraphicsConfiguration().getBounds().width;
        JPanel page = new JPanel(new MigLayout("ins 24lp, wrap 1, gapy 8lp", "[grow,fill]"));
        TextLabel title = new TextLabel("Papan.heading.font", "Papan.text");
        title.setText(words.text("keys.title"));
        page.add(title, "gapbottom 8lp");
        KeyList keys = new KeyList(words, screen - Px.of(4 * 24));
        page.add(keys);
        page.add(option("keys.letters", words, settings.access().letterKeys(), owner::setLetterKeys), "gaptop 16lp");
        page.add(option("keys.to-narration", words, settings.access().toNarration(), owner::setToNarration));
        JScrollPane scroll = new JScrollPane(page);
        scroll.setBorder(null);
        scroll.getVerticalScrollBar().setUnitIncrement(Px.of(24));
        FocusScroll.follow(scroll);
        add(scroll, BorderLayout.CENTER);
        getRootPane()
                .getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW)
                .put(KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0), "close");
        getRootPane().getActionMap().put("close", new CallAction(this::dispose));
        setDefaultCloseOperation(DISPOSE_ON_CLOSE);
        pack();
        setSize(Math.min(getWidth() + Px.of(16), screen), Math.min(getHeight(), owner.getHeight()));
        setLocationRelativeTo(owner);
        addWindowListener(new WindowAdapter() {
            @Override
            public void windowOpened(WindowEvent event) {
                keys.requestFocusInWindow();
            }
        });
    }

    private static JCheckBox option(String key, WindowText words, boolean on, Consumer<Boolean> chosen) {
        JCheckBox box = new JCheckBox(words.text(key), on);
        box.setName(key);
        box.setFont(Paints.font("Papan.body.font"));
        box.addActionListener(event -> chosen.accept(box.isSelected()));
        return box;
    }
}
