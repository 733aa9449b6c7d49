package papan.lesson.learner;

import java.time.LocalDate;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import papan.model.Says;

/**
 * What a learner has practised, board by board. When a board comes back, how strong the learner is and how many days were
 * practised follow from that.
 * Rule sets stand in the order of the alphabet, and the latest {@value #MOST} boards are kept.
 */
@Says(value = "What was practised, a board at a time.", name = "practice")
public record Practice(
        @Says(value = "The ids of the rule sets that are not to be practised.", usual = "")
        Set<String> without,

        @Says(value = "The opponents whose invitation to a game was taken up or put away.", usual = "")
        Set<String> invited,

        @Says(value = "The boards, in the order of time.", usual = "")
        List<Practised> boards,

        @Says("The board that was left half done.") Optional<BegunBoard> begun) {
    /** Nothing has been practised. */
    public static final Practice NONE = new Practice(Set.of(), Set.of(), List.of(), Optional.empty());
    /** How many seeds stand for the greatest strength. */
    public static final int STRONGEST = 5;

    /** The most boards that are kept. */
    static final int MOST = 2_000;

    /** In any so many days in a row one may be missed. */
    private static final int WEEK = 7;
    /** How many boxes boards must have climbed for each seed of strength. */
    private static final List<Integer> SEEDS = List.of(1, 5, 12, 25, 45);

    public Practice {
        without = Collections.unmodifiableSet(new TreeSet<>(without));
        invited = Collections.unmodifiableSet(new TreeSet<>(invited));
        boards = boards.stream()
                .sorted(Comparator.comparing(Practised::time))
                .skip(Math.max(0, boards.size() - MOST))
                .toList();
    }

    /** The same after another board. */
    public Practice did(Practised board) {
        return with(Stream.concat(boards.stream(), Stream.of(board)).toList(), Optional.empty());
    }

    /** The same with a board on which there is nothing decided yet. */
    public Practice beginning(BegunBoard board) {
        return with(boards, Optional.of(board));
    }

    private Practice with(List<Practised> other, Optional<BegunBoard> open) {
        return new Practice(without, invited, other, open);
    }

    /** The moves that were made on a board of which nothing is decided yet, by its fingerprint. */
    public List<String> begun(String board) {
        return begun.filter(open -> open.board().equals(board))
                .map(BegunBoard::moves)
                .orElse(List.of());
    }

    /** The same with a rule set that is to be practised, or not. */
    public Practice choosing(String rules, boolean wanted) {
        Set<String> next = new TreeSet<>(without);
        if (wanted) {
            next.remove(rules);
        } else {
            next.add(rules);
        }
        return new Practice(next, invited, boards, begun);
    }

    /** The same once an opponent need not invite the learner any more. */
    public Practice answering(String opponent) {
        return new Practice(without, both(invited, Set.of(opponent)), boards, begun);
    }

    /** Whether a rule set is to be practised. */
    public boolean wants(String rules) {
        return !without.contains(rules);
    }

    /** Joins the practice of two learners who turn out to be the same one. */
    Practice and(Practice other) {
        return new Practice(
                both(without, other.without),
                both(invited, other.invited),
                Stream.concat(boards.stream(), other.boards.stream()).distinct().toList(),
                begun.or(() -> other.begun));
    }

    private static Set<String> both(Set<String> some, Set<String> others) {
        Set<String> both = new TreeSet<>(some);
        both.addAll(others);
        return both;
    }

    /** As if no drill of a lesson had been practised. */
    Practice without(String lesson) {
        return with(
                boards.stream().filter(each -> !each.lesson().equals(lesson)).toList(), Optional.empty());
    }

    /** The later half of it. */
    public Practice half() {
        return with(boards.subList((boards.size() + 1) / 2, boards.size()), begun);
    }

    /** In which box each board is that was practised, by its fingerprint. On one day only the first go counts. */
    Map<String, Boxed> boxes(ZoneId zone) {
        Map<String, Boxed> boxes = new LinkedHashMap<>();
        for (Practised each : boards) {
            Optional<Boxed> before = Optional.ofNullable(boxes.get(each.board()));
            if (before.filter(boxed -> boxed.day().equals(each.day(zone))).isEmpty()) {
                boxes.put(each.board(), Boxed.after(before, each, each.day(zone)));
            }
        }
        return boxes;
    }

    /** The fingerprints of the boards that were practised on a day. */
    Set<String> on(LocalDate day, ZoneId zone) {
        return boards.stream()
                .filter(each -> each.day(zone).equals(day))
                .map(Practised::board)
                .collect(Collectors.toSet());
    }

    /** The day on which a board comes back; empty if it was never practised. */
    public Optional<LocalDate> back(String board, ZoneId zone) {
        return Optional.ofNullable(boxes(zone).get(board)).map(Boxed::back);
    }

    /**
     * How strong the learner is in a rule set, in seeds: 0 to {@value #STRONGEST}. It grows with boards that climb to a box
     * in which they have never been; what was once right is never taken away.
     */
    public int strength(String rules, ZoneId zone) {
        int climbed = boxes(zone).values().stream()
                .filter(boxed -> boxed.latest().rules().equals(rules))
                .mapToInt(boxed -> boxed.best() - 1)
                .sum();
        return (int) SEEDS.stream().filter(least -> climbed >= least).count();
    }

    /**
     * How many days were practised in a row, up to today or yesterday. In any seven days one may be missed; it is not
     * counted. Today is not missed yet.
     */
    public int streak(LocalDate today, ZoneId zone) {
        Set<LocalDate> days = boards.stream().map(each -> each.day(zone)).collect(Collectors.toSet());
        LocalDate missed = LocalDate.MAX;
        int streak = 0;
        for (LocalDate day = days.contains(today) ? today : today.minusDays(1); ; day = day.minusDays(1)) {
            if (days.contains(day)) {
                streak++;
            } else if (ChronoUnit.DAYS.between(day, missed) < WEEK) {
                return streak;
            } else {
                missed = day;
            }
        }
    }

    /** The rule sets that were practised, in the order in which that began. */
    public List<String> rules() {
        return boards.stream().map(Practised::rules).distinct().toList();
    }
}
