package papan.ui.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import papan.model.House;
import papan.model.Layout;
import papan.model.Place;
import papan.model.Side;
import papan.model.Store;
import papan.rules.Kit;
import papan.ui.board.BoardScene.Marks;

/** The words beside highlights: all that the shipped lessons write, in all languages, on boards of all sizes. */
class TagsTest {
    private static final Viewpoint VIEW = new Viewpoint(Side.SOUTH, papan.model.Direction.CLOCKWISE);
    private static final int[] WIDTHS = {320, 547, 713, 1000, 1900};
    private static final Pattern LABEL = Pattern.compile(
            "\"(?:role|what)\": \"[^\"]*\", \"label\": \"([^\"]+)\"|highlight\\[\\d+]\": \\{\\s*\"from\":"
                    + " \"[^\"]*\",\\s*\"to\": \"([^\"]*)\"");

    private static Set<String> labels() throws Exception {
        Set<String> labels = new LinkedHashSet<>();
        for (String folder : List.of("lessons", "src/test/lessons")) {
            try (Stream<Path> files = Files.list(Path.of(folder))) {
                for (Path file : files.filter(f -> f.toString().endsWith(".json"))
                        .sorted()
                        .toList()) {
                    LABEL.matcher(Files.readString(file, StandardCharsets.UTF_8))
                            .results()
                            .forEach(found -> labels.add(found.group(1) == null ? found.group(2) : found.group(1)));
                }
            }
        }
        return labels;
    }

    private static BoardScene marked(List<BoardHighlight> highlights) {
        return BoardScene.still(Samples.position(7, new int[16]), VIEW)
                .withMarks(Marks.PLAIN.withHighlights(highlights));
    }

    @Test
    void noWordCoversANumberOrAnotherWordOrLeavesTheBoard() throws Exception {
        Set<String> labels = labels();
        assertThat(labels).hasSizeGreaterThan(40);
        int tags = 0;
        for (int width : WIDTHS) {
            Layout layout = Samples.position(7, new int[16]).layout();
            BoardGeometry geometry = BoardGeometry.fit(
                    layout, VIEW, width, BoardGeometry.heightFor(layout, Kit.USUAL, width, 10, 1), 10, 1);
            for (String label : labels) {
                for (int number = 1; number <= 7; number++) {
                    tags += check(geometry, label, number);
                }
            }
        }
        assertThat(tags).isGreaterThan(5_000);
    }

    private static int check(BoardGeometry geometry, String label, int number) {
        List<BoardHighlight> highlights = new ArrayList<>();
        for (Side side : Side.values()) {
            highlights.add(new BoardHighlight(new House(side, number), BoardHighlight.Role.FOCUS, label));
            highlights.add(
                    new BoardHighlight(new House(side, Math.max(1, number - 1)), BoardHighlight.Role.COMPARE, label));
            highlights.add(new BoardHighlight(new Store(side), BoardHighlight.Role.WARN, label));
        }
        BoardScene scene = marked(highlights);
        Letters letters = new Letters(Palettes.DAY, geometry.pitch());
        List<Tags.Tag> tags = Tags.of(scene, geometry, letters);
        assertThat(tags).hasSize(highlights.size());
        for (Tags.Tag tag : tags) {
            String where = label + " at " + number + ", pitch " + geometry.pitch();
            assertThat(grown(geometry.bounds(), 0.01).contains(tag.area()))
                    .as(where)
                    .isTrue();
            for (int i = 0; i < geometry.layout().places(); i++) {
                Place place = geometry.layout().placeAt(i);
                double half = geometry.pillHeight() / 2;
                double y = geometry.pill(place).y;
                Rectangle2D pill = new Rectangle2D.Double(
                        geometry.pill(place).x - geometry.pitch() / 2, y - half, geometry.pitch(), 2 * half);
                assertThat(pill.intersects(tag.area()))
                        .as("%s covers %s", where, place)
                        .isFalse();
            }
            for (Tags.Tag other : tags) {
                assertThat(other.equals(tag) || !grown(other.area(), -0.01).intersects(tag.area()))
                        .as(where)
                        .isTrue();
            }
            boolean crowded = geometry.pitch() < 60;
            assertThat(tag.type()).as(where).isGreaterThan(crowded ? 5 : 8);
        }
        return tags.size();
    }

    private static Rectangle2D grown(Rectangle2D area, double by) {
        return new Rectangle2D.Double(
                area.getX() - by, area.getY() - by, area.getWidth() + 2 * by, area.getHeight() + 2 * by);
    }

    @Test
    void aWordIsDrawnInEveryThemeAndSpokenWithItsPlace() {
        House house = new House(Side.NORTH, 4);
        BoardScene plain = marked(List.of(new BoardHighlight(house, BoardHighlight.Role.FOCUS)));
        BoardScene labelled = marked(List.of(new BoardHighlight(house, BoardHighlight.Role.FOCUS, "last seed")));
        BoardGeometry geometry = BoardGeometry.fit(plain.layout(), VIEW, 800, 400);
        for (boolean dark : new boolean[] {false, true}) {
            BoardPalette palette = Palettes.of(dark);
            Rectangle2D tag = Tags.of(labelled, geometry, new Letters(palette, geometry.pitch()))
                    .get(0)
                    .area();
            BufferedImage one = paint(plain, geometry, palette);
            BufferedImage other = paint(labelled, geometry, palette);
            int x = (int) tag.getX() + 3;
            int y = (int) tag.getCenterY();
            assertThat(other.getRGB(x, y)).isNotEqualTo(one.getRGB(x, y));
        }
        assertThat(SceneChange.between(plain, labelled, geometry)).containsExactly(geometry.bounds());
        BoardWords words = (key, args) -> key + (args.containsKey("label") ? args.get("label") : "");
        BoardSpeech speech = new BoardSpeech(words, labelled, Choosing.WATCH, "", false, Optional.empty());
        assertThat(speech.name(house)).isEqualTo("place.labelledlast seed");
        assertThat(speech.name(new House(Side.NORTH, 3))).isEqualTo("house.name");
    }

    private static BufferedImage paint(BoardScene scene, BoardGeometry geometry, BoardPalette palette) {
        BufferedImage image = new BufferedImage(800, 400, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        BoardPainter.forExport().paint(g, scene, geometry, palette);
        g.dispose();
        return image;
    }
}
