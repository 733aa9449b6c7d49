package papan.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import papan.lesson.page.Offers.Action;

/** What can be done in a step is written in few places. */
class ActionRowTest {
    /** What has no button of its own: it is in the header, among the answers, on the board, or before a class only. */
    private static final Set<Action> ELSEWHERE =
            EnumSet.of(Action.GO_BACK, Action.SAY_HOW_SURE, Action.SHOW_LINE, Action.MOVE);

    /** Who adds a button goes to those files that name every action with one, and to no other. */
    @Test
    void threeFilesKnowEveryButtonAndTheRecipeNamesThem() throws IOException {
        String recipe = Files.readString(Path.of("docs/developers.md"))
                .lines()
                .filter(line -> line.startsWith("**… a button of the lesson page.**"))
                .collect(Collectors.joining());
        assertThat(namingAll()).hasSize(3).allMatch(file -> recipe.contains("`" + file + "`"));
    }

    private static Set<String> namingAll() throws IOException {
        List<Pattern> names = EnumSet.complementOf(EnumSet.copyOf(ELSEWHERE)).stream()
                .map(each -> Pattern.compile("(\\bAction\\.|case |, |\n        )" + each + "\\b[ ,;)]"))
                .toList();
        Set<String> found = new TreeSet<>();
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            for (Path file :
                    files.filter(any -> any.toString().endsWith(".java")).toList()) {
                String text = Files.readString(file);
                if (names.stream().allMatch(name -> name.matcher(text).find())) {
                    found.add(String.valueOf(file.getFileName()).replace(".java", ""));
                }
            }
        }
        return found;
    }
}
