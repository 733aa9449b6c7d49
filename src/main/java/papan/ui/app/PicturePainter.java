package papan.ui.app;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicReference;
import papan.chart.Chart;
import papan.chart.ChartText;
import papan.cli.ComparedBoard;
import papan.cli.PaintedBoard;
import papan.cli.Painter;
import papan.cli.Window;
import papan.export.ComparisonFile;
import papan.export.Drawing;
import papan.model.Move;
import papan.model.Position;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.replay.Timeline;
import papan.rules.RuleSet;
import papan.ui.board.BoardPalette;
import papan.ui.common.Edt;
import papan.ui.common.Theme;
import papan.ui.compare.CompareFiles;
import papan.ui.compare.ComparisonPicture;
import papan.ui.plot.ChartPicture;

/** Draws for the command line, without a window and without a display. */
public final class PicturePainter implements Painter {
    /** Pixels for each unit of a picture of boards. */
    private static final int SCALE = 2;

    @Override
    public Drawing chart(
            Chart chart, ChartText words, int cursor, boolean overlay, Window.Look theme, Language language) {
        return (g, width, height) -> Edt.await(() -> {
            PapanWindow.own(theme).install(language);
            new ChartPicture(chart, words, cursor, overlay).draw(g, width, height);
        });
    }

    @Override
    public ComparisonFile.Content comparison(
            List<ComparedBoard> boards, Optional<Position> from, List<Move> moves, OptionalInt at, Language language) {
        List<ComparisonPicture.Board> drawn = boards.stream()
                .map(board -> new ComparisonPicture.Board(board.seat(), board.from()))
                .toList();
        CompareFiles.Page page = ComparisonPicture.of(drawn, from, moves, at, language);
        Drawing drawing = (g, width, height) -> Edt.await(() -> {
            Theme.PROJECTOR.install(language);
            page.picture().draw(g, width, height);
        });
        return new ComparisonFile.Content(
                drawing, page.width(), page.height(), SCALE, language.tag(), page.title(), page.lines(), page.tables());
    }

    @Override
    public PaintedBoard board(Timeline timeline, RuleSet rules, CaptionText words, Window.Look theme) {
        AtomicReference<BoardPalette> palette = new AtomicReference<>();
        Edt.await(() -> {
            PapanWindow.own(theme).install(words.wording().language());
            palette.set(BoardPalette.current());
        });
        return new TimelinePicture(timeline, rules, words, Objects.requireNonNull(palette.get()));
    }
}
