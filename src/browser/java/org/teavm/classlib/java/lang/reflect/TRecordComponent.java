package org.teavm.classlib.java.lang.reflect;

import java.lang.annotation.Annotation;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.Arrays;

/** A component of a record, by its field: TeaVM has no class of this name. */
public final class TRecordComponent {
    private final Field field;

    private TRecordComponent(Field field) {
        this.field = field;
    }

    /** Those of a record, in order. */
    public static TRecordComponent[] of(Class<?> type) {
        return Arrays.stream(type.getDeclaredFields())
                .filter(field -> !Modifier.isStatic(field.getModifiers()))
                .map(TRecordComponent::new)
                .toArray(TRecordComponent[]::new);
    }

    public Class<?> getDeclaringRecord() {
        return field.getDeclaringClass();
    }

    public String getName() {
        return field.getName();
    }

    public Class<?> getType() {
        return field.getType();
    }

    public Type getGenericType() {
        return field.getGenericType();
    }

    public Method getAccessor() {
        try {
            return field.getDeclaringClass().getDeclaredMethod(field.getName());
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }

    public <T extends Annotation> T getAnnotation(Class<T> type) {
        return field.getAnnotation(type);
    }

    public boolean isAnnotationPresent(Class<? extends Annotation> type) {
        return field.getAnnotation(type) != null;
    }
}
