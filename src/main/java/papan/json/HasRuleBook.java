package papan.json;

import papan.rules.RuleBook;

/** What is known where rule sets can be named. */
interface HasRuleBook {
    /** The rule sets that can be named. */
    RuleBook book();
}
