package papan.browser;

import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/** Tells TeaVM of {@link Instead}. */
public final class Plugin implements TeaVMPlugin {
    @Override
    public void install(TeaVMHost host) {
        host.add(new Instead());
    }
}
