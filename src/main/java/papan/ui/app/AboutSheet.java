package papan.ui.app;

import java.awt.Frame;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.WindowText;

/** What the program is, in which version, and what is inside under which licence. */
final class AboutSheet extends Sheet {
    AboutSheet(Frame owner, WindowText words) {
        super(owner, "about", words.text("about.title"));
        String version = Optional.ofNullable(AboutSheet.class.getPackage().getImplementationVersion())
                .map(number -> words.text("about.version", Map.of("number", number)))
                .orElseGet(() -> words.text("about.from-source"));
        ReadOnlyText what = text("about.what", version + "\n" + words.text("about.what"), "Papan.body.font");
        heading(words.text("about.inside"), "Papan.strong.font");
        text("about.inside", libraries().orElseGet(() -> words.text("about.no-list")), "Papan.small.font");
        furnish(owner, what);
    }

    /** The libraries by licence, as the build lists them; nothing where the program runs without a build. */
    static Optional<String> libraries() {
        try (InputStream list = AboutSheet.class.getResourceAsStream("/META-INF/THIRD-PARTY.txt")) {
            return list == null
                    ? Optional.empty()
                    : Optional.of(new String(list.readAllBytes(), StandardCharsets.UTF_8)
                            .replaceFirst("^\\R*List of .*\\R+", ""));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private ReadOnlyText text(String name, String says, String font) {
        ReadOnlyText text = new ReadOnlyText(font, "Papan.text");
        text.setName(name);
        text.setText(says);
        put(text, 0);
        return text;
    }
}
