package papan.browser;

import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/** Makes a script of the core by TeaVM, out of what is on the class path, but without the library that reads JSON. */
final class Compiler {
    private Compiler() {}

    /**
     * Makes it.
     *
     * @param readable whether its names are those of the classes, to look for what went wrong
     * @throws IllegalStateException with all that is asked for and is not there
     */
    static void compile(Path script, boolean readable) throws TeaVMToolException {
        List<File> path = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(each -> !each.contains("jackson"))
                .map(File::new)
                .toList();
        TeaVMTool tool = new TeaVMTool();
        tool.setClassPath(path);
        tool.setClassLoader(Compiler.class.getClassLoader());
        tool.setMainClass(InBrowser.class.getName());
        tool.setTargetDirectory(script.getParent().toFile());
        tool.setTargetFileName(script.getFileName().toString());
        tool.setObfuscated(!readable);
        tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        tool.generate();
        List<Problem> problems = tool.getProblemProvider().getProblems();
        if (!problems.isEmpty()) {
            throw new IllegalStateException(
                    String.join("\n", problems.stream().map(Compiler::line).toList()));
        }
    }

    private static String line(Problem problem) {
        DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
        problem.render(text);
        return problem.getLocation() == null
                ? text.getText()
                : text.getText() + "\n    " + problem.getLocation().getMethod() + ", "
                        + problem.getLocation().getSourceLocation();
    }
}
