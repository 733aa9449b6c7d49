package papan.ui.common;

import java.util.Optional;

/**
 * What the system asks programs to look like, as far as it says so.
 *
 * @param theme light, dark or contrast; empty if the system does not say
 * @param motion off if the system asks programs to hold still; empty if it does not
 */
public record SystemWish(Optional<Theme> theme, Optional<SeedMotion> motion) {
    /** Nothing. */
    public static final SystemWish NONE = new SystemWish(Optional.empty(), Optional.empty());

    /** What the toolkit says at once, together with what the system's programs say: of the two, who sees less is right. */
    public SystemWish with(SystemWish asked) {
        Optional<Theme> strong = theme.filter(Theme.CONTRAST::equals);
        return new SystemWish(strong.or(asked::theme).or(this::theme), motion.or(asked::motion));
    }
}
