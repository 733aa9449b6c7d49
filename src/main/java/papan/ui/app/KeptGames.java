package papan.ui.app;

import java.io.IOException;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import papan.analysis.Rival;
import papan.json.lesson.StepWriter;
import papan.json.match.GameFolder;
import papan.json.progress.ProgressFolder;
import papan.json.rules.RuleBooks;
import papan.replay.PlayedMatch;
import papan.replay.RecordedMatch;
import papan.rules.RuleSet;
import papan.ui.board.BoardThumbnail;
import papan.ui.common.Background;
import papan.ui.common.SupersedingTask;
import papan.ui.common.WindowText;
import papan.ui.explore.ExploreSession;
import papan.ui.explore.ExploreWorkspace;
import papan.ui.explore.GameKeeper;
import papan.ui.explore.ToldGame;
import papan.ui.lesson.Journal;
import papan.ui.lesson.LearnWorkspace;
import papan.ui.lesson.MyGames;

/**
 * The games of whoever sits here: written down while they are played, listed on the home and opened from there. Lives on
 * the event dispatch thread; games are listed in the background.
 */
final class KeptGames implements GameKeeper, MyGames.Acts {
    private final LearnWorkspace learn;
    private final Workspaces workspaces;
    private final Opener opener;
    private final WindowText words;
    private final ProgressFolder learners;
    private final Journal journal;
    private final InstantSource clock = InstantSource.system();
    private final SupersedingTask listing = new SupersedingTask();
    /** What was written last of the games that have been played since the start, by their numbers. */
    private final Map<Integer, GameFolder.Kept> kept = new HashMap<>();

    private int found;
    private Optional<PlayedMatch> tried = Optional.empty();
    private Optional<Seat> seat = Optional.empty();
    private Listed listed = Listed.NOTHING;
    private boolean removed;
    private boolean unwritten;

    /** Whose games they are, and where. */
    private record Seat(String learner, GameFolder folder) {}

    /** What was found. */
    private record Listed(List<GameFolder.Game> games, Optional<MyGames.Best> best, String trouble) {
        static final Listed NOTHING = new Listed(List.of(), Optional.empty(), "");
    }

    /** The games of a journal's learner. */
    KeptGames(
            LearnWorkspace learn,
            Workspaces workspaces,
            Opener opener,
            WindowText words,
            ProgressFolder learners,
            Journal journal) {
        this.learn = learn;
        this.workspaces = workspaces;
        this.opener = opener;
        this.words = words;
        this.learners = learners;
        this.journal = journal;
    }

    void begin() {
        folder();
        words.follow(this::tell);
        workspaces.onTurned(this::turned);
        turned();
    }

    private void turned() {
        workspaces
                .bench(ExploreWorkspace.class)
                .ifPresent(explore -> explore.session().setKeeper(this));
        if (workspaces.showsLearn()) {
            refresh();
        }
    }

    /** Where the games of whoever sits here are; empty for a guest. */
    private Optional<GameFolder> folder() {
        Optional<String> learner = Optional.of(journal.learner()).filter(any -> !journal.isGuest());
        if (!learner.equals(seat.map(Seat::learner))) {
            seat = learner.map(name -> new Seat(name, new GameFolder(learners.gamesOf(name))));
            listed = Listed.NOTHING;
            removed = false;
        }
        return seat.map(Seat::folder);
    }

    @Override
    public void keep(int game, RecordedMatch match) {
        folder().ifPresent(folder -> {
            try {
                kept.put(game, folder.keep(Optional.ofNullable(kept.get(game)), match, clock.instant()));
                unwritten = false;
            } catch (IOException e) {
                tellOnce(e);
            }
        });
    }

    /** Keeps what was tried on a lesson's board: as a game, and as a step for whoever writes lessons. */
    void keepFound(PlayedMatch match) {
        WorkspaceFiles.copy(StepWriter.play(match.rules(), match.from(), match.moves()));
        keepTried(match);
        refresh();
        learn.say(folder().isPresent() ? "free.kept" : "free.kept.step", Map.of());
    }

    /** Keeps what was tried as a game, unless it is the one that was kept last. */
    void keepTried(PlayedMatch match) {
        if (!tried.equals(Optional.of(match))) {
            tried = Optional.of(match);
            // Games of this window have numbers from 0.
            found--;
            keep(found, new RecordedMatch(match));
        }
    }

    private void tellOnce(IOException e) {
        if (!unwritten) {
            unwritten = true;
            opener.tell("games.unwritten", Map.of("problem", Background.reason(e)));
        }
    }

