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
}
