package papan.json.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.json.match.GameFolder.Game;
import papan.json.match.GameFolder.Kept;
import papan.json.progress.ProgressFolder;
import papan.json.rules.RuleBooks;
import papan.lesson.learner.Progress;
import papan.model.Move;
import papan.model.Side;
import papan.replay.PlayedMatch;
import papan.replay.RecordedMatch;
import papan.replay.Variations;
import papan.rules.RuleSet;

/** A learner's games: kept move by move, listed, removed and brought back; a damaged one stops no other. */
class GameFolderTest {
    private static final RuleSet RULES =
            RuleBooks.shipped().find("congklak-classic").orElseThrow();
    private static final Instant NOW = Instant.parse("2026-11-24T10:20:30Z");

    @TempDir
    private Path learners;

    private GameFolder folder;

    @BeforeEach
    void open() {
        folder = folder("Ana");
    }

    private GameFolder folder(String learner) {
        return new GameFolder(new ProgressFolder(learners).gamesOf(learner));
    }

    private Path path(String name) {
        return new ProgressFolder(learners).gamesOf("Ana").resolve(name);
    }

    /** A match after some moves, each the first that is possible. */
    private static RecordedMatch match(int moves) {
        PlayedMatch match = PlayedMatch.begin(RULES, Optional.empty());
        for (int i = 0; i < moves; i++) {
            Move move = match.match().legalMoves().get(0);
            match = match.with(move);
        }
        return new RecordedMatch(Variations.of(match), Map.of(Side.NORTH, "search:4"));
    }

    private Kept keep(int moves) throws IOException {
        return folder.keep(Optional.empty(), match(moves), NOW);
    }

    private List<Game> games() throws IOException {
        return folder.games(RuleBooks.shipped());
    }

    private static int moves(Game game) {
        return game.match().orElseThrow().variations().main().size();
    }

    private void age(Kept kept, int days) throws IOException {
        Files.setLastModifiedTime(path(kept.name()), FileTime.from(NOW.minusSeconds(days * 86_400L)));
    }

    @Test
    void whoHasPlayedNothingHasNoGamesAndNoFolder() throws Exception {
        assertThat(games()).isEmpty();
        assertThat(learners).isEmptyDirectory();
    }

    @Test
    void aGameHasOneFileFromItsFirstMoveOnAndItsWhatIfsAreInIt() throws Exception {
        Kept first = keep(1);
        Kept second = folder.keep(Optional.of(first), match(3), NOW.plusSeconds(9));
        assertThat(second.name()).isEqualTo(first.name());
        Variations played = match(3).variations();
        Move other = played.main().before(1).legalMoves().get(1);
        folder.keep(Optional.of(second), new RecordedMatch(played.choose(1, other), Map.of()), NOW);
        assertThat(games()).hasSize(1).first().satisfies(game -> {
            assertThat(moves(game)).isEqualTo(3);
            assertThat(game.match().orElseThrow().variations().branches()).hasSize(1);
        });
    }

    @Test
    void theLatestStandsFirstAndNoMoreThanTwentyAreListed() throws Exception {
        List<Kept> all = new ArrayList<>();
        for (int i = 0; i < GameFolder.MOST + 2; i++) {
            all.add(keep(i % 3 + 1));
            age(all.get(i), i);
        }
        age(all.get(5), -1);
        List<String> listed = games().stream().map(game -> game.kept().name()).toList();
        assertThat(listed)
                .hasSize(GameFolder.MOST)
                .startsWith(all.get(5).name(), all.get(0).name());
        assertThat(path(all.get(all.size() - 1).name())).as("nothing is lost").exists();
    }

    @Test
    void aDamagedFileSaysWhyAndStopsNoOther() throws Exception {
        Kept good = keep(2);
        Kept damaged = keep(3);
        Files.writeString(path(damaged.name()), "{\"format\": \"match/1\", \"moves\": [\"S9");
        assertThat(games()).hasSize(2);
        assertThat(games())
                .filteredOn(game -> game.match().isEmpty())
                .singleElement()
                .satisfies(game -> {
                    assertThat(game.kept().name()).isEqualTo(damaged.name());
                    assertThat(game.problem()).endsWith(".");
                });
        assertThat(games())
                .filteredOn(game -> game.match().isPresent())
                .extracting(game -> game.kept().name())
                .containsExactly(good.name());
    }

    @Test
    void whatAnotherWindowHasPlayedOnIsNotOverwritten() throws Exception {
        Kept mine = keep(1);
        folder("Ana").keep(Optional.of(mine), match(5), NOW);
        Kept apart = folder.keep(Optional.of(mine), match(2), NOW);
        assertThat(apart.name()).isNotEqualTo(mine.name());
        assertThat(games()).extracting(GameFolderTest::moves).containsExactlyInAnyOrder(5, 2);
    }

    @Test
    void aRemovedGameComesBackUntilAnotherIsRemoved() throws Exception {
        Kept first = keep(1);
        Kept second = keep(2);
        folder.remove(first.name());
        assertThat(games()).extracting(GameFolderTest::moves).containsExactly(2);
        folder.bringBack();
        assertThat(games()).hasSize(2);
        folder.remove(first.name());
        folder.remove(second.name());
        assertThat(games()).isEmpty();
        folder.bringBack();
        assertThat(games()).extracting(GameFolderTest::moves).containsExactly(2);
    }

    @Test
    void anotherLearnersGamesAreNotListed() throws Exception {
        keep(1);
        assertThat(folder("Ben").games(RuleBooks.shipped())).isEmpty();
    }

    @Test
    void whatWasPlayedWithoutANameGoesAlongToTheName() throws Exception {
        folder(Progress.NAMELESS).keep(Optional.empty(), match(4), NOW);
        new ProgressFolder(learners).adopt("Ana");
        assertThat(games()).extracting(GameFolderTest::moves).containsExactly(4);
        assertThat(folder(Progress.NAMELESS).games(RuleBooks.shipped())).isEmpty();
    }
}
