package papan.ui.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import papan.replay.Variations;
import papan.ui.common.Choice;
import papan.ui.common.WindowText;

/** Which line of a match is looked at: the match itself or one of its branches; there only if there is a branch. */
final class LineChoice extends Choice<Integer> {
    private final transient ExploreSession session;

    LineChoice(ExploreSession session, WindowText words, IntConsumer looksAt) {
        super("explore.lines", List.of(Variations.MAIN), looksAt::accept);
        this.session = session;
        bind(
                words,
                "explore.lines",
                number -> number == Variations.MAIN
                        ? words.text("explore.line.match")
                        : words.text("explore.line.branch", Map.of("letter", letter(number))));
    }

    /** Shows the lines as they are. */
    void refresh() {
        List<Integer> numbers = new ArrayList<>(List.of(Variations.MAIN));
        session.variations().branches().forEach(branch -> numbers.add(branch.number()));
        setValues(numbers);
        show(session.variations().current());
        setVisible(numbers.size() > 1);
    }

    static String letter(int number) {
        return String.valueOf((char) ('A' + number - 1));
    }
}
