package papan.ui.app;

import static java.util.Map.entry;

import java.util.Map;
import javax.swing.UIManager;
import papan.ui.common.WindowText;

/** Lets dialogs for files speak the window's language: Swing itself knows only some, and asks the computer which. */
final class FileDialogText {
    /** Swing's name of a text, without what all of them begin with → ours. */
    private static final Map<String, String> KEYS = Map.ofEntries(
            entry("lookInLabelText", "files.look-in"),
            entry("saveInLabelText", "files.save-in"),
            entry("fileNameLabelText", "files.file-name"),
            entry("folderNameLabelText", "files.folder-name"),
            entry("filesOfTypeLabelText", "files.kind"),
            entry("openDialogTitleText", "files.open"),
            entry("openButtonText", "files.open"),
            entry("openButtonToolTipText", "files.open"),
            entry("directoryOpenButtonText", "files.open"),
            entry("directoryOpenButtonToolTipText", "files.open"),
            entry("saveDialogTitleText", "files.save"),
            entry("saveButtonText", "files.save"),
            entry("saveButtonToolTipText", "files.save"),
            entry("cancelButtonText", "files.cancel"),
            entry("cancelButtonToolTipText", "files.cancel"),
            entry("upFolderToolTipText", "files.up"),
            entry("upFolderAccessibleName", "files.up"),
            entry("homeFolderToolTipText", "files.home"),
            entry("homeFolderAccessibleName", "files.home"),
            entry("newFolderToolTipText", "files.new-folder"),
            entry("newFolderAccessibleName", "files.new-folder"),
            entry("newFolderActionLabelText", "files.new-folder"),
            entry("newFolderErrorText", "files.no-folder"),
            entry("newFolderParentDoesntExistTitleText", "files.no-folder"),
            entry("newFolderParentDoesntExistText", "files.no-folder"),
            entry("other.newFolder", "files.new-folder"),
            entry("win32.newFolder", "files.new-folder"),
            entry("listViewButtonToolTipText", "files.as-list"),
            entry("listViewButtonAccessibleName", "files.as-list"),
            entry("listViewActionLabelText", "files.as-list"),
            entry("detailsViewButtonToolTipText", "files.as-table"),
            entry("detailsViewButtonAccessibleName", "files.as-table"),
            entry("detailsViewActionLabelText", "files.as-table"),
            entry("fileNameHeaderText", "files.name"),
            entry("fileSizeHeaderText", "files.size"),
            entry("fileTypeHeaderText", "files.type"),
            entry("fileDateHeaderText", "files.changed"),
            entry("acceptAllFileFilterText", "files.all"),
            entry("viewMenuLabelText", "files.view"),
            entry("refreshActionLabelText", "files.refresh"),
            entry("filesListAccessibleName", "files.files"),
            entry("filesDetailsAccessibleName", "files.files"));

    private FileDialogText() {}

    /** Has every dialog for files that opens from now on speak the language of these words. */
    static void speak(WindowText words) {
        KEYS.forEach((swing, key) -> UIManager.put("FileChooser." + swing, words.text(key)));
    }
}
