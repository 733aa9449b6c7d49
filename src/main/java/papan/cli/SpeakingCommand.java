package papan.cli;

import java.util.ArrayList;
import java.util.Optional;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Wording;
import papan.rules.RuleSet;
import picocli.CommandLine.Option;

/** A command whose words can be asked for in another language. */
abstract class SpeakingCommand extends AnyCommand {
    @Option(
            names = "--lang",
            paramLabel = "TAG",
            completionCandidates = Tags.class,
            order = 1000,
            description = "language of the words: en, ms, id, fil, zh or sv (default: en; of the window: as last time)")
    private Optional<Language> language = Optional.empty();

    /** What can stand behind {@code --lang}. */
    static final class Tags extends ArrayList<String> {
        private static final long serialVersionUID = 1L;

        Tags() {
            super(Language.tags());
        }
    }

    /** The language that was asked for; empty if none was. */
    final Optional<Language> askedLanguage() {
        return language;
    }

    /** The language in which to print. */
    final Language language() {
        return language.orElse(Language.ENGLISH);
    }

    /** What commands themselves say, in it. */
    final CliText text() {
        return new CliText(language());
    }

    /** What is said of a game, in it, with a rule set's own terms. */
    final CaptionText words(RuleSet rules) {
        return new CaptionText(Wording.of(language()).withTerms(rules));
    }
}
