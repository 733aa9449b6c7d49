package papan.json.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import papan.engine.Engine;
import papan.engine.Match;
import papan.format.FormatException;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonArray;
import papan.format.JsonValue.JsonField;
import papan.format.JsonValue.JsonFlag;
import papan.format.JsonValue.JsonNumber;
import papan.format.JsonValue.JsonObject;
import papan.format.JsonValue.JsonText;
import papan.format.Nearest;
import papan.format.Problem;
import papan.format.Problems;
import papan.format.Spot;
import papan.format.Visible;
import papan.model.Direction;
import papan.model.Position;
import papan.model.Side;
import papan.replay.PlayedMatch;
import papan.replay.RecordedMatch;
import papan.rules.RuleBook;
import papan.rules.RuleSet;

/**
 * A position as one line that a person can type: {@code congklak-classic 8,8,8,8,8,0,8/10 8,0,8,8,8,8,0/0 n}. After the
 * rule set come south's houses from S1 with the store behind them, north's from N1, and who moves; a burnt house is
 * {@code x}. Where it matters, {@code round:2}, {@code cw:s} (the way that south has chosen), {@code bonus} and
 * {@code partial} follow. {@code congkak start} is where a match by the rules begins.
 *
 * @param position empty for the rule set's own start
 */
public record PositionLine(RuleSet rules, Optional<Position> position) {
    /** No line of ours is as long. */
    public static final int LONGEST = 300;

    private static final String START = "start";
    private static final String BURNT = "x";
    private static final Pattern WORD = Pattern.compile("\\S+");
    private static final Pattern PART = Pattern.compile("[^,]+");
    private static final Pattern NUMBER = Pattern.compile("-?\\d{1,9}");
    private static final Pattern WAY = Pattern.compile("(a?cw):([sn])");
    private static final Pattern ROUND = Pattern.compile("round:(\\d{1,9})");
    private static final List<String> MORE = List.of("bonus", "partial");
    private static final List<String> EXAMPLES =
            List.of("round:2", "cw:s", "cw:n", "acw:s", "acw:n", "bonus", "partial");

    /** Whether a text is one line of several words, as no position file and no name of one is. */
    public static boolean is(String text) {
        return text.strip().matches("[^\\s{\\[]+[ \\t]+\\S.*");
    }

    /**
     * Reads a line.
     *
     * @param name what to call it in messages
     * @param book where its rule set is
     * @throws FormatException with what is wrong with it
     */
    public static PositionLine read(String text, String name, RuleBook book) throws FormatException {
        Problems problems = new Problems(name);
        if (text.length() > LONGEST) {
            problems.add("E219", Problem.Severity.ERROR, Spot.START, "", "The line is longer than any position's.", "");
            problems.throwIfAny();
        }
        return new Reader(text, problems).read(book);
    }

    /**
     * Where somebody chose last, at a cursor or before it; empty while a simultaneous opening is under way, which no position
     * tells.
     */
    public static Optional<PositionLine> at(PlayedMatch line, int cursor) {
        int next = line.choiceFrom(cursor);
        int choice = Math.max(0, line.isChoice(cursor) ? next : next - 1);
        Match match = line.before(choice);
        if (choice == 0 && line.from().isEmpty()) {
            return Optional.of(new PositionLine(line.rules(), Optional.empty()));
        }
        return match.round().isOpening()
                ? Optional.empty()
                : Optional.of(new PositionLine(line.rules(), Optional.of(match.position())));
    }

    /** A match that begins so. */
    public RecordedMatch begun() {
        return new RecordedMatch(PlayedMatch.begin(rules, position)).surveyed();
    }

    /** The line, as it is always written. */
    public String text() {
        return rules.id() + " " + position.map(this::text).orElse(START);
    }

    private String text(Position p) {
        List<String> words = new ArrayList<>(List.of(row(p, Side.SOUTH), row(p, Side.NORTH), letter(p.toMove())));
        if (p.round() > 1) {
            words.add("round:" + p.round());
        }
        p.chosenDirection()
                .ifPresent(way -> words.add((way == Direction.CLOCKWISE ? "cw:" : "acw:")
                        + letter(p.directionChooser().orElseThrow())));
        if (p.isBonus()) {
            words.add("bonus");
        }
        if (p.total() != rules.board().total()) {
            words.add("partial");
        }
        return String.join(" ", words);
    }

    private static String row(Position p, Side side) {
        return p.layout().row(side).stream()
                .map(house -> p.isBurnt(house) ? BURNT : Integer.toString(p.seedsIn(house)))
                .collect(Collectors.joining(",", "", "/" + p.inStore(side)));
    }

    private static String letter(Side side) {
        return side.id().substring(0, 1);
    }

    /** A word and where it stands. */
    private record Word(String text, Spot spot) {}

    /** Takes a line apart into what a position file would say, which is then read as one. */
    private static final class Reader {
        private final Problems problems;
        private final List<Word> words;
        private final Map<String, JsonField> fields = new LinkedHashMap<>();
        private final Map<String, JsonField> stores = new LinkedHashMap<>();
        private final List<JsonValue> burnt = new ArrayList<>();

        Reader(String line, Problems problems) {
            this.problems = problems;
            words = parts(WORD, line, Spot.START);
        }

        private static List<Word> parts(Pattern part, String text, Spot from) {
            List<Word> found = new ArrayList<>();
            Matcher matcher = part.matcher(text);
            while (matcher.find()) {
                found.add(new Word(matcher.group(), new Spot(from.line(), from.column() + matcher.start())));
            }
            return found;
        }

