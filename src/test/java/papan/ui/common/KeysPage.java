package papan.ui.common;

import java.util.Locale;
import java.util.stream.Collectors;
import papan.narration.Language;

/** The page of keys for the manual, made from the table that binds them. */
final class KeysPage {
    private static final WindowText WORDS = new WindowText(Language.ENGLISH);

    private KeysPage() {}

    static String text() {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.ENGLISH);
        try {
            return """
                    # Keys

                    This page is made from the table that binds the keys (`papan.ui.common.KeyTable`); F1 shows the same table in the program. `mvn -q -Pkeys test-compile exec:java` writes it anew, and a test fails while the two differ.

                    ## Anywhere in the window

                    Keys marked “letter” are one character. They can be switched off at the foot of the sheet of keys (F1), and they do nothing while you are typing. While a question is open, the keys that move the seeds do nothing and say so.

                    %s
                    ## On the board

                    These keys work while a house or a store has the focus.

                    %s
                    Enter chooses the place that has the focus. In the answers to a question, the arrow keys go from one to the next and Enter chooses.
                    """.formatted(table(KeyTable.Scope.WINDOW), table(KeyTable.Scope.BOARD));
        } finally {
            Locale.setDefault(before);
        }
    }

    private static String table(KeyTable.Scope scope) {
        return KeyTable.rows().stream()
                .filter(row -> row.scope() == scope)
                .map(KeysPage::line)
                .collect(Collectors.joining("", "| Key | What it does | |\n|---|---|---|\n", ""));
    }

    private static String line(KeyTable.Row row) {
        boolean listed = row.scope() == KeyTable.Scope.BOARD;
        String others = listed
                ? ""
                : row.keys().stream()
                        .map(key -> KeyLabels.of(WORDS, key))
                        .distinct()
                        .skip(1)
                        .collect(Collectors.joining(", "));
        boolean letter = !listed && LetterKeys.isLetter(row.keys().get(0));
        String note = (letter ? "letter" : "")
                + (letter && !others.isEmpty() ? "; " : "")
                + (others.isEmpty() ? "" : "also " + others);
        return "| " + KeyTable.label(WORDS, row.command()).orElseThrow() + " | "
                + WORDS.text(row.command().captionKey()) + " | " + note + " |\n";
    }
}
