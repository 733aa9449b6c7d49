package papan.browser;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/** The core as a script, made by TeaVM out of the classes on this JVM's class path. */
final class Compiled {
    private Compiled() {}

    public static void main(String[] args) throws Exception {
        to(Path.of(args[0]));
    }

    static Path to(Path folder) throws TeaVMToolException, MalformedURLException {
        List<File> path = new ArrayList<>();
        List<URL> urls = new ArrayList<>();
        for (String each : System.getProperty("java.class.path").split(File.pathSeparator)) {
            if (!each.contains("jackson")) {
                path.add(new File(each));
                urls.add(new File(each).toURI().toURL());
            }
        }
        TeaVMTool tool = new TeaVMTool();
        tool.setClassPath(path);
        tool.setClassLoader(new URLClassLoader(urls.toArray(URL[]::new), Compiled.class.getClassLoader()));
        tool.setMainClass(InBrowser.class.getName());
        tool.setTargetDirectory(folder.toFile());
        tool.setTargetFileName("papan.js");
        tool.setObfuscated(!Boolean.getBoolean("papan.readable"));
        tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        tool.generate();
        List<Problem> problems = tool.getProblemProvider().getProblems();
        for (Problem each : problems) {
            DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
            each.render(text);
            System.err.println(each.getSeverity() + " " + text.getText() + " at " + each.getLocation());
            if (each.getLocation() != null) {
                System.err.println("    " + each.getLocation().getMethod() + " " + each.getLocation().getSourceLocation());
            }
        }
        return folder.resolve("papan.js");
    }
}
