package papan.testing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import papan.model.Direction;
import papan.model.Layout;
import papan.model.Move;
import papan.model.Position;

/**
 * Plays turns by the English sentences that are printed of a rule set, taken literally. Knows neither the engine nor
 * the rule set: all it has are the sentences. One that it has never read is an error.
 */
public final class PrintedRules {
    private static final String SIZES = "(?<sizes>an even number of seeds \\(up to \\d+\\)|[\\d, or]+ seeds?)";
    private static final String ROW = "(?<row> in your own row| in the other player’s row)";
    private static final String UNLESS_COUNTED = "(?:, unless that makes " + SIZES + ROW + "?)?";
    private static final String THEN = "Then (?<then>your turn ends|you get one more move)\\.";
    private static final String STOP = "If it’s empty(?<beyond> and so is the one beyond it)?, your turn ends\\."
            + "(?<stores> It also ends if a store comes next(?:, or right after an empty house)?\\.)?";
    private static final String EMPTY = "If your last seed lands in an empty house";
    private static final String ROUND = "(?<round>, your hand has been round the board)?";
    private static final int NOWHERE = -1;
    private static final int MOST_LAPS = 10_000;

    private static final Map<Pattern, BiConsumer<PrintedRules, Matcher>> READINGS = new LinkedHashMap<>();

    /** The way of a hand; as often as not it is chosen by a player. */
    private Function<Position, Direction> way = before -> Direction.CLOCKWISE;

    /** Whether a store lies on its player's right whichever way is sown; else it follows the player's last house. */
    private boolean storeOnRight;

    private boolean ownStore;
    private boolean otherStore;
    private boolean skipsOrigin;
    private boolean firstSeedStays;
    private boolean skipsBurnt;
    private boolean forfeits;
    private IntPredicate passing = seeds -> false;
    private boolean passingToOwner;
    private boolean takesCapturingSeed;
    private boolean sparesLastSeeds;
    private final List<Line> lines = new ArrayList<>();

    /** What a sentence says of a last seed; nothing if it does not fit. */
    @FunctionalInterface
    private interface Line {
        Optional<Outcome> of(Landing landing);
    }

    /** What comes of a last seed: the houses that are taken, where the hand goes on, whether one chooses again. */
    private record Outcome(Set<Integer> taken, int goesOn, boolean again) {
        static final Outcome TURN_ENDS = new Outcome(Set.of(), NOWHERE, false);
    }

    /**
     * A turn played by the sentences.
     *
     * @param cells what lies where after it
     * @param again whether the same player chooses again
     * @param contradicted whether two sentences that fit a last seed of it say different things
     */
    public record Played(List<Integer> cells, boolean again, boolean contradicted) {}

    /**
     * The rules of some sentences.
     *
     * @param sentences in the order in which they are printed
     * @throws IllegalArgumentException if nobody has said yet what one of them means
     */
    public static PrintedRules of(List<String> sentences) {
        PrintedRules rules = new PrintedRules();
        sentences.forEach(rules::read);
        return rules;
    }

    private void read(String sentence) {
        for (Map.Entry<Pattern, BiConsumer<PrintedRules, Matcher>> reading : READINGS.entrySet()) {
            Matcher matcher = reading.getKey().matcher(sentence);
            if (matcher.matches()) {
                reading.getValue().accept(this, matcher);
                return;
            }
        }
        throw new IllegalArgumentException("nobody has said what this means: " + sentence);
    }

    private static void reading(String sentence, BiConsumer<PrintedRules, Matcher> meaning) {
        READINGS.put(Pattern.compile(sentence), meaning);
    }

    /** A sentence that says nothing of what happens. */
    private static void idle(String sentence) {
        reading(sentence, (rules, words) -> {});
    }

    private static void line(String sentence, Function<Matcher, Function<PrintedRules, Line>> meaning) {
        reading(sentence, (rules, words) -> rules.lines.add(meaning.apply(words).apply(rules)));
    }

    static {
        sowing();
        houses();
        captures();
        idle("This never happens here, because .*");
        idle("Even if your last seed lands in an empty house" + ROW + ", only the next house decides\\.");
        idle(EMPTY + ROW + ", that makes 1, and 1 is a number that captures\\.");
        idle("You don’t have to go round the board before you capture\\.");
        idle("You never capture seeds just because of how many are in a house\\.");
        idle("You never capture from beyond an empty house\\.");
        idle("You never capture from both neighbours of an empty house\\.");
        idle("A capture doesn’t give you another move\\.");
        // That it is only one is for the landing to know.
        idle("After a capture you get one more move, but only one\\.");
        idle("There’s no rule about capturing everything in the other player’s row\\.");
        idle("You can capture everything in the other player’s row\\.");
        idle("You can’t make a move that captures everything in the other player’s row\\.");
        idle("A house that you can’t fill starts the round empty\\. You still sow into it like any other\\.");
    }

