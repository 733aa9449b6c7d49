package papan.ui.common;

import javax.swing.text.AbstractDocument;
import javax.swing.text.DefaultStyledDocument;
import javax.swing.text.Document;
import javax.swing.text.Element;
import javax.swing.text.GapContent;
import javax.swing.text.LabelView;
import javax.swing.text.StyleContext;
import javax.swing.text.StyledEditorKit;
import javax.swing.text.View;
import javax.swing.text.ViewFactory;

/** Lays out styled text so that a word wider than its line is broken rather than cut off. */
final class BreakAnywhereKit extends StyledEditorKit {
    private static final long serialVersionUID = 1L;

    private final transient StyleContext styles = new StyleContext();

    /** A document of a sentence or two, one after the other for the same text: they share its font and colour. */
    @Override
    public Document createDefaultDocument() {
        return new DefaultStyledDocument(new GapContent(), styles);
    }

    @Override
    public ViewFactory getViewFactory() {
        ViewFactory usual = super.getViewFactory();
        return element -> AbstractDocument.ContentElementName.equals(element.getName())
                ? new Breakable(element)
                : usual.create(element);
    }

    /** Letters of one style. */
    private static final class Breakable extends LabelView {
        Breakable(Element element) {
            super(element);
        }

        /** A line is otherwise as wide as its widest word, however narrow the text is. */
        @Override
        public float getMinimumSpan(int axis) {
            return axis == View.X_AXIS ? 0 : super.getMinimumSpan(axis);
        }
    }
}
