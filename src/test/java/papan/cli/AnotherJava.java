package papan.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import papan.Main;

/** Calls the program as people call it: in a Java of its own, and without what only tests bring along. */
final class AnotherJava {
    private AnotherJava() {}

    /** What came of a call; standard error is said as well. */
    record Called(String said, int status) {}

    /**
     * Calls it.
     *
     * @param home its home folder
     * @param environment what is added to that of the tests
     */
    static Called run(Path home, Map<String, String> environment, String... call)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Djava.awt.headless=true",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Duser.home=" + home,
                "-cp",
                classPath(),
                Main.class.getName()));
        command.addAll(List.of(call));
        ProcessBuilder papan = new ProcessBuilder(command).redirectErrorStream(true);
        papan.environment().putAll(environment);
        Process process = papan.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Called(said.strip(), process.waitFor());
    }

    /** With a library of the tests' own the others would log into nothing. */
    private static String classPath() {
        String separator = System.getProperty("path.separator");
        return Arrays.stream(System.getProperty("java.class.path").split(separator))
                .filter(each -> !String.valueOf(Path.of(each).getFileName()).startsWith("slf4j-"))
                .collect(Collectors.joining(separator));
    }
}
