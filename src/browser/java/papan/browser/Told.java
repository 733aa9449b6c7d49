package papan.browser;

import java.util.List;
import java.util.function.Consumer;
import papan.engine.Engine;
import papan.engine.Match;
import papan.json.lesson.LessonCatalogues;
import papan.json.lesson.LessonShelf;
import papan.json.lesson.PageWriter;
import papan.json.rules.RuleBooks;
import papan.lesson.page.Page;
import papan.lesson.page.Standing;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonState;
import papan.lesson.play.Stage;
import papan.lesson.script.Lesson;
import papan.model.Move;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Narrator;
import papan.narration.Wording;
import papan.rules.RuleBook;
import papan.rules.RuleSet;
import papan.search.Dice;

/**
 * What a JVM and a browser must both say, in sections of lines.
 *
 * @param section told the name of each section before its lines
 * @param line told each line
 */
record Told(Consumer<String> section, Consumer<String> line) {
    private static final RuleBook BOOK = RuleBooks.shipped();

    /** So many turns of every rule set, and the pages of these lessons. */
    void all(int turns, List<String> lessons) {
        for (Language language : List.of(Language.ENGLISH, Language.CHINESE)) {
            for (RuleSet rules : BOOK.all()) {
                section.accept(rules.id() + " " + language.tag());
                turns(rules, language, turns);
            }
            for (String lesson : lessons) {
                section.accept(lesson + " " + language.tag());
                pages(lesson, language);
            }
        }
    }

    /** Turns of matches that are played by dice, one match after another, with a caption for each event. */
    private void turns(RuleSet rules, Language language, int turns) {
        CaptionText words = new CaptionText(Wording.of(language).withTerms(rules));
        Dice dice = new Dice(rules.id().length());
        Match match = Match.fromStart(new Engine(rules));
        for (int turn = 0; turn < turns; turn++) {
            if (match.isOver()) {
                match = Match.fromStart(new Engine(rules));
            }
            List<Move> legal = match.legalMoves();
            match = match.choose(legal.get(dice.below(legal.size())));
            match.latest().forEach(event -> line.accept(words.format(Narrator.caption(event))));
            line.accept(match.position().toString());
        }
    }

    /** Every moment of every step, then how the step stands after each thing that can be done in it. */
    private void pages(String id, Language language) {
        Lesson lesson = LessonShelf.find(id, BOOK).orElseThrow();
        LessonRun run = LessonRun.of(lesson, BOOK).in(LessonCatalogues.shipped(lesson, language));
        CaptionText words = run.words();
        for (Stage stage : run.stages()) {
            LessonState state = LessonState.of(run, stage.index());
            for (int cursor = stage.start(); cursor <= stage.end(); cursor++) {
                line.accept(PageWriter.line(run.lesson(), cursor, Page.of(state, cursor, words)));
            }
            for (Standing after : Standing.all(state)) {
                line.accept(PageWriter.line(after, words));
            }
        }
    }
}
