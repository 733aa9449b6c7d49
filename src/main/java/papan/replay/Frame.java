package papan.replay;

import papan.event.BoardEvent;
import papan.model.Position;
import papan.narration.Caption;

/**
 * One event with what lay on the board before and after it, and what there is to say about it.
 *
 * @param index 0-based place in its timeline
 */
public record Frame(int index, Position before, BoardEvent event, Position after, Caption caption) {}
