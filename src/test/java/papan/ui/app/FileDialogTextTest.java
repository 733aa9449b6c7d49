package papan.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.util.Set;
import java.util.TreeSet;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import papan.narration.Language;
import papan.ui.common.Theme;
import papan.ui.common.WindowText;
import papan.ui.playback.OnEdt;

@ExtendWith(OnEdt.class)
class FileDialogTextTest {
    @AfterAll
    static void speakEnglish() {
        FileDialogText.speak(new WindowText(Language.ENGLISH));
    }

    @Test
    void aDialogHasNothingInAnotherLanguage() {
        Set<String> english = said(Language.ENGLISH);
        assertThat(english).contains("Look in:", "Cancel", "Up one folder", "All files");
        for (Language language : Language.values()) {
            if (language != Language.ENGLISH) {
                assertThat(said(language))
                        .as(language.tag())
                        .hasSizeGreaterThan(8)
                        .doesNotContainAnyElementsOf(english);
            }
        }
    }

    /** All that is written in a dialog, or said of something in it. */
    private static Set<String> said(Language language) {
        Theme.LIGHT.install(language);
        FileDialogText.speak(new WindowText(language));
        Set<String> said = new TreeSet<>();
        for (int type : new int[] {JFileChooser.OPEN_DIALOG, JFileChooser.SAVE_DIALOG}) {
            JFileChooser chooser = new JFileChooser();
            chooser.setDialogType(type);
            collect(chooser, said);
            said.add(chooser.getFileFilter().getDescription());
            said.add(chooser.getUI().getDialogTitle(chooser));
        }
        said.removeIf(text -> text == null || text.isBlank());
        return said;
    }

    private static void collect(Container in, Set<String> said) {
        for (Component each : in.getComponents()) {
            if (each instanceof AbstractButton button) {
                said.add(String.valueOf(button.getText()));
            }
            if (each instanceof JLabel label) {
                said.add(String.valueOf(label.getText()));
            }
            if (each instanceof JComponent part && part.getToolTipText() != null) {
                said.add(part.getToolTipText());
            }
            if (each instanceof Container inner) {
                collect(inner, said);
            }
        }
        said.remove("null");
        said.remove(System.getProperty("user.name"));
    }
}
