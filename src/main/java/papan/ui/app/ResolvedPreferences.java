package papan.ui.app;

import java.util.Optional;
import papan.ui.common.SeedMotion;
import papan.ui.common.SystemWish;
import papan.ui.common.Theme;

/**
 * The motion setting that holds: the user's own choice first, then the system's, then the lesson's.
 *
 * @param own the motion that was chosen here, if one ever was
 * @param system what the system asks of all programs
 * @param lesson the motion that the author of the open lesson wishes
 */
record ResolvedPreferences(Optional<SeedMotion> own, SystemWish system, Optional<SeedMotion> lesson) {

    /**
     * What was chosen here holds before anything else. A system that asks programs to hold still speaks for the same person,
     * so it holds before the lesson.
     */
    SeedMotion motion() {
        return own.or(system::motion).or(() -> lesson).orElse(SeedMotion.FULL);
    }

    /** The theme for whoever wants it as the system has it; light where the system does not say. */
    Theme theme() {
        return system.theme().orElse(Theme.LIGHT);
    }
}
