package papan.ui.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.Color;
import java.awt.EventQueue;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import papan.narration.Language;
import papan.rules.Kit;
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

    /** Collects what falls short, so that all of it is told at once. */
    private static final class Shortfalls {
        private final List<String> found = new ArrayList<>();

        void need(double least, String what, Color on, String name, Color surface) {
            double ratio = Paints.contrast(on, surface);
            if (ratio < least) {
                found.add("%s on %s: %.2f, not %.1f".formatted(what, name, ratio, least));
            }
        }

        void keys(double least, String what, String surface) {
            need(least, what, UIManager.getColor(what), surface, UIManager.getColor(surface));
        }

        private void board(BoardPalette palette, double least, BoardColour what, BoardColour surface) {
            need(least, what.key(), palette.colour(what), surface.key(), palette.colour(surface));
        }

        void board(BoardPalette palette) {
            board(palette, TEXT, BoardColour.NUMBER, BoardColour.PILL);
            board(palette, TEXT, BoardColour.NUMBER_ON_COLOUR, BoardColour.SOUTH);
            board(palette, TEXT, BoardColour.NUMBER_ON_COLOUR, BoardColour.NORTH);
            board(palette, TEXT, BoardColour.NAME, BoardColour.WOOD_DARK);
            board(palette, SIGN, BoardColour.SHELL, BoardColour.BOWL_LIGHT);
            board(palette, SIGN, BoardColour.SHELL, BoardColour.BOWL_DARK);
            board(palette, SIGN, BoardColour.SHELL_LINE, BoardColour.SHELL);
            for (BoardColour sign : List.of(
                    BoardColour.LIGHT,
                    BoardColour.TAKE,
                    BoardColour.WARN,
                    BoardColour.FOCUS,
                    BoardColour.SOUTH_INLAY,
                    BoardColour.NORTH_INLAY)) {
                board(palette, SIGN, sign, BoardColour.WOOD_DARK);
                board(palette, SIGN, sign, BoardColour.BOWL_DARK);
            }
        }
    }

    /** With the focus a button of the system's own look has another ground. */
    @ParameterizedTest
    @EnumSource(Theme.class)
    void theLargeButtonIsReadWhileItHasTheFocus(Theme theme) throws Exception {
        wear(theme);
        Shortfalls less = new Shortfalls();
        EventQueue.invokeAndWait(() -> {
            PillButton button = new PillButton(null);
            button.setPrimary(true);
            Predicate<JComponent> always = any -> true;
            button.putClientProperty(FlatClientProperties.COMPONENT_FOCUS_OWNER, always);
            button.setSize(80, 40);
            BufferedImage painted = new BufferedImage(80, 40, BufferedImage.TYPE_INT_RGB);
            Graphics2D g = painted.createGraphics();
            button.paint(g);
            g.dispose();
            less.need(TEXT, "primary", button.ink(), "its ground", new Color(painted.getRGB(40, 8)));
        });
        assertThat(less.found).isEmpty();
    }

    /** Examples that are known: 4.5 lies between the two greys. */
    @Test
    void contrastIsThatOfWcag() {
        assertThat(Paints.contrast(Color.BLACK, Color.WHITE)).isCloseTo(21, within(0.001));
        assertThat(Paints.contrast(Color.RED, Color.RED)).isEqualTo(1);
        assertThat(Paints.contrast(new Color(0x777777), Color.WHITE)).isCloseTo(4.478, within(0.001));
        assertThat(Paints.contrast(Color.WHITE, new Color(0x767676))).isCloseTo(4.542, within(0.001));
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
            less.keys(SIGN, "ScrollBar.thumb", surface);
        }
        less.keys(TEXT, "Papan.text", "Papan.hover");
        less.keys(TEXT, "Papan.text", "Papan.pressed");
        less.keys(TEXT, "Papan.text", "Papan.segments");
        less.keys(TEXT, "Papan.secondary", "Papan.segments");
        less.keys(TEXT, "Papan.text", "Papan.segment");
        for (String surface : List.of("Papan.segments", "Papan.segment", "Papan.hover", "Papan.pressed")) {
            less.keys(SIGN, "Papan.focus", surface);
        }
        less.keys(TEXT, "Papan.text", "Papan.lit");
        less.keys(TEXT, "Papan.onAccent", "Papan.accent");
        less.keys(TEXT, "Papan.onAccent", "Papan.accentPressed");
        less.keys(TEXT, "Papan.onTip", "Papan.tip");
        less.keys(TEXT, "Papan.correct", "Papan.correctSurface");
        less.keys(TEXT, "Papan.wrong", "Papan.wrongSurface");
        less.keys(SIGN, "Papan.accent", "Papan.bar");
        for (String surface : List.of("Papan.background", "Papan.card")) {
            less.keys(SIGN, "Papan.people.rim", surface);
        }
        less.keys(TEXT, "Papan.people.ink", "Papan.board.hand");
        less.keys(TEXT, "Papan.people.mouth", "Papan.people.white");
        Color track = UIManager.getColor("Papan.track");
        Color played = Paints.mix(UIManager.getColor("Papan.accent"), track, 0.45f);
        less.need(TEXT, "the number of a round", Paints.legibleOn(track), "one to come", track);
        less.need(TEXT, "the number of a round", Paints.legibleOn(played), "one that was played", played);
        for (Kit.Board board : Kit.Board.values()) {
            for (Kit.Seed seed : Kit.Seed.values()) {
                less.board(BoardPalette.current().of(new Kit(board, seed, Optional.empty())));
            }
        }
        assertThat(less.found).as("contrasts in " + theme.id()).isEmpty();
    }

    /** Where a colour is changed in one file: that of the theme. */
    @ParameterizedTest
    @EnumSource(Theme.class)
    void everyColourOfABoardIsTheThemes(Theme theme) throws Exception {
        wear(theme);
        assertThat(BoardColour.values())
                .allSatisfy(each -> assertThat(UIManager.getColor(each.key()))
                        .as(each.key())
                        .isNotNull());
    }

    @Test
    void noBoardNorChartHasAColourOfItsOwn() throws IOException {
        try (Stream<Path> sources = Stream.of("board", "chart", "plot")
                .map(part -> Path.of("src/main/java/papan/ui", part))
                .flatMap(ContrastTest::filesIn)) {
            List<Path> all = sources.toList();
            assertThat(all).hasSizeGreaterThan(80);
            for (Path each : all) {
                assertThat(Files.readString(each)).as(each.toString()).doesNotContainPattern("new Color\\(0x");
            }
        }
    }

    private static Stream<Path> filesIn(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
