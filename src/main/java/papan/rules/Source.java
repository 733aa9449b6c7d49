package papan.rules;

/**
 * A document that a rule set rests on.
 *
 * @param id short name used in citations
 * @param title what it calls itself
 * @param document the file or publication in which it was read
 */
public record Source(String id, String title, String document) {}
