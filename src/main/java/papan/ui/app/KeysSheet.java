package papan.ui.app;

import java.awt.Frame;
import java.util.function.Consumer;
import javax.swing.JCheckBox;
import papan.ui.common.Paints;
import papan.ui.common.WindowText;
import papan.ui.settings.KeptSettings;
import papan.ui.settings.Setting;
import papan.ui.settings.Settings;

/** All keys and what they do, made from the same table as the bindings. */
final class KeysSheet extends Sheet {
    /**
     * The sheet.
     *
     * @param letters hears whether keys of one letter are to work
     */
    KeysSheet(Frame owner, WindowText words, KeptSettings settings, Consumer<Boolean> letters) {
        super(owner, "keys", words.text("keys.title"));
        KeyList keys = new KeyList(words, room());
        put(keys, 0);
        put(option(words, settings, Settings.LETTER_KEYS, letters), 16);
        put(option(words, settings, Settings.TO_NARRATION, on -> settings.keep(Settings.TO_NARRATION, on)), 0);
        furnish(owner, keys);
    }

    private static JCheckBox option(
            WindowText words, KeptSettings settings, Setting<Boolean> setting, Consumer<Boolean> chosen) {
        JCheckBox box = new JCheckBox(words.text(setting.text()), settings.get(setting));
        box.setName(setting.text());
        box.setFont(Paints.font("Papan.body.font"));
        box.addActionListener(event -> chosen.accept(box.isSelected()));
        return box;
    }
}
