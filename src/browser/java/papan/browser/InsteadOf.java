package papan.browser;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * On a static method that a browser calls instead of the one of the same name of a class, whose object comes first.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@interface InsteadOf {
    /** The class, by its name: not every one can be seen from here. */
    String value();

    /** Whether the method that is not called there has no object. */
    boolean isStatic() default false;
}
