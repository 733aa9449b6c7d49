package papan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JLabel;
import javax.swing.plaf.basic.BasicHTML;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.testing.Slow;

/** What is asked of the network is refused; a Java can be told so once, so each trial has one of its own. */
@Slow
class OfflineTest {
    /** The other program: the first argument is a port of this computer at which somebody listens. */
    static final class Trial {
        private Trial() {}

        public static void main(String[] args) throws Exception {
            String there = "127.0.0.1:" + args[0] + "/x";
            if (args.length == 1) {
                Offline.install();
                ask(there);
            } else {
                Main.main(Stream.of(args).skip(1).toArray(String[]::new));
            }
        }

        private static void ask(String there) throws IOException {
            for (String address : List.of(
                    "http://" + there,
                    "https://" + there,
                    "ftp://" + there,
                    "file://" + there,
                    "jar:http://" + there + ".jar!/a",
                    "mailto:" + there)) {
                assertThatThrownBy(() -> new URL(address).openStream().close())
                        .as(address)
                        .isInstanceOf(IOException.class)
                        .isNotInstanceOf(SocketTimeoutException.class);
            }
            // Even a page that somebody builds in spite of all stands there without its picture.
            assertThat(BasicHTML.createHTMLView(new JLabel(), "<html><img src=http://" + there + ">text"))
                    .isNotNull();
            try (var own = Trial.class.getResourceAsStream("/papan/rules/index.json")) {
                assertThat(own).isNotNull();
            }
        }
    }

    private static String said(String... args) throws Exception {
        try (ServerSocket stranger = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            List<String> call = new ArrayList<>(List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-Djava.awt.headless=true",
                    "-XX:TieredStopAtLevel=1",
                    "-XX:+UseSerialGC",
                    // Only a connection that should not be there is waited for.
                    "-Dsun.net.client.defaultReadTimeout=1000",
                    "-cp",
                    System.getProperty("java.class.path"),
                    Trial.class.getName(),
                    "" + stranger.getLocalPort()));
            call.addAll(List.of(args));
            Process trial = new ProcessBuilder(call).redirectErrorStream(true).start();
            String said = new String(trial.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(trial.waitFor()).as(said).isZero();
            // Whoever called stands in the queue by now.
            stranger.setSoTimeout(1);
            assertThatThrownBy(stranger::accept).as("nobody called").isInstanceOf(SocketTimeoutException.class);
            return said;
        }
    }

    @Test
    void noAddressIsOpenedThatLeadsOutOfThisComputer() throws Exception {
        assertThat(said()).isEmpty();
    }

    @Test
    void picturesAndPagesAreMadeAllTheSame(@TempDir Path folder) throws Exception {
        for (List<String> call : List.of(
                List.of("render", "--rules", "congklak-classic", "--out", "board.png"),
                List.of("chart", "--rules", "congklak-classic", "--kind", "seeds", "--out", "chart.svg"),
                List.of("export", "first-turn", "--to", "pdf", "--out", "lesson.pdf"))) {
            List<String> args = new ArrayList<>(call);
            Path file = folder.resolve(args.remove(args.size() - 1));
            args.add(file.toString());
            said(args.toArray(String[]::new));
            assertThat(Files.size(file)).as("%s", file).isGreaterThan(1000);
        }
    }
}
