package papan.ui.compare;

import papan.ui.common.ReadOnlyText;

/** Texts in the types of the workspace. */
final class CompareTexts {
    private CompareTexts() {}

    static ReadOnlyText heading(String text) {
        return still(text, "Papan.heading.font", "Papan.text");
    }

    static ReadOnlyText strong(String text) {
        return still(text, "Papan.strong.font", "Papan.text");
    }

    static ReadOnlyText body(String text) {
        return still(text, "Papan.body.font", "Papan.text");
    }

    static ReadOnlyText quiet(String text) {
        return still(text, "Papan.body.font", "Papan.secondary");
    }

    static ReadOnlyText small(String text) {
        return still(text, "Papan.small.font", "Papan.secondary");
    }

    private static ReadOnlyText still(String text, String font, String colour) {
        ReadOnlyText made = new ReadOnlyText(font, colour);
        made.setText(text);
        made.setFocusable(false);
        return made;
    }

    /** A text that keeps room for two lines, so that nothing below it moves while it changes. */
    static final class TwoLines extends ReadOnlyText {
        TwoLines(String font, String colour) {
            super(font, colour);
        }

        /** Another sentence fits into the same room: the page around it need not be laid out anew. */
        @Override
        public boolean isValidateRoot() {
            return true;
        }

        @Override
        public int heightFor(int width) {
            int lines = Math.round(getFontMetrics(getFont()).getHeight() * 2 * (1 + LEADING));
            return Math.max(super.heightFor(width), lines);
        }
    }
}
