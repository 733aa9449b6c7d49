package papan.lesson.learner;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * A board in one of the boxes in which it waits: Sebastian Leitner's (So lernt man lernen, 1972). Right at the first go it
 * moves to the next box, missed to the first.
 *
 * @param box from 1
 * @param best the highest box in which it has been
 * @param day when it was put there
 */
record Boxed(Practised latest, int box, int best, LocalDate day) {
    /** How many days a board waits in each box. */
    static final List<Integer> DAYS = List.of(1, 3, 7, 14, 30);

    /** The box in which a board is that was practised; a new one comes out of the first. */
    static Boxed after(Optional<Boxed> before, Practised now, LocalDate day) {
        int from = before.map(Boxed::box).orElse(1);
        int box = now.right() ? Math.min(from + 1, DAYS.size()) : 1;
        return new Boxed(now, box, Math.max(box, before.map(Boxed::best).orElse(1)), day);
    }

    /** The day on which it comes back. */
    LocalDate back() {
        return day.plusDays(DAYS.get(box - 1));
    }

    /** Whether it has waited long enough. A day that is still to come was written by a wrong clock. */
    boolean isDue(LocalDate today) {
        return day.isAfter(today) || !back().isAfter(today);
    }
}
