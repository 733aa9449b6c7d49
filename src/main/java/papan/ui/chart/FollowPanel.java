package papan.ui.chart;

import java.util.ArrayList;
import java.util.List;
import papan.chart.ChartText;
import papan.event.SowingEvent;
import papan.model.Direction;
import papan.narration.Reasoning;
import papan.replay.Timeline;
import papan.rules.RuleSet;
import papan.ui.board.BoardBox;
import papan.ui.board.BoardView;
import papan.ui.board.Viewpoint;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;
import papan.ui.playback.Playback;

/** What follows the chart's cursor: the board, the event that happened, and the rule that decided it, with its reasons. */
final class FollowPanel extends TextColumn {
    private final Playback playback;
    private final WindowText window;
    private final BoardView board;
    private final TextLabel boardHeading = new TextLabel("Papan.smallStrong.font", "Papan.secondary");
    private final TextLabel captionHeading = new TextLabel("Papan.smallStrong.font", "Papan.secondary");
    private final ReadOnlyText caption = new ReadOnlyText("Papan.strong.font", "Papan.text");
    private final ReadOnlyText rule = new ReadOnlyText("Papan.body.font", "Papan.secondary");
    private ChartText words;
    private RuleSet rules;

    FollowPanel(Playback playback, WindowText window, ChartText words, RuleSet rules) {
        this.playback = playback;
        this.window = window;
        this.words = words;
        this.rules = rules;
        setName("charts.follow");
        board = new BoardView(playback, Viewpoint.south(Direction.CLOCKWISE), window);
        board.setName("charts.board");
        caption.setName("charts.caption");
        rule.setName("charts.rule");
        put(boardHeading, 0);
        put(new BoardBox(board), 4);
        put(captionHeading, 16);
        put(caption, 4);
        put(rule, 8);
        show(rules);
    }

    void show(RuleSet next) {
        rules = next;
        board.setViewpoint(Viewpoint.south(next));
        follow();
    }

    void setWords(ChartText next) {
        words = next;
        boardHeading.setText(words.text("charts.board"));
        captionHeading.setText(words.text("charts.caption"));
        caption.getAccessibleContext().setAccessibleName(words.text("charts.caption"));
        rule.getAccessibleContext().setAccessibleName(words.text("charts.rules"));
        follow();
    }

    BoardView board() {
        return board;
    }

    ReadOnlyText caption() {
        return caption;
    }

    /** Brings sentence and rule to the cursor. */
    void follow() {
        int cursor = playback.cursor();
        Timeline timeline = playback.timeline();
        String happened = cursor == 0 ? words.text("charts.start") : timeline.told(cursor, words.captions());
        boolean changed = !happened.equals(caption.getText());
        if (changed) {
            caption.setText(happened);
        }
        String reasons = timeline.rulingAt(cursor).map(this::reasons).orElse("");
        if (!reasons.equals(rule.getText())) {
            rule.setText(reasons);
            changed = true;
        }
        if (changed) {
            revalidate();
            repaint();
        }
    }

    private String reasons(SowingEvent.Ruled ruled) {
        Reasoning reasoning = new Reasoning(words.captions(), rules);
        List<String> lines = new ArrayList<>();
        lines.add(reasoning.title(ruled) + " – " + reasoning.sentence(ruled.clause()));
        section(lines, window.text("rule.why"), reasoning.why(ruled));
        section(lines, window.text("rule.why-not"), reasoning.whyNot(ruled));
        return String.join("\n", lines);
    }

    private static void section(List<String> lines, String title, List<String> sentences) {
        if (!sentences.isEmpty()) {
            lines.add("");
            lines.add(title);
            lines.addAll(sentences);
        }
    }
}