    @Override
    public void refresh() {
        refresh(() -> {});
    }

    private void refresh(Runnable then) {
        folder();
        tell();
        list(then);
    }

    private void list(Runnable then) {
        Optional<GameFolder> folder = folder();
        listing.run(
                ended -> folder.map(KeptGames::list).orElse(Listed.NOTHING),
                found -> {
                    // The home is made anew for what is told, which takes a while.
                    if (!found.equals(listed)) {
                        listed = found;
                        tell();
                    }
                    then.run();
                },
                failure -> {});
    }

    private static Listed list(GameFolder folder) {
        try {
            List<GameFolder.Game> games = folder.games(RuleBooks.shipped());
            return new Listed(games, best(games), "");
        } catch (IOException e) {
            return new Listed(List.of(), Optional.empty(), Background.reason(e));
        }
    }

    /** The best turn of them all. */
    private static Optional<MyGames.Best> best(List<GameFolder.Game> games) {
        return games.stream()
                .flatMap(game -> game.match().flatMap(ToldGame::best).stream()
                        .map(turn -> new MyGames.Best(game.kept().name(), turn)))
                .max(Comparator.comparingInt(best -> best.turn().seeds()));
    }

    /** Brings what is known onto the home. */
    private void tell() {
        if (!listed.games().isEmpty()) {
            words.including(ExploreWorkspace.class, "explore");
        }
        learn.setGames(new MyGames(
                journal.isGuest(),
                listed.games().stream().flatMap(this::told).toList(),
                listed.best(),
                listed.games().stream()
                        .filter(game -> game.match().isEmpty())
                        .map(game -> new MyGames.Broken(game.kept().name(), game.problem()))
                        .toList(),
                removed,
                listed.trouble(),
                this));
    }

    private Stream<MyGames.Game> told(GameFolder.Game game) {
        return game.match().stream().map(match -> {
            ToldGame told = ToldGame.of(match, words);
            PlayedMatch main = match.variations().main();
            return new MyGames.Game(
                    game.kept().name(),
                    told.players(),
                    told.rules(),
                    told.standing(),
                    day(game.changed()),
                    new BoardThumbnail(
                            main.timeline().positionAt(main.timeline().size()), main.rules()));
        });
    }

    private String day(Instant changed) {
        return DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)
                .withLocale(Locale.forLanguageTag(words.language().tag()))
                .format(changed.atZone(ZoneId.systemDefault()));
    }

    private void with(String file, Consumer<GameFolder.Game> then) {
        listed.games().stream()
                .filter(game -> game.kept().name().equals(file))
                .findFirst()
                .ifPresent(then);
    }

    @Override
    public void play() {
        workspaces.show(Workspace.EXPLORE);
    }

    @Override
    public void play(Rival rival, RuleSet rules) {
        workspaces.showExplore().play(rules, rival);
    }

    /** A game that is on the board already stands there as it was left. */
    @Override
    public void goOn(String file) {
        with(file, game -> show(game));
    }

    @Override
    public void watch(MyGames.Best best) {
        with(best.file(), game -> show(game).watch(best.turn().choice()));
    }

    private ExploreWorkspace show(GameFolder.Game game) {
        ExploreWorkspace explore = workspaces.showExplore();
        ExploreSession session = explore.session();
        boolean there = Optional.ofNullable(kept.get(session.game()))
                .filter(each -> each.name().equals(game.kept().name()))
                .isPresent();
        if (!there) {
            game.match().ifPresent(explore::goOn);
            kept.put(session.game(), game.kept());
        }
        return explore;
    }

    @Override
    public void chart(String file) {
        with(
                file,
                game -> game.match().ifPresent(match -> workspaces.showCharts().show(match)));
    }

    @Override
    public void remove(String file) {
        change(folder -> folder.remove(file), true);
    }

    @Override
    public void bringBack() {
        change(GameFolder::bringBack, false);
    }

    /** Something that is done with files. */
    private interface Change {
        void in(GameFolder folder) throws IOException;
    }

    private void change(Change change, boolean removes) {
        folder().ifPresent(folder -> {
            try {
                change.in(folder);
                removed = removes;
            } catch (IOException e) {
                opener.tell("games.unwritten", Map.of("problem", Background.reason(e)));
            }
            refresh(removes ? learn::offerGame : () -> {});
        });
    }

    /** What another learner played is not theirs. */
    @Override
    public void somebodyElse() {
        workspaces.explore().map(ExploreWorkspace::session).ifPresent(session -> session.begin(session.rules()));
        refresh();
    }
}
