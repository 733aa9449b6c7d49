package papan.lesson.scene;

import java.util.Optional;
import papan.lesson.script.Borrowed;
import papan.lesson.script.Lesson;
import papan.lesson.script.RulesName;
import papan.rules.RuleBook;
import papan.rules.RuleSet;

/**
 * The rule sets that a lesson's questions refer to: as the documents have them, also while one is altered to see whether
 * the lesson notices.
 *
 * @param own the lesson's own
 * @param book all of them
 */
public record LessonBook(RuleSet own, RuleBook book) {
    /** Those of a lesson in a book. */
    public static LessonBook of(Lesson lesson, RuleBook book) {
        RuleBook installed = lesson.rules().in(book).installed();
        return new LessonBook(rulesOf(lesson, installed), installed);
    }

    /**
     * The rule set by which a lesson is played. One that the lesson alters is no document's any more: it stays the same
     * while a document's is altered to see which lessons notice.
     */
    public static RuleSet rulesOf(Lesson lesson, RuleBook book) {
        Borrowed set = lesson.rules().set();
        RuleBook all = lesson.rules().in(book);
        RuleBook from = set.isNone() ? all : all.installed();
        RuleSet base = from.find(lesson.rulesId())
                .orElseThrow(() -> new IllegalArgumentException("rule set " + lesson.rulesId() + " is not installed"));
        return set.isNone()
                ? base
                : set.in(base, from)
                        .map(Borrowed::named)
                        .orElseThrow(() -> new IllegalArgumentException(base.id() + " cannot have " + set));
    }

    /** The lesson's own rules with clauses of others; empty if they cannot be had. */
    public Optional<RuleSet> with(Borrowed clauses) {
        return clauses.in(own, book);
    }

    /**
     * A rule set that a question names.
     *
     * @throws IllegalArgumentException if it is not installed, or cannot have the clauses: its reader has looked
     */
    public RuleSet find(RulesName name) {
        return name.in(book)
                .orElseThrow(() -> new IllegalArgumentException("rule set " + name.id() + " cannot be had so"));
    }
}
