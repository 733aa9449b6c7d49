package papan;

import java.io.IOException;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.util.Set;

/**
 * Papan needs no network, so it has none: whatever a file, a library or Swing itself asks for, no address is opened that
 * leads out of this computer. Files of strangers could otherwise tell their authors who reads them, or make the window
 * wait for a server that never answers.
 */
final class Offline {
    /** Where the program's own classes and pictures come from. */
    private static final Set<String> OWN = Set.of("file", "jar", "jrt");

    private Offline() {}

    /** From now on, and once only: the Java that runs this knows no other addresses. */
    static void install() {
        // Java's own handler of file: goes to ftp: where a file names a computer, and so comes here as well.
        URL.setURLStreamHandlerFactory(scheme -> OWN.contains(scheme) ? null : new Refusing());
    }

    private static final class Refusing extends URLStreamHandler {
        @Override
        protected URLConnection openConnection(URL address) throws IOException {
            throw new IOException("Papan opens nothing on the network: " + address.getProtocol());
        }
    }
}
