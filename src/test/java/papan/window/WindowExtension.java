package papan.window;

import java.awt.GraphicsEnvironment;
import javax.swing.RepaintManager;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

/** What {@link Windowed} promises: a display, and a {@link ThreadWatch} whose findings fail the test. */
final class WindowExtension implements ExecutionCondition, BeforeAllCallback, AfterEachCallback, AfterAllCallback {
    private ThreadWatch watch = new ThreadWatch(true);
    private RepaintManager usual;

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        return GraphicsEnvironment.isHeadless()
                ? ConditionEvaluationResult.disabled(
                        "There is no display: set DISPLAY, or run .ci/run, which brings one.")
                : ConditionEvaluationResult.enabled("There is a display.");
    }

    @Override
    public void beforeAll(ExtensionContext context) {
        watch = new ThreadWatch(
                context.getRequiredTestClass().getAnnotation(Windowed.class).painted());
        usual = RepaintManager.currentManager(null);
        RepaintManager.setCurrentManager(watch);
        Thread.setDefaultUncaughtExceptionHandler(watch);
    }

    @Override
    public void afterEach(ExtensionContext context) {
        Assertions.assertThat(watch.found())
                .as("components touched off the event dispatch thread, and what was thrown and not caught")
                .isEmpty();
    }

    @Override
    public void afterAll(ExtensionContext context) {
        Opened.closeStanding();
        RepaintManager.setCurrentManager(usual);
        Thread.setDefaultUncaughtExceptionHandler(null);
    }
}