    private static void sowing() {
        reading(
                "Sow clockwise, from right to left along your own row\\. Your store is on your left\\.",
                (rules, words) -> rules.way = before -> Direction.CLOCKWISE);
        reading(
                "Sow anticlockwise, from left to right along your own row\\. Your store is on your right\\.",
                (rules, words) -> rules.way = before -> Direction.ANTICLOCKWISE);
        reading(
                "Whoever moves first in the round chooses the direction\\. Both players keep to it\\.",
                (rules, words) -> rules.way = before -> before.chosenDirection().orElseThrow());
        reading(
                "Whoever moves first in the round chooses the direction\\. The other player sows the opposite way\\.",
                (rules, words) -> rules.way = before -> {
                    Direction chosen = before.chosenDirection().orElseThrow();
                    boolean own = before.directionChooser().orElseThrow() == before.toMove();
                    return own == (chosen == Direction.CLOCKWISE) ? Direction.CLOCKWISE : Direction.ANTICLOCKWISE;
                });
        reading(
                "In every move, choose a direction as well as a house\\. Your store is on your right\\.",
                (rules, words) -> rules.storeOnRight = true);
        reading(
                "When you sow past your own store, drop a seed in it\\. Always skip the other player’s\\.",
                (rules, words) -> rules.ownStore = true);
        reading(
                "When you sow past a store, drop a seed in it, no matter whose it is\\."
                        + " If your last one lands in the other player’s, your turn ends\\.",
                (rules, words) -> {
                    rules.ownStore = true;
                    rules.otherStore = true;
                    rules.lines.add(at -> at.when(at.isStore(at.at) && !at.isOwn(at.at), () -> Outcome.TURN_ENDS));
                });
        idle("Never sow into a store\\. It only holds what you’ve captured\\.");
        idle("If a lap goes all the way round, the house it started from gets a seed too\\.");
        reading(
                "If a lap goes all the way round, skip the house it started from\\.",
                (rules, words) -> rules.skipsOrigin = true);
        reading(
                "Drop the first seed of a lap back in the house it came from, unless it’s the only one\\.",
                (rules, words) -> rules.firstSeedStays = true);
        reading(
                "A house that gets no seeds is burnt for (?:that round|the rest of the match)\\."
                        + " Both players skip it\\.",
                (rules, words) -> rules.skipsBurnt = true);
        reading(
                "If your seed would land in a (?:burnt house|house that is burnt for the match), it goes into the other"
                        + " player’s store\\. If it’s your last one, your turn ends\\.",
                (rules, words) -> {
                    rules.forfeits = true;
                    rules.lines.add(at -> at.when(at.forfeited, () -> Outcome.TURN_ENDS));
                });
    }

    private static void houses() {
        line(
                "If your last seed lands in a house with seeds, pick them all up, that one included, and keep going"
                        + " from there" + UNLESS_COUNTED + "\\.",
                words -> rules -> at -> at.when(at.isOccupied() && !at.makes(words), () -> at.goesOn(at.at)));
        line(
                "If your last seed lands in a house with seeds, it stays there and your turn ends" + UNLESS_COUNTED
                        + "\\.",
                words -> rules -> at -> at.when(at.isOccupied() && !at.makes(words), () -> Outcome.TURN_ENDS));
        line(
                "If your last seed lands in a house with seeds, put them all into your store" + UNLESS_COUNTED
                        + "\\. Then choose again\\.",
                words -> rules -> at ->
                        at.when(at.isOccupied() && !at.makes(words), () -> new Outcome(Set.of(at.at), NOWHERE, true)));
        line(
                "Whichever house your last seed lands in, pick up the seeds in the next one and keep going"
                        + UNLESS_COUNTED + "\\. " + STOP,
                words -> rules ->
                        at -> at.isStore(at.at) || at.makes(words) ? Optional.empty() : at.fromNext(words, Set.of()));
        line(
                "If your last seed lands in your own store, (?<then>you get an extra turn\\. Choose a house again"
                        + "|your turn ends)\\.",
                words -> rules -> at -> at.when(
                        at.isStore(at.at) && at.isOwn(at.at),
                        () -> new Outcome(
                                Set.of(), NOWHERE, !words.group("then").equals("your turn ends"))));
        line(
                EMPTY + ROW + ", (?:you capture nothing|it stays there) and your turn ends"
                        + "(?:, unless (?<unless>there are seeds in the house just beyond it"
                        + "|that house lies between two equally full ones))?\\.",
                words -> rules -> at -> at.when(
                        at.isEmpty() && at.isIn(words) && !at.excepted(words.group("unless")),
                        () -> Outcome.TURN_ENDS));
    }

