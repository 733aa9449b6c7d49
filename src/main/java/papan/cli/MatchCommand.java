package papan.cli;

import java.io.PrintWriter;
import java.util.Map;
import papan.engine.Match;
import papan.json.match.MatchReader;
import papan.json.match.PositionLine;
import papan.json.rules.RuleBooks;
import papan.model.Position;
import papan.model.Side;
import papan.narration.CaptionText;
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
final class MatchCommand extends SpeakingCommand {
    @Parameters(paramLabel = "FILE|LINE", description = "a file in the format match/1, or a position as a line")
    private String file;

    @Option(names = "--text", description = "say how it stands, and open no window")
    private boolean asText;

    @Mixin
    private ThemeOption theme;

    @Override
    public Integer call() {
        RecordedMatch match = UnreadFile.read(
                Exit.NO,
                "The file " + file,
                () -> Surroundings.isPosition(file)
                        ? PositionLine.read(file, "line", RuleBooks.shipped()).begun()
                        : MatchReader.read(Arguments.file("file", file), RuleBooks.shipped()));
        if (!asText && around().window().canOpen()) {
            around().window().open(match, theme.asked(), askedLanguage());
            return Exit.DONE;
        }
        tell(match, out());
        return Exit.DONE;
    }

    private void tell(RecordedMatch recorded, PrintWriter out) {
        PlayedMatch line = recorded.variations().main();
        CliText text = text();
        CaptionText captions = words(line.rules());
        Position end = line.match().position();
        out.println(text.text(
                "match.played",
                Map.of(
                        "rules", line.rules().about().name(language().tag()),
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
