package papan.cli;

import papan.narration.CaptionText;
import papan.narration.Language;
import papan.rules.RuleSet;
import picocli.CommandLine.Mixin;

/** A command whose words can be asked for in another language. */
abstract class SpeakingCommand extends AnyCommand {
    @Mixin
    private LanguageOption language = new LanguageOption();

    /** The language that was asked for. */
    final Language language() {
        return language.language();
    }

    /** What commands themselves say, in it. */
    final CliText text() {
        return new CliText(language());
    }

    /** What is said of a game, in it, with a rule set's own terms. */
    final CaptionText words(RuleSet rules) {
        return language.words(rules);
    }
}
