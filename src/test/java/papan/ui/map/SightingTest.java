package papan.ui.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.MouseEvent;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import papan.json.lesson.LessonShelf;
import papan.json.rules.RuleBooks;
import papan.lesson.kept.Act;
import papan.lesson.kept.Bookmark;
import papan.lesson.learner.Progress;
import papan.lesson.page.Page;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonState;
import papan.lesson.script.Cite;
import papan.lesson.script.Lesson;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Wording;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.Theme;
import papan.ui.common.WindowText;
import papan.ui.map.Sighting.Line;
import papan.ui.playback.OnEdt;

/** Where and when the game was seen, and what of it a learner has met. */
@ExtendWith(OnEdt.class)
class SightingTest {
    private static final List<Lesson> LESSONS = LessonShelf.all(RuleBooks.shipped());
    private static final CaptionText CAPTIONS = new CaptionText(Wording.of(Language.ENGLISH));
    private final WindowText words = new WindowText(Language.ENGLISH).including(LandCanvas.class, "map");

    private static Lesson lesson(String id) {
        return LESSONS.stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
    }

    private static Progress done(String... lessons) {
        Progress progress = Progress.of(Progress.NAMELESS);
        for (String each : lessons) {
            progress = progress.at(each, 1, new Bookmark("x", 0, true), 9, Instant.EPOCH);
        }
        return progress;
    }

    private List<Sighting> seen(Progress progress, Optional<Page> page) {
        return Sighting.of(LESSONS, progress, page, words, CAPTIONS);
    }

