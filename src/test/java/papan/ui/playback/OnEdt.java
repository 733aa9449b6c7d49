package papan.ui.playback;

import java.awt.EventQueue;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

/** Runs each test on the event dispatch thread, where a playback lives. */
public final class OnEdt implements InvocationInterceptor {
    @Override
    public void interceptTestMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        run(invocation);
    }

    @Override
    public void interceptTestTemplateMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        run(invocation);
    }

    private static void run(Invocation<Void> invocation) throws Throwable {
        Throwable[] thrown = new Throwable[1];
        try {
            EventQueue.invokeAndWait(() -> {
                try {
                    invocation.proceed();
                } catch (Throwable t) {
                    thrown[0] = t;
                }
            });
        } catch (InvocationTargetException e) {
            thrown[0] = e.getCause();
        }
        if (thrown[0] != null) {
            throw thrown[0];
        }
    }
}
