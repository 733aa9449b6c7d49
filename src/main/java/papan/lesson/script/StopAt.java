package papan.lesson.script;

import papan.model.Says;

/**
 * Where a move is stopped.
 *
 * @param before whether to stop just before the event, so that a question can ask for it, and not just after
 */
@Says("Stops the last of the moves at an event.")
public record StopAt(
        @Says(value = "Whether to stop before or after it.", name = "when", as = "before", usual = "false")
        boolean before,

        @Says(beside = true) Selector event) {}
