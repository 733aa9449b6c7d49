package papan.ui.app;

import java.util.List;
import papan.cli.Window;

/** Temporary. */
public final class PapanWindow implements Window {
    @Override
    public boolean canOpen() {
        return false;
    }

    @Override
    public void open(Request request) {}

    /** Opens. */
    public void open() {}

    @Override
    public List<String> themes() {
        return List.of();
    }
}
