package papan.json.match;

import papan.rules.RuleSet;

/** What is known where places of a board are named. */
public interface OnBoard {
    /** The rule set whose board it is. */
    RuleSet rules();
}
