package papan.lesson.script;

import papan.model.Position;

/** Where a step begins. */
public sealed interface From {
    /** Where nothing is said. */
    From KEEP = new Keep();

    /** From the rule set's own start, opened as the rule set says. */
    record Start() implements From {}

    /** From where the step before it ended, or from the start if there is none. */
    record Keep() implements From {}

    /** From a position of the author's, played by turns. */
    record Given(Position position) implements From {}
}
