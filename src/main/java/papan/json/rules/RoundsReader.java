package papan.json.rules;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import papan.format.Ids;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonText;
import papan.format.Problems;
import papan.rules.Key;
import papan.rules.Refill;
import papan.rules.Rounds;

/** Reads what follows a round. */
final class RoundsReader {
    private static final int MAX_ROUNDS = 99;

    private final JsonObjectReader in;
    private final Problems problems;

    RoundsReader(JsonObjectReader in, Problems problems) {
        this.in = in;
        this.problems = problems;
    }

    Optional<Rounds> read(JsonValue value) {
        return value instanceof JsonText
                ? in.asWord(value, Map.of("single", new Rounds.Single()))
                : JsonObjectReader.of(value, problems).flatMap(r -> series(r, value));
    }

    private Optional<Rounds> series(JsonObjectReader r, JsonValue value) {
        Optional<JsonObjectReader> untilBroke = r.object("untilBroke");
        Optional<JsonObjectReader> fixed = r.object("fixed");
        Optional<JsonObjectReader> won = r.object("roundsWon");
        r.finish();
        if (r.countOf("untilBroke", "fixed", "roundsWon") != 1) {
            problems.error("R114", value, "Say \"single\", untilBroke, fixed or roundsWon.", "");
            return Optional.empty();
        }
        if (untilBroke.isPresent()) {
            int houses = untilBroke.get().whole("minHouses", 1, 12).orElse(1);
            return renewal(untilBroke.get()).map(n -> new Rounds.UntilBroke(houses, n));
        }
        if (fixed.isPresent()) {
            Optional<Integer> rounds = needed(fixed.get(), "rounds", 2);
            Optional<Rounds.Renewal> renewal = renewal(fixed.get());
            return rounds.flatMap(k -> renewal.map(n -> new Rounds.Fixed(k, n)));
        }
        if (won.isPresent()) {
            Optional<Integer> wins = needed(won.get(), "wins", 1);
            Optional<Rounds.Renewal> renewal = renewal(won.get());
            return wins.flatMap(k -> renewal.map(n -> new Rounds.RoundsWon(k, n)));
        }
        return Optional.empty();
    }

    private static Optional<Integer> needed(JsonObjectReader r, String name, int min) {
        return r.has(name) ? r.whole(name, min, MAX_ROUNDS) : r.required(name).map(v -> min);
    }

    private Optional<Rounds.Renewal> renewal(JsonObjectReader r) {
        Optional<Integer> full =
                r.has("full") ? r.whole("full", 1, 99) : r.required("full").map(v -> 1);
        Optional<Refill> refill = r.required("refill").flatMap(this::refill);
        Optional<Rounds.BurntHouse> burnt =
                r.required("burntHouse").flatMap(v -> r.asWord(v, Ids.of(Rounds.BurntHouse.class, Key::of)));
        Rounds.BurntFor burntFor =
                r.word("burntFor", Ids.of(Rounds.BurntFor.class, Key::of)).orElse(Rounds.BurntFor.ROUND);
        Optional<Rounds.NextStarter> starter =
                r.required("nextStarter").flatMap(v -> r.asWord(v, Ids.of(Rounds.NextStarter.class, Key::of)));
        r.finish();
        return full.isEmpty() || refill.isEmpty() || burnt.isEmpty() || starter.isEmpty()
                ? Optional.empty()
                : Optional.of(new Rounds.Renewal(full.get(), refill.get(), burnt.get(), burntFor, starter.get()));
    }

    private Optional<Refill> refill(JsonValue value) {
        if (value instanceof JsonText) {
            Map<String, Refill> words = Map.of("evenly", new Refill.Evenly(), "startAgain", new Refill.StartAgain());
            return in.asWord(value, new TreeMap<>(words));
        }
        return JsonObjectReader.of(value, problems).flatMap(r -> {
            Optional<Refill> house = r.object("houseByHouse").flatMap(this::houseByHouse);
            Optional<Refill> same = r.word("sameCountOnBothSides", Ids.of(Refill.From.class, Key::of))
                    .map(Refill.SameCountOnBothSides::new);
            Optional<Refill> loser =
                    r.word("loserOnly", Ids.of(Refill.From.class, Key::of)).map(Refill.LoserOnly::new);
            r.finish();
            if (r.countOf("houseByHouse", "sameCountOnBothSides", "loserOnly") != 1) {
                problems.error(
                        "R115",
                        value,
                        "Say \"evenly\", \"startAgain\", houseByHouse, sameCountOnBothSides or loserOnly.",
                        "");
            }
            return house.or(() -> same).or(() -> loser);
        });
    }

    private Optional<Refill> houseByHouse(JsonObjectReader by) {
        Optional<Refill.From> from = by.required("from").flatMap(v -> by.asWord(v, Ids.of(Refill.From.class, Key::of)));
        Optional<Refill.LastHouse> last =
                by.required("lastHouse").flatMap(v -> by.asWord(v, Ids.of(Refill.LastHouse.class, Key::of)));
        by.finish();
        return from.isEmpty() || last.isEmpty()
                ? Optional.empty()
                : Optional.of(new Refill.HouseByHouse(from.get(), last.get()));
    }
}
