package papan.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;

/** Looks at the beginning of a file that is too large to be read whole. */
final class LessonBeginning {
    private static final JsonFactory FACTORY = new JsonFactory();

    private LessonBeginning() {}

    /** How many steps begin in it; 0 if it is no lesson. */
    static int steps(String beginning) {
        int steps = 0;
        try (JsonParser parser = FACTORY.createParser(beginning)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                return 0;
            }
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                boolean list = parser.currentName().equals("steps") && parser.nextToken() == JsonToken.START_ARRAY;
                if (!list) {
                    skip(parser);
                    continue;
                }
                while (parser.nextToken() == JsonToken.START_OBJECT) {
                    steps++;
                    parser.skipChildren();
                }
            }
            return steps;
        } catch (IOException e) {
            return steps; // the beginning ends in the middle of something
        }
    }

    /** Passes over a value, whether its first token has been read already or not. */
    private static void skip(JsonParser parser) throws IOException {
        if (parser.currentToken() == JsonToken.FIELD_NAME) {
            parser.nextToken();
        }
        parser.skipChildren();
    }
}
