package papan.format;

import java.lang.reflect.InvocationTargetException;

/** A call by reflection of what is sure to be there. */
final class Reflected {
    private Reflected() {}

    /** A call that is checked by nobody but the one who makes it. */
    @FunctionalInterface
    interface Call<R> {
        R get() throws ReflectiveOperationException;
    }

    /** What it gives; what the method itself throws is thrown. */
    static <R> R call(Call<R> call) {
        try {
            return call.get();
        } catch (InvocationTargetException e) {
            throw e.getCause() instanceof RuntimeException own ? own : new IllegalStateException(e);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
