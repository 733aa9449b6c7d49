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
    }

    @ParameterizedTest
    @EnumSource(Workspace.class)
    void everyWorkspaceIsFoundAgainByItsName(Workspace workspace) {
        assertThat(Workspace.parse(workspace.id())).contains(workspace);
    }
}
