package papan.ui.common;

import java.util.Map;

/** One thing that is wrong with a file: its line, column and path, the cause, and what would be right. */
public final class FaultLine extends TextColumn {
    /**
     * A line.
     *
     * @param name of the sentence, for tests
     */
    public FaultLine(WindowText words, Fault fault, String name) {
        TextLabel where = new TextLabel("Papan.smallStrong.font", "Papan.secondary");
        String key = fault.path().isEmpty() ? "fault.where" : "fault.path";
        where.setText(words.text(key, Map.of("line", fault.line(), "column", fault.column(), "path", fault.path())));
        ReadOnlyText text = new ReadOnlyText("Papan.body.font", "Papan.text");
        text.setName(name);
        boolean readable = fault.line() > 0;
        text.setText(readable ? message(words, fault) : words.text("fault.unreadable"));
        text.getAccessibleContext().setAccessibleName(where.getText());
        if (readable) {
            put(where, 0);
        }
        put(text, 2);
    }

    private static String message(WindowText words, Fault fault) {
        return fault.fix().isEmpty()
                ? fault.message()
                : words.text("fault.fix", Map.of("message", fault.message(), "fix", fault.fix()));
    }
}
