package papan.cli;

import papan.format.Nearest;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Wording;
import papan.rules.RuleSet;
import picocli.CommandLine.Option;

/** {@code --lang}, for every command that prints words. */
final class LanguageOption {
    @Option(
            names = "--lang",
            paramLabel = "TAG",
            defaultValue = "en",
            order = 1000,
            description = "language of the words: en, ms, id, fil, zh or sv (default: en)")
    private String tag = "en";

    /** The language that was asked for. */
    Language language() {
        return parse(tag);
    }

    /** The language with a tag, or a sentence about what would do. */
    static Language parse(String tag) {
        return parse("--lang", tag);
    }

    /** The same for another option. */
    static Language parse(String option, String tag) {
        return Language.parse(tag)
                .orElseThrow(() -> CallException.wrong(option + " \"" + tag + "\" is not a language of this program. "
                        + Nearest.to(tag, Language.tags())
                                .map(near -> "Did you mean \"" + near + "\"? ")
                                .orElse("")
                        + "Known: " + String.join(", ", Language.tags()) + "."));
    }

    /** Its words, with a rule set's own terms. */
    CaptionText words(RuleSet rules) {
        return new CaptionText(Wording.of(language()).withTerms(rules));
    }
}