    private static void captures() {
        line(
                EMPTY + ROW + ROUND + " and there are seeds in the house across(?: from it)?, capture them all\\. "
                        + THEN,
                words -> rules -> at -> at.when(
                        at.isEmpty() && at.isIn(words) && at.isRound(words) && at.left(at.across(at.at)) > 0,
                        () -> at.takes(
                                words,
                                rules.takesCapturingSeed
                                        ? Set.of(at.at, at.across(at.at))
                                        : Set.of(at.across(at.at)))));
        reading(
                "When you capture from across, the seed that made the capture goes into your store too, with the ones"
                        + " it captured\\.",
                (rules, words) -> rules.takesCapturingSeed = true);
        idle("When you capture from across, the seed that made the capture stays in its house\\.");
        line(
                EMPTY + ROW + "?" + ROUND + " and the house across is empty too, it still goes into your store\\. "
                        + THEN,
                words -> rules -> at -> at.when(at.isAlone(words), () -> at.takes(words, Set.of(at.at))));
        line(
                EMPTY + ROW + "?" + ROUND + " and the house across is empty too, you capture nothing\\. Your last seed"
                        + " stays where it is and your turn ends\\.",
                words -> rules -> at -> at.when(at.isAlone(words), () -> Outcome.TURN_ENDS));
        line(
                "Before you can capture from across, your hand must go through the other player’s row and back in the"
                        + " same turn\\. Until then, a last seed in an empty house" + ROW
                        + "? captures nothing and ends your turn\\.",
                words -> rules -> at -> at.when(at.isEmpty() && at.isIn(words) && !at.round, () -> Outcome.TURN_ENDS));
        reading(
                "When any seed brings a house to " + SIZES + ", the player who (?<taker>owns that house|is sowing)"
                        + " takes them straight away\\.(?<last> If it’s your last one, your turn ends\\.)?",
                (rules, words) -> {
                    rules.passing = sizes(words);
                    rules.passingToOwner = words.group("taker").equals("owns that house");
                    boolean ends = words.group("last") != null;
                    rules.lines.add(at -> at.when(ends && at.takenInPassing, () -> Outcome.TURN_ENDS));
                });
        String counted = "If your last seed lands in (?:any|a) house" + ROW + "? and makes " + SIZES
                + " there, capture everything in it\\."
                + "(?<back> (?:Then go|Go) back one house at a time, capturing until one doesn’t fit\\.)? ";
        line(
                counted + THEN,
                words -> rules -> at -> at.when(at.makes(words), () -> at.takes(words, at.counted(words))));
        line(
                counted + "Then keep going from the (?:next house|house after your last seed)\\. " + STOP,
                words -> rules -> at -> at.makes(words) ? at.fromNext(words, at.counted(words)) : Optional.empty());
        line(
                "If (?<gap>your last seed lands in an empty house|the house after your last seed is empty) and there"
                        + " are seeds in the one (?:just )?beyond it, capture them"
                        + "(?<across> and everything across from them)?\\."
                        + "(?<chain> If an empty one and a full one come next again, capture again, and so on\\.)? "
                        + THEN,
                words -> rules -> at -> {
                    boolean here = words.group("gap").startsWith("your");
                    int gap = here ? at.at : at.next(at.at);
                    boolean fits = here ? at.isEmpty() : !at.isStore(at.at) && at.isEmptyHouse(gap);
                    Set<Integer> taken = fits ? at.beyond(gap, words) : Set.of();
                    return at.when(!taken.isEmpty(), () -> at.takes(words, taken));
                });
        line(
                EMPTY + ROW + ", between two equally full ones, capture everything in all three\\. " + THEN,
                words -> rules -> at -> at.when(
                        at.isEmpty() && at.isIn(words) && at.isBetweenEquals(),
                        () -> at.takes(words, Set.of(at.at, at.previous(at.at), at.next(at.at)))));
        reading(
                "If a move would capture everything in the other player’s row, you can make it, but you capture nothing"
                        + " and your turn ends\\.",
                (rules, words) -> rules.sparesLastSeeds = true);
    }

