package papan.ui.app;

import java.awt.Component;
import java.util.function.Consumer;
import papan.rules.Alteration;
import papan.rules.RuleSet;
import papan.ui.alter.AlterActs;
import papan.ui.alter.AlterOutcome;
import papan.ui.common.WindowText;

/**
 * What is done with rules that have been changed in a lesson.
 *
 * @param player begins a match
 */
record ChangedRules(Consumer<RuleSet> player, WorkspaceFiles files, Workspaces workspaces, WindowText words)
        implements AlterActs {
    @Override
    public void play(RuleSet altered) {
        player.accept(altered);
    }

    @Override
    public void keep(Component parent, Alteration alteration, String name, String teller, Consumer<String> then) {
        files.keep(parent, alteration, name, teller, workspaces.rules().ids(), (file, failed) -> {
            then.accept(AlterOutcome.kept(words, file, failed));
            if (failed.isEmpty()) {
                workspaces.list(file);
            }
        });
    }
}
