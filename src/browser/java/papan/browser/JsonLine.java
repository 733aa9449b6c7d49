package papan.browser;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import papan.format.Visible;

/** Prints JSON on one line as {@link papan.format.JsonPrinter} does. */
final class JsonLine {
    private static final String ESCAPED = "\"\\\b\f\n\r\t";

    private final StringBuilder line = new StringBuilder();

    private JsonLine() {}

    static String of(Object written) {
        JsonLine line = new JsonLine();
        line.value(written);
        return line.line.toString();
    }

    private void value(Object written) {
        if (written instanceof Map<?, ?> fields) {
            char before = '{';
            for (Map.Entry<?, ?> field : fields.entrySet()) {
                line.append(before);
                text(String.valueOf(field.getKey()));
                line.append(':');
                value(field.getValue());
                before = ',';
            }
            line.append(before == '{' ? "{}" : "}");
        } else if (written instanceof Iterable<?> values) {
            char before = '[';
            for (Object value : values) {
                line.append(before);
                value(value);
                before = ',';
            }
            line.append(before == '[' ? "[]" : "]");
        } else if (written instanceof CharSequence text) {
            text(text.toString());
        } else {
            line.append(written.equals(Optional.empty()) ? "null" : written);
        }
    }

    private void text(String text) {
        line.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int escape = ESCAPED.indexOf(c);
            if (escape >= 0) {
                line.append('\\').append("\"\\bfnrt".charAt(escape));
            } else if (!Character.isSurrogate(c) && (Visible.isObeyed(c) || Visible.turns(c))) {
                String hex = Integer.toHexString(c).toUpperCase(Locale.ROOT);
                line.append("\\u").append("0000", hex.length(), 4).append(hex);
            } else {
                line.append(c);
            }
        }
        line.append('"');
    }
}
