package papan.window;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;
import papan.testing.Slow;

/**
 * Marks a test class that opens real windows. It is skipped where there is no display, and fails when a component is
 * touched off the event dispatch thread. {@code mvn test} leaves it out.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(WindowExtension.class)
@Slow
@interface Windowed {
    /** Whether the windows are painted on the screen; where tests only look at how they are laid out, that costs most. */
    boolean painted() default true;
}
