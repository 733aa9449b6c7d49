package papan.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import papan.export.PlainBoard;
import papan.lesson.kept.Act;
import papan.lesson.page.Block;
import papan.lesson.page.Offers;
import papan.lesson.page.Page;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonState;
import papan.lesson.play.Stage;
import papan.model.Position;
import papan.narration.Caption;
import papan.narration.CaptionText;
import papan.replay.Timeline;

/** Who goes through a lesson on a terminal: what is typed, what comes of each act, and what is told of it. */
final class PlainLearner {
    /** What is typed for help. */
    static final String WISH = "?";

    private final CaptionText words;
    private final PlainPage lines;
    private final Lines answers;
    private final LongSupplier clock;
    private final PrintWriter out;
    private final List<Act> acts = new ArrayList<>();
    private LessonState state;
    /** The state of which {@link #page} is the page. */
    private LessonState read;

    private Page page;
    /** When the question was put, or the latest hint given. */
    private long since;

    /**
     * A learner who has come so far.
     *
     * @param answers where lines come from; at its end every answer is missing
     * @param clock tells milliseconds: hints may be offered after some time
     */
    PlainLearner(LessonState state, CaptionText words, Lines answers, LongSupplier clock, PrintWriter out) {
        this.words = words;
        this.lines = new PlainPage(words, state.run().lesson().view().bottom());
        this.answers = answers;
        this.clock = clock;
        this.out = out;
        this.state = state;
        this.read = state;
        this.page = Page.read(state, words);
    }

    /** How far the learner has come. */
    LessonState state() {
        return state;
    }

    /** The lesson. */
    LessonRun run() {
        return state.run();
    }

    /** What the learner has done, in order. */
    List<Act> acts() {
        return List.copyOf(acts);
    }

    /** The step at which the learner is. */
    Stage stage() {
        return state.stage();
    }

    /** The words in which the lesson is told. */
    CaptionText words() {
        return words;
    }

    /** What is to be read where the learner is. */
    Page page() {
        if (read != state) {
            read = state;
            page = Page.read(state, words);
        }
        return page;
    }

    /** Its first block of a kind that it has. */
    <B extends Block> B block(Class<B> kind) {
        return page().find(kind).orElseThrow();
    }

    /** Tells the step at which the learner is. */
    void tell() {
        print("");
        print(page().number() + ". " + page().title());
        print(page().blocks());
    }

    /** Does something and tells what is new then; says whether it leads to another step, of which nothing is told yet. */
    boolean act(Act act) {
        Page before = page();
        int entries = state.entries();
        acts.add(act);
        state = state.after(act);
        if (state.entries() != entries) {
            return true;
        }
        print(page().newSince(before));
        return false;
    }

    private void print(List<Block> blocks) {
        blocks.stream().flatMap(block -> block.accept(lines).stream()).forEach(out::println);
        out.flush();
    }

    /** What is typed; empty for a blank line, and at the end of the input. */
    Optional<String> answer() throws IOException {
        Optional<String> line = line().map(String::strip).filter(typed -> !typed.isEmpty());
        if (line.isEmpty()) {
            print("");
        }
        return line;
    }

    /** Waits for a line, blank or not; empty at the end of the input. What follows begins below it. */
    Optional<String> anyLine() throws IOException {
        Optional<String> line = line();
        print("");
        return line;
    }

    private Optional<String> line() throws IOException {
        out.print("> ");
        out.flush();
        Optional<Lines.Line> line = answers.next();
        line.flatMap(Lines.Line::excess).ifPresent(problem -> {
            throw CallException.file(problem.line());
        });
        return line.map(Lines.Line::text);
    }

    /** A question is put now: the time for hints begins. */
    void isAsked() {
        since = clock.getAsLong();
    }

    /** Gives the next hint, or says that there are no more. */
    void help() {
        since = clock.getAsLong();
        int before = state.here().hints();
        act(new Act.AskedForHint());
        if (state.here().hints() == before) {
            say("", "cli.noMoreHints");
        }
    }

    /** Says that there is another hint, if its time has come. */
    void offerHelp() {
        double waited = (clock.getAsLong() - since) / 1_000.0;
        int misses = state.reply().misses();
        if (Offers.of(state)
                .hint()
                .filter(after -> after.hasCome(misses, waited))
                .isPresent()) {
            say("", "cli.hintOffered");
        }
    }

    void print(String line) {
        out.println(line);
    }

    /** Says the text of a key, behind what each such line begins with. */
    void say(String begin, String key) {
        say(begin, key, Map.of());
    }

    void say(String begin, String key, Map<String, ?> args) {
        print(begin + words.text(key, args));
    }

    /** Shows a position as the author wants the board to be seen. */
    void board(Position position) {
        print(PlainBoard.of(position, run().lesson().view().bottom()));
    }

    /**
     * Tells the spoken events of a timeline in the program's own words.
     *
     * @param from the first of them
     */
    void events(String begin, Timeline timeline, int from) {
        for (int i = from; i < timeline.size(); i++) {
            if (timeline.caption(i).volume() == Caption.Volume.SPOKEN) {
                print(begin + words.format(timeline.caption(i)));
            }
        }
    }
}
