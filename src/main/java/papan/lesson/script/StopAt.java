package papan.lesson.script;

/**
 * Where a move is stopped.
 *
 * @param event the event at which it stops
 * @param before whether to stop just before the event, so that a question can ask for it, and not just after
 */
public record StopAt(Selector event, boolean before) {}
