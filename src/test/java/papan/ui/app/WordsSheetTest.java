package papan.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import papan.narration.Language;
import papan.replay.Mark;
import papan.testing.TextFile;
import papan.ui.board.BoardSign;

class WordsSheetTest {
    @ParameterizedTest
    @EnumSource(Language.class)
    void everyWordAndEverySignHasASentence(Language language) {
        Set<String> keys = Stream.concat(
                        Stream.of(BoardSign.values()).map(sign -> "seen." + sign.id()),
                        Stream.of(GameWord.values()).map(GameWord::key))
                .flatMap(key -> Stream.of(key, key + ".says"))
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> written = new TextFile(TextFile.Family.WORDS, language)
                .texts().keySet().stream()
                        .filter(key -> !key.startsWith("words."))
                        .collect(Collectors.toSet());
        assertThat(written).containsExactlyInAnyOrderElementsOf(keys).hasSizeGreaterThan(70);
    }

    @Test
    void everySymbolOfTheTimelineStandsBesideItsWord() {
        Set<Mark.Kind> explained = Stream.of(GameWord.values())
                .map(GameWord::mark)
                .flatMap(Optional::stream)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Mark.Kind.class)));
        assertThat(explained).isEqualTo(EnumSet.allOf(Mark.Kind.class));
    }

    /** What the rule card says of a last seed is what the sheet says of it. */
    @ParameterizedTest
    @EnumSource(Language.class)
    void aWordIsTheOneThatTheRuleCardUses(Language language) {
        var words = new TextFile(TextFile.Family.WORDS, language).texts();
        var card = new TextFile(TextFile.Family.NARRATION, language).texts();
        assertThat(words.get("word.relay")).isEqualTo(card.get("ruling.relay"));
        assertThat(words.get("word.extra-turn")).isEqualTo(card.get("ruling.extraTurn"));
        assertThat(words.get("word.capture")).isEqualTo(card.get("ruling.capture"));
        assertThat(words.get("word.turn-over")).isEqualTo(card.get("ruling.turnOver"));
        assertThat(words.get("word.bank"))
                .isEqualTo(card.get("ruling.bank").replace("{term.store}", card.get("term.store")));
        assertThat(words.get("word.house")).isEqualToIgnoringCase(card.get("term.house"));
        assertThat(words.get("word.store")).isEqualToIgnoringCase(card.get("term.store"));
        assertThat(words.get("word.seed")).isEqualToIgnoringCase(card.get("term.seed"));
    }
}
