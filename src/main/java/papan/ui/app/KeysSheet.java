package papan.ui.app;

import java.awt.Frame;
import java.util.function.Consumer;
import javax.swing.JCheckBox;
import papan.ui.common.Paints;
import papan.ui.common.WindowText;

/** All keys and what they do, made from the same table as the bindings. */
final class KeysSheet extends Sheet {
    /**
     * The sheet.
     *
     * @param letters hears whether keys of one letter are to work
     * @param toNarration hears whether each step is to take the focus to its sentence
     */
    KeysSheet(
            Frame owner,
            WindowText words,
            Settings.Access access,
            Consumer<Boolean> letters,
            Consumer<Boolean> toNarration) {
        super(owner, "keys", words.text("keys.title"));
        KeyList keys = new KeyList(words, room());
        put(keys, 0);
        put(option("keys.letters", words, access.letterKeys(), letters), 16);
        put(option("keys.to-narration", words, access.toNarration(), toNarration), 0);
        furnish(owner, keys);
    }

    private static JCheckBox option(String key, WindowText words, boolean on, Consumer<Boolean> chosen) {
        JCheckBox box = new JCheckBox(words.text(key), on);
        box.setName(key);
        box.setFont(Paints.font("Papan.body.font"));
        box.addActionListener(event -> chosen.accept(box.isSelected()));
        return box;
    }
}
