package papan.ui.present;

import java.util.EnumMap;
import java.util.Map;
import papan.ui.common.FlowRow;
import papan.ui.common.KeyTable;
import papan.ui.common.PillToggle;
import papan.ui.common.WindowText;

/** What a class can be shown beside the board: a button for each, down while it is shown. */
final class CardToggles extends FlowRow {
    private final transient Presentation presentation;
    private final transient WindowText words;
    private final Map<ClassCard, PillToggle> toggles = new EnumMap<>(ClassCard.class);

    /**
     * Buttons that do what keys do.
     *
     * @param name what their names begin with
     */
    CardToggles(String name, Presentation presentation, WindowText words) {
        super(6);
        this.presentation = presentation;
        this.words = words;
        for (ClassCard each : ClassCard.values()) {
            PillToggle toggle = new PillToggle();
            toggle.does(name + each.id(), () -> {
                KeyTable.call(this, each.command());
                refresh();
            });
            toggles.put(each, toggle);
            add(toggle);
        }
    }

    void refresh() {
        toggles.forEach((card, toggle) -> {
            String caption = words.text(card.captionKey());
            toggle.setText(caption);
            toggle.setName(words, card.command(), caption);
            toggle.setSelected(presentation.isShown(card));
            boolean everywhere = card == ClassCard.HINT || !card.isOfLessons();
            toggle.setVisible(everywhere || presentation.workspace().isEmpty());
        });
    }
}
