package papan.ui.app;

import java.awt.AWTEvent;
import java.awt.Component;
import java.awt.Container;
import java.awt.Toolkit;
import java.awt.datatransfer.Clipboard;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.Transferable;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.awt.event.AWTEventListener;
import java.awt.event.ActionEvent;
import java.awt.event.ContainerEvent;
import java.io.File;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.Action;
import javax.swing.JComponent;
import javax.swing.JRootPane;
import javax.swing.SwingUtilities;
import javax.swing.TransferHandler;
import javax.swing.text.JTextComponent;

/** Takes a file, or a line of text, that is dropped or pasted anywhere in the window. */
final class FileDrop extends TransferHandler {
    private static final Logger LOG = System.getLogger(FileDrop.class.getName());

    private final transient Opener opener;
    /** What else can be done with the part, such as copying its text. */
    private final transient Optional<TransferHandler> usual;

    private FileDrop(Opener opener, Optional<TransferHandler> usual) {
        this.opener = opener;
        this.usual = usual;
    }

    /**
     * Has a window take files and lines, wherever on it they are dropped: also on what comes into it later.
     *
     * @param ending takes what is to be done when it ends
     */
    static void on(JRootPane window, Consumer<Runnable> ending, Opener opener) {
        FileDrop drop = new FileDrop(opener, Optional.empty());
        window.setTransferHandler(drop);
        drop.spread(window);
        // Texts and lists would refuse files by rules of their own.
        AWTEventListener sharing = event -> drop.added(event, window);
        Toolkit.getDefaultToolkit().addAWTEventListener(sharing, AWTEvent.CONTAINER_EVENT_MASK);
        ending.accept(() -> Toolkit.getDefaultToolkit().removeAWTEventListener(sharing));
    }

    /** Takes what the clipboard holds; nothing while another program keeps it to itself. */
    static void paste(JRootPane window) {
        Action paste = getPasteAction();
        paste.actionPerformed(new ActionEvent(window, ActionEvent.ACTION_PERFORMED, null));
    }

    private void added(AWTEvent event, JRootPane window) {
        if (event instanceof ContainerEvent change
                && change.getID() == ContainerEvent.COMPONENT_ADDED
                && SwingUtilities.getRootPane(change.getContainer()) == window) {
            share(change.getChild());
        }
    }

    private void share(Component part) {
        if (part instanceof JComponent component) {
            boolean editable = part instanceof JTextComponent text && text.isEditable();
            TransferHandler own = component.getTransferHandler();
            if (own != null && !editable && !(own instanceof FileDrop)) {
                component.setTransferHandler(new FileDrop(opener, Optional.of(own)));
            }
        }
        if (part instanceof Container inner) {
            spread(inner);
        }
    }

    private void spread(Container in) {
        for (Component child : in.getComponents()) {
            share(child);
        }
    }

    @Override
    public boolean canImport(TransferSupport support) {
        return support.isDataFlavorSupported(DataFlavor.javaFileListFlavor)
                || support.isDataFlavorSupported(DataFlavor.stringFlavor);
    }

    @Override
    public boolean importData(TransferSupport support) {
        try {
            Transferable brought = support.getTransferable();
            if (brought.isDataFlavorSupported(DataFlavor.javaFileListFlavor)) {
                return open(brought.getTransferData(DataFlavor.javaFileListFlavor));
            }
            boolean text = brought.isDataFlavorSupported(DataFlavor.stringFlavor);
            opener.open(text ? (String) brought.getTransferData(DataFlavor.stringFlavor) : "");
            return true;
        } catch (UnsupportedFlavorException | IOException e) {
            LOG.log(Level.DEBUG, "What was dropped is no longer there.", e);
            return false;
        }
    }

    @Override
    public int getSourceActions(JComponent part) {
        return usual.map(handler -> handler.getSourceActions(part)).orElse(NONE);
    }

    @Override
    public void exportToClipboard(JComponent part, Clipboard clipboard, int action) {
        usual.ifPresentOrElse(
                handler -> handler.exportToClipboard(part, clipboard, action),
                () -> super.exportToClipboard(part, clipboard, action));
    }

    /** The first of the files. */
    private boolean open(Object files) {
        boolean any = files instanceof List<?> list && !list.isEmpty() && list.get(0) instanceof File;
        if (any) {
            opener.open(((File) ((List<?>) files).get(0)).toPath());
        }
        return any;
    }
}
