package papan.ui.common;

import com.formdev.flatlaf.FlatDarkLaf;

/** The dark look in white on black; its colours are in the properties file of the same name. */
public final class FlatContrastLaf extends FlatDarkLaf {
    @Override
    public String getName() {
        return "Papan contrast";
    }
}
