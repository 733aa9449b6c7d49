package papan.format;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import papan.format.JsonValue.JsonArray;
import papan.format.JsonValue.JsonField;
import papan.format.JsonValue.JsonFlag;
import papan.format.JsonValue.JsonNull;
import papan.format.JsonValue.JsonNumber;
import papan.format.JsonValue.JsonObject;
import papan.format.JsonValue.JsonText;

/** Reads a JSON text into values that know where they stand. Bounded in size and depth: files come from strangers. */
public final class JsonTree {
    /** The largest file that is read, in bytes. */
    public static final int MAX_BYTES = 1 << 20;

    /** A zero up to here means that nothing in a file is text; farther on it is one sign too many in a text. */
    private static final int BEGINNING = 3;

    private static final int MAX_DEPTH = 64;
    private static final int MAX_PATH = 120;
    private static final char BYTE_ORDER_MARK = '\uFEFF';
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(MAX_DEPTH)
                    .maxNumberLength(30)
                    .build())
            .build();

    private final JsonParser parser;
    private final String file;

    private JsonTree(JsonParser parser, String file) {
        this.parser = parser;
        this.file = file;
    }

    /** Reads a file of no kind in particular. */
    public static JsonValue read(Path file) throws FormatException, IOException {
        return read(file, FileKind.OTHER);
    }

    /**
     * Reads a file.
     *
     * @param kind what it is meant to be, for the message where it is too large
     * @throws FormatException if it is too large, not UTF-8, or not JSON
     * @throws IOException if it cannot be read at all
     */
    public static JsonValue read(Path file, FileKind kind) throws FormatException, IOException {
        String name = String.valueOf(file.getFileName());
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            // A pipe would be waited for, and a device has no end.
            throw new FormatException(error(
                    "E007", name, Spot.START, "This is not a file but a folder, a pipe or a device.", "Name a file."));
        }
        byte[] bytes;
        try (InputStream in = Files.newInputStream(file)) {
            bytes = in.readNBytes(kind.most() + 1);
        }
        if (bytes.length > kind.most()) {
            String size = Math.max(bytes.length, Files.size(file)) + " bytes";
            throw new FormatException(
                    tooLarge(name, size, kind.most(), kind.smaller(new String(bytes, StandardCharsets.UTF_8))));
        }
        return read(decode(bytes, name), name, kind);
    }

    /** Reads a text of no kind in particular. */
    public static JsonValue read(String text, String file) throws FormatException {
        return read(text, file, FileKind.OTHER);
    }

    /**
     * Reads a text.
     *
     * @param file what to call it in messages
     * @param kind what it is meant to be, for the message where it is too large
     * @throws FormatException if it is too large, or not JSON
     */
    public static JsonValue read(String text, String file, FileKind kind) throws FormatException {
        if (text.length() > kind.most()) {
            // Whoever read it may have stopped soon after as much as this, and a character may be several bytes.
            throw new FormatException(
                    tooLarge(file, "more than " + kind.most() + " bytes", kind.most(), kind.smaller(text)));
        }
        String json = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
        if (json.lastIndexOf('\0', BEGINNING) >= 0) {
            throw new FormatException(notText(file));
        }
        try (JsonParser parser = FACTORY.createParser(json)) {
            return new JsonTree(parser, file).whole(json);
        } catch (IOException e) { // only of closing: a text is not read from anywhere
            throw new FormatException(error("E002", file, Spot.START, "This is not JSON.", ""));
        }
    }

    private static String decode(byte[] bytes, String file) throws FormatException {
        if (isWide(bytes)) {
            throw new FormatException(error(
                    "E003",
                    file,
                    Spot.START,
                    "The file is not UTF-8 text but UTF-16 or UTF-32.",
                    "Save it again with the encoding UTF-8."));
        }
        CharBuffer text = CharBuffer.allocate(bytes.length);
        CoderResult result = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT)
                .decode(ByteBuffer.wrap(bytes), text, true);
        String decoded = text.flip().toString();
        if (result.isError()) {
            for (byte b : bytes) {
                if (b == 0) { // as in pictures and programs, and in no text
                    throw new FormatException(notText(file));
                }
            }
            throw new FormatException(error(
                    "E003",
                    file,
                    Spot.endOf(decoded),
                    "The file is not UTF-8 text.",
                    "Save it again with the encoding UTF-8."));
        }
        return decoded;
    }

    /**
     * Whether every character takes two bytes or four: the first one of a file, a bracket or space, then has a zero, and
     * only in one of its bytes something else.
     */
    private static boolean isWide(byte[] bytes) {
        boolean marked = bytes.length >= 2
                && ((bytes[0] == (byte) 0xFE && bytes[1] == (byte) 0xFF)
                        || (bytes[0] == (byte) 0xFF && bytes[1] == (byte) 0xFE));
        return marked || (bytes.length >= 4 && (bytes[0] == 0 || bytes[1] == 0) && isVisible(firstOther(bytes)));
    }

    /** The first of four bytes that is not zero; zero if all are. */
    private static int firstOther(byte[] bytes) {
        int at = 0;
        while (at < 3 && bytes[at] == 0) {
            at++;
        }
        return bytes[at] & 0xFF;
    }

    /** Whether a text may begin with this byte: a sign, a space, or the first of a byte order mark. */
    private static boolean isVisible(int first) {
        return (first >= '\t' && first <= '~') || first == 0xFE;
    }

    private static Problem notText(String file) {
        return error("E003", file, Spot.START, "The file is not text.", FileKind.OTHER.smaller(""));
    }

    private JsonValue whole(String json) throws FormatException {
        try {
            return whole();
        } catch (IOException e) {
            throw new FormatException(asProblem(e, json));
        }
    }

    private JsonValue whole() throws IOException, FormatException {
        if (parser.nextToken() == null) {
            throw new FormatException(
                    error("E001", file, Spot.START, "The file is empty.", "A file begins with { and ends with }."));
        }
        JsonValue value = value("");
        if (parser.nextToken() != null) {
            throw new FormatException(error(
                    "E002", file, spot(), "There is more text after the end.", "Delete what follows the last }."));
        }
        return value;
    }

    private JsonValue value(String path) throws IOException, FormatException {
        Spot spot = spot();
        JsonToken token = parser.currentToken();
        return switch (token) {
            case START_OBJECT -> object(spot, path);
            case START_ARRAY -> array(spot, path);
            case VALUE_STRING -> new JsonText(spot, path, whole(parser.getText(), spot));
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT ->
                new JsonNumber(spot, path, parser.getDoubleValue(), parser.getText());
            case VALUE_TRUE, VALUE_FALSE -> new JsonFlag(spot, path, token == JsonToken.VALUE_TRUE);
            default -> new JsonNull(spot, path);
        };
    }

    /** A text in which every character is whole: half of a pair cannot be shown, nor saved as UTF-8. */
    private String whole(String text, Spot spot) throws FormatException {
        if (text.codePoints().anyMatch(c -> c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE)) {
            throw new FormatException(error(
                    "E008",
                    file,
                    spot,
                    "The text contains half a character (an unpaired surrogate).",
                    "Write the character itself, or both halves of it."));
        }
        return text;
    }

    private JsonObject object(Spot spot, String path) throws IOException, FormatException {
        Map<String, JsonField> fields = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            Spot nameSpot = spot();
            String name = whole(parser.currentName(), nameSpot);
            parser.nextToken();
            JsonField field = new JsonField(name, nameSpot, value(longer(path, path.isEmpty() ? "" : ".", name)));
            JsonField earlier = fields.put(name, field);
            if (earlier != null) {
                throw new FormatException(error(
                        "E004",
                        file,
                        nameSpot,
                        "\"" + Visible.shortened(name) + "\" is given twice, first in "
                                + earlier.nameSpot().seenFrom(nameSpot) + ".",
                        "Keep one of them."));
            }
        }
        return new JsonObject(spot, path, java.util.Collections.unmodifiableMap(fields));
    }

    private JsonArray array(Spot spot, String path) throws IOException, FormatException {
        List<JsonValue> values = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            values.add(value(longer(path, "[", values.size() + "]")));
        }
        return new JsonArray(spot, path, values);
    }

    /** The path of a part; where it gets longer than any real one it is left as it is, since every value has one. */
    private static String longer(String path, String join, String part) {
        return path.length() > MAX_PATH ? path : path + join + Visible.shortened(part);
    }

    private Spot spot() {
        return spot(parser.currentTokenLocation());
    }

    private static Spot spot(JsonLocation location) {
        return new Spot(Math.max(1, location.getLineNr()), Math.max(1, location.getColumnNr()));
    }

    private Problem asProblem(IOException e, String json) {
        JsonLocation location = e instanceof JsonProcessingException known ? known.getLocation() : null;
        Spot spot = location == null ? Spot.START : spot(location);
        if (e instanceof StreamConstraintsException) {
            return error("E005", file, spot, "Brackets or numbers go deeper or longer than any real file's.", "");
        }
        if (e instanceof JsonEOFException) {
            return error("E002", file, spot, JsonMistake.ENDS, JsonMistake.ENDS_FIX);
        }
        String told = String.valueOf(e.getMessage());
        JsonMistake mistake = JsonMistake.of(json, spot.in(json), told);
        Spot place = Spot.endOf(json.substring(0, mistake.at()));
        String path = pathOf(parser.getParsingContext(), mistake.inValue());
        return new Problem("E002", Problem.Severity.ERROR, file, place, path, mistake.message(), mistake.fix());
    }

    /**
     * The path of a part that could not be read.
     *
     * @param inValue whether it is the value that is wrong, and not what stands between the values
     */
    private static String pathOf(JsonStreamContext context, boolean inValue) {
        if (context == null || context.inRoot()) {
            return "";
        }
        String path = pathOf(context.getParent(), true);
        if (!inValue) {
            return path;
        }
        if (context.inArray()) {
            return longer(path, "[", context.getCurrentIndex() + "]");
        }
        String name = context.getCurrentName();
        return name == null ? path : longer(path, path.isEmpty() ? "" : ".", name);
    }

    private static Problem tooLarge(String file, String size, int most, String fix) {
        return error("E005", file, Spot.START, "The file has " + size + "; at most " + most + " are read.", fix);
    }

    private static Problem error(String code, String file, Spot spot, String message, String fix) {
        return new Problem(code, Problem.Severity.ERROR, file, spot, "", message, fix);
    }
}
