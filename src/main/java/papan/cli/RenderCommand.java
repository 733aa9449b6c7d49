package papan.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.analysis.Courses;
import papan.export.BoardFile;
import papan.export.MovingPicture;
import papan.export.Pictures;
import papan.model.Move;
import papan.narration.CaptionText;
import papan.replay.Refusals;
import papan.replay.Timeline;
import papan.rules.RuleSet;
import papan.search.CtrlC;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code papan render}: the board as a picture, or moves as moving pictures, without a window. */
@Command(
        name = "render",
        description = "Draws the board into a file, or moves as moving pictures, seed by seed.",
        footer = "  papan render --rules congklak-classic --moves S3 --out turn.gif")
final class RenderCommand extends SpeakingCommand {
    private static final int MOST_FRAMES = 600;
    private static final long MOST_PIXELS = 36_000_000;
    private static final long MOST_MOVING_PIXELS = 4_000_000;

    /** How long moving pictures rest before they begin anew, in milliseconds at any speed. */
    private static final int REST = 3_000;

    @Mixin
    private RuleSetOption ruleSet;

    @Mixin
    private PositionOption position;

    @Mixin
    private MovesOption moves;

    @Option(
            names = "--out",
            required = true,
            paramLabel = "FILE.{png,svg,gif}",
            description = "where to write; moving pictures for .gif")
    private Path file;

    @Option(
            names = "--at",
            paramLabel = "EVENT",
            description = "the moment after N events, where moving pictures end (default: after all moves)")
    private Optional<Integer> at = Optional.empty();

    @Option(
            names = "--speed",
            paramLabel = "N",
            description = "how fast moving pictures are, 0.25 to 8 (default: 1, which is 450 ms a seed)")
    private Optional<Double> speed = Optional.empty();

    @Mixin
    private PictureSizeOptions size;

    @Option(
            names = "--theme",
            paramLabel = "NAME",
            defaultValue = "light",
            description = "how the picture is coloured: light, dark, contrast or projector (default: light)")
    private Window.Look theme;

    @Override
    public Integer call() {
        BoardFile kind = OutFile.kind(file, BoardFile.of(file), ".png, .svg or .gif");
        checkMotion(kind);
        RuleSet rules = ruleSet.rules();
        CaptionText words = words(rules);
        Timeline timeline = played(rules, words);
        PaintedBoard board = around().painter().board(timeline, rules, words, theme);
        PictureSizeOptions.Chosen chosen = size.of(board, kind == BoardFile.GIF ? MOST_MOVING_PIXELS : MOST_PIXELS);
        int cursor = at.map(events -> Arguments.within("--at", events, 0, timeline.size()))
                .orElse(timeline.size());
        int width = chosen.width();
        int height = chosen.height();
        switch (kind) {
            case PNG ->
                OutFile.write(file, Pictures.png(Pictures.pixels(board.frame(cursor), width, height, chosen.scale())));
            case SVG ->
                OutFile.write(
                        file, Pictures.svg(board.still(cursor), width, height, board.title(), board.told(cursor)));
            case GIF -> move(new MovingPicture(frames(board, cursor), width, height, chosen.scale()), cursor + 1);
        }
        return Exit.DONE;
    }

    private void checkMotion(BoardFile kind) {
        if (speed.isPresent() && kind != BoardFile.GIF) {
            throw CallException.wrong("--speed is about moving pictures: write a .gif file, or leave it out.");
        }
        speed.ifPresent(Arguments::checkSpeed);
        if (kind == BoardFile.GIF && !moves.isGiven()) {
            throw CallException.wrong("A .gif file shows moves: add --moves S3,…, or write a .png or .svg file.");
        }
    }

    /** Everything that comes of the moves; without moves nothing happens, not even what begins by itself. */
    private Timeline played(RuleSet rules, CaptionText words) {
        List<Move> made = moves.read(rules.layout());
        Courses.Played course = Courses.play(rules, position.read(around(), rules), made);
        LackingChoice.tell(course, made, err());
        if (course.refused().isPresent()) {
            throw CallException.no(
                    words.format(Refusals.caption(course.refused().get())));
        }
        return moves.isGiven() ? Timeline.of(course.before(), course.events()) : Timeline.still(course.before());
    }

    private List<MovingPicture.Frame> frames(PaintedBoard board, int last) {
        if (last + 1 > MOST_FRAMES) {
            throw CallException.wrong("Moving pictures of " + last
                    + " events are too long: leave out moves, or end them" + " with --at " + (MOST_FRAMES - 1) + ".");
        }
        double pace = speed.orElse(1.0);
        List<MovingPicture.Frame> frames = new ArrayList<>();
        for (int cursor = 0; cursor <= last; cursor++) {
            int rest = cursor == last ? REST : 0;
            frames.add(
                    new MovingPicture.Frame(board.frame(cursor), (int) Math.round(board.millis(cursor) / pace) + rest));
        }
        return frames;
    }

    private void move(MovingPicture moving, int frames) {
        CliText words = text();
        try (CtrlC ctrlC = CtrlC.watched()) {
            Patience patience = new Patience(ctrlC, 0, ProgressLine.on(err(), words, "progress.pictures", frames));
            try {
                OutFile.write(file, out -> moving.write(out, patience));
            } finally {
                patience.done();
            }
        }
    }
}
