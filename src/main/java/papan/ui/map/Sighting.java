package papan.ui.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
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
    private static final List<Line> LINES =
            MapFile.lines("sightings.txt").stream().map(Line::of).toList();

    /** What {@code sightings.txt} says of one. */
    record Line(int year, String place, String lesson, String step, String source) {
        private static Line of(String line) {
            String[] words = line.split(" ", -1);
            return new Line(Integer.parseInt(words[0]), words[1], words[2], words[3], words[4]);
        }
    }

    /** All that {@code sightings.txt} tells, in the order of time. */
    static List<Line> lines() {
        return LINES;
    }

    /**
     * Those that some lessons tell, in the order of time.
     *
     * @param page what is shown of a lesson: what it has told is met, and what can still be read in its sources is not
     */
    public static List<Sighting> of(
            List<Lesson> lessons, Progress progress, Optional<Page> page, WindowText words, CaptionText captions) {
        MapPlaces places = MapPlaces.shipped();
        List<Lesson> done = lessons.stream()
                .filter(lesson ->
                        progress.in(lesson.id()).filter(LessonProgress::isDone).isPresent())
                .toList();
        List<Sighting> all = new ArrayList<>();
        for (Line line : LINES) {
            Optional<Lesson> teller = lessons.stream()
                    .filter(lesson -> lesson.id().equals(line.lesson()))
                    .findFirst();
            Optional<Cite> cite = teller.flatMap(lesson -> cite(lesson, line));
            if (cite.isEmpty()) {
                continue;
            }
            Lesson lesson = teller.get();
            Optional<Page> open =
                    page.filter(now -> now.spot().lesson().equals(line.lesson()));
            boolean here = open.filter(now -> now.step().equals(line.step())).isPresent();
            boolean met = here
                    ? open.flatMap(now -> now.find(Block.Cited.class)).isPresent()
                    : open.filter(now -> number(lesson, line.step()) < number(lesson, now.step()))
                                    .isPresent()
                            || done.stream().anyMatch(each -> has(each, line.source()));
            Map<String, ?> said = Map.of(
                    "year", String.valueOf(line.year()),
                    "place", words.text("map.place." + line.place()),
                    "lesson", lesson.title(),
                    "text", Page.cited(lesson, cite.get(), cite.get().text(), captions));
            String told = words.text(met ? "map.met" : here ? "map.asked" : "map.unmet", said);
            all.add(new Sighting(
                    line.year() + "." + line.place(),
                    line.year(),
                    Objects.requireNonNull(places.places().get(line.place())),
                    met,
                    here,
                    told));
        }
        return all;
    }

    /** How many of them are met. */
    public static String count(List<Sighting> all, WindowText words) {
        return words.text(
                "map.count",
                Map.of("met", (int) all.stream().filter(Sighting::met).count(), "all", all.size()));
    }

    private static int number(Lesson lesson, String step) {
        return lesson.steps().stream().map(each -> each.head().id()).toList().indexOf(step);
    }

    private static boolean has(Lesson lesson, String source) {
        return lesson.meta().sources().stream().anyMatch(each -> each.id().equals(source));
    }

    /** What a lesson says of one. */
    static Optional<Cite> cite(Lesson lesson, Line line) {
        return lesson.steps().stream()
                .filter(step -> step.head().id().equals(line.step()))
                .flatMap(step -> step.head().cites().stream())
                .filter(cite -> cite.source().equals(line.source()))
                .findFirst();
    }
}
