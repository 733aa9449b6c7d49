package papan.json.lesson;

import papan.rules.RuleSet;

/** What is known where a rule set can be given clauses of others. */
interface HasRules extends HasRuleBook {
    /** That rule set. */
    RuleSet rules();
}
