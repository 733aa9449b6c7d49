package papan.installer;

import java.awt.GraphicsEnvironment;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.stream.Stream;

/**
 * Makes what a school installs, for the system on which it runs: the program with a Java of its own, as a folder and as
 * a package (deb, msi or dmg). Arguments: the jar, the folder for all that is made, the version, who looks after
 * the package, and the folder of a JDK, from which the Java inside is taken.
 *
 * <pre>mvn -Pinstaller -DskipTests package</pre>
 */
public final class Installer {
    /** Used without being named in the code: a screen reader's bridge, numbers and dates, secure connections, packages. */
    private static final String MORE_MODULES = "jdk.accessibility,jdk.localedata,jdk.crypto.ec,jdk.zipfs";
    /** English, Malay, Indonesian, Filipino, Chinese and Swedish. */
    private static final String LOCALES = "en,ms,id,fil,zh,sv";
    /** From this version on Java uses an archive of classes wherever the program was moved to. */
    private static final int MOVED_ARCHIVES = 19;

    /** A start is over before the second compiler's work pays. */
    private static final List<String> FLAGS = List.of(
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-Xlog:disable",
            "--add-exports=java.desktop/sun.swing=ALL-UNNAMED",
            "--add-opens=java.desktop/sun.awt.X11=ALL-UNNAMED");

    private static final String KIND = "Papan lesson, rules, match or position";

    /** What a package for Debian has beside the program, and where. */
    private static final Map<String, String> DEB = Map.of(
            "control", "DEBIAN/control",
            "papan.desktop", "usr/share/applications/papan.desktop",
            "mime.xml", "usr/share/mime/packages/papan.xml",
            "copyright", "usr/share/doc/papan/copyright",
            "changelog", "usr/share/doc/papan/changelog",
            "papan.1", "usr/share/man/man1/papan.1",
            "overrides", "usr/share/lintian/overrides/papan");

    private enum Target {
        LINUX("png", "deb"),
        WINDOWS("ico", "msi"),
        MAC("icns", "dmg");

        private final String icon;
        private final String type;

        Target(String icon, String type) {
            this.icon = icon;
            this.type = type;
        }

        static Target here() {
            String name = System.getProperty("os.name").toLowerCase(Locale.ROOT);
            return name.contains("win") ? WINDOWS : name.contains("mac") ? MAC : LINUX;
        }

        /** What the program is called; on Linux as one types it, where one launcher serves window and terminal. */
        String program() {
            return this == LINUX ? "papan" : "Papan";
        }
    }

    private final Target target = Target.here();
    private final Path jar;
    private final Path out;
    private final String version;
    private final String maintainer;
    private final Path jdk;

    private Installer(Path jar, Path out, String version, String maintainer, Path jdk) {
        this.jar = jar;
        this.out = out;
        this.version = version;
        this.maintainer = maintainer;
        this.jdk = jdk;
    }

