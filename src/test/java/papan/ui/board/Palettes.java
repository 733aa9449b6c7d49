package papan.ui.board;

import com.formdev.flatlaf.FlatDarkLaf;
import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.FlatLightLaf;
import papan.ui.common.Theme;

/** The boards of the themes, for tests that wear none. */
final class Palettes {
    static final BoardPalette DAY;
    static final BoardPalette NIGHT;

    static {
        FlatLaf.registerCustomDefaultsSource("papan.ui.common", Theme.class.getClassLoader());
        DAY = BoardPalette.of(new FlatLightLaf().getDefaults());
        NIGHT = BoardPalette.of(new FlatDarkLaf().getDefaults());
    }

    private Palettes() {}

    static BoardPalette of(boolean dark) {
        return dark ? NIGHT : DAY;
    }
}