    private static IntPredicate sizes(Matcher words) {
        Set<Integer> numbers = new TreeSet<>();
        Matcher number = Pattern.compile("\\d+").matcher(words.group("sizes"));
        while (number.find()) {
            numbers.add(Integer.valueOf(number.group()));
        }
        return words.group("sizes").startsWith("an even")
                ? seeds -> seeds > 0
                        && seeds % 2 == 0
                        && seeds <= numbers.iterator().next()
                : numbers::contains;
    }

    /** Plays a turn. */
    public Played play(Position position, Move move) {
        Position before = move.direction()
                .map(chosen -> position.withDirection(position.toMove(), chosen))
                .orElse(position);
        Landing hand = new Landing(before, move.direction().orElseGet(() -> way.apply(before)));
        boolean contradicted = false;
        int laps = 0;
        int from = before.layout().indexOf(move.from());
        while (laps++ < MOST_LAPS) {
            hand.lap(from);
            List<Outcome> said = lines.stream()
                    .flatMap(line -> line.of(hand).stream())
                    .map(hand::spared)
                    .toList();
            contradicted |= said.stream().distinct().count() > 1;
            if (said.isEmpty()) {
                throw new IllegalStateException("no sentence fits " + before + ", " + move);
            }
            Outcome outcome = said.get(0);
            outcome.taken().forEach(hand::take);
            if (outcome.goesOn() == NOWHERE) {
                List<Integer> cells = IntStream.of(hand.cells).boxed().toList();
                return new Played(cells, outcome.again(), contradicted);
            }
            from = outcome.goesOn();
        }
        throw new IllegalStateException("the sentences never end " + before + ", " + move);
    }

    /** A hand in its turn, and where its last seed has landed. */
    private final class Landing {
        final Layout layout;
        final int[] cells;
        final int burnt;
        final int mover;
        final boolean bonus;
        /** All places, in the order in which the hand comes by them. */
        final List<Integer> ring = new ArrayList<>();

        int at;
        /** What lay there before the last seed. */
        int held;

        boolean forfeited;
        boolean takenInPassing;
        boolean across;
        boolean round;

        Landing(Position before, Direction way) {
            layout = before.layout();
            cells = before.cells();
            burnt = before.burntMask();
            mover = before.toMove().index();
            bonus = before.isBonus();
            int houses = layout.houses();
            for (int side : new int[] {mover, 1 - mover}) {
                for (int k = 0; k < houses; k++) {
                    ring.add(side * houses + (way == Direction.CLOCKWISE ? houses - 1 - k : k));
                }
                boolean follows = !storeOnRight || way == Direction.ANTICLOCKWISE;
                ring.add(layout.store(follows ? side : 1 - side));
            }
        }

        /** Picks up a house and sows it. */
        void lap(int house) {
            int seeds = cells[house];
            cells[house] = 0;
            at = house;
            if (firstSeedStays && seeds > 1) {
                seeds--;
                drop(house);
            }
            for (; seeds > 0; seeds--) {
                int to = next(at);
                drop(skipsOrigin && to == house ? next(to) : to);
            }
        }

        private void drop(int place) {
            at = place;
            held = cells[place];
            forfeited = forfeits && isBurnt(place);
            takenInPassing = false;
            if (forfeited) {
                cells[layout.store(1 - mover)]++;
                return;
            }
            cells[place]++;
            round |= across && isOwn(place);
            across |= !isOwn(place);
            if (!isStore(place) && passing.test(cells[place])) {
                takenInPassing = true;
                cells[layout.store(passingToOwner ? layout.sideOf(place) : mover)] += cells[place];
                cells[place] = 0;
            }
        }

        void take(int house) {
            cells[layout.store(mover)] += cells[house];
            cells[house] = 0;
        }

        int next(int place) {
            return step(place, 1);
        }

        int previous(int place) {
            return step(place, -1);
        }

        private int step(int place, int way) {
            int to = place;
            do {
                to = ring.get(Math.floorMod(ring.indexOf(to) + way, ring.size()));
            } while (isStore(to) ? !(isOwn(to) ? ownStore : otherStore) : skipsBurnt && isBurnt(to));
            return to;
        }

        boolean isStore(int place) {
            return layout.isStore(place);
        }

        boolean isBurnt(int place) {
            return !isStore(place) && (burnt >> place & 1) != 0;
        }

