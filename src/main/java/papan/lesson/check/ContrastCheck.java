package papan.lesson.check;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import papan.analysis.Comparison;
import papan.analysis.Contrast;
import papan.lesson.compare.ComparedBoards;
import papan.lesson.scene.Findings;
import papan.model.Layout;
import papan.model.Position;
import papan.model.Side;
import papan.rules.ClauseId;
import papan.rules.RuleSet;

/** Warns where compared boards never differ, or differ by more than one clause. */
final class ContrastCheck {
    /** So many positions are tried at most to find a contrast that would be clearer. */
    private static final int PATIENCE = 2_000;

    /** So many times in a lesson at most: it is only advice. */
    private static final int SEARCHES = 3;

    private final Findings findings;
    private final Map<List<RuleSet>, Optional<String>> clearer = new HashMap<>();

    /** For all steps of a lesson. */
    ContrastCheck(Findings findings) {
        this.findings = findings;
    }

    void step(String path, ComparedBoards compared) {
        for (int i = 0; i < compared.comparisons().size(); i++) {
            pair(
                    compared.boards().get(0).id(),
                    compared.boards().get(i + 1).id(),
                    path + ".boards[" + (i + 1) + "]",
                    compared.comparisons().get(i));
        }
    }

    private void pair(String first, String second, String at, Comparison comparison) {
        List<ClauseId> clauses = comparison.explanation();
        if (!comparison.parts()) {
            findings.warning(
                    "W651",
                    at,
                    "Boards " + first + " and " + second + " never differ on these moves.",
                    clearer(comparison)
                            .map(found -> "Smallest contrast: " + found + ".")
                            .orElse("Choose other moves or rules."));
        } else if (clauses.size() > 1) {
            findings.warning(
                    "W652",
                    at,
                    "Boards " + first + " and " + second + " differ by " + clauses.size() + " clauses; for a first"
                            + " contrast use one.",
                    clearer(comparison)
                            .map(found -> "Smallest contrast: " + found + ".")
                            .orElse("Take a single clause over with \"switch\"."));
        } else if (clauses.isEmpty()) {
            findings.warning(
                    "W653",
                    at,
                    "No three clauses together explain where boards " + first + " and " + second + " part.",
                    "Compare rule sets that are more alike, or take a single clause over with \"switch\".");
        }
    }

    /** The smallest position and move on which a single clause makes the difference. */
    private Optional<String> clearer(Comparison comparison) {
        RuleSet one = comparison.first().rules();
        RuleSet other = comparison.second().rules();
        List<RuleSet> pair = List.of(one, other);
        if (!clearer.containsKey(pair) && clearer.size() < SEARCHES) {
            clearer.put(pair, one.equals(other) ? Optional.empty() : clearer(one, other));
        }
        return clearer.getOrDefault(pair, Optional.empty());
    }

    private static Optional<String> clearer(RuleSet one, RuleSet other) {
        AtomicInteger asked = new AtomicInteger();
        BooleanSupplier over = () -> asked.incrementAndGet() > PATIENCE;
        return Contrast.find(one, other, over)
                .found()
                .filter(found -> found.comparison().explanation().size() == 1)
                .map(ContrastCheck::told);
    }

    private static String told(Contrast contrast) {
        String where = contrast.before().map(ContrastCheck::rows).orElse("from the start");
        String clause = contrast.comparison().explanation().get(0).id();
        int count = contrast.seeds();
        return where + ", move "
                + String.join(
                        ", ", contrast.moves().stream().map(Object::toString).toList())
                + ", " + count + (count == 1 ? " seed, " : " seeds, ") + "clause " + clause;
    }

    private static String rows(Position position) {
        return row(position, Side.SOUTH) + " " + row(position, Side.NORTH);
    }

    private static String row(Position position, Side side) {
        Layout layout = position.layout();
        List<String> seeds = layout.row(side).stream()
                .map(house -> Integer.toString(position.seedsIn(house)))
                .toList();
        return side.id() + " " + String.join(",", seeds);
    }
}