    private Sighting seen(String id, Progress progress, Optional<Page> page) {
        return seen(progress, page).stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    /** The page of a step of who-brought-it, before or after its answer. */
    private static Optional<Page> page(String step, boolean answered) {
        LessonRun run = LessonRun.of(lesson("who-brought-it"), RuleBooks.shipped());
        LessonState asked = LessonState.of(run, run.stage(step).orElseThrow().index());
        String right = run.rightAnswer(run.stage(step).orElseThrow()).written();
        LessonState state = answered ? asked.after(new Act.Answered(right)) : asked;
        return Optional.of(Page.of(state, 0, CAPTIONS));
    }

    @Test
    void eachIsToldByALessonWithItsYearAndItsSource() {
        assertThat(Sighting.lines()).hasSize(12).doesNotHaveDuplicates();
        for (Line line : Sighting.lines()) {
            Lesson teller = lesson(line.lesson());
            Cite cite = line.cite(teller).orElseThrow(() -> new AssertionError(line.toString()));
            assertThat(Page.cited(teller, cite, cite.text(), CAPTIONS))
                    .as(line.toString())
                    .contains(String.valueOf(line.year()))
                    .doesNotContain("{");
        }
    }

    @Test
    void whatHasTheSameNameInSeveralLessonsIsTheSameSource() {
        for (Line line : Sighting.lines()) {
            assertThat(LESSONS.stream()
                            .flatMap(lesson -> lesson.meta().sources().stream())
                            .filter(source -> source.id().equals(line.source()))
                            .map(Lesson.Reference::cite))
                    .as(line.toString())
                    .isNotEmpty()
                    .allMatch(cite -> line.source().equals("mw-sungka") || cite.contains(String.valueOf(line.year())));
        }
    }

    @Test
    void theyStandInTheOrderOfTime() {
        assertThat(Sighting.lines()).isSortedAccordingTo(Comparator.comparingInt(Line::year));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void eachHasAPlaceOnTheMapAndAName(Language language) {
        WindowText own = new WindowText(language).including(LandCanvas.class, "map");
        for (Line line : Sighting.lines()) {
            assertThat(MapPlaces.shipped().places()).containsKey(line.place());
            assertThat(Projection.Part.SIGHTINGS.holds(
                            MapPlaces.shipped().places().get(line.place())))
                    .as(line.place())
                    .isTrue();
            assertThat(own.has("map.place." + line.place())).isTrue();
        }
        assertThat(Sighting.of(LESSONS, done("on-the-table"), Optional.empty(), own, CAPTIONS))
                .allSatisfy(each -> assertThat(each.told()).doesNotContain("[", "{"));
    }

    @Test
    void aLessonThatIsFinishedFillsWhatItCites() {
        assertThat(Sighting.count(seen(done(), Optional.empty()), words)).isEqualTo("Your map: 0 of 12 sightings");
        assertThat(seen(done("on-the-table"), Optional.empty()))
                .filteredOn(Sighting::met)
                .extracting(Sighting::id)
                .containsExactly("1900.malay-peninsula", "1907.seberang-perai", "2008.hagonoy", "2015.lampung");
        assertThat(Sighting.count(seen(done("on-the-table", "never-dying"), Optional.empty()), words))
                .isEqualTo("Your map: 5 of 12 sightings");
    }

    @Test
    void allOfThemCanBeMet() {
        String[] all = LESSONS.stream().map(Lesson::id).toArray(String[]::new);
        assertThat(seen(done(all), Optional.empty())).allMatch(Sighting::met);
    }

    @Test
    void whatIsNotMetYetSaysOnlyWhereItWillBe() {
        assertThat(seen("2000.maldives", done(), Optional.empty()).told())
                .isEqualTo("2000, Maldives: you’ll read about it in “The women of the Maldives”.");
    }

    @Test
    void aStepFillsItsOwnOnceItIsAnswered() {
        Sighting asked = seen("1859.makassar", done(), page("makassar", false));
        assertThat(asked.here()).isTrue();
        assertThat(asked.met()).isFalse();
        assertThat(asked.told()).isEqualTo("1859, Makassar");
        Sighting answered = seen("1859.makassar", done(), page("makassar", true));
        assertThat(answered.met()).isTrue();
        assertThat(answered.told()).contains("anrong", "Matthes", "good evidence");
        Sighting after = seen("1859.makassar", done(), page("older", false));
        assertThat(after.met()).isTrue();
        assertThat(after.here()).isFalse();
    }

    @Test
    void whatIsAskedCannotBeReadOffTheMapEvenByThoseWhoHaveFinishedTheLesson() {
        assertThat(seen("1692.visayas", done("who-brought-it"), page("older", false))
                        .told())
                .isEqualTo("1692, Visayas");
    }

    @Test
    void aPressOnADotChoosesItsYear() {
        Theme.LIGHT.install(Language.ENGLISH);
        SightingMap map = new SightingMap(words);
        map.show(seen(done("who-brought-it"), Optional.empty()));
        map.setSize(820, 600);
        map.doLayout();
        LandCanvas<?> canvas = (LandCanvas<?>) map.getComponent(0);
        Point manila = canvas.spots().get(4);
        canvas.dispatchEvent(new MouseEvent(
                canvas, MouseEvent.MOUSE_PRESSED, 0, 0, manila.x + 3, manila.y - 3, 1, false, MouseEvent.BUTTON1));
        assertThat(((ReadOnlyText) map.getComponent(1)).getText()).startsWith("1900, Manila: ");
    }

    /** The second is what is left of a small window at twice the size; the last is for a class, in large letters. */
    @ParameterizedTest
    @CsvSource({"820, 600, 0", "420, 640, 0", "660, 420, 0", "1214, 500, 0", "1340, 505, 28"})
    void dotsAndYearsDoNotCoverOneAnother(int width, int height, float letters) {
        Theme.LIGHT.install(Language.ENGLISH);
        SightingMap map = new SightingMap(words);
        map.show(seen(done("on-the-table"), Optional.empty()));
        if (letters > 0) {
            map.setLetters(letters);
        }
        map.setSize(width, height);
        map.doLayout();
        LandCanvas<?> canvas = (LandCanvas<?>) map.getComponent(0);
        canvas.doLayout();
        List<? extends JComponent> years = canvas.marks();
        List<Point> spots = canvas.spots();
        for (int i = 0; i < years.size(); i++) {
            Rectangle bounds = years.get(i).getBounds();
            assertThat(new Rectangle(canvas.getSize()).contains(bounds)).isTrue();
            for (int j = 0; j < years.size(); j++) {
                assertThat(bounds.contains(spots.get(j))).as(i + " on " + j).isFalse();
                assertThat(i != j && bounds.intersects(years.get(j).getBounds()))
                        .as(i + " and " + j)
                        .isFalse();
                assertThat(i == j || spots.get(i).distance(spots.get(j)) >= 13)
                        .as("dots " + i + " and " + j)
                        .isTrue();
            }
        }
    }
}
