package papan.rules;

import java.util.Optional;
import papan.model.Says;

/** A document that a rule set rests on; its address is written {@code example.org/rules}. */
@Says(value = "A document.", name = "source")
public record Source(
        @Says(value = "A short name, by which clauses cite it.", filled = true)
        String id,

        @Says(value = "What it calls itself.", filled = true, as = "sentence")
        String title,

        @Says(value = "Where it was read, and how sure that is.", filled = true, as = "sentence")
        String document,

        @Says(value = "Where anybody can read it.", filled = true, as = "sentence")
        Optional<String> address) {

    /** One with no address. */
    static Source called(String id, String title, String document) {
        return new Source(id, title, document, Optional.empty());
    }

    /** Where it was read, how sure that is, and its public address. */
    public String where() {
        return address.map(at -> document.isEmpty() ? at : document + "; " + at).orElse(document);
    }

    /** The same under another id. */
    Source as(String other) {
        return new Source(other, title, document, address);
    }
}
