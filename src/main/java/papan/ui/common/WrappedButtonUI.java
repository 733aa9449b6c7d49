package papan.ui.common;

import com.formdev.flatlaf.ui.FlatButtonUI;
import com.formdev.flatlaf.ui.MigLayoutVisualPadding;
import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import javax.swing.AbstractButton;
import javax.swing.JComponent;

/** A button whose words take several lines where one is too narrow for them; all else is the theme's. */
final class WrappedButtonUI extends FlatButtonUI {
    WrappedButtonUI() {
        super(false);
    }

    /** Without the padding by which a layout would leave the ring of the focus out of account. */
    @Override
    public void installUI(JComponent button) {
        super.installUI(button);
        MigLayoutVisualPadding.uninstall(button);
    }

    @Override
    protected Color getForeground(JComponent button) {
        return super.getForeground(button);
    }

    @Override
    protected void paintIcon(Graphics g, JComponent button, Rectangle area) {
        if (button instanceof FlatButton flat && flat.isWrapped()) {
            area.x = FlatButton.aside();
        }
        super.paintIcon(g, button, area);
    }

    @Override
    protected void paintText(Graphics g, AbstractButton button, Rectangle area, String clipped) {
        if (button instanceof FlatButton flat && flat.isWrapped()) {
            g.setColor(getForeground(flat));
            TextWrap.draw((Graphics2D) g, flat, flat.getText(), flat.textLeft(), flat.textRoom(), flat.getHeight());
        } else {
            super.paintText(g, button, area, clipped);
        }
    }
}
