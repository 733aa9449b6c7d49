package papan.lesson.compare;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import papan.narration.CaptionText;
import papan.replay.Timeline;

/**
 * Tells of each compared board what has happened on it, in the words of its own rules.
 *
 * @param words the language, and what the players are called
 */
public record BoardSentences(ComparedBoards compared, CaptionText words) {

    /** What happened last on each board when so many events of the first one have happened; empty where nothing has. */
    public List<Optional<String>> at(int cursor) {
        List<Integer> cursors = compared.cursors(cursor);
        return IntStream.range(0, cursors.size())
                .mapToObj(board -> last(board, cursors.get(board)))
                .toList();
    }

    /** The same where it holds for all boards; else empty. */
    public Optional<String> common(int cursor) {
        List<Optional<String>> told = at(cursor);
        return told.get(0).filter(first -> told.stream().allMatch(each -> each.equals(Optional.of(first))));
    }

    /** What happened last on each board. */
    public List<Optional<String>> ends() {
        List<Timeline> timelines = compared.lockstep().timelines();
        return IntStream.range(0, timelines.size())
                .mapToObj(board -> last(board, timelines.get(board).size()))
                .toList();
    }

    private Optional<String> last(int board, int cursor) {
        Timeline timeline = compared.lockstep().timelines().get(board);
        return cursor == 0 ? Optional.empty() : Optional.of(in(board).format(timeline.caption(cursor - 1)));
    }

    private CaptionText in(int board) {
        return new CaptionText(
                words.wording().withTerms(compared.boards().get(board).rules()));
    }
}