        PositionLine read(RuleBook book) throws FormatException {
            Word first = words.isEmpty() ? new Word("", Spot.START) : words.get(0);
            Optional<RuleSet> known = book.find(first.text());
            if (known.isEmpty()) {
                String shown = Visible.shortened(first.text());
                error("E952", first, "The rule set \"" + shown + "\" is not installed.", near(first, book));
                problems.throwIfAny();
            }
            RuleSet rules = known.orElseThrow();
            if (words.size() == 2 && words.get(1).text().equals(START)) {
                return new PositionLine(rules, Optional.empty());
            }
            if (words.size() < 4) {
                PositionLine example = new PositionLine(rules, Optional.of(new Engine(rules).start()));
                Word last = words.get(words.size() - 1);
                Spot end = new Spot(1, last.spot().column() + last.text().length());
                error("E219", new Word("", end), "The line ends too soon.", "Write it like " + example.text() + ".");
                problems.throwIfAny();
            }
            row(Side.SOUTH, words.get(1));
            row(Side.NORTH, words.get(2));
            mover(words.get(3));
            words.subList(4, words.size()).forEach(this::more);
            problems.throwIfAny();
            put("stores", first, new JsonObject(first.spot(), "stores", stores));
            put("burnt", first, new JsonArray(first.spot(), "burnt", burnt));
            Problems found = new Problems(problems.file());
            Optional<Position> position = PositionReader.read(new JsonObject(first.spot(), "", fields), rules, found);
            found.inOrder()
                    .forEach(each -> problems.add(
                            each.code(),
                            each.severity(),
                            each.spot(),
                            each.path(),
                            each.message(),
                            ofLine(each.fix())));
            problems.throwIfAny();
            return new PositionLine(rules, position);
        }

        /** In a line a field that is true is its name alone. */
        private static String ofLine(String fix) {
            return fix.replace("\"partial\": true", "\"partial\" behind them");
        }

        private static String near(Word id, RuleBook book) {
            return Nearest.suggestion(id.text(), book.ids());
        }

        private void row(Side side, Word row) {
            int slash = row.text().indexOf('/');
            if (slash < 0) {
                String given = Visible.shortened(row.text());
                error("E219", row, "The seeds in " + side.id() + "'s store are missing.", "Write " + given + "/0.");
                return;
            }
            List<JsonValue> seeds = new ArrayList<>();
            for (Word house : parts(PART, row.text().substring(0, slash), row.spot())) {
                boolean out = house.text().equals(BURNT);
                if (out) {
                    String name = side.letter() + Integer.toString(seeds.size() + 1);
                    burnt.add(new JsonText(house.spot(), "burnt", name));
                }
                String path = side.id() + "[" + seeds.size() + "]";
                seeds.add(out ? new JsonNumber(house.spot(), path, 0, "0") : number(house, path));
            }
            put(side.id(), row, new JsonArray(row.spot(), side.id(), seeds));
            Word store = new Word(
                    row.text().substring(slash + 1), new Spot(1, row.spot().column() + slash + 1));
            stores.put(side.id(), new JsonField(side.id(), store.spot(), number(store, "stores." + side.id())));
        }

        private JsonValue number(Word word, String path) {
            boolean is = NUMBER.matcher(word.text()).matches();
            if (!is) {
                String shown = Visible.shortened(word.text());
                error("E219", word, "\"" + shown + "\" is no number of seeds.", "Write 0, or x for a burnt house.");
            }
            return new JsonNumber(word.spot(), path, is ? Integer.parseInt(word.text()) : 0, word.text());
        }

        private void mover(Word word) {
            boolean known =
                    Arrays.stream(Side.values()).anyMatch(side -> letter(side).equals(word.text()));
            if (!known) {
                String shown = Visible.shortened(word.text());
                error("E219", word, "\"" + shown + "\" is nobody who moves.", "Write s for south or n for north.");
            }
            put("mover", word, side(word, word.text(), "mover"));
        }

        private static JsonValue side(Word word, String letter, String path) {
            Side side = letter.equals(letter(Side.NORTH)) ? Side.NORTH : Side.SOUTH;
            return new JsonText(word.spot(), path, side.id());
        }

        private void more(Word word) {
            Matcher way = WAY.matcher(word.text());
            Matcher round = ROUND.matcher(word.text());
            if (round.matches()) {
                put("round", word, number(new Word(round.group(1), word.spot()), "round"));
            } else if (way.matches()) {
                Direction chosen = way.group(1).equals("cw") ? Direction.CLOCKWISE : Direction.ANTICLOCKWISE;
                put("direction", word, new JsonText(word.spot(), "direction", chosen.id()));
                put("directionBy", word, side(word, way.group(2), "directionBy"));
            } else if (MORE.contains(word.text())) {
                put(word.text(), word, new JsonFlag(word.spot(), word.text(), true));
            } else {
                String shown = Visible.shortened(word.text());
                error("E219", word, "\"" + shown + "\" is unknown here.", Nearest.suggestion(word.text(), EXAMPLES));
            }
        }

        private void put(String field, Word at, JsonValue value) {
            if (fields.put(field, new JsonField(field, at.spot(), value)) != null) {
                error("E219", at, "\"" + at.text() + "\" says again what has been said before.", "Keep one of them.");
            }
        }

        private void error(String code, Word at, String message, String fix) {
            problems.add(code, Problem.Severity.ERROR, at.spot(), "", message, fix);
        }
    }
}
