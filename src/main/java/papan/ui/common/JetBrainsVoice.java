package papan.ui.common;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Locale;
import java.util.Optional;
import javax.accessibility.Accessible;
import javax.swing.JComponent;
import org.jspecify.annotations.Nullable;
import papan.ui.common.Announcer.Voice;

/**
 * The announcing call of JetBrains Runtime, {@code com.jetbrains.AccessibleAnnouncer}, found by reflection: by its
 * public name where the library of that name is there, or else where the runtime itself keeps it, which our jar's
 * manifest opens. Not on Windows, where it has frozen programs under JAWS. If a call fails, another voice speaks instead.
 */
final class JetBrainsVoice implements Voice {
    private static final Logger LOG = System.getLogger(JetBrainsVoice.class.getName());
    private static final String LIBRARY = "com.jetbrains.JBR";
    private static final String INSIDE = "sun.swing.AccessibleAnnouncer";
    private static final int POLITELY = 0;
    private static final int AT_ONCE = 1;

    private final Method announce;
    private final @Nullable Object target;
    private final Voice otherwise;
    private boolean broken;

    private JetBrainsVoice(Method announce, @Nullable Object target, Voice otherwise) {
        this.announce = announce;
        this.target = target;
        this.otherwise = otherwise;
    }

    /** The voice of this runtime, if it has one that is safe to use. */
    static Optional<Voice> find(Voice otherwise) {
        boolean windows =
                System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");
        return windows ? Optional.empty() : find(LIBRARY, INSIDE, otherwise);
    }

    /** The voice behind one of two classes: one that hands out an announcer, and one that is an announcer. */
    static Optional<Voice> find(String library, String inside, Voice otherwise) {
        return byLibrary(library, otherwise).or(() -> byRuntime(inside, otherwise));
    }

    private static Optional<Voice> byLibrary(String name, Voice otherwise) {
        try {
            Class<?> jbr = Class.forName(name);
            if (!(boolean) jbr.getMethod("isAccessibleAnnouncerSupported").invoke(null)) {
                return Optional.empty();
            }
            Method getter = jbr.getMethod("getAccessibleAnnouncer");
            Object target = getter.invoke(null);
            return Optional.of(new JetBrainsVoice(call(getter.getReturnType()), target, otherwise));
        } catch (ReflectiveOperationException | LinkageError e) {
            return Optional.empty();
        }
    }

    private static Optional<Voice> byRuntime(String name, Voice otherwise) {
        try {
            Method announce = call(Class.forName(name));
            return announce.canAccess(null)
                    ? Optional.of(new JetBrainsVoice(announce, null, otherwise))
                    : Optional.empty();
        } catch (ReflectiveOperationException | LinkageError e) {
            return Optional.empty();
        }
    }

    private static Method call(Class<?> type) throws NoSuchMethodException {
        return type.getMethod("announce", Accessible.class, String.class, int.class);
    }

    @Override
    public void say(JComponent about, String text, boolean interrupts) {
        if (!broken) {
            try {
                announce.invoke(target, about, text, interrupts ? AT_ONCE : POLITELY);
                return;
            } catch (IllegalAccessException | InvocationTargetException | LinkageError e) {
                broken = true;
                LOG.log(Level.WARNING, "this runtime cannot announce: " + e);
            }
        }
        otherwise.say(about, text, interrupts);
    }
}
