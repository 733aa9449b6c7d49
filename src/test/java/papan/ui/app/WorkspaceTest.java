package papan.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

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
}
