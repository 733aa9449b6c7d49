package papan.browser;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.teavm.extension.introspect.IntrospectClass;
import org.teavm.extension.introspect.IntrospectField;
import org.teavm.extension.introspect.IntrospectMember;
import org.teavm.extension.spi.reflection.ReflectionPolicy;
import papan.model.Says;

/** Lets records be read by their components. */
public final class Records implements ReflectionPolicy {
    @Override
    public Collection<IntrospectMember> classAccessibleMembers(IntrospectClass<?> type) {
        if (!type.name().startsWith("papan.")) {
            return List.of();
        }
        List<? extends IntrospectField> fields = type.declaredFields();
        if (!type.isRecord() || !(type.hasAnnotation(Says.class) || fields.stream().anyMatch(field -> field.hasAnnotation(Says.class)))) {
            return fields.stream().filter(field -> field.type().equals(type)).<IntrospectMember>map(it -> it).toList();
        }
        List<IntrospectMember> all = new ArrayList<>(fields);
        List<String> names = fields.stream().map(IntrospectField::name).toList();
        type.declaredMethods().stream()
                .filter(method -> method.isConstructor() || (method.parameters().isEmpty() && names.contains(method.name())))
                .forEach(all::add);
        return all;
    }
}
