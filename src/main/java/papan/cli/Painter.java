package papan.cli;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import papan.chart.Chart;
import papan.chart.ChartText;
import papan.export.ComparisonFile;
import papan.export.Drawing;
import papan.model.Move;
import papan.model.Position;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.replay.Timeline;
import papan.rules.RuleSet;

/** Who can draw, as the command line knows it: commands know neither Swing nor how charts are drawn. */
public interface Painter {
    /**
     * A drawing of a chart, with its title and sentence.
     *
     * @param cursor how far it is read
     * @param overlay whether lines of several rule sets are drawn over one another
     * @param language whose letters the type must have
     */
    Drawing chart(Chart chart, ChartText words, int cursor, boolean overlay, Window.Look theme, Language language);

    /**
     * The boards of a comparison as a picture with its sentences and tables.
     *
     * @param from where the first board begins; empty for its own start
     * @param at up to which event of the first board it is drawn; empty for the end
     */
    ComparisonFile.Content comparison(
            List<ComparedBoard> boards, Optional<Position> from, List<Move> moves, OptionalInt at, Language language);

    /**
     * A board as it stands at any moment of a timeline.
     *
     * @param rules says from which end each row is sown, and what the board is called
     * @param words in which it is told to whoever cannot see it
     */
    PaintedBoard board(Timeline timeline, RuleSet rules, CaptionText words, Window.Look theme);
}
