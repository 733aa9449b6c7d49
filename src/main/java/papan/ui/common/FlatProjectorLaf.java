package papan.ui.common;

import com.formdev.flatlaf.FlatLightLaf;

/** The light look in black on white; its colours and sizes are in the properties file of the same name. */
public final class FlatProjectorLaf extends FlatLightLaf {
    @Override
    public String getName() {
        return "Papan projector";
    }
}