        boolean isOwn(int place) {
            return layout.sideOf(place) == mover;
        }

        int across(int house) {
            return layout.opposite(house);
        }

        int left(int place) {
            return cells[place];
        }

        boolean isEmptyHouse(int place) {
            return !isStore(place) && cells[place] == 0;
        }

        boolean isFullHouse(int place) {
            return !isStore(place) && cells[place] > 0;
        }

        /** Whether the last seed has landed in a house that held seeds. */
        boolean isOccupied() {
            return !isStore(at) && !forfeited && held > 0;
        }

        /** Whether the last seed has landed in an empty house. */
        boolean isEmpty() {
            return !isStore(at) && !forfeited && held == 0;
        }

        /** Whether the last seed lies in the row that a sentence names; in any where it names none. */
        boolean isIn(Matcher words) {
            return isIn(at, words);
        }

        private boolean isIn(int house, Matcher words) {
            String row = words.group("row");
            return row == null || isOwn(house) == row.equals(" in your own row");
        }

        boolean isRound(Matcher words) {
            return words.group("round") == null || round;
        }

        boolean isAlone(Matcher words) {
            return isEmpty() && isIn(words) && isRound(words) && cells[across(at)] == 0;
        }

        /** Whether the last seed makes a number that a sentence names, in the row that it names. */
        boolean makes(Matcher words) {
            return !isStore(at)
                    && !forfeited
                    && words.group("sizes") != null
                    && sizes(words).test(held + 1)
                    && isIn(words);
        }

        /** The houses that are captured by number. */
        Set<Integer> counted(Matcher words) {
            Predicate<Integer> fits = house -> !isStore(house) && sizes(words).test(cells[house]) && isIn(house, words);
            Set<Integer> taken = new LinkedHashSet<>(Set.of(at));
            int house = previous(at);
            while (words.group("back") != null && fits.test(house) && taken.add(house)) {
                house = previous(house);
            }
            return taken;
        }

        /** The houses that are captured beyond an empty one. */
        Set<Integer> beyond(int gap, Matcher words) {
            Set<Integer> taken = new LinkedHashSet<>();
            int house = next(gap);
            while (isFullHouse(house) && taken.add(house)) {
                if (words.group("across") != null) {
                    taken.add(across(house));
                }
                int empty = next(house);
                if (words.group("chain") == null || !isEmptyHouse(empty)) {
                    break;
                }
                house = next(empty);
            }
            return taken;
        }

        boolean isBetweenEquals() {
            int before = previous(at);
            int after = next(at);
            return before != after
                    && isFullHouse(before)
                    && isFullHouse(after)
                    && isOwn(before) == isOwn(at)
                    && isOwn(after) == isOwn(at)
                    && cells[before] == cells[after];
        }

        boolean excepted(String unless) {
            if (unless == null) {
                return false;
            }
            return unless.startsWith("there") ? isFullHouse(next(at)) : isBetweenEquals();
        }

        /** Goes on from the next house, or stops; nothing where another sentence says what lies beyond an empty one. */
        Optional<Outcome> fromNext(Matcher words, Set<Integer> taken) {
            int next = next(at);
            if (isFullHouse(next) && !taken.contains(next)) {
                return Optional.of(new Outcome(taken, next, false));
            }
            boolean open = words.group("beyond") != null && !isStore(next) && isFullHouse(next(next));
            return open ? Optional.empty() : Optional.of(new Outcome(taken, NOWHERE, false));
        }

        Outcome goesOn(int house) {
            return new Outcome(Set.of(), house, false);
        }

        /** Captures, and what comes after it. */
        Outcome takes(Matcher words, Set<Integer> taken) {
            return new Outcome(taken, NOWHERE, !words.group("then").equals("your turn ends") && !bonus);
        }

        Optional<Outcome> when(boolean fits, Supplier<Outcome> outcome) {
            return fits ? Optional.of(outcome.get()) : Optional.empty();
        }

        /** The same, but without the capture where it may not take the other player's last seeds. */
        Outcome spared(Outcome outcome) {
            Set<Integer> theirs = IntStream.range(0, 2 * layout.houses())
                    .filter(house -> !isOwn(house) && cells[house] > 0)
                    .boxed()
                    .collect(Collectors.toSet());
            boolean all = !theirs.isEmpty() && outcome.taken().containsAll(theirs);
            return sparesLastSeeds && all ? Outcome.TURN_ENDS : outcome;
        }
    }
}
