package papan.ui.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.EventQueue;
import java.util.ArrayList;
import java.util.List;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import papan.narration.Language;
import papan.ui.board.BoardColour;
import papan.ui.board.BoardPalette;

/** What is written can be read and what is a sign can be seen, in every theme: the ratios of WCAG 2, from the colours. */
final class ContrastTest {
    private static final double TEXT = 4.5;
    private static final double SIGN = 3;

    private static final List<String> SURFACES =
            List.of("Papan.background", "Papan.card", "Papan.bar", "Papan.rail", "Papan.selection");

    @AfterAll
    static void light() throws Exception {
        wear(Theme.LIGHT);
    }

    private static void wear(Theme theme) throws Exception {
        EventQueue.invokeAndWait(() -> theme.install(Language.ENGLISH));
    }

    private static double ratio(Color one, Color other) {
        double a = luminance(one);
        double b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private static double luminance(Color colour) {
        return 0.2126 * linear(colour.getRed())
                + 0.7152 * linear(colour.getGreen())
                + 0.0722 * linear(colour.getBlue());
    }

    private static double linear(int channel) {
        double c = channel / 255.0;
        return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
    }

    /** Collects what falls short, so that all of it is told at once. */
    private static final class Shortfalls {
        private final List<String> found = new ArrayList<>();

        void need(double least, String what, Color on, String name, Color surface) {
            double ratio = ratio(on, surface);
            if (ratio < least) {
                found.add("%s on %s: %.2f, not %.1f".formatted(what, name, ratio, least));
            }
        }

        void keys(double least, String what, String surface) {
            need(least, what, UIManager.getColor(what), surface, UIManager.getColor(surface));
        }

        void board(double least, BoardColour what, BoardColour surface) {
            BoardPalette palette = BoardPalette.current();
            need(least, what.key(), palette.colour(what), surface.key(), palette.colour(surface));
        }
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void textAndSignsStandOut(Theme theme) throws Exception {
        wear(theme);
        Shortfalls less = new Shortfalls();
        for (String surface : SURFACES) {
            less.keys(TEXT, "Papan.text", surface);
            less.keys(TEXT, "Papan.accentText", surface);
            less.keys(SIGN, "Papan.focus", surface);
        }
        for (String surface : List.of("Papan.background", "Papan.card", "Papan.bar", "Papan.rail")) {
            less.keys(TEXT, "Papan.secondary", surface);
            less.keys(TEXT, "Papan.correct", surface);
            less.keys(TEXT, "Papan.wrong", surface);
            less.keys(SIGN, "Papan.edge", surface);
        }
        less.keys(TEXT, "Papan.text", "Papan.hover");
        less.keys(TEXT, "Papan.text", "Papan.pressed");
        less.keys(TEXT, "Papan.text", "Papan.segments");
        less.keys(TEXT, "Papan.text", "Papan.segment");
        less.keys(TEXT, "Papan.text", "Papan.lit");
        less.keys(TEXT, "Papan.onAccent", "Papan.accent");
        less.keys(TEXT, "Papan.onAccent", "Papan.accentPressed");
        less.keys(TEXT, "Papan.onTip", "Papan.tip");
        less.keys(TEXT, "Papan.correct", "Papan.correctSurface");
        less.keys(TEXT, "Papan.wrong", "Papan.wrongSurface");
        less.keys(SIGN, "Papan.accent", "Papan.bar");
        Color track = UIManager.getColor("Papan.track");
        Color played = Paints.mix(UIManager.getColor("Papan.accent"), track, 0.45f);
        less.need(TEXT, "the number of a round", Paints.legibleOn(track), "one to come", track);
        less.need(TEXT, "the number of a round", Paints.legibleOn(played), "one that was played", played);
        less.board(TEXT, BoardColour.NUMBER, BoardColour.PILL);
        less.board(TEXT, BoardColour.NUMBER_ON_COLOUR, BoardColour.SOUTH);
        less.board(TEXT, BoardColour.NUMBER_ON_COLOUR, BoardColour.NORTH);
        less.board(TEXT, BoardColour.NAME, BoardColour.WOOD_DARK);
        less.board(SIGN, BoardColour.SHELL, BoardColour.BOWL_LIGHT);
        less.board(SIGN, BoardColour.SHELL, BoardColour.BOWL_DARK);
        less.board(SIGN, BoardColour.SHELL_LINE, BoardColour.SHELL);
        for (BoardColour sign : List.of(
                BoardColour.LIGHT,
                BoardColour.TAKE,
                BoardColour.WARN,
                BoardColour.FOCUS,
                BoardColour.SOUTH_INLAY,
                BoardColour.NORTH_INLAY)) {
            less.board(SIGN, sign, BoardColour.WOOD_DARK);
            less.board(SIGN, sign, BoardColour.BOWL_DARK);
        }
        assertThat(less.found).as("contrasts in " + theme.id()).isEmpty();
    }
}
