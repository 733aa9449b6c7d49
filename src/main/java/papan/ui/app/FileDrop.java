package papan.ui.app;

import java.awt.AWTEvent;
import java.awt.Component;
import java.awt.Container;
import java.awt.Toolkit;
import java.awt.datatransfer.Clipboard;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.awt.event.AWTEventListener;
import java.awt.event.ContainerEvent;
import java.io.File;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JRootPane;
import javax.swing.SwingUtilities;
import javax.swing.TransferHandler;
import javax.swing.text.JTextComponent;

/** Takes a file that is dropped anywhere in the window. */
final class FileDrop extends TransferHandler {
    private static final Logger LOG = System.getLogger(FileDrop.class.getName());

    private final transient Consumer<Path> take;
    /** What else can be done with the part, such as copying its text. */
    private final transient Optional<TransferHandler> usual;

    private FileDrop(Consumer<Path> take, Optional<TransferHandler> usual) {
        this.take = take;
        this.usual = usual;
    }

    /**
     * Has a window take files, wherever on it they are dropped: also on what comes into it later.
     *
     * @param ending takes what is to be done when it ends
     */
    static void on(JRootPane window, Consumer<Runnable> ending, Consumer<Path> take) {
        FileDrop drop = new FileDrop(take, Optional.empty());
        window.setTransferHandler(drop);
        drop.spread(window);
        // Texts and lists would refuse files by rules of their own.
        AWTEventListener sharing = event -> drop.added(event, window);
        Toolkit.getDefaultToolkit().addAWTEventListener(sharing, AWTEvent.CONTAINER_EVENT_MASK);
        ending.accept(() -> Toolkit.getDefaultToolkit().removeAWTEventListener(sharing));
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
                component.setTransferHandler(new FileDrop(take, Optional.of(own)));
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
        return support.isDataFlavorSupported(DataFlavor.javaFileListFlavor);
    }

    @Override
    public boolean importData(TransferSupport support) {
        Optional<Path> file = canImport(support) ? dropped(support) : Optional.empty();
        file.ifPresent(take);
        return file.isPresent();
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
    private static Optional<Path> dropped(TransferSupport support) {
        try {
            Object files = support.getTransferable().getTransferData(DataFlavor.javaFileListFlavor);
            return files instanceof List<?> list && !list.isEmpty() && list.get(0) instanceof File file
                    ? Optional.of(file.toPath())
                    : Optional.empty();
        } catch (UnsupportedFlavorException | IOException e) {
            LOG.log(Level.DEBUG, "What was dropped is no longer there.", e);
            return Optional.empty();
        }
    }
}
