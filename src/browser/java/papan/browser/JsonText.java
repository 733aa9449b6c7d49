package papan.browser;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import papan.format.FormatException;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonArray;
import papan.format.JsonValue.JsonField;
import papan.format.JsonValue.JsonFlag;
import papan.format.JsonValue.JsonNull;
import papan.format.JsonValue.JsonNumber;
import papan.format.JsonValue.JsonObject;
import papan.format.Problem;
import papan.format.Spot;

/** Reads JSON as {@link papan.format.JsonTree} does. Of a mistake it tells only where it is. */
final class JsonText {
    private final String text;
    private final String file;
    private int at;
    private int line = 1;
    private int lineStart;

    private JsonText(String text, String file) {
        this.text = text;
        this.file = file;
    }

    static JsonValue read(String text, String file) throws FormatException {
        JsonText json = new JsonText(text, file);
        JsonValue value = json.value("");
        json.space();
        if (json.at < text.length()) {
            throw json.wrong();
        }
        return value;
    }

    private JsonValue value(String path) throws FormatException {
        space();
        Spot spot = spot();
        return switch (here()) {
            case '{' -> object(spot, path);
            case '[' -> array(spot, path);
            case '"' -> new JsonValue.JsonText(spot, path, string());
            default -> word(spot, path);
        };
    }

    private JsonValue object(Spot spot, String path) throws FormatException {
        Map<String, JsonField> fields = new LinkedHashMap<>();
        while (goesOn('}', fields.isEmpty())) {
            Spot nameSpot = spot();
            String name = string();
            space();
            sign(':');
            JsonValue value = value(path + (path.isEmpty() ? "" : ".") + name);
            if (fields.put(name, new JsonField(name, nameSpot, value)) != null) {
                throw wrong();
            }
        }
        return new JsonObject(spot, path, Collections.unmodifiableMap(fields));
    }

    private JsonValue array(Spot spot, String path) throws FormatException {
        List<JsonValue> values = new ArrayList<>();
        while (goesOn(']', values.isEmpty())) {
            values.add(value(path + "[" + values.size() + "]"));
        }
        return new JsonArray(spot, path, values);
    }

    /** Whether there is one more, before which the bracket or comma is passed; or else the end is passed. */
    private boolean goesOn(char end, boolean isFirst) throws FormatException {
        if (isFirst) {
            at++;
        }
        space();
        if (here() == end) {
            at++;
            return false;
        }
        if (!isFirst) {
            sign(',');
            space();
        }
        return true;
    }

    private String string() throws FormatException {
        sign('"');
        StringBuilder string = new StringBuilder();
        while (here() != '"') {
            char c = here();
            at++;
            if (c < ' ') {
                throw wrong();
            }
            string.append(c == '\\' ? escaped() : c);
        }
        at++;
        return string.toString();
    }

    private char escaped() throws FormatException {
        char c = here();
        at++;
        int plain = "\"\\/bfnrt".indexOf(c);
        if (plain >= 0) {
            return "\"\\/\b\f\n\r\t".charAt(plain);
        }
        if (c != 'u' || at + 4 > text.length()) {
            throw wrong();
        }
        at += 4;
        try {
            return (char) Integer.parseInt(text.substring(at - 4, at), 16);
        } catch (NumberFormatException e) {
            throw wrong();
        }
    }

    private JsonValue word(Spot spot, String path) throws FormatException {
        int start = at;
        while (at < text.length() && isInWord(text.charAt(at))) {
            at++;
        }
        String word = text.substring(start, at);
        switch (word) {
            case "true", "false" -> {
                return new JsonFlag(spot, path, word.equals("true"));
            }
            case "null" -> {
                return new JsonNull(spot, path);
            }
            default -> {
                if (!word.matches("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][-+]?[0-9]+)?")) {
                    throw wrong();
                }
                return new JsonNumber(spot, path, Double.parseDouble(word), word);
            }
        }
    }

    private static boolean isInWord(char c) {
        return Character.isLetterOrDigit(c) || "+-.".indexOf(c) >= 0;
    }

    private void space() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            if (text.charAt(at) == '\n') {
                line++;
                lineStart = at + 1;
            }
            at++;
        }
    }

    private void sign(char expected) throws FormatException {
        if (here() != expected) {
            throw wrong();
        }
        at++;
    }

    private char here() throws FormatException {
        if (at >= text.length()) {
            throw wrong();
        }
        return text.charAt(at);
    }

    private Spot spot() {
        return new Spot(line, at - lineStart + 1);
    }

    private FormatException wrong() {
        return new FormatException(
                new Problem("E002", Problem.Severity.ERROR, file, spot(), "", "This is not JSON.", ""));
    }
}
