package papan.ui.app;

import java.util.Optional;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import papan.ui.common.Command;
import papan.ui.common.KeyTable;
import papan.ui.common.Px;
import papan.ui.common.SeedMotion;
import papan.ui.common.SpokenMenu;
import papan.ui.common.TextLabel;
import papan.ui.common.Theme;
import papan.ui.common.WindowText;
import papan.ui.settings.KeptSettings;
import papan.ui.settings.Setting;
import papan.ui.settings.Settings;

/** What can be chosen of theme, motion, pace and sound, with the choice in force marked. */
final class SettingsMenu {
    private final WindowText words;
    private final KeptSettings kept;
    private final Appearance appearance;
    private final Optional<SoundSwitch> sound;
    private final SpokenMenu menu = new SpokenMenu();

    SettingsMenu(WindowText words, KeptSettings kept, Appearance appearance, Optional<SoundSwitch> sound) {
        this.words = words;
        this.kept = kept;
        this.appearance = appearance;
        this.sound = sound;
    }

    /** A fresh menu. */
    JPopupMenu menu() {
        themes();
        menu.addSeparator();
        motions();
        menu.addSeparator();
        lessons();
        menu.addSeparator();
        sound();
        return menu;
    }

    private String heading(String text) {
        TextLabel label = new TextLabel("Papan.smallStrong.font", "Papan.secondary");
        label.setText(text);
        label.setBorder(Px.pad(6, 12, 4, 12));
        menu.add(label);
        return text;
    }

    private void themes() {
        String about = heading(words.text("settings.theme"));
        Settings now = kept.now();
        boolean asSystem = now.get(Settings.THEME_OF_SYSTEM);
        add(about, "theme.system", words.text("settings.theme.system"), asSystem, appearance::setThemeOfSystem);
        for (Theme each : Theme.values()) {
            boolean chosen = !asSystem && each == now.get(Settings.THEME);
            String name = "theme." + each.id();
            add(about, name, words.text(name), chosen, () -> appearance.setTheme(each));
        }
    }

    private void motions() {
        String about = heading(words.text("settings.motion"));
        for (SeedMotion each : SeedMotion.values()) {
            String name = "motion." + each.id();
            add(about, name, words.text(name), each == SeedMotion.now(), () -> appearance.setMotion(each));
        }
    }

    /** What can be switched on and off in lessons. */
    private void lessons() {
        heading(words.text("settings.lessons"));
        Settings.offered().forEach(this::check);
    }

    private void check(Setting<Boolean> setting) {
        String says = words.text(setting.text() + ".says");
        JMenuItem item = menu.check(
                setting.text(),
                words.text(setting.text()),
                kept.get(setting),
                on -> kept.keep(setting, on));
        item.setToolTipText(says);
        item.getAccessibleContext().setAccessibleDescription(says);
    }

    /** Where nothing can be heard, the place where it would be turned on says so. */
    private void sound() {
        String about = heading(words.text("settings.sound"));
        String key = sound.filter(SoundSwitch::isMute).isPresent() ? "sound.none" : "sound.seeds";
        boolean on = sound.filter(SoundSwitch::isOn).isPresent();
        JMenuItem item =
                menu.check("sound", words.text(key), on, next -> sound.ifPresent(heard -> heard.set(next)));
        item.setToolTipText(KeyTable.tip(words, Command.SOUND));
        item.getAccessibleContext().setAccessibleDescription(about);
    }

    private void add(String about, String name, String text, boolean chosen, Runnable does) {
        menu.choice(name, text, chosen, does).getAccessibleContext().setAccessibleDescription(about);
    }
}
