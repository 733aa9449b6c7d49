package papan.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.swing.JComponent;
import papan.lesson.compare.ComparisonLine;
import papan.lesson.compare.ComparisonLine.Part;
import papan.lesson.page.Block;
import papan.ui.common.FlatButton;
import papan.ui.common.Icons;
import papan.ui.common.LitColumn;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.WindowText;

/** Where compared boards part and why. Which documents say so, and how they were read, waits behind a button. */
final class ExplainedPanel extends LitColumn {
    private static final Set<Part> SOURCES = Set.of(Part.DOCUMENT, Part.READING);

    private final FlatButton sources = new FlatButton(Icons.RULES, 28, 18);
    private final transient List<JComponent> folded = new ArrayList<>();
    private transient List<ComparisonLine> shown = List.of();

    ExplainedPanel() {
        setName("compared");
        setFocusable(true);
        sources.setName("compared.sources");
        sources.addActionListener(event -> unfold(true));
    }

    /** Shows what is explained; what was unfolded stays so while it is the same. */
    void show(Block.Explained told, WindowText words) {
        sources.setText(words.text("rule.sources"));
        getAccessibleContext().setAccessibleName(words.text("compared"));
        if (told.lines().equals(shown)) {
            return;
        }
        shown = told.lines();
        removeAll();
        folded.clear();
        for (ComparisonLine line : shown) {
            ReadOnlyText text = dressed(line.part());
            text.setText(line.text());
            put(text, line.part() == Part.QUESTION ? 6 : 4);
            if (SOURCES.contains(line.part())) {
                folded.add(text);
            }
        }
        put(sources, 2);
        unfold(false);
    }

    private void unfold(boolean open) {
        folded.forEach(text -> text.setVisible(open));
        sources.setVisible(!open && !folded.isEmpty());
        revalidate();
        if (open) {
            folded.get(0).requestFocusInWindow();
        }
    }

    /** Where the focus goes to have it read. */
    JComponent entry() {
        return getComponentCount() > 0 && getComponent(0) instanceof JComponent first ? first : this;
    }

    private static ReadOnlyText dressed(Part part) {
        return switch (part) {
            case QUESTION, SAID -> new ReadOnlyText("Papan.strong.font", "Papan.text");
            case AGREEMENT, BEFORE, EVENT, BECAUSE, ANSWER -> new ReadOnlyText("Papan.body.font", "Papan.text");
            case DOCUMENT, READING -> new ReadOnlyText("Papan.small.font", "Papan.secondary");
        };
    }
}
