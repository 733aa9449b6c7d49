package papan.lesson.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import papan.narration.CaptionText;
import papan.replay.Lockstep;
import papan.replay.Timeline;

/**
 * What is told of boards that are compared: of each what has happened on it, in the words of its own rules. What holds for
 * all of them is told once, without a name.
 *
 * @param names what a board is called
 * @param words the language, and what the players are called
 */
record BoardSentences(ComparedBoards compared, Function<ComparedBoards.Board, String> names, CaptionText words) {

    /** What is told when so many events of the first board have happened; empty where nothing has on any. */
    Optional<String> at(int cursor) {
        Lockstep lockstep = compared.lockstep();
        List<Optional<String>> told = new ArrayList<>();
        for (int board = 0; board < compared.boards().size(); board++) {
            told.add(last(board, board == 0 ? cursor : lockstep.beside(board, cursor)));
        }
        return together(told);
    }

    /** What happened last on each board. */
    List<Optional<String>> ends() {
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

    private Optional<String> together(List<Optional<String>> told) {
        Map<String, List<String>> boards = new LinkedHashMap<>();
        for (int board = 0; board < told.size(); board++) {
            String name = names.apply(compared.boards().get(board));
            told.get(board)
                    .ifPresent(sentence -> boards.computeIfAbsent(sentence, s -> new ArrayList<>())
                            .add(name));
        }
        boolean all = boards.size() == 1 && told.stream().allMatch(Optional::isPresent);
        return boards.entrySet().stream()
                .map(each -> all ? each.getKey() : line(each.getValue(), each.getKey()))
                .reduce((before, next) -> before + "\n" + next);
    }

    private String line(List<String> boards, String sentence) {
        return words.text(
                "compare.told", Map.of("boards", String.join(words.text("list.comma"), boards), "sentence", sentence));
    }
}
