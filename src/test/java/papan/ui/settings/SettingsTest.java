package papan.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import papan.narration.Language;
import papan.ui.common.WindowText;

class SettingsTest {
    private static List<Field> declared() {
        return Arrays.stream(Settings.class.getFields())
                .filter(field -> Modifier.isStatic(field.getModifiers()) && field.getType() == Setting.class)
                .toList();
    }

    private static List<String> filesWith(String word) throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            List<String> found = new ArrayList<>();
            for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
                if (Files.readString(file).contains(word)) {
                    found.add(String.valueOf(file.getFileName()));
                }
            }
            return found;
        }
    }

    @Test
    void eachHasANameOfItsOwnInTheFile() {
        assertThat(declared()).hasSizeGreaterThan(20);
        assertThat(Settings.DEFAULT.written()).hasSize(declared().size());
    }

    @Test
    void whatTheMenuOffersIsALineItsWordsAndItsUse() throws Exception {
        WindowText words = new WindowText(Language.ENGLISH);
        List<String> touched = new ArrayList<>();
        for (Field field : declared()) {
            Setting<?> setting = (Setting<?>) field.get(null);
            if (Settings.offered().contains(setting)) {
                // Beside Settings.java, where it is declared, and the file of its words.
                assertThat(filesWith("Settings." + field.getName())).as(field.getName()).hasSize(1);
                assertThat(filesWith("\"" + setting.text() + "\"")).contains("Settings.java");
                assertThat(words.has(setting.text()) && words.has(setting.text() + ".says")).isTrue();
                touched.add(field.getName());
            }
        }
        assertThat(touched).hasSize(Settings.offered().size()).isNotEmpty();
    }

    @Test
    void aFileThatSaysNothingElseIsAsUsualInTheThemeThatWasChosen() {
        Properties file = new Properties();
        file.setProperty("language", "en");
        assertThat(Settings.read(file)).isEqualTo(Settings.DEFAULT.with(Settings.THEME_OF_SYSTEM, false));
    }
}
