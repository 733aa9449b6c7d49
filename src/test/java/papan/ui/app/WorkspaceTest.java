package papan.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import papan.narration.Language;
import papan.ui.common.WindowText;

/** The workspaces, and what the rail says of them. */
class WorkspaceTest {
    private final WindowText words = new WindowText(Language.ENGLISH);

    @ParameterizedTest
    @EnumSource(Workspace.class)
    void everyWorkspaceIsNamedAndExplained(Workspace workspace) {
        assertThat(words.has("workspace." + workspace.id())).isTrue();
        assertThat(words.has("workspace." + workspace.id() + ".tip")).isTrue();
        assertThat(words.has(workspace.command().captionKey())).isTrue();
    }

    /** The lessons have a title and a summary for each of their pages. */
    @ParameterizedTest
    @EnumSource(value = Workspace.class, mode = EnumSource.Mode.EXCLUDE, names = "LEARN")
    void everyOtherWorkspaceHasATitleAndASummary(Workspace workspace) {
        assertThat(words.has("title." + workspace.id())).isTrue();
        assertThat(words.has("summary." + workspace.id())).isTrue();
    }

    @ParameterizedTest
    @EnumSource(Workspace.class)
    void everyWorkspaceIsFoundAgainByItsName(Workspace workspace) {
        assertThat(Workspace.parse(workspace.id())).contains(workspace);
    }

    /** Who adds a workspace goes to those files that name every one, and to no other. */
    @Test
    void fourFilesKnowEveryWorkspaceAndTheRecipeNamesThem() throws IOException {
        String recipe = Files.readString(Path.of("docs/developers.md"))
                .lines()
                .filter(line -> line.startsWith("**… a workspace.**"))
                .collect(Collectors.joining());
        Set<String> knowing = namingAll();
        assertThat(knowing).hasSize(4).allMatch(file -> recipe.contains("`" + file + "`"));
    }

    private static Set<String> namingAll() throws IOException {
        List<Pattern> names = Stream.of(Workspace.values())
                .map(each -> Pattern.compile("(\\b(Workspace|Command)\\.|case |\n    )" + each + "\\b[ (,;)]"))
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
