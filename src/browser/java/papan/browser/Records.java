package papan.browser;

import java.util.List;
import org.teavm.extension.introspect.IntrospectClass;
import org.teavm.extension.introspect.IntrospectElement;
import org.teavm.extension.introspect.IntrospectMethod;
import org.teavm.extension.spi.reflection.SimpleReflectionPolicy;
import papan.model.Says;

/** Lets records that say what files say be read and made by their components, and constants be found by name. */
public final class Records extends SimpleReflectionPolicy {
    @Override
    protected void setup() {
        selectClasses(type -> says(type)).reflectableFields(field -> true).reflectableMethods(Records::isOfComponents);
        selectClasses(type -> type.name().startsWith("papan."))
                .reflectableFields(field -> field.type().equals(field.declaringClass()));
    }

    private static boolean says(IntrospectClass<?> type) {
        return type.isRecord()
                && (type.hasAnnotation(Says.class)
                        || type.declaredFields().stream().anyMatch(field -> field.hasAnnotation(Says.class)));
    }

    private static boolean isOfComponents(IntrospectMethod method) {
        List<String> components = method.declaringClass().declaredFields().stream()
                .map(IntrospectElement::name)
                .toList();
        return method.isConstructor() || (method.parameters().isEmpty() && components.contains(method.name()));
    }
}
