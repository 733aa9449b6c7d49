package papan.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import papan.engine.Match;
import papan.format.FormatException;
import papan.json.match.MatchReader;
import papan.json.match.PositionLine;
import papan.json.rules.RuleBooks;
import papan.model.Position;
import papan.model.Side;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Wording;
import papan.replay.PlayedMatch;
import papan.replay.RecordedMatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code papan match}: opens a recorded match in the window; without a display it says how the match stands. */
@Command(
        name = "match",
        description = "Opens a recorded match in the window; with --text, or without a display, says how it stands.",
        footer = "  papan match mine.match.json --text")
final class MatchCommand extends AnyCommand {
    @Parameters(paramLabel = "FILE|LINE", description = "a file in the format match/1, or a position as a line")
    private String file = "";

    @Option(names = "--text", description = "say how it stands, and open no window")
    private boolean asText;

    @Mixin
    private ThemeOption theme = new ThemeOption();

    @Option(names = "--lang", paramLabel = "TAG", description = "language of the window, or of the words")
    private @Nullable String language;

    @Override
    public Integer call() {
        Optional<String> look = theme.of(around().window());
        Language words = language == null ? Language.ENGLISH : LanguageOption.parse(language);
        RecordedMatch match = read();
        if (!asText && around().window().canOpen()) {
            around().window().open(match, look, Optional.ofNullable(language));
            return Exit.DONE;
        }
        tell(match, words, out());
        return Exit.DONE;
    }

    private RecordedMatch read() {
        try {
            return Surroundings.isPosition(file)
                    ? PositionLine.read(file, "line", RuleBooks.shipped()).begun()
                    : MatchReader.read(Arguments.file("file", file), RuleBooks.shipped());
        } catch (FormatException e) {
            throw CallException.no(e.problems().get(0).line());
        } catch (IOException e) {
            throw CallException.file("The file " + file + " cannot be read.");
        }
    }

    private static void tell(RecordedMatch recorded, Language language, PrintWriter out) {
        PlayedMatch line = recorded.variations().main();
        CliText text = new CliText(language);
        CaptionText captions = new CaptionText(Wording.of(language).withTerms(line.rules()));
        Position end = line.match().position();
        out.println(text.text(
                "match.played",
                Map.of(
                        "rules", line.rules().about().name(language.tag()),
                        "moves", line.size(),
                        "rounds", end.round(),
                        "events", line.timeline().size(),
                        "branches", recorded.variations().branches().size())));
        out.println(
                text.text("match.stores", Map.of("south", end.inStore(Side.SOUTH), "north", end.inStore(Side.NORTH))));
        out.println(standing(line.match(), text, captions));
    }

    private static String standing(Match match, CliText text, CaptionText captions) {
        if (!match.isOver()) {
            return text.text("match.to-move", Map.of("player", captions.player(match.mover())));
        }
        return match.winner()
                .map(winner -> text.text("match.won", Map.of("player", captions.player(winner))))
                .orElseGet(() -> text.text("match.draw"));
    }
}
