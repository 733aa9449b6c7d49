package papan.ui.map;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import papan.lesson.kept.LessonProgress;
import papan.lesson.learner.Progress;
import papan.lesson.page.Block;
import papan.lesson.page.Page;
import papan.lesson.script.Cite;
import papan.lesson.script.Lesson;
import papan.narration.CaptionText;
import papan.ui.common.WindowText;
import papan.ui.map.MapPlaces.Spot;

/**
 * Where and when somebody wrote of the game, for a learner.
 *
 * @param id its year and its place
 * @param spot where that is
 * @param met whether the learner has finished a lesson with that source
 * @param here whether it is told in the step that is shown
 * @param told the year, the place, and once it is met what was seen, who says so and how sure that is
 */
public record Sighting(String id, int year, Spot spot, boolean met, boolean here, String told) {
    private static final MapPlaces PLACES = MapPlaces.shipped();
    private static final List<Line> LINES =
            MapFile.lines("sightings.txt").stream().map(Line::of).toList();

    /** What {@code sightings.txt} says of one. */
    record Line(int year, String place, String lesson, String step, String source) {
        private static Line of(String line) {
            String[] words = line.split(" ", -1);
            return new Line(Integer.parseInt(words[0]), words[1], words[2], words[3], words[4]);
        }

        /** What its lesson says of it; empty if it does not. */
        Optional<Cite> cite(Lesson teller) {
            return teller.steps().stream()
                    .filter(each -> each.head().id().equals(step))
                    .flatMap(each -> each.head().cites().stream())
                    .filter(cite -> cite.source().equals(source))
                    .findFirst();
        }

        /** What is still asked could be read in its sources, even by those who have finished the lesson. */
        private Sighting seen(
                Lesson teller,
                Cite cite,
                Set<String> known,
                Optional<Page> page,
                WindowText words,
                CaptionText captions) {
            Optional<Page> open = page.filter(now -> now.spot().lesson().equals(lesson));
            boolean here = open.filter(now -> now.step().equals(step)).isPresent();
            boolean passed = open.filter(now -> number(teller, step) < number(teller, now.step()))
                    .isPresent();
            boolean met = here
                    ? open.flatMap(now -> now.find(Block.Cited.class)).isPresent()
                    : passed || known.contains(source);
            Map<String, String> said = Map.of(
                    "year", String.valueOf(year),
                    "place", words.text("map.place." + place),
                    "lesson", teller.title(),
                    "text", Page.cited(teller, cite, cite.text(), captions));
            return new Sighting(
                    year + "." + place,
                    year,
                    Objects.requireNonNull(PLACES.places().get(place)),
                    met,
                    here,
                    words.text(met ? "map.met" : here ? "map.asked" : "map.unmet", said));
        }

        private static int number(Lesson lesson, String step) {
            return lesson.steps().stream()
                    .map(each -> each.head().id())
                    .toList()
                    .indexOf(step);
        }
    }

    /** All that {@code sightings.txt} tells, in the order of time. */
    static List<Line> lines() {
        return LINES;
    }

    /**
     * Those that some lessons tell, in the order of time.
     *
     * @param page what is shown of a lesson: what it has told by then is met
     */
    public static List<Sighting> of(
            List<Lesson> lessons, Progress progress, Optional<Page> page, WindowText words, CaptionText captions) {
        Set<String> known = lessons.stream()
                .filter(lesson ->
                        progress.in(lesson.id()).filter(LessonProgress::isDone).isPresent())
                .flatMap(lesson -> lesson.meta().sources().stream())
                .map(Lesson.Reference::id)
                .collect(Collectors.toSet());
        return LINES.stream()
                .flatMap(line -> lessons.stream()
                        .filter(lesson -> lesson.id().equals(line.lesson()))
                        .flatMap(teller -> line.cite(teller).stream()
                                .map(cite -> line.seen(teller, cite, known, page, words, captions))))
                .toList();
    }

    /** How many of them are met. */
    public static String count(List<Sighting> all, WindowText words) {
        return words.text(
                "map.count",
                Map.of("met", (int) all.stream().filter(Sighting::met).count(), "all", all.size()));
    }
}
