package papan.browser;

import java.util.List;
import java.util.function.Consumer;
import papan.json.rules.RuleBooks;
import papan.narration.Language;
import papan.rules.RuleSet;

/** Everything that is told, in sections with a name each. */
final class Sections {
    private Sections() {}

    static void all(int turns, String lessons, Consumer<String> section, Consumer<String> line) {
        for (Language language : Told.LANGUAGES) {
            for (RuleSet rules : RuleBooks.shipped().all()) {
                section.accept(rules.id() + " " + language.tag());
                Told.turns(rules, language, turns, line);
            }
            for (String lesson : List.of(lessons.split(","))) {
                section.accept(lesson + " " + language.tag());
                Told.pages(lesson, language, line);
            }
        }
    }
}
