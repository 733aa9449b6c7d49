package papan.ui.present;

import java.awt.Component;
import java.util.List;
import java.util.Optional;

/**
 * An answer as a class sees it, for tests of whole windows.
 *
 * @param letter under which the class calls it; empty where it has none
 * @param text beside the letter; empty where the letter says all
 * @param right whether it is known to be right; empty while the question is open
 */
public record ClassOptions(String letter, String text, Optional<Boolean> right) {

    /** What the part that is called audience.options shows now; nothing while it is not there. */
    public static List<ClassOptions> in(Component part) {
        return part.isVisible()
                ? ((BigOptions) part)
                        .lines().stream()
                                .map(line -> new ClassOptions(line.letter(), line.text(), line.right()))
                                .toList()
                : List.of();
    }
}
