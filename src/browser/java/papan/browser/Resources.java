package papan.browser;

import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/** What lies beside the classes: rule sets, texts, lessons. */
public final class Resources implements ResourceSupplier {
    @Override
    public String[] supplyResources(ResourceSupplierContext context) {
        return Shipped.files().toArray(String[]::new);
    }
}
