package papan.ui.common;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The system on whose desktop the window stands, as far as it is asked how programs should look. A seam for tests. */
public interface Desktop {
    /** The name of the system, as in the property {@code os.name}. */
    String system();

    /** A desktop property of the toolkit; on the event dispatch thread. */
    Optional<Object> property(String name);

    /** Does something on the event dispatch thread whenever a desktop property changes. */
    void onChange(String property, Runnable changed);

    /**
     * What a program of the system prints; empty if there is no such program, or it fails, or takes longer than two
     * seconds. Not for the event dispatch thread.
     *
     * @param command the program with its full path, and its arguments
     */
    Optional<String> ask(List<String> command);

    /** Has the system's wish to open a file heard, as where it is not named on the command line; on the event dispatch thread. */
    default void onOpenFile(Consumer<Path> opener) {
        // Most systems name files on the command line.
    }

    /** A system that says nothing. */
    static Desktop silent() {
        return new Desktop() {
            @Override
            public String system() {
                return "";
            }

            @Override
            public Optional<Object> property(String name) {
                return Optional.empty();
            }

            @Override
            public void onChange(String property, Runnable changed) {
                // Nothing ever does.
            }

            @Override
            public Optional<String> ask(List<String> command) {
                return Optional.empty();
            }
        };
    }
}
