package papan.lesson.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import papan.analysis.Rival;
import papan.engine.Engine;
import papan.event.BoardEvent;
import papan.event.RoundEvent.MatchEnded;
import papan.event.RoundEvent.RoundEnded;
import papan.event.SowingEvent.Captured;
import papan.event.SowingEvent.Ruled;
import papan.event.SowingEvent.Sown;
import papan.event.Winner;
import papan.json.rules.RuleBooks;
import papan.lesson.kept.Act;
import papan.lesson.page.Block;
import papan.lesson.page.Offers.Action;
import papan.lesson.page.Page;
import papan.lesson.scene.Scene;
import papan.lesson.script.From;
import papan.lesson.script.Opponent;
import papan.lesson.script.Step;
import papan.model.House;
import papan.model.Move;
import papan.model.Side;
import papan.model.Store;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Narrator;
import papan.narration.Reasoning;
import papan.replay.Refusals;
import papan.rules.RuleSet;
import papan.search.Dice;
import papan.testing.RuleFiles;

/** A game in a lesson: played to its end, with goals that are ticked, and help that says why. */
final class GameStepTest {
    private static final Act ON = new Act.WentOn();

    private static String game(String opponent) {
        return """
                { 'id': 'g', 'kind': 'game', 'position': 'few', 'opponent': '%s', 'goals': [
                  { 'text': 'Finish.', 'when': { 'roundOver': true }, 'ticks': 'G1' },
                  { 'text': 'Take a hundred extra turns.', 'ticks': 'G2',
                    'when': { 'ruling': 'extraTurn', 'by': 'south', 'count': { 'gte': 100 } } }] }""".formatted(opponent);
    }

    private static LessonState begun(String opponent) {
        String goals = "\"goals\": [{ \"id\": \"G1\", \"text\": \"One.\" }, { \"id\": \"G2\", \"text\": \"Two.\" }], ";
        String text = LessonText.around(game(opponent)).replace("\"minutes\"", goals + "\"minutes\"");
        return LessonState.of(LessonRun.of(LessonText.read(text), RuleBooks.shipped()));
    }

    private static Trial trial(LessonState state) {
        return state.trial().orElseThrow();
    }

    /** With the first move that can be made, until the round is over. */
    private static LessonState played(LessonState begun) {
        LessonState state = begun;
        while (trial(state).outcome() == Trial.Outcome.OPEN) {
            state = state.after(new Act.Moved(trial(state).legalMoves().get(0)));
        }
        return state;
    }

    private static Page page(LessonState state) {
        return Page.of(state, trial(state).timeline().size(), state.run().words());
    }

    private static List<Block.Tried> standing(LessonState state) {
        return page(state).blocks().stream()
                .filter(Block.Tried.class::isInstance)
                .map(Block.Tried.class::cast)
                .toList();
    }

    @Test
    void aRoundIsPlayedToItsEndAndWhatWasReachedIsTicked() {
        LessonState over = played(begun("big-sister"));
        assertThat(trial(over).outcome()).isEqualTo(Trial.Outcome.REACHED);
        assertThat(standing(over))
                .singleElement()
                .satisfies(stands -> assertThat(stands.aims())
                        .containsExactly(
                                new Block.Tried.Aim("Finish.", true),
                                new Block.Tried.Aim("Take a hundred extra turns.", false)));
        assertThat(over.reply().correct()).isTrue();
        assertThat(Ending.of(over.after(ON)).goals())
                .extracting(Ending.Standing::shown)
                .containsExactly(true, false);
    }

    @Test
    void whatWasTickedStaysTickedInAnotherRound() {
        LessonState again = played(begun("big-sister")).after(new Act.StartedOver());
        assertThat(trial(again).outcome()).isEqualTo(Trial.Outcome.OPEN);
        assertThat(standing(again).get(0).aims())
                .extracting(Block.Tried.Aim::reached)
                .containsExactly(true, false);
    }

