package papan.ui.common;

import java.awt.Toolkit;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** The desktop that the program runs on: properties of the toolkit, and small programs that every such system has. */
public final class RealDesktop implements Desktop {
    private static final int PATIENCE_S = 2;
    private static final int MOST = 4_096;

    @Override
    public String system() {
        return System.getProperty("os.name", "");
    }

    @Override
    public Optional<Object> property(String name) {
        return Optional.ofNullable(Toolkit.getDefaultToolkit().getDesktopProperty(name));
    }

    @Override
    public void onChange(String property, Runnable changed) {
        Toolkit.getDefaultToolkit().addPropertyChangeListener(property, event -> Edt.later(changed));
    }

    @Override
    public void onOpenFile(Consumer<Path> opener) {
        // Other systems name the file when they start the program; asking Java for its desktop would load theirs whole.
        if (!system().startsWith("Mac") || !java.awt.Desktop.isDesktopSupported()) {
            return;
        }
        java.awt.Desktop desktop = java.awt.Desktop.getDesktop();
        if (desktop.isSupported(java.awt.Desktop.Action.APP_OPEN_FILE)) {
            desktop.setOpenFileHandler(event -> event.getFiles().stream()
                    .findFirst()
                    .ifPresent(file -> Edt.later(() -> opener.accept(file.toPath()))));
        }
    }

    @Override
    public Optional<String> ask(List<String> command) {
        if (!new File(command.get(0)).canExecute()) {
            return Optional.empty();
        }
        try {
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            process.getOutputStream().close();
            try {
                if (!process.waitFor(PATIENCE_S, TimeUnit.SECONDS) || process.exitValue() != 0) {
                    return Optional.empty();
                }
                byte[] said = process.getInputStream().readNBytes(MOST);
                return Optional.of(new String(said, StandardCharsets.UTF_8).strip());
            } finally {
                process.destroyForcibly();
            }
        } catch (IOException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }
}
