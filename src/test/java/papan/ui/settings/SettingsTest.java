package papan.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import papan.narration.Language;
import papan.ui.common.WindowText;

class SettingsTest {
    private static List<Field> declared() {
        return Arrays.stream(Settings.class.getFields())
                .filter(field -> Modifier.isStatic(field.getModifiers()) && field.getType() == Setting.class)
                .toList();
    }

    @Test
    void eachHasANameOfItsOwnInTheFile() {
        assertThat(declared()).hasSizeGreaterThan(20);
        assertThat(Settings.DEFAULT.written()).hasSize(declared().size());
    }

    @Test
    void whatTheMenuOffersSaysWhatItDoes() {
        WindowText words = new WindowText(Language.ENGLISH);
        assertThat(Settings.offered()).isNotEmpty().allMatch(each -> words.has(each.text() + ".says"));
    }

    @Test
    void aFileThatSaysNothingElseIsAsUsualInTheThemeThatWasChosen() {
        Properties file = new Properties();
        file.setProperty("language", "en");
        assertThat(Settings.read(file)).isEqualTo(Settings.DEFAULT.with(Settings.THEME_OF_SYSTEM, false));
    }
}