    @Test
    void theSentenceSaysWhoseTurnItIsAndHowTheRoundCameOut() {
        LessonState begun = begun("grandma");
        assertThat(standing(begun).get(0).sentence()).isEqualTo("Your turn. You’re playing against Grandma.");
        LessonState over = played(begun);
        int south = trial(over).position().inStore(Side.SOUTH);
        int north = trial(over).position().inStore(Side.NORTH);
        String sentence = standing(over).get(0).sentence();
        assertThat(sentence)
                .isEqualTo(
                        south > north
                                ? "You win, " + south + " to " + north + "!"
                                : south == north
                                        ? "A draw: " + south + " each."
                                        : "Grandma wins this time, " + north + " to " + south + ".");
    }

    @Test
    void aFriendMovesTheOtherSideByHand() {
        LessonState state = begun("friend");
        boolean both = false;
        while (trial(state).outcome() == Trial.Outcome.OPEN) {
            Move move = trial(state).legalMoves().get(0);
            both |= move.from().side() == Side.NORTH;
            assertThat(standing(state).get(0).sentence())
                    .isEqualTo(move.from().side() == Side.NORTH ? "Ben’s turn." : "Aina’s turn.");
            state = state.after(new Act.Moved(move));
        }
        assertThat(both).isTrue();
        assertThat(trial(state).takesThought()).isFalse();
    }

    @Test
    void aTryWhoseGoalIsTheEndOfTheRoundIsNoGame() {
        LessonRun run = LessonRun.of(
                LessonText.lesson("{ 'id': 't', 'kind': 'try', 'position': 'few', 'goal': { 'roundOver': true } }"),
                RuleBooks.shipped());
        Trial begun = run.begin(run.stages().get(0));
        assertThat(begun.captionKey()).isEqualTo("try.open");
        assertThat(begun.captionArgs()).containsEntry("left", 10);
    }

    @Test
    void aGameThatHasSeenTenThousandEventsIsStopped() {
        RuleSet rules = RuleFiles.changed("ayoayo", "\"board\": {\"housesPerSide\": 6, \"setup\": {\"uniform\": 47}}");
        Step.Trying game = trial(begun("friend")).step();
        Trial start = Trial.of(game, rules, Scene.of(new Engine(rules), new From.Start()));
        Trial moved = start.play(start.legalMoves().get(0));
        assertThat(moved.events()).as("of the first turn").hasSizeGreaterThan(Scene.MAX_EVENTS);
        assertThat(moved.events()).noneMatch(RoundEnded.class::isInstance);
        assertThat(moved.outcome()).isEqualTo(Trial.Outcome.OVER);
        assertThat(moved.captionKey()).isEqualTo("game.stopped");
    }

    @Test
    void aHintNamesAHouseAndWhyAndIsGoneWithTheNextMove() {
        LessonState state = begun("big-sister");
        assertThat(page(state).actions()).contains(Action.ASK_FOR_HINT).doesNotContain(Action.GIVE_UP);
        LessonState helped = state.after(new Act.AskedForHint());
        Move move = trial(helped).advice().orElseThrow().move();
        assertThat(trial(helped).refuse(move)).isEmpty();
        assertThat(page(helped).blocks())
                .anySatisfy(block -> assertThat(block)
                        .isInstanceOfSatisfying(
                                Block.Hinted.class,
                                hint -> assertThat(hint.text()).startsWith("Try " + move)));
        assertThat(page(helped).actions()).doesNotContain(Action.ASK_FOR_HINT);
        assertThat(trial(helped.after(new Act.Moved(move))).advice()).isEmpty();
    }

    @Test
    void aMoveIsTakenBackWithWhatAnsweredIt() {
        LessonState state = begun("big-sister");
        LessonState moved = state.after(new Act.Moved(trial(state).legalMoves().get(0)));
        LessonState back = moved.after(new Act.TookBack());
        assertThat(trial(back).position()).isEqualTo(trial(state).position());
        assertThat(trial(back).moves()).isEmpty();
    }

