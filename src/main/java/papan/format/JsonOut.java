package papan.format;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.io.SerializedString;
import java.io.IOException;
import java.io.Writer;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Makes the JSON generators of this package. They escape control and bidirectional characters as numbers, so that a
 * text is read back unchanged but cannot command a terminal or disguise itself.
 */
public final class JsonOut {
    private static final JsonFactory FACTORY = new JsonFactory().setCharacterEscapes(new Numbered());

    private JsonOut() {}

    /** A generator that writes into a writer. */
    public static JsonGenerator to(Writer writer) throws IOException {
        return FACTORY.createGenerator(writer);
    }

    private static final class Numbered extends CharacterEscapes {
        private static final long serialVersionUID = 1;
        private static final int DELETE = 0x7F;

        @Override
        public int[] getEscapeCodesForAscii() {
            int[] codes = standardAsciiEscapesForJSON();
            codes[DELETE] = ESCAPE_STANDARD;
            return codes;
        }

        @Override
        public @Nullable SerializableString getEscapeSequence(int c) {
            boolean half = c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
            return !half && (Visible.isObeyed(c) || Visible.turns(c))
                    ? new SerializedString(String.format(Locale.ROOT, "\\u%04X", c))
                    : null;
        }
    }
}
