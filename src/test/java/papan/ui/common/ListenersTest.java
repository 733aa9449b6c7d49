package papan.ui.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Who hears of something, and how long. */
class ListenersTest {
    private static final Pattern KEPT =
            Pattern.compile("(List|Set|Collection)<(Runnable|Consumer<.*>|\\w*Listener)> \\w+ =");
    private static final Pattern REMOVED = Pattern.compile("void remove\\w*Listener\\(");

    private final Listeners<Runnable> listeners = new Listeners<>();
    private final List<String> told = new ArrayList<>();

    @Test
    void whoIsAddedTwiceHearsTwiceAndIsRemovedOnce() {
        Runnable same = () -> told.add("same");
        listeners.add(same);
        Listeners.Handle second = listeners.add(same);
        listeners.tell(Runnable::run);
        assertThat(told).hasSize(2);
        second.remove();
        second.remove();
        listeners.tell(Runnable::run);
        assertThat(told).hasSize(3);
    }

    @Test
    void whoIsAddedOrRemovedMeanwhileIsNoTrouble() {
        List<Listeners.Handle> handles = new ArrayList<>();
        handles.add(listeners.add(() -> {
            listeners.add(() -> told.add("later"));
            handles.get(0).remove();
        }));
        listeners.tell(Runnable::run);
        assertThat(told).isEmpty();
        listeners.tell(Runnable::run);
        assertThat(told).containsExactly("later");
    }

    /** What is done once at the end of a window is forgotten with it. */
    @Test
    void nobodyKeepsListenersThatCannotBeTakenOff() throws IOException {
        List<String> forEver = new ArrayList<>();
        try (Stream<Path> files = Files.walk(Path.of("src/main/java/papan/ui"))) {
            for (Path file :
                    files.filter(any -> any.toString().endsWith(".java")).toList()) {
                String text = Files.readString(file);
                if (KEPT.matcher(text).find() && !REMOVED.matcher(text).find()) {
                    forEver.add(String.valueOf(file.getFileName()));
                }
            }
        }
        assertThat(forEver).containsExactly("Inside.java");
    }
}
