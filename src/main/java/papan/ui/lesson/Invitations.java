package papan.ui.lesson;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import papan.analysis.Rival;
import papan.lesson.kept.Answered;
import papan.lesson.learner.Progress;

/**
 * Who wants to play against a learner, now that the store is so full. Nobody has to wait for that: a game against any of
 * them can be begun at any time.
 *
 * @param seeds in the learner's store, one for each question that was answered right by oneself
 * @param answered the ids of those whose invitation was taken up or put away
 */
record Invitations(int seeds, Set<String> answered) {
    Invitations {
        answered = Set.copyOf(answered);
    }

    /** Those of a learner. */
    static Invitations of(Progress progress) {
        long right = progress.lessons().values().stream()
                .flatMap(lesson -> lesson.answers().stream())
                .filter(answer ->
                        !answer.revealed() && answer.attempts().stream().anyMatch(Answered.Attempt::correct))
                .count();
        return new Invitations((int) right, progress.practice().invited());
    }

    /** With how many seeds in the store somebody is invited; Grandma waits for more than half of a whole board's 98. */
    private static int least(Rival rival) {
        return switch (rival) {
            case LITTLE_SISTER -> 10;
            case BIG_SISTER -> 25;
            case GRANDMA -> 50;
        };
    }

    /** Who invites the learner now: the strongest for whom the store is full enough, unless that was answered. */
    Optional<Rival> now() {
        return Arrays.stream(Rival.values())
                .filter(rival -> least(rival) <= seeds)
                .max(Comparator.comparingInt(Invitations::least))
                .filter(rival -> !answered.contains(rival.id()));
    }

    /** Who comes next; empty if all have come. */
    Optional<Rival> next() {
        return Arrays.stream(Rival.values()).filter(rival -> least(rival) > seeds).findFirst();
    }

    /** How many seeds are left until somebody comes. */
    int left(Rival rival) {
        return least(rival) - seeds;
    }
}
