package papan.lesson.check;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import papan.json.rules.RuleBooks;
import papan.lesson.check.LessonFigures.First;
import papan.lesson.play.LessonRun;
import papan.lesson.script.Lesson;
import papan.search.Watch;
import papan.testing.PlayedLessons;

/** Prints the shipped lessons in figures, and which clauses they protect; for a few rule sets if their ids are given. */
final class CourseReport {
    private CourseReport() {}

    public static void main(String... rules) {
        List<LessonRun> runs = PlayedLessons.shipped();
        List<Lesson> lessons = runs.stream().map(LessonRun::lesson).toList();
        System.out.println("lesson minutes steps questions own-moves first-act first-move looking-on screen sentence"
                + " new-words");
        runs.forEach(run -> System.out.println(figures(LessonFigures.of(run, lessons))));
        LessonCoverage.of(lessons, RuleBooks.shipped(), Set.of(rules), Watch.NOBODY)
                .rules()
                .forEach(each -> System.out.println(clauses(each)));
    }

    private static String figures(LessonFigures figures) {
        Lesson lesson = figures.lesson();
        StringJoiner line = new StringJoiner(" ");
        line.add(lesson.id());
        line.add(String.valueOf(lesson.meta().minutes()));
        line.add(String.valueOf(lesson.steps().size()));
        line.add(String.valueOf(figures.questions()));
        line.add(String.valueOf(figures.ownMoves()));
        line.add(first(figures.firstAct()));
        line.add(first(figures.firstOwnMove()));
        figures.load()
                .ifPresent(load -> line.add(String.valueOf(Collections.max(load.lookedOn())))
                        .add(String.valueOf(Collections.max(load.screens().values())))
                        .add(String.valueOf(Collections.max(load.sentences().values())))
                        .add(String.valueOf(load.newWords().size())));
        return line.toString();
    }

    private static String first(Optional<First> first) {
        return first.map(there -> String.format(Locale.ROOT, "%d(%.1f)", there.step(), there.minutes()))
                .orElse("-");
    }

    private static String clauses(LessonCoverage.OfRules rules) {
        Map<LessonCoverage.State, StringJoiner> states = new EnumMap<>(LessonCoverage.State.class);
        rules.clauses()
                .forEach(clause -> states.computeIfAbsent(clause.state(), any -> new StringJoiner(" "))
                        .add(clause.clause().id()));
        return rules.id() + ", played by " + String.join(", ", rules.lessons()) + ": " + states;
    }
}
