package papan.json.lesson;

import papan.json.match.OnBoard;

/** What is known where a rule set can be given clauses of others. */
interface HasRules extends HasRuleBook, OnBoard {}