    /** Makes everything anew. */
    public static void main(String... args) throws Exception {
        Path out = Path.of(args[1]);
        delete(out);
        new Installer(Path.of(args[0]), out, args[2], args[3], Path.of(args[4])).make();
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    private void make() throws IOException, InterruptedException {
        Files.createDirectories(out);
        Path icon = out.resolve("Papan." + target.icon);
        Files.write(
                icon,
                switch (target) {
                    case LINUX -> Icons.png();
                    case WINDOWS -> Icons.ico();
                    case MAC -> Icons.icns();
                });
        say("a Java of its own");
        Path runtime = runtime();
        say("the program as a folder");
        Path image = image(runtime, icon);
        archive(image, runtime);
        say("the package");
        if (target == Target.LINUX) {
            deb(image);
        } else {
            pack(image, icon);
        }
    }

    /** A package for Windows or macOS. */
    private void pack(Path image, Path icon) throws IOException, InterruptedException {
        Path kind = Files.writeString(
                out.resolve("kind.properties"),
                "extension=papan%nmime-type=application/x-papan%ndescription=%s%nicon=%s%n"
                        .formatted(KIND, icon.toString().replace('\\', '/')));
        List<String> command = jpackage(target.type);
        command.addAll(List.of("--app-image", image.toString(), "--file-associations", kind.toString()));
        command.addAll(List.of("--description", "Explains congkak and other sowing games, seed by seed"));
        command.addAll(List.of("--copyright", "Apache License 2.0", "--license-file", "LICENSE"));
        command.addAll(
                target == Target.WINDOWS
                        ? List.of("--win-menu", "--win-shortcut", "--win-per-user-install")
                        : List.of("--mac-package-identifier", "papan"));
        run(command);
    }

    /**
     * A package for Debian and its relatives. Not by jpackage, whose packages call the desktop's own scripts and can't be
     * installed where there is no desktop yet; what is put here the system finds by itself.
     */
    private void deb(Path image) throws IOException, InterruptedException {
        Path root = out.resolve("deb");
        Path lib = root.resolve("usr/lib/papan");
        Files.createDirectories(lib.getParent());
        Files.move(image, lib);
        Files.createSymbolicLink(
                Files.createDirectories(root.resolve("usr/bin")).resolve("papan"), Path.of("../lib/papan/bin/papan"));
        long size;
        try (Stream<Path> files = Files.walk(root)) {
            size = files.filter(Files::isRegularFile)
                    .mapToLong(file -> file.toFile().length())
                    .sum();
        }
        Map<String, String> values = Map.of(
                "@VERSION@",
                version,
                "@ARCHITECTURE@",
                output(List.of("dpkg", "--print-architecture")).strip(),
                "@MAINTAINER@",
                maintainer,
                "@SIZE@",
                Long.toString(size / 1024));
        DEB.forEach((from, to) -> write(from, root.resolve(to), values));
        Path icons = Files.createDirectories(root.resolve("usr/share/icons/hicolor/512x512/apps"));
        Files.write(icons.resolve("papan.png"), Icons.png());
        for (String file : List.of("usr/share/man/man1/papan.1", "usr/share/doc/papan/changelog")) {
            run(List.of("gzip", "-9n", root.resolve(file).toString()));
        }
        run(List.of("dpkg-deb", "--root-owner-group", "-Zxz", "--build", root.toString(), out.toString()));
    }

    private static void write(String from, Path to, Map<String, String> values) {
        try (InputStream in = Installer.class.getResourceAsStream(from)) {
            String text = new String(Objects.requireNonNull(in, from).readAllBytes(), StandardCharsets.UTF_8);
            for (Map.Entry<String, String> value : values.entrySet()) {
                text = text.replace(value.getKey(), value.getValue());
            }
            Files.createDirectories(to.getParent());
            Files.writeString(to, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void say(String what) {
        System.out.println("Papan: making " + what);
    }

    /** A Java with no more in it than the program needs. */
    private Path runtime() throws IOException, InterruptedException {
        String modules = output(List.of(
                tool("jdeps"),
                "--ignore-missing-deps",
                "--multi-release",
                "17",
                "--print-module-deps",
                jar.toString()));
        Path runtime = out.resolve("runtime");
        run(List.of(
                tool("jlink"),
                "--add-modules",
                modules.strip() + "," + MORE_MODULES,
                "--include-locales",
                LOCALES,
                "--strip-java-debug-attributes",
                "--no-header-files",
                "--no-man-pages",
                "--output",
                runtime.toString()));
        return runtime;
    }

    /** The program with its Java, and two launchers: one for the window, one for the terminal. */
    private Path image(Path runtime, Path icon) throws IOException, InterruptedException {
        Path input = Files.createDirectories(out.resolve("input"));
        Files.copy(jar, input.resolve("papan.jar"));
        List<String> command = jpackage("app-image");
        command.addAll(List.of("--input", input.toString(), "--main-jar", "papan.jar", "--main-class", "papan.Main"));
        command.addAll(List.of("--runtime-image", runtime.toString(), "--icon", icon.toString()));
        if (target != Target.LINUX) {
            Path console = Files.writeString(out.resolve("console.properties"), "win-console=true\n");
            command.addAll(List.of("--add-launcher", "papan-console=" + console));
        }
        for (String flag : FLAGS) {
            command.addAll(List.of("--java-options", flag));
        }
        command.addAll(List.of("--java-options", "-XX:SharedArchiveFile=$APPDIR/papan.jsa"));
        run(command);
        return out.resolve(target == Target.MAC ? "Papan.app" : target.program());
    }

    /**
     * Writes the classes that a start loads into an archive, which halves the start. Which these are, a start tells: of
     * the window until the first lesson is open or, where there is no display, of a command.
     */
    private void archive(Path image, Path runtime) throws IOException, InterruptedException {
        if (feature() < MOVED_ARCHIVES) {
            say("no archive of classes, which Java " + feature() + " would not use once it is installed; -Djdk=FOLDER"
                    + " of a newer one halves each start");
            return;
        }
        String java = runtime.resolve("bin/java").toString();
        String classes = out.resolve("classes").toString();
        List<String> start = new ArrayList<>(List.of(java));
        start.addAll(FLAGS);
        start.addAll(List.of("-XX:DumpLoadedClassList=" + classes, "-Duser.home=" + out.resolve("home")));
        String here = Path.of(Installer.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .getPath())
                .toString();
        start.addAll(List.of("-cp", jar + File.pathSeparator + here));
        boolean window = !GraphicsEnvironment.isHeadless();
        say("an archive of the classes of a start" + (window ? "" : ", without a window, for there is no display"));
        start.addAll(window ? List.of("papan.bench.StartedWindow", "papan") : List.of("papan.Main", "lesson", "check"));
        ProcessBuilder started = new ProcessBuilder(start).redirectOutput(ProcessBuilder.Redirect.DISCARD);
        started.environment().put("XDG_CONFIG_HOME", out.resolve("home").toString());
        started.environment().put("APPDATA", out.resolve("home").toString());
        finish(started.start(), start);
        Path app = image.resolve(
                switch (target) {
                    case LINUX -> "lib/app";
                    case WINDOWS -> "app";
                    case MAC -> "Contents/app";
                });
        List<String> dump = new ArrayList<>(List.of(java));
        dump.addAll(FLAGS);
        dump.addAll(List.of("-Xshare:dump", "-XX:SharedClassListFile=" + classes));
        dump.addAll(List.of(
                "-XX:SharedArchiveFile=" + app.resolve("papan.jsa"),
                "-cp",
                app.resolve("papan.jar").toString()));
        run(dump);
    }

    private int feature() throws IOException {
        Properties release = new Properties();
        try (Reader reader = Files.newBufferedReader(jdk.resolve("release"))) {
            release.load(reader);
        }
        return Runtime.Version.parse(release.getProperty("JAVA_VERSION").replace("\"", ""))
                .feature();
    }

    private List<String> jpackage(String type) {
        return new ArrayList<>(List.of(
                tool("jpackage"),
                "--type",
                type,
                "--name",
                target.program(),
                "--app-version",
                version,
                "--vendor",
                "Papan",
                "--dest",
                out.toString()));
    }

    private String tool(String name) {
        return jdk.resolve("bin").resolve(name).toString();
    }

    private static void run(List<String> command) throws IOException, InterruptedException {
        finish(new ProcessBuilder(command).inheritIO().start(), command);
    }

    private static String output(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        finish(process, command);
        return text;
    }

    private static void finish(Process process, List<String> command) throws InterruptedException {
        if (process.waitFor() != 0) {
            throw new IllegalStateException(
                    Path.of(command.get(0)).getFileName() + " ended with status " + process.exitValue());
        }
    }
}