    @Test
    void aGameThatWasBegunAgainComesBackMoveByMove() {
        LessonState begun = begun("big-sister");
        LessonState moved = begun.after(new Act.Moved(trial(begun).legalMoves().get(0)));
        LessonState again = moved.after(new Act.StartedOver()).after(new Act.StartedOver());
        assertThat(page(begun).actions()).doesNotContain(Action.TAKE_BACK);
        assertThat(page(again).actions()).contains(Action.TAKE_BACK).doesNotContain(Action.START_OVER);
        LessonState back = again.after(new Act.TookBack());
        assertThat(trial(back).moves()).isEqualTo(trial(moved).moves());
        assertThat(trial(back).position()).isEqualTo(trial(moved).position());
        assertThat(trial(back.after(new Act.TookBack())).moves()).isEmpty();
    }

    @Test
    void whileMoreIsToBeShownNobodyIsToMoveAndWhatIsNewIsNamed() {
        LessonState begun = begun("big-sister");
        LessonState moved = begun.after(new Act.Moved(trial(begun).legalMoves().get(0)));
        int end = trial(moved).timeline().size();
        List<String> told = IntStream.rangeClosed(trial(moved).latest(), end)
                .mapToObj(cursor -> Page.of(moved, cursor, moved.run().words())
                        .find(Block.Tried.class)
                        .orElseThrow()
                        .sentence())
                .toList();
        assertThat(told).last().asString().startsWith("Your turn.");
        assertThat(told.subList(0, told.size() - 1))
                .allMatch(text ->
                        text.isEmpty() || text.startsWith("New: ") || text.matches("Big Sister plays N[1-7]\\."));
        assertThat(told).as("the other side says what it plays").anyMatch(text -> text.startsWith("Big Sister plays"));
        assertThat(told)
                .filteredOn(text -> text.startsWith("New: "))
                .isNotEmpty()
                .doesNotHaveDuplicates();
    }

