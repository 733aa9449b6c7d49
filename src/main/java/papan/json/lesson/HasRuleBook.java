package papan.json.lesson;

import papan.rules.RuleBook;

/** What is known where rule sets can be named. */
public interface HasRuleBook {
    /** The rule sets that can be named. */
    RuleBook book();
}
