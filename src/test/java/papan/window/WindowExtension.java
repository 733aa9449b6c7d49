package papan.window;

import java.awt.GraphicsEnvironment;
import org.assertj.swing.edt.FailOnThreadViolationRepaintManager;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

/** What {@link Windowed} promises: a display, and a repaint manager that watches for use off the event dispatch thread. */
final class WindowExtension implements ExecutionCondition, BeforeAllCallback, AfterAllCallback {
    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        return GraphicsEnvironment.isHeadless()
                ? ConditionEvaluationResult.disabled(
                        "There is no display: set DISPLAY, or run .ci/run, which brings one.")
                : ConditionEvaluationResult.enabled("There is a display.");
    }

    @Override
    public void beforeAll(ExtensionContext context) {
        FailOnThreadViolationRepaintManager.install();
    }

    @Override
    public void afterAll(ExtensionContext context) {
        FailOnThreadViolationRepaintManager.uninstall();
    }
}
