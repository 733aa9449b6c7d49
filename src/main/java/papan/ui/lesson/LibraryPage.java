package papan.ui.lesson;

import java.awt.Component;
import java.awt.Container;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JComponent;
import org.jspecify.annotations.Nullable;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.PillButton;
import papan.ui.common.Px;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;

/** One page of the library: a heading and what stands below it. It is filled anew whenever anything of it changes. */
final class LibraryPage extends TextColumn {
    @Override
    public void updateUI() {
        super.updateUI();
        setBorder(Px.pad(20, 28, 24, 28));
    }

    /** An empty page with the way back. */
    static LibraryPage with(WindowText words, Runnable back, String heading) {
        LibraryPage page = new LibraryPage();
        FlowRow row = new FlowRow();
        row.put(button("library.back", words.text("library.back"), Icons.BACK, back), 0);
        page.put(row, 0);
        page.heading(heading);
        return page;
    }

    void heading(String heading) {
        TextLabel title = new TextLabel("Papan.title.font", "Papan.text");
        title.setText(heading);
        title.setToolTipText(heading);
        put(title, 14);
    }

    /** Adds a text that wraps and can be read with the keyboard. */
    ReadOnlyText text(String type, String colour, String said, int gap) {
        ReadOnlyText text = new ReadOnlyText(type, colour);
        text.setText(said);
        text.getAccessibleContext().setAccessibleName(said);
        put(text, gap);
        return text;
    }

    static PillButton button(String name, String text, @Nullable Icons symbol, Runnable pressed) {
        PillButton button = new PillButton(symbol);
        button.setName(name);
        button.setText(text);
        button.addActionListener(event -> pressed.run());
        return button;
    }

    /** The parts through which one goes with a key: rows and groups in which something can be pressed. */
    List<JComponent> regions() {
        return Arrays.stream(getComponents())
                .filter(TextColumn.class::isInstance)
                .map(TextColumn.class::cast)
                .flatMap(part -> part instanceof HomeHead head ? head.rows().stream() : Stream.of(part))
                .filter(part -> part.isVisible() && first(part).isPresent())
                .map(JComponent.class::cast)
                .toList();
    }

    /** A thing in one of its rows and columns, by its name. */
    Optional<JComponent> named(String name) {
        return named(this, name);
    }

    private static Optional<JComponent> named(Container in, String name) {
        return Arrays.stream(in.getComponents())
                .filter(TextColumn.class::isInstance)
                .map(TextColumn.class::cast)
                .flatMap(column -> Stream.concat(
                        Arrays.stream(column.getComponents())
                                .filter(part -> name.equals(part.getName()))
                                .map(JComponent.class::cast),
                        named(column, name).stream()))
                .findFirst();
    }

    /** The first thing in it that is to be pressed. */
    Optional<JComponent> first() {
        return first(this);
    }

    private static Optional<JComponent> first(Container in) {
        for (Component child : in.getComponents()) {
            Optional<JComponent> found = !child.isVisible()
                    ? Optional.empty()
                    : child instanceof JButton button
                            ? Optional.of(button)
                            : child instanceof Container inner ? first(inner) : Optional.empty();
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }
}
