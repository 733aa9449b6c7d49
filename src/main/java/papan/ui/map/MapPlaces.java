package papan.ui.map;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.rules.RuleSet;

/**
 * Where the regions that rule sets name are on the map, as {@code places.txt} beside this class says.
 *
 * @param places where each place is
 * @param regions what stands for a region, as it is called in English: places, or one of the words for what has no mark
 */
public record MapPlaces(Map<String, Spot> places, Map<String, List<String>> regions) {
    public static final String NOWHERE = "nowhere";
    public static final String WIDE = "wide";
    public static final String ELSEWHERE = "elsewhere";

    /** A point of the globe, in degrees. */
    public record Spot(double latitude, double longitude) {}

    public MapPlaces {
        places = Map.copyOf(places);
        regions = Map.copyOf(regions);
    }

    /** The places that come with the program. */
    public static MapPlaces shipped() {
        Map<String, Spot> places = new HashMap<>();
        Map<String, List<String>> regions = new HashMap<>();
        for (String line : MapFile.lines("places.txt")) {
            if (line.startsWith("place ")) {
                String[] words = line.split(" ", -1);
                places.put(words[1], new Spot(Double.parseDouble(words[2]), Double.parseDouble(words[3])));
            } else {
                String[] sides = line.substring("region ".length()).split(" = ", 2);
                regions.put(sides[1], Arrays.asList(sides[0].split(" ", -1)));
            }
        }
        return new MapPlaces(places, regions);
    }

    /** The region that a rule set names; empty if it names none. */
    public static Optional<String> region(RuleSet rules) {
        return Optional.ofNullable(rules.about().region().get("en"))
                .or(() -> rules.about().region().values().stream().findFirst());
    }

    /** What stands for the region of a rule set; a region that nobody has placed, as of a teacher's own file, is elsewhere. */
    public List<String> of(RuleSet rules) {
        return region(rules)
                .map(region -> regions.getOrDefault(region, List.of(ELSEWHERE)))
                .orElse(List.of(NOWHERE));
    }
}
