package papan.bench;

import papan.json.rules.RuleBooks;
import papan.testing.MoveTree;

/** Prints {@code src/test/resources/papan/move-trees.csv}: sequences of one to four choices from each rule set's start. */
final class MoveTrees {
    private static final int DEPTH = 4;

    private MoveTrees() {}

    public static void main(String[] args) {
        System.out.println("rules,depth,sequences");
        RuleBooks.shipped().all().forEach(rules -> {
            for (int depth = 1; depth <= DEPTH; depth++) {
                System.out.println(rules.id() + "," + depth + "," + MoveTree.count(rules, depth));
            }
        });
    }
}
