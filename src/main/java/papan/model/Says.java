package papan.model;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What a file says in a component of a record: the component is a field of an object, and its type is what may stand there.
 * A component whose type is an {@link java.util.Optional} may be left out, one with something {@link #usual()} too; any
 * other must be there. On a record, or on a sealed interface of such, it says what the object is. It is kept with the fields
 * behind the components, too, for where nobody can be asked for components, as in a browser.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.TYPE})
public @interface Says {
    /** What stands for nothing where even the empty text means something. */
    String NOTHING = "\n";

    /** A sentence for authors; empty if the type tells by itself. */
    String value() default "";

    /** How files call it, if not by its own name; of a type, its name in schemas, where it has one. */
    String name() default "";

    /** Of a type, a small one as a file has it, for its schema; single quotes stand for double ones. */
    String example() default "";

    /** Of a sealed interface, the field that tells its records apart, each by its name. */
    String by() default "";

    /**
     * What holds where a file says nothing: a number, a flag or a word, a constant of the component's type by its name, or
     * the empty text, which stands for an empty list, too.
     */
    String usual() default NOTHING;

    /** Whether it must be there; what is usual then holds as long as it cannot be read. */
    boolean needed() default false;

    /** Whether it must not be an empty text. */
    boolean filled() default false;

    /** The least of a number. */
    double min() default 0;

    /** The most of a number. */
    double max() default Integer.MAX_VALUE;

    /** The name of what may stand there, or in each place of a list, if its type does not tell. */
    String as() default "";

    /** The same of a whole list. */
    String whole() default "";

    /** A word that says nothing in particular, as an empty value does. */
    String or() default "";

    /** Whether it is a text that is translated, or holds records with such texts. */
    boolean translated() default false;

    /** How the keys of its texts call it, if not by its name; the empty text where they don't. */
    String key() default NOTHING;

    /** Whether the fields of its own record stand in the same object. */
    boolean beside() default false;
}
