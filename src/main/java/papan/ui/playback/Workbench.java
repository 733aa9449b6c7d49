package papan.ui.playback;

import java.util.List;
import java.util.function.Consumer;
import javax.swing.JComponent;
import papan.rules.RuleBook;

/** A workspace beside the lessons, as the window sees it. Lives on the event dispatch thread. */
public interface Workbench extends Keyed {
    /** The same for a class; asked for once, since it is told of everything from then on. */
    ClassView forClass();

    /** Where the focus goes when the workspace is shown. */
    JComponent entry();

    /** What is walked through in it step by step, to be told and heard. */
    List<Walkthrough> walked();

    /** Says which rule sets there are to choose from. */
    default void offer(RuleBook book) {}

    /** Says who else hears what is answered in a line of the workspace: what was found, and why nothing came of something. */
    default void onSaid(Consumer<String> listener) {}

    /** How what is shown stands, for whoever cannot see it: where one is, what has just happened, what can be done. */
    default List<String> standing() {
        return List.of();
    }
}
