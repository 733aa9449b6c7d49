package papan.ui.lesson;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import papan.lesson.learner.ProgressStore;
import papan.lesson.learner.Reviews;
import papan.lesson.script.Lesson;
import papan.rules.RuleSet;
import papan.ui.board.BoardThumbnail;
import papan.ui.map.Sighting;

/**
 * What the library shows.
 *
 * @param here the lesson that is open behind it
 * @param due the questions of the day
 * @param trouble what is to be told
 * @param repaired how many answers a repair has brought back; empty where nothing was repaired
 * @param classes whether results of a class can be opened
 * @param rules of the board at the head; empty where there are no lessons
 * @param boards the small board beside a lesson
 * @param mine which of the lessons are not of the course, and files beside them
 * @param handIn where what was done is handed in
 * @param games what the learner has played; empty where games cannot be played
 * @param sightings of the game, as far as lessons tell them
 */
record LibraryShelf(
        List<Lesson> lessons,
        Journal journal,
        LearnerSeat seat,
        Optional<Lesson> here,
        List<Reviews.Due> due,
        Optional<ProgressStore.Trouble> trouble,
        OptionalInt repaired,
        boolean classes,
        Optional<RuleSet> rules,
        Function<Lesson, Optional<BoardThumbnail>> boards,
        MyLessons mine,
        HandInShelf handIn,
        Optional<MyGames> games,
        List<Sighting> sightings,
        PracticeShelf practice) {
    static final LibraryShelf EMPTY = new LibraryShelf(
            List.of(),
            Journal.none(),
            LearnerSeat.NOWHERE,
            Optional.empty(),
            List.of(),
            Optional.empty(),
            OptionalInt.empty(),
            false,
            Optional.empty(),
            lesson -> Optional.empty(),
            MyLessons.NONE,
            HandInShelf.NONE,
            Optional.empty(),
            List.of(),
            PracticeShelf.NONE);

    LibraryShelf {
        lessons = List.copyOf(lessons);
        due = List.copyOf(due);
        sightings = List.copyOf(sightings);
    }
}
