package papan.ui.alter;

import java.awt.Component;
import java.util.function.Consumer;
import papan.rules.Alteration;
import papan.rules.RuleSet;

/** What can be done with an altered rule set outside of where it was made. */
public interface AlterActs {
    /** Begins a match by it. */
    void play(RuleSet altered);

    /**
     * Keeps it as a rule set of the house.
     *
     * @param name what it is called
     * @param teller who told it
     * @param then is told in a sentence what came of it; nothing if the user thinks better of it
     */
    void keep(Component parent, Alteration alteration, String name, String teller, Consumer<String> then);
}
