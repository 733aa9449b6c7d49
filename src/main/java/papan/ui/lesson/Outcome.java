package papan.ui.lesson;

import java.awt.Graphics;
import java.awt.event.KeyEvent;
import papan.ui.common.CallAction;
import papan.ui.common.FocusRepaint;
import papan.ui.common.Paints;
import papan.ui.common.TextLabel;

/** The first line of what is said to an answer. It takes the focus, so that all of it is heard; Enter goes on from there. */
final class Outcome extends TextLabel {
    Outcome() {
        super("Papan.heading.font", "Papan.text");
        setName("verdict");
        setFocusable(true);
        addFocusListener(new FocusRepaint());
    }

    /** Says what Enter does here. */
    void onEnter(Runnable goOn) {
        CallAction.on(this, KeyEvent.VK_ENTER, goOn);
    }

    @Override
    protected void paintComponent(Graphics g) {
        super.paintComponent(g);
        Paints.textRing(this, g);
    }
}
