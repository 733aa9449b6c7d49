package papan.ui.atlas;

import java.awt.Component;
import java.awt.Container;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.File;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.TransferHandler;
import javax.swing.text.JTextComponent;

/** Takes a file that is dropped anywhere in the workspace. */
final class FileDrop extends TransferHandler {
    private static final Logger LOG = System.getLogger(FileDrop.class.getName());

    private final transient Consumer<Path> take;

    FileDrop(Consumer<Path> take) {
        this.take = take;
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

    /** Lets texts and lists inside take files as what is around them does, instead of refusing them by their own rules. */
    static void share(JComponent part) {
        for (Container at = part; at != null; at = at.getParent()) {
            if (at instanceof JComponent around && around.getTransferHandler() instanceof FileDrop drop) {
                drop.spread(part);
                return;
            }
        }
    }

    private void spread(JComponent at) {
        for (Component child : at.getComponents()) {
            if (child instanceof JComponent component) {
                boolean editable = child instanceof JTextComponent text && text.isEditable();
                if (component.getTransferHandler() != null && !editable) {
                    component.setTransferHandler(this);
                }
                spread(component);
            }
        }
    }
}
