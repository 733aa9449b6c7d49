package papan.ui.board;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import papan.engine.Engine;
import papan.engine.Turn;
import papan.event.BoardEvent;
import papan.event.SowingEvent;
import papan.model.House;
import papan.model.Layout;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.narration.Language;
import papan.narration.Pattern;
import papan.replay.Timeline;
import papan.rules.RuleSet;
import papan.testing.RuleFiles;

/** Positions, turns and words to draw and to test with. */
final class Samples {
    private Samples() {}

    /** Congkak as most descriptions have it: clockwise, relays, the opposite house captured. */
    static RuleSet congkak(int houses, int seeds) {
        return RuleFiles.changed(
                "congklak-classic",
                "\"board\": {\"housesPerSide\": " + houses + ", \"setup\": {\"uniform\": " + seeds
                        + "}}, \"roundEnd\": \"rowEmpty\", \"rounds\": \"single\"");
    }

    static Position start(int houses, int seeds) {
        return new Engine(congkak(houses, seeds)).start();
    }

    /** South's first turn from a house of a fresh board. */
    static Timeline turn(int houses, int seeds, int from) {
        return turn(congkak(houses, seeds), start(houses, seeds), from);
    }

    static Timeline turn(RuleSet rules, Position before, int from) {
        Turn turn = new Engine(rules).play(before, new Move(new House(before.toMove(), from)));
        return Timeline.of(before, turn.events());
    }

    /** Turns one after another, the first move of each player that is legal. */
    static Timeline turns(int houses, int seeds, int count) {
        Engine engine = new Engine(congkak(houses, seeds));
        Position position = engine.start();
        List<BoardEvent> events = new ArrayList<>();
        for (int k = 0; k < count; k++) {
            List<Move> legal = engine.legalMoves(position);
            if (legal.isEmpty()) {
                break;
            }
            Turn turn = engine.play(position, legal.get((k * 3 + 2) % legal.size()));
            events.addAll(turn.events());
            position = turn.after();
        }
        return Timeline.of(engine.start(), events);
    }

    /** The first cursor after which an event of a kind comes; −1 if none does. */
    static int before(Timeline timeline, Class<? extends BoardEvent> kind) {
        for (int i = 0; i < timeline.size(); i++) {
            if (kind.isInstance(timeline.events().get(i))) {
                return i;
            }
        }
        return -1;
    }

    /** The cursor after the second lift of a turn. */
    static int afterRelay(Timeline timeline) {
        for (int i = 0; i < timeline.size(); i++) {
            if (timeline.events().get(i) instanceof SowingEvent.Lifted lifted && lifted.lap() == 2) {
                return i + 1;
            }
        }
        throw new AssertionError("this turn has no relay");
    }

    static Position position(int houses, int[] cells, House... burnt) {
        Position position = Position.of(new Layout(houses), cells, 0, Side.SOUTH, 1);
        for (House house : burnt) {
            position = position.withBurnt(house);
        }
        return position;
    }

    /** The board's texts in English. */
    static BoardWords words() {
        Properties texts = texts();
        return (key, args) -> Pattern.parse(texts.getProperty(key, "[" + key + "]"), Language.ENGLISH)
                .format(new Values(args));
    }

    /** The keys of the board's texts. */
    static Set<String> textKeys() {
        return texts().stringPropertyNames();
    }

    private static Properties texts() {
        Properties texts = new Properties();
        try (var in = new InputStreamReader(
                BoardView.class.getResourceAsStream("board_en.properties"), StandardCharsets.UTF_8)) {
            texts.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return texts;
    }

    private record Values(Map<String, ?> args) implements Pattern.Arguments {
        @Override
        public String text(String name) {
            return String.valueOf(args.get(name));
        }

        @Override
        public String selector(String name) {
            return text(name);
        }

        @Override
        public int number(String name) {
            return (Integer) args.get(name);
        }
    }
}
