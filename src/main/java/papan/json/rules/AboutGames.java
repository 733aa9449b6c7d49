package papan.json.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.format.FormatException;
import papan.format.Ids;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.Problems;
import papan.format.Reading;
import papan.rules.AboutGame;
import papan.rules.Document;
import papan.rules.Key;
import papan.rules.Source;

/** What documents tell of the game beside its rules, as it comes with the program. */
public final class AboutGames {
    private AboutGames() {}

    /** All of it. */
    public static AboutGame shipped() {
        return Shipped.ABOUT;
    }

    private static AboutGame read() {
        try {
            Problems problems = new Problems("about.json");
            List<AboutGame.Statement> statements = new ArrayList<>();
            for (JsonValue each : ((JsonValue.JsonArray) ShippedFile.read(Documents.FOLDER + "about.json")).values()) {
                statements.add(statement(JsonObjectReader.of(each, problems).orElseThrow(), problems));
            }
            problems.throwIfAny();
            return new AboutGame(statements);
        } catch (FormatException e) {
            throw new IllegalStateException(e);
        }
    }

    private static AboutGame.Statement statement(JsonObjectReader in, Problems problems) {
        AboutGame.Topic topic =
                in.word("topic", Ids.of(AboutGame.Topic.class, Key::of)).orElseThrow();
        Map<String, String> says = in.value("says")
                .flatMap(value -> RuleTextShapes.SENTENCES.read(value, Reading.of(problems)))
                .orElseThrow();
        String id = in.requiredText("document").orElseThrow();
        Optional<String> rules = in.text("rules");
        int at = in.whole("at", 1, 999).orElse(0);
        in.finish();
        if (rules.isPresent()) {
            Source source = RuleBooks.shipped()
                    .find(rules.get())
                    .orElseThrow()
                    .source(id)
                    .orElseThrow();
            return new AboutGame.Statement(topic, says, source, Optional.empty());
        }
        Document document = Documents.find(id).orElseThrow();
        return new AboutGame.Statement(topic, says, document.source(), document.sentence(at));
    }

    private static final class Shipped {
        static final AboutGame ABOUT = read();
    }
}
