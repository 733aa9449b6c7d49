package papan.ui.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import papan.narration.Language;
import papan.ui.playback.OnEdt;

class WindowTextTest {
    private static final Path SOURCES = Path.of("src/main/java/papan/ui");
    private static final List<String> PARTS = List.of("common", "playback", "telling", "settings", "lesson", "app");
    /** Parts that have words of their own, and some of these; and who says what buttons of a lesson are called. */
    private static final List<String> MORE_PARTS = Stream.concat(PARTS.stream(), Stream.of("compare", "../lesson/page"))
            .toList();

    /** A literal that looks like a key: the whole of {@code "rule.why-not"}. */
    private static final Pattern LITERAL = Pattern.compile("\"([a-z]+(?:[.-][a-z]+)*)\"");

    private static final Pattern USE = Pattern.compile(
            "(?:(?:words\\.text|say|words\\.has)\\(|words\\.(?:bind|name|tip)\\(\\w+,)\\s*\"([a-z.-]+)\"");

    private final WindowText words = new WindowText(Language.ENGLISH);

    private static List<String> sources(List<String> parts) throws IOException {
        List<String> sources = new ArrayList<>();
        for (String part : parts) {
            try (Stream<Path> files = Files.list(SOURCES.resolve(part))) {
                for (Path file :
                        files.filter(f -> f.toString().endsWith(".java")).toList()) {
                    sources.add(Files.readString(file));
                }
            }
        }
        return sources;
    }

    private static Set<String> found(Pattern pattern, List<String> parts) throws IOException {
        Set<String> found = new TreeSet<>();
        for (String source : sources(parts)) {
            Matcher matcher = pattern.matcher(source);
            while (matcher.find()) {
                found.add(matcher.group(1));
            }
        }
        return found;
    }

    @Test
    void everyKeyThatIsUsedHasAText() throws IOException {
        Set<String> used = found(USE, PARTS);
        assertThat(used).hasSizeGreaterThan(40);
        // A key that ends in a dot is completed by a name, and those of charts are elsewhere.
        assertThat(used)
                .filteredOn(key -> !key.endsWith(".")
                        && !key.startsWith("charts.")
                        && !key.startsWith("compare.")
                        && !key.startsWith("explore."))
                .allMatch(words::has);
    }

    @Test
    void everyTextIsUsed() throws IOException {
        Set<String> literals = found(LITERAL, MORE_PARTS);
        assertThat(words.keys(Language.ENGLISH))
                .filteredOn(key -> !key.startsWith("command.") && !key.startsWith("key.") && !key.startsWith("grain."))
                .filteredOn(key -> !key.startsWith("title.")
                        && !key.startsWith("summary.")
                        && !key.startsWith("theme.")
                        && !key.startsWith("lessons.strand.")
                        && !key.startsWith("trouble.")
                        && !key.startsWith("workspace."))
                .filteredOn(key -> !key.startsWith("motion.") && !key.startsWith("pointer."))
                .filteredOn(key -> !key.startsWith("seen.") && !key.startsWith("word."))
                .filteredOn(key -> !key.startsWith("grid.") && !key.startsWith("class.as-"))
                .filteredOn(key -> !key.endsWith(".many") && !key.startsWith("filter."))
                .allMatch(key -> literals.contains(key) || (key.endsWith(".says") && literals.contains(stem(key))));
    }

    /** The key of what something is called, of the key of what it does. */
    private static String stem(String key) {
        return key.substring(0, key.length() - ".says".length());
    }

    @Test
    void numbersChooseTheirForm() {
        assertThat(words.text("lessons.minutes", Map.of("minutes", 1, "steps", 8)))
                .isEqualTo("1 minute, 8 steps");
        assertThat(words.text("no.such.key")).isEqualTo("[no.such.key]");
    }

    @Test
    void aLanguageWithTextsOfItsOwnSpeaksThem() {
        assertThat(new WindowText(Language.SWEDISH).text("question.hint")).isEqualTo("Ledtråd");
    }

    @Test
    void whatALanguageLacksIsSaidInEnglishWithEnglishPlurals() {
        WindowText chinese = new WindowText(Language.CHINESE).including(WindowTextTest.class, "untranslated");
        assertThat(chinese.text("seeds", Map.of("count", 1))).isEqualTo("1 seed");
    }

    /** Changing the language is a matter of the event dispatch thread. */
    @ExtendWith(OnEdt.class)
    static class Change {
        @Test
        void whoFollowsIsToldOfAnotherLanguage() {
            WindowText words = new WindowText(Language.ENGLISH);
            List<Language> told = new ArrayList<>();
            words.follow(() -> told.add(words.language()));
            words.setLanguage(Language.MALAY);
            assertThat(told).containsExactly(Language.ENGLISH, Language.MALAY);
        }

        @Test
        void whoIsRemovedIsToldNoMore() {
            WindowText words = new WindowText(Language.ENGLISH);
            List<Language> told = new ArrayList<>();
            Listeners.Handle handle = words.follow(() -> told.add(words.language()));
            words.follow(() -> told.add(words.language()));
            handle.remove();
            words.setLanguage(Language.MALAY);
            assertThat(told).containsExactly(Language.ENGLISH, Language.ENGLISH, Language.MALAY);
        }

        @Test
        void aBoundButtonSpeaksTheLanguageWithItsTip() {
            WindowText words = new WindowText(Language.ENGLISH);
            PillButton button = PillButton.of(words, "help", null, () -> {});
            words.setLanguage(Language.SWEDISH);
            assertThat(button.getText()).isEqualTo(words.text("help")).isEqualTo("Hjälp");
            assertThat(button.getToolTipText()).isEqualTo(words.text("help.tip"));
            assertThat(button.getAccessibleContext().getAccessibleName()).isEqualTo("Hjälp");
        }

        @Test
        void aBoundPartThatIsGoneIsForgotten() {
            WindowText words = new WindowText(Language.ENGLISH);
            WeakReference<PillButton> gone = new WeakReference<>(PillButton.of(words, "help", null, () -> {}));
            for (int i = 0; i < 50 && gone.get() != null; i++) {
                System.gc();
            }
            assertThat(gone.get()).isNull();
        }
    }
}
