package papan.lesson;

import java.util.List;

/** One rung of the ladder of help. */
public record Hint(String text, List<Highlight> highlights) {
    public Hint {
        highlights = List.copyOf(highlights);
    }
}