    @Test
    void aGoalIsTickedWhenItIsSeenToHappen() {
        String goals = """
                { 'id': 'g', 'kind': 'game', 'position': 'few', 'opponent': 'big-sister', 'goals': [
                  { 'text': 'Finish.', 'when': { 'roundOver': true } },
                  { 'text': 'Sow into your store.', 'when': { 'event': 'sow', 'store': 'south' } },
                  { 'text': 'Lose nothing.', 'when': { 'not': { 'event': 'capture', 'by': 'north' } } }] }""";
        LessonState over =
                played(LessonState.of(LessonRun.of(LessonText.read(LessonText.around(goals)), RuleBooks.shipped())));
        List<BoardEvent> events = trial(over).timeline().events();
        for (int cursor = 0; cursor <= events.size(); cursor++) {
            boolean whole = cursor == events.size();
            boolean sown = events.subList(0, cursor).stream()
                    .anyMatch(event -> event instanceof Sown one && one.at().equals(new Store(Side.SOUTH)));
            boolean ended = events.subList(0, cursor).stream().anyMatch(RoundEnded.class::isInstance);
            boolean lost = events.subList(0, cursor).stream()
                    .anyMatch(event -> event instanceof Captured captured && captured.player() == Side.NORTH);
            assertThat(Page.of(over, cursor, over.run().words())
                            .find(Block.Tried.class)
                            .orElseThrow()
                            .aims())
                    .as("at %d of %d", cursor, events.size())
                    .extracting(Block.Tried.Aim::reached)
                    .containsExactly(ended, sown, whole && !lost);
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void whoPlaysIsYouAndWhoAnswersHasItsName(Language language) {
        LessonState over = played(begun("big-sister"));
        CaptionText words = over.told(
                new CaptionText(over.run().lesson().wording(language, over.run().rules(over.stage()))));
        String rival = words.text("rival.big-sister");
        assertThat(words.player(Side.NORTH)).isEqualTo(rival);
        List<String> told = new ArrayList<>();
        Reasoning reasoning = new Reasoning(words, over.run().rules(over.stage()));
        for (BoardEvent event : trial(over).timeline().events()) {
            told.add(words.format(Narrator.caption(event)));
            if (event instanceof Ruled ruled) {
                told.addAll(reasoning.why(ruled));
                told.addAll(reasoning.whyNot(ruled));
            }
        }
        trial(begun("big-sister"))
                .refuse(new Move(House.parseHouse("S7").orElseThrow()))
                .ifPresent(why -> told.add(words.format(Refusals.caption(why))));
        assertThat(told).hasSizeGreaterThan(20).noneMatch(text -> text.matches(".*\\b(Aina|Ben|du?s)\\b.*"));
        assertThat(told).anyMatch(text -> text.contains(rival));
        assertThat(told).allMatch(text -> !Character.isLowerCase(text.charAt(0)) && !text.matches(".*[.!?] \\p{Ll}.*"));
    }

    @Test
    void theSameMovesAreAnsweredInTheSameWay() {
        for (String opponent : List.of("little-sister", "big-sister", "grandma")) {
            assertThat(trial(played(begun(opponent))).events())
                    .isEqualTo(trial(played(begun(opponent))).events());
        }
    }

    @Test
    void seedsWaitAtNewRulesUnlessTheAuthorSaysOtherwise() {
        LessonState waiting = played(begun("big-sister"));
        assertThat(trial(waiting).stops()).isNotEmpty();
        String flowing = game("big-sister").replace("'goals'", "'stops': false, 'goals'");
        LessonState state = played(LessonState.of(LessonRun.of(
                LessonText.read(LessonText.around(
                        flowing.replaceAll("'ticks': 'G.',?", "").replaceAll(",\\s*}", " }"))),
                RuleBooks.shipped())));
        assertThat(trial(state).stops()).isEmpty();
        int end = trial(state).timeline().size();
        assertThat(IntStream.rangeClosed(trial(state).latest(), end)
                        .mapToObj(cursor -> Page.of(state, cursor, state.run().words())
                                .find(Block.Tried.class)
                                .orElseThrow()
                                .sentence()))
                .noneMatch(sentence -> sentence.startsWith("New: "));
    }

    @Test
    void aChartRightAfterAGameIsOfTheGameThatWasPlayed() {
        String steps = """
                { 'id': 'g', 'kind': 'game', 'position': 'few', 'opponent': 'big-sister' },
                { 'id': 'c', 'kind': 'chart', 'chart': 'lead', 'per': 'turn', 'say': 'Your line.' },
                { 'id': 'q', 'kind': 'ask',
                  'question': { 'type': 'explain', 'looksBack': true, 'text': 'Where did it turn?', 'model': 'There.' } }""";
        assertThat(LessonText.problems(LessonText.around(steps)))
                .extracting(problem -> problem.code())
                .doesNotContain("W905");
        LessonState begun =
                LessonState.of(LessonRun.of(LessonText.read(LessonText.around(steps)), RuleBooks.shipped()));
        LessonState over = played(begun);
        List<BoardEvent> game = trial(over).timeline().events();
        LessonState chart = over.after(ON);
        assertThat(chart.board().events()).isEqualTo(game);
        Page page = Page.of(chart, game.size(), chart.run().words());
        assertThat(page.find(Block.Charted.class).orElseThrow().cursor()).isEqualTo(game.size());
        assertThat(page.find(Block.Said.class).orElseThrow().text()).isEqualTo("Your line.");
        assertThat(Page.of(chart, 1, chart.run().words())
                        .find(Block.Said.class)
                        .orElseThrow()
                        .text())
                .as("on the way")
                .isEqualTo(chart.run().words().format(chart.board().caption(0)));
        assertThat(chart.after(ON).board().events()).as("asked about").isEqualTo(game);

        LessonState skipped = begun.after(ON);
        CaptionText words = skipped.run().words();
        for (Page without : List.of(Page.of(skipped, 0, words), Page.read(skipped, words))) {
            assertThat(without.find(Block.Charted.class)).isEmpty();
            assertThat(without.find(Block.Said.class).orElseThrow().text()).isEqualTo("Your line.");
            assertThat(without.find(Block.Answer.class).orElseThrow().sentence())
                    .isEqualTo(words.text("game.unplayed"));
        }
    }

    /** Two rounds, of which the first is nearly over: each player has one seed left, beside the store. */
    private static String twoRounds(int aina, int other) {
        return """
                { 'id': 'g', 'kind': 'game', 'opponent': 'big-sister', 'rounds': 2, 'stops': false,
                  'position': { 'south': [1, 0, 0, 0, 0, 0, 0], 'north': [1, 0, 0, 0, 0, 0, 0],
                    'stores': { 'south': %d, 'north': %d }, 'mover': 'south' },
                  'goals': [ { 'text': 'One.', 'when': { 'roundOver': true } },
                    { 'text': 'Collect.', 'when': { 'at': 'S.store', 'gte': %d } },
                    { 'text': 'Two.', 'when': { 'event': 'roundEnd', 'count': { 'gte': 2 } } } ] }""".formatted(aina - 1, other - 1, aina);
    }

    private static LessonState opened(String steps) {
        return LessonState.of(LessonRun.of(LessonText.read(LessonText.around(steps)), RuleBooks.shipped()));
    }

    private static LessonState begunTwice() {
        return opened(twoRounds(41, 57));
    }

    private static List<Boolean> ticked(LessonState state) {
        return standing(state).get(0).aims().stream()
                .map(Block.Tried.Aim::reached)
                .toList();
    }

    private static LessonState once(LessonState state) {
        return state.after(new Act.Moved(trial(state).legalMoves().get(0)));
    }

    @Test
    void theNextRoundBeginsAsOnesOwnRoundCameOut() {
        LessonState over = once(begunTwice());
        assertThat(trial(over).outcome()).isEqualTo(Trial.Outcome.CLIMBED);
        assertThat(standing(over).get(0).sentence())
                .isEqualTo("Big Sister wins round 1, 57 to 41. Now fill up for the next one.");
        assertThat(page(over).actions()).contains(Action.GO_ON, Action.START_OVER);
        LessonState second = over.after(ON);
        assertThat(second.index()).as("the same step").isZero();
        assertThat(trial(second).position().round()).isEqualTo(2);
        assertThat(trial(second).position().burnt()).extracting(House::name).containsExactlyInAnyOrder("S6", "S7");
        assertThat(standing(second).get(0).sentence()).isEqualTo("Your turn. Round 2 of 2, against Big Sister.");
        Move advised = trial(second.after(new Act.AskedForHint()))
                .advice()
                .orElseThrow()
                .move();
        assertThat(trial(second).refuse(advised)).isEmpty();
        LessonState end = played(second);
        assertThat(trial(end).outcome()).isEqualTo(Trial.Outcome.REACHED);
        assertThat(end.reply().attempts()).isEqualTo(1);
        assertThat(standing(end).get(0).sentence()).containsAnyOf("You win,", "Big Sister wins this time,", "a draw");
        assertThat(end.after(ON).isFinished()).isTrue();
    }

    @Test
    void betweenTwoRoundsItIsToldWhatIsFilledAndBurntBeforeTheOtherSidePlays() {
        LessonState second = once(begunTwice()).after(ON);
        Trial trial = trial(second);
        List<String> told = IntStream.range(trial.latest(), trial.timeline().size())
                .mapToObj(cursor -> second.run().words().format(trial.timeline().caption(cursor)))
                .toList();
        assertThat(told)
                .containsSubsequence(
                        "Aina puts 7 seeds in S5.",
                        "Aina can’t fill S6, so it’s burnt for this round.",
                        "Ben puts 7 seeds in N7.",
                        "Round 2 begins with 98 seeds.");
        int begins = trial.latest() + told.indexOf("Round 2 begins with 98 seeds.");
        IntStream.rangeClosed(trial.latest(), begins)
                .forEach(cursor ->
                        assertThat(trial.answering(cursor)).as("at %d", cursor).isEmpty());
        assertThat(trial.answering(begins + 2).orElseThrow().at().name()).startsWith("N");
    }

    @Test
    void whatWasReachedInARoundStaysReachedInTheNext() {
        LessonState over = once(begunTwice());
        assertThat(ticked(over)).containsExactly(true, true, false);
        LessonState second = over.after(ON);
        assertThat(trial(second).position().inStore(Side.SOUTH)).isLessThan(41);
        assertThat(ticked(second)).containsExactly(true, true, false);
        assertThat(ticked(played(second))).containsExactly(true, true, true);
    }

    @Test
    void roundsAreTakenBackMoveByMoveAndBegunAgainFromTheFirst() {
        LessonState over = once(begunTwice());
        LessonState second = over.after(ON);
        LessonState moved = once(second);
        LessonState back = moved.after(new Act.TookBack());
        assertThat(trial(back).position()).isEqualTo(trial(second).position());
        LessonState between = back.after(new Act.TookBack());
        assertThat(standing(between)).isEqualTo(standing(over));
        assertThat(standing(between.after(ON))).isEqualTo(standing(second));
        assertThat(trial(between.after(ON)).events()).isEqualTo(trial(second).events());

        LessonState again = moved.after(new Act.StartedOver());
        assertThat(trial(again).moves()).isEmpty();
        assertThat(trial(again).position().round()).isEqualTo(1);
        assertThat(ticked(again)).containsExactly(true, true, false);
        assertThat(trial(again.after(new Act.TookBack())).events())
                .isEqualTo(trial(moved).events());
    }

    @Test
    void aMatchThatIsOverHasNoOtherRound() {
        LessonState over = once(opened(twoRounds(5, 93)));
        assertThat(trial(over).outcome()).isEqualTo(Trial.Outcome.REACHED);
        assertThat(trial(over).events()).last().isInstanceOf(MatchEnded.class);
        assertThat(standing(over).get(0).sentence()).isEqualTo("Big Sister wins this time, 93 to 5.");
    }

    /** Rounds that begin with as many seeds again: the last of them does not tell who has won. */
    @ParameterizedTest
    @ValueSource(strings = {"friend", "little-sister"})
    void afterTheLastOfSeveralRoundsThatAreCountedItIsToldWhoHasWonTheMatch(String opponent) {
        String steps = twoRounds(41, 57).replace("'rounds': 2", "'rounds': 3").replace("big-sister", opponent);
        LessonState state = LessonState.of(LessonRun.of(
                LessonText.read(LessonText.around(steps).replace("congklak-classic", "congkak-maksak")),
                RuleBooks.shipped()));
        int aina = 0;
        int ben = 0;
        String told = "";
        for (boolean over = false; !over; state = over ? state : state.after(ON)) {
            state = played(state);
            Winner winner = trial(state).circumstances().winner().orElseThrow();
            aina += winner == Winner.SOUTH ? 1 : 0;
            ben += winner == Winner.NORTH ? 1 : 0;
            over = trial(state).outcome() != Trial.Outcome.CLIMBED;
            told = standing(state).get(0).sentence();
            if (!over) {
                assertThat(told).doesNotContain("match");
            }
        }
        String most = Math.max(aina, ben) + (Math.max(aina, ben) == 1 ? " round" : " rounds");
        String who = aina > ben
                ? opponent.equals("friend") ? "Aina wins" : "You win"
                : opponent.equals("friend") ? "Ben wins" : "Little Sister wins";
        assertThat(told)
                .endsWith(
                        aina == ben
                                ? "The match is a draw."
                                : who + " the match, " + most + " to " + Math.min(aina, ben)
                                        + (who.equals("You win") ? "!" : "."));
    }

    /** By dice, under each rule set that has other rounds. */
    @Test
    void gamesOfThreeRoundsComeToAnEndAndCanBeMadeAgain() {
        for (RuleSet rules : RuleBooks.shipped().all()) {
            if (rules.renewal().isPresent()) {
                Step.Game game = new Step.Game(
                        Step.Head.alone("g", new From.Start()),
                        new Opponent.Named(Rival.BIG_SISTER),
                        false,
                        Step.Game.MAX_ROUNDS,
                        List.of());
                Trial begun = Trial.of(game, rules, Scene.of(new Engine(rules), new From.Start()));
                Trial trial = begun;
                for (Dice dice = new Dice(1); trial.isUnderWay(); ) {
                    List<Move> legal = trial.legalMoves();
                    trial = legal.isEmpty() ? trial.next() : trial.play(legal.get(dice.below(legal.size())));
                }
                assertThat(trial.outcome()).as(rules.id()).isIn(Trial.Outcome.REACHED, Trial.Outcome.NO_MOVES_LEFT);
                assertThat(begun.replay(trial.written(), () -> false).events())
                        .as(rules.id())
                        .isEqualTo(trial.events());
            }
        }
    }

    @Test
    void theChartOfAGameGoesOverItsRounds() {
        String chart = ", { 'id': 'c', 'kind': 'chart', 'chart': 'lead', 'per': 'turn', 'say': 'Your line.' }";
        LessonState end = played(once(opened(twoRounds(41, 57) + chart)).after(ON));
        Block.Charted charted = Page.of(end.after(ON), 1, end.run().words())
                .find(Block.Charted.class)
                .orElseThrow();
        assertThat(charted.cursor()).isEqualTo(trial(end).timeline().size());
        assertThat(charted.chart().entries().get(0).course().orElseThrow().events())
                .isEqualTo(trial(end).events());
    }

    @Test
    void theCheckPlaysAllRoundsAndTellsWhereTheRulesHaveOnlyOne() {
        String text = LessonText.around(twoRounds(41, 57));
        assertThat(LessonText.problems(text))
                .extracting(problem -> problem.code())
                .doesNotContain("W613", "E616");
        assertThat(LessonText.problems(text.replace("congklak-classic", "congklak-simple")))
                .extracting(problem -> problem.code())
                .contains("E616");
    }

    @Test
    void theCheckPlaysAWholeRoundFromTheUsualStart() {
        String start = """
                { 'id': 'g', 'kind': 'game', 'position': 'start', 'goals': [
                  { 'text': 'Finish.', 'when': { 'roundOver': true } } ] },
                { 'id': 'h', 'kind': 'game', 'position': 'start', 'opponent': 'big-sister', 'goals': [
                  { 'text': 'Finish.', 'when': { 'roundOver': true } } ] }""";
        assertThat(LessonText.problems(LessonText.around(start)))
                .extracting(problem -> problem.code())
                .doesNotContain("E522");
    }

    @Test
    void onPaperItIsPlayedWithANeighbour() {
        LessonState state = begun("grandma");
        assertThat(Page.read(state, state.run().words()).blocks())
                .anySatisfy(block -> assertThat(block)
                        .isInstanceOfSatisfying(
                                Block.Tried.class,
                                tried -> assertThat(tried.sentence())
                                        .isEqualTo("Play this round with somebody beside you.")));
    }

    @Test
    void theCheckPlaysItAndTellsWhichGoalNeverComesAbout() {
        assertThat(LessonText.problems(LessonText.around(
                        game("big-sister").replaceAll(", 'ticks': 'G1'", "").replace("'ticks': 'G2',", ""))))
                .filteredOn(problem -> problem.code().startsWith("W6"))
                .singleElement()
                .satisfies(problem -> assertThat(problem.path()).isEqualTo("steps[0].goals[1]"));
    }
}
