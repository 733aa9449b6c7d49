package papan.rules;

import java.util.Optional;

/**
 * A document that a rule set rests on.
 *
 * @param id short name used in citations
 * @param title what it calls itself
 * @param document the publication in which it was read, and how sure that is
 * @param address where anybody can read it, such as {@code example.org/rules}; empty where that is not known
 */
public record Source(String id, String title, String document, Optional<String> address) {

    /** Where it was read, how sure that is, and its public address. */
    public String where() {
        return address.map(at -> document.isEmpty() ? at : document + "; " + at).orElse(document);
    }

    /** The same under another id. */
    Source as(String other) {
        return new Source(other, title, document, address);
    }
}
