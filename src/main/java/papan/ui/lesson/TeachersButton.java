package papan.ui.lesson;

import javax.swing.JPopupMenu;
import papan.ui.common.Command;
import papan.ui.common.KeyTable;
import papan.ui.common.PillButton;
import papan.ui.common.SpokenMenu;
import papan.ui.common.WindowText;

/** What a teacher looks for on the home: files, results, folders. */
final class TeachersButton extends PillButton {
    private final transient LibraryShelf shelf;
    private final transient WindowText words;
    private final transient LibraryActs acts;

    TeachersButton(LibraryShelf shelf, WindowText words, LibraryActs acts) {
        super(null);
        this.shelf = shelf;
        this.words = words;
        this.acts = acts;
        setName("teachers");
        setText(words.text("home.teachers"));
        addActionListener(event -> menu().show(this, 0, getHeight()));
    }

    private JPopupMenu menu() {
        SpokenMenu menu = new SpokenMenu();
        menu.item("lessons.open-file", words.text("open.button"), acts::openFile)
                .setToolTipText(KeyTable.tip(words, Command.OPEN_FILE, words.text("open.button.tip")));
        if (shelf.classes()) {
            menu.item("lessons.class", words.text("lessons.class"), acts::classResults);
        }
        menu.item("mine.add-folder", words.text("mine.add"), acts::addFolder);
        shelf.handIn().place().ifPresent(place -> {
            menu.item("hand-in.folder", words.text("hand-in.folder"), acts::chooseHandIn);
            place.folder()
                    .ifPresent(folder -> menu.item("hand-in.forget", words.text("hand-in.forget"), acts::forgetHandIn));
        });
        return menu;
    }
}
