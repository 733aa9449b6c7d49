package papan.ui.compare;

import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import papan.analysis.Comparison;
import papan.analysis.EndState;
import papan.model.Move;
import papan.replay.Timeline;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.RuleSet;
import papan.ui.board.BoardGeometry;
import papan.ui.board.BoardPainter;
import papan.ui.board.BoardPalette;
import papan.ui.board.BoardScene;
import papan.ui.board.Viewpoint;
import papan.ui.common.Paints;
import papan.ui.common.TextWrap;

/**
 * A comparison for paper: the boards at a cursor with what has just happened on each, and all that is known in sentences
 * and tables. Drawn under the theme that is installed, on the event dispatch thread.
 */
final class ComparisonPage {
    private static final int MARGIN = 24;
    private static final int BOARD = 560;
    private static final int WORDS = 60;
    private static final int HEAD = 34;

    private final Encounter encounter;
    private final CompareWords words;
    private final int cursor;

    ComparisonPage(Encounter encounter, CompareWords words, int cursor) {
        this.encounter = encounter;
        this.words = words;
        this.cursor = cursor;
    }

    CompareFiles.Page page() {
        int across = Math.min(2, encounter.boards());
        int down = (encounter.boards() + across - 1) / across;
        int width = across * BOARD + (across + 1) * MARGIN;
        int height = MARGIN + down * (HEAD + boardHeight() + WORDS) + MARGIN + 3 * HEAD;
        List<String> ids = encounter.matchup().contenders().stream()
                .map(each -> each.rules().id())
                .toList();
        return new CompareFiles.Page(
                String.join("-", ids), this::draw, width, height, title(), lines(), List.of(clauses(), ends()));
    }

    private String title() {
        return names().stream().collect(Collectors.joining(" · "));
    }

    private List<String> names() {
        return encounter.matchup().contenders().stream().map(words::name).toList();
    }

    private static int boardHeight() {
        return BOARD * 44 / 100;
    }

    private void draw(Graphics2D g, int width, int height) {
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setColor(Paints.colour("Papan.background"));
        g.fill(new Rectangle2D.Double(0, 0, width, height));
        int across = Math.min(2, encounter.boards());
        double y = MARGIN;
        for (int board = 0; board < encounter.boards(); board++) {
            double x = MARGIN + board % across * (BOARD + (double) MARGIN);
            int line = board / across;
            y = MARGIN + line * (double) (HEAD + boardHeight() + WORDS);
            board(g, board, x, y);
        }
        double foot = y + HEAD + boardHeight() + WORDS;
        g.setFont(type("Papan.strong.font", 17));
        g.setColor(Paints.colour("Papan.text"));
        for (String line : differences()) {
            foot = text(g, line, MARGIN, foot, width - 2 * MARGIN, 3);
        }
    }

    private void board(Graphics2D g, int board, double x, double y) {
        g.setFont(type("Papan.heading.font", 20));
        g.setColor(Paints.colour("Papan.text"));
        text(g, names().get(board), x, y, BOARD, 1);
        Timeline timeline = encounter.lockstep().timelines().get(board);
        int at = encounter.lockstep().cursorOf(board, cursor);
        Viewpoint viewpoint = Viewpoint.south(encounter.rules(board));
        BoardScene scene = BoardScene.of(timeline, at, 0, viewpoint, BoardScene.Marks.PLAIN);
        Graphics2D own = (Graphics2D) g.create();
        own.translate(x, y + HEAD);
        BoardGeometry geometry = BoardGeometry.fit(scene.layout(), viewpoint, BOARD, boardHeight());
        BoardPainter.forExport().paint(own, scene, geometry, BoardPalette.current());
        own.dispose();
        if (at > 0) {
            g.setFont(type("Papan.body.font", 15));
            g.setColor(Paints.colour("Papan.secondary"));
            String told = words.told(encounter.rules(board), timeline.events().get(at - 1));
            text(g, told, x, y + HEAD + boardHeight() + 4, BOARD, 2);
        }
    }

    private static Font type(String key, int size) {
        return Paints.font(key).deriveFont((float) size);
    }

    private static double text(Graphics2D g, String text, double x, double y, double width, int most) {
        FontMetrics metrics = g.getFontMetrics();
        double at = y;
        List<String> lines = TextWrap.lines(text, metrics, (int) width);
        for (String line : lines.subList(0, Math.min(most, lines.size()))) {
            g.drawString(line, (float) x, (float) (at + metrics.getAscent()));
            at += metrics.getHeight();
        }
        return at;
    }

    /** One sentence for each board but the first: where it parts and because of what. */
    private List<String> differences() {
        List<String> lines = new ArrayList<>();
        for (int board = 1; board < encounter.boards(); board++) {
            Comparison comparison =
                    encounter.sideBySide().rivals().get(board - 1).comparison();
            String what = comparison.parts()
                    ? words.clauses(encounter.rules(0), comparison.explanation())
                    : words.text(comparison.waiting().isPresent() ? "compare.page.waiting" : "compare.page.same");
            lines.add(words.text(
                    "compare.page.difference",
                    Map.of("one", names().get(0), "other", names().get(board), "what", what)));
        }
        return lines;
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        String moves = encounter.matchup().moves().stream().map(Move::toString).collect(Collectors.joining(", "));
        lines.add(words.text("compare.page.moves", Map.of("moves", moves)));
        lines.addAll(differences());
        for (int board = 1; board < encounter.boards(); board++) {
            for (ClauseId clause :
                    encounter.sideBySide().rivals().get(board - 1).comparison().explanation()) {
                for (int each : new int[] {0, board}) {
                    RuleSet rules = encounter.rules(each);
                    String says = words.text(
                            "compare.says", Map.of("rules", names().get(each), "text", words.sentence(rules, clause)));
                    lines.add(words.resting(says, rules, clause));
                }
            }
        }
        // What the first board says to a clause is told once, however many boards differ in it.
        return lines.stream().distinct().toList();
    }

    private List<List<String>> clauses() {
        Set<ClauseId> differing = EnumSet.noneOf(ClauseId.class);
        encounter
                .matchup()
                .contenders()
                .forEach(each -> differing.addAll(ClauseAnswer.differing(encounter.rules(0), each.rules())));
        List<List<String>> table = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of(words.text("compare.clauses", Map.of("count", differing.size()))));
        head.addAll(names());
        table.add(head);
        for (ClauseId clause : differing) {
            List<String> row = new ArrayList<>(List.of(words.question(encounter.rules(0), clause)));
            encounter
                    .matchup()
                    .contenders()
                    .forEach(each -> row.add(words.resting(words.brief(each.rules(), clause), each.rules(), clause)));
            table.add(row);
        }
        return table;
    }

    private List<List<String>> ends() {
        List<EndState> ends =
                encounter.sideBySide().boards().stream().map(EndState::of).toList();
        return words.ends().table(names(), ends);
    }
}
