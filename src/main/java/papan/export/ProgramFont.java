package papan.export;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;

/** The letters that come with the program and have Latin and Chinese characters: what is written with them can be read everywhere. */
final class ProgramFont {
    private static final String FOLDER = "/papan/ui/common/fonts/";

    private ProgramFont() {}

    static InputStream regular() {
        return file("PapanSansSC-Regular.ttf");
    }

    static InputStream bold() {
        return file("PapanSansSC-Bold.ttf");
    }

    /** A font of a file, of size 1. */
    static Font font(InputStream file) {
        try (file) {
            return Font.createFont(Font.TRUETYPE_FONT, file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (FontFormatException e) {
            throw new IllegalStateException("the program's own letters are a font", e);
        }
    }

    private static InputStream file(String name) {
        return Objects.requireNonNull(ProgramFont.class.getResourceAsStream(FOLDER + name), name);
    }
}
