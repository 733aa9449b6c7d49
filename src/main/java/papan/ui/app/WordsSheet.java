package papan.ui.app;

import java.awt.Frame;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.Icon;
import papan.ui.app.WordList.Line;
import papan.ui.board.BoardSign;
import papan.ui.board.BoardSigns;
import papan.ui.common.WindowText;

/** What is drawn on a board, and the words of the game with their symbols, each with a sentence. */
final class WordsSheet extends Sheet {
    private static final int SAMPLE_WIDTH = 104;
    private static final int SAMPLE_HEIGHT = 72;
    private static final int SYMBOL = 24;

    WordsSheet(Frame owner, WindowText words) {
        super(owner, "words", words.text("words.title"));
        BoardSigns signs = new BoardSigns();
        List<Line> seen = Stream.of(BoardSign.values())
                .map(sign -> line(words, "seen." + sign.id(), Optional.of(signs.of(sign, SAMPLE_WIDTH, SAMPLE_HEIGHT))))
                .toList();
        List<Line> said = Stream.of(GameWord.values())
                .map(word -> line(words, word.key(), word.icon(SYMBOL)))
                .toList();
        WordList board = list(words.text("words.board"), "words.board", seen, SAMPLE_WIDTH);
        list(words.text("words.game"), "words.game", said, SYMBOL);
        furnish(owner, board);
    }

    private static Line line(WindowText words, String key, Optional<Icon> icon) {
        return new Line(words.text(key), words.text(key + ".says"), icon);
    }

    private WordList list(String title, String name, List<Line> lines, int icons) {
        heading(title, "Papan.strong.font");
        WordList list = new WordList(title, lines, icons, room());
        list.setName(name);
        put(list, 0);
        return list;
    }
}
