package papan.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import papan.chart.Chart;
import papan.chart.ChartText;
import papan.engine.Refusal;
import papan.lesson.AnswerForm;
import papan.lesson.AnswerOption;
import papan.lesson.AnswerWords;
import papan.lesson.AskedChart;
import papan.lesson.ComparedBoards;
import papan.lesson.ComparisonText;
import papan.lesson.Confidence;
import papan.lesson.Consequence;
import papan.lesson.CurveSheet;
import papan.lesson.Hint;
import papan.lesson.Lesson;
import papan.lesson.LessonMove;
import papan.lesson.LessonRun;
import papan.lesson.Reply;
import papan.lesson.Stage;
import papan.lesson.Step;
import papan.lesson.Trial;
import papan.lesson.Verdict;
import papan.lesson.Way;
import papan.model.House;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.narration.Caption;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Reasoning;
import papan.replay.Refusals;
import papan.replay.Timeline;
import papan.rules.ClauseId;

/**
 * A lesson told on a terminal: the same stages, sentences and verdicts that the window shows. At the end of the input
 * the remaining questions are answered for the learner, so that a lesson always comes to its end.
 */
final class PlainLesson {
    private static final String HINT = "?";
    private static final String WHAT_IF = "!";
    /** The most steps that are told; a lesson in order has come to its end long before. */
    private static final int MAX_STEPS = 2_000;

    private final LessonRun run;
    private final CaptionText words;
    private final Reasoning reasoning;
    private final AnswerWords spoken;
    private final PrintWriter out;
    private final Map<String, Reply> replies = new HashMap<>();
    private final Set<Way> settled = new HashSet<>();
    private final LongSupplier clock;
    /** When the question was put, or the latest hint given. */
    private long since;

    PlainLesson(LessonRun run, Language language, PrintWriter out) {
        this(run, language, out, () -> System.nanoTime() / 1_000_000);
    }

    /**
     * A lesson to be told.
     *
     * @param clock tells milliseconds: hints may be offered after some time
     */
    PlainLesson(LessonRun run, Language language, PrintWriter out, LongSupplier clock) {
        this.clock = clock;
        this.run = run;
        this.words = new CaptionText(run.lesson().wording(language, run.rules()));
        this.reasoning = new Reasoning(words, run.rules());
        this.spoken = new AnswerWords(run, words);
        this.out = out;
    }

    /** Says that there is no display and tells the lesson from its first step to its last. */
    static int withoutDisplay(Lesson lesson, BufferedReader answers, PrintWriter out) {
        PlainLesson plain = new PlainLesson(LessonCommand.run(lesson), Language.ENGLISH, out);
        out.println(plain.words.text("cli.noDisplay"));
        out.println();
        try {
            return plain.play(answers);
        } catch (IOException e) {
            throw CallException.file("Standard input cannot be read.");
        }
    }

    /** Tells the lesson, taking answers line by line. */
    int play(BufferedReader answers) throws IOException {
        out.println(run.text(run.lesson().title()));
        out.println("=".repeat(run.text(run.lesson().title()).length()));
        alterations();
        Way way = Way.START;
        for (int told = 0; !way.ended() && told < MAX_STEPS; told++) {
            Stage stage = run.stages().get(way.step());
            Optional<Trial> trial = Optional.empty();
            Optional<Way> detour = Optional.empty();
            if (!settled.contains(way)) {
                heading(stage);
                Optional<ComparedBoards> compared = run.compared(stage);
                if (compared.isPresent()) {
                    compare(stage, compared.get(), answers);
                } else {
                    tell(stage);
                }
                if (stage.step() instanceof Step.Ask ask) {
                    detour = ask(stage, ask, way, answers);
                } else if (stage.step() instanceof Step.Try) {
                    trial = Optional.of(attempt(stage, answers));
                } else if (stage.step() instanceof Step.ShowChart chart) {
                    chart(stage, chart, answers);
                }
            }
            Way next = detour.isPresent() ? detour.get() : run.onwards(way, trial, replies);
            if (detour.isEmpty() && next.back().size() > way.back().size()) {
                // Nothing is left to do in this step when the detour comes back to it.
                settled.add(new Way(way.step(), way.back(), next.made(), false));
            }
            way = next;
        }
        out.println();
        out.println(words.text(run.isBank() ? "cli.bankDone" : "cli.lessonDone"));
        out.flush();
        return Exit.DONE;
    }

    /** Where the lesson alters its rules: that it does, and each clause with where it comes from. */
    private void alterations() {
        String tag = words.wording().language().tag();
        if (run.rules().isAltered()) {
            out.println();
            out.println(
                    words.text("cli.rules", Map.of("rules", run.rules().about().name(tag))));
        }
        for (ClauseId id : ClauseId.values()) {
            run.rules()
                    .clause(id)
                    .lenderIn(tag)
                    .ifPresent(lender -> out.println("  "
                            + words.text(
                                    "cli.rules.altered", Map.of("rules", lender, "clause", reasoning.sentence(id)))));
        }
    }

    private void heading(Stage stage) {
        Step.Head head = stage.step().head();
        out.println();
        out.println((stage.index() + 1) + ". " + (head.title().isEmpty() ? head.id() : run.text(head.title())));
    }

    /** The boards with their ends; the question if there is one; then the author's words and the explanation. */
    private void compare(Stage stage, ComparedBoards compared, BufferedReader answers) throws IOException {
        Optional<String> question = run.question(stage, words);
        if (question.isEmpty()) {
            run.said(stage).ifPresent(out::println);
        }
        out.println(board(stage.timeline().positionAt(0)));
        Step.Compare step = (Step.Compare) stage.step();
        for (ComparedBoards.Board board : compared.boards()) {
            out.println(label(compared, board) + ": " + moves(step));
            out.println(board(board.end()));
        }
        if (question.isPresent()) {
            out.println("? " + question.get() + " " + words.text("cli.readOn"));
            out.print("> ");
            out.flush();
            answers.readLine();
            out.println();
            run.said(stage).ifPresent(out::println);
        }
        Set<String> sentences = new HashSet<>();
        for (int i = 1; i < compared.boards().size(); i++) {
            PlainComparison.print(
                    new ComparisonText(
                            compared.comparisons().get(i - 1),
                            label(compared, compared.boards().get(0)),
                            label(compared, compared.boards().get(i)),
                            words.wording()),
                    sentences::add,
                    out);
        }
        out.flush();
    }

    /** A position as the author wants the board to be seen. */
    private String board(Position position) {
        return PlainBoard.of(position, run.lesson().view().bottom());
    }

    private String label(ComparedBoards compared, ComparedBoards.Board board) {
        return run.label(compared, board, words.wording().language());
    }

    private static String moves(Step.Compare step) {
        return step.boards().get(0).moves().stream()
                .flatMap(PlainLesson::houses)
                .collect(Collectors.joining(", "));
    }

    /** What is chosen in a move: a house, or those of a common opening; nothing where the rules act. */
    private static Stream<String> houses(LessonMove move) {
        if (move instanceof LessonMove.Choice choice) {
            return Stream.of(choice.move().toString());
        }
        return move instanceof LessonMove.Together together
                ? Stream.of(Arrays.stream(Side.values())
                        .map(side ->
                                together.of(side).stream().map(Object::toString).collect(Collectors.joining(" ")))
                        .collect(Collectors.joining(" + ")))
                : Stream.empty();
    }

    private void chart(Stage stage, Step.ShowChart step, BufferedReader answers) throws IOException {
        Optional<CurveSheet> sheet = run.sheet(stage);
        Optional<String> drawn = Optional.empty();
        if (sheet.isPresent()) {
            out.println("? " + spoken.drawing(step.chart().plan(), 0));
            out.println("  " + spoken.howToDraw(sheet.get()));
            out.print("> ");
            out.flush();
            drawn = Optional.ofNullable(answers.readLine())
                    .map(line -> String.join(",", line.strip().split("[\\s,]+")));
            out.println();
        }
        AskedChart asked = run.chart(stage).orElseThrow();
        Chart chart = Chart.of(asked.plan(), asked.title(), List.of(run.course(stage)));
        PlainChart.print(chart, stage.end(), new ChartText(words), out);
        drawn.ifPresent(line -> tellGap(stage, line, true));
        if (!asked.note().isEmpty()) {
            out.println(asked.note());
        }
        out.flush();
    }

    /** How far a line that was drawn is from the true one; nothing where none was. */
    private void tellGap(Stage stage, String drawn, boolean settled) {
        String gap = spoken.gap(stage, drawn, settled);
        if (!gap.isEmpty()) {
            out.println("  " + gap);
        }
    }

    private void tell(Stage stage) {
        Step.Head head = stage.step().head();
        Timeline timeline = stage.timeline();
        boolean backFromBoards =
                stage.index() > 0 && isAside(run.stages().get(stage.index() - 1).step());
        if (stage.opensScene() || backFromBoards) {
            out.println(board(timeline.positionAt(stage.start())));
        }
        if (stage.step() instanceof Step.Show show) {
            show.picture()
                    .ifPresent(picture ->
                            out.println(words.text("cli.picture", Map.of("alt", run.text(picture.alt())))));
        }
        boolean ownWords = head.say().stream().anyMatch(say -> say.on().isEmpty());
        if (ownWords) {
            run.sentence(stage, stage.start(), words).ifPresent(out::println);
        }
        for (int cursor = stage.start() + 1; cursor <= stage.end(); cursor++) {
            tellEvent(stage, cursor);
        }
        if (stage.end() > stage.start()) {
            out.println(board(timeline.positionAt(stage.end())));
        }
        out.flush();
    }

    /** Spoken events are told; of the quiet ones only those about which the author has something to say. */
    private void tellEvent(Stage stage, int cursor) {
        Caption caption = stage.timeline().caption(cursor - 1);
        Optional<String> sentence = run.sentence(stage, cursor, words);
        boolean authors = !sentence.equals(Optional.of(words.format(caption)));
        if (authors || caption.volume() == Caption.Volume.SPOKEN) {
            sentence.ifPresent(text -> out.println("  " + text));
        }
    }

    private Optional<Way> ask(Stage stage, Step.Ask ask, Way way, BufferedReader answers) throws IOException {
        AnswerForm form = AnswerForm.of(ask.question());
        out.println("? " + spoken.question(ask.question()));
        if (form != AnswerForm.PLACE && form != AnswerForm.NUMBERS && form != AnswerForm.TALLY) {
            for (AnswerOption option : run.options(stage, "")) {
                out.println("    " + option.id() + ": " + label(option));
            }
        }
        if (!spoken.howToType(stage).isEmpty()) {
            out.println("  " + spoken.howToType(stage));
        }
        if (form == AnswerForm.TALLY) {
            new PlainTally(run, spoken, out).take(stage, answers);
            return Optional.empty();
        }
        List<Hint> hints = new ArrayList<>(run.hints(stage, words));
        Optional<Consequence> consequence = Optional.empty();
        since = clock.getAsLong();
        while (true) {
            out.print("> ");
            out.flush();
            String line = answers.readLine();
            if (line == null || line.isBlank()) {
                out.println();
                showRight(stage);
                return Optional.empty();
            }
            if (line.strip().equals(HINT)) {
                hint(hints);
                continue;
            }
            if (line.strip().equals(WHAT_IF) && consequence.isPresent()) {
                whatIf(consequence.get());
                continue;
            }
            Verdict verdict = run.judge(stage, line.strip());
            if (!form.isScored()) {
                out.println(spoken.modelAnswer(verdict.right()));
                return Optional.empty();
            }
            Reply before = replies.getOrDefault(ask.head().id(), Reply.NONE);
            int sure = ask.asking().asksHowSure(before) ? howSure(answers) : 0;
            out.println(words.text(verdict.correct() ? "cli.correct" : "cli.wrong"));
            tellGap(stage, verdict.given(), verdict.correct());
            show(verdict);
            Reply reply = before.answered(verdict).sure(sure);
            replies.put(ask.head().id(), reply);
            if (verdict.correct()) {
                return Optional.empty();
            }
            if (ask.asking().isLast(reply)) {
                showRight(stage);
                return Optional.empty();
            }
            Optional<Way> detour = run.detour(way, replies);
            if (detour.isPresent()) {
                return detour;
            }
            consequence = run.consequence(stage, line.strip());
            consequence.ifPresent(any -> out.println(words.text("cli.whatIf")));
            offer(hints, reply);
        }
    }

    /** Says that there is another hint, if its time has come. */
    private void offer(List<Hint> hints, Reply reply) {
        double waited = (clock.getAsLong() - since) / 1_000.0;
        if (!hints.isEmpty() && hints.get(0).after().hasCome(reply.misses(), waited)) {
            out.println(words.text("cli.hintOffered"));
        }
    }

    private void showRight(Stage stage) {
        String right = spoken.answer(stage, run.rightAnswer(stage));
        AnswerForm form = AnswerForm.of(((Step.Ask) stage.step()).question());
        out.println(
                form.isScored() ? words.text("cli.theAnswerIs", Map.of("answer", right)) : spoken.modelAnswer(right));
        showReasons(run.judge(stage, run.rightAnswer(stage)));
        replies.merge(stage.step().head().id(), Reply.NONE, (reply, none) -> reply.shown());
    }

    /** How sure the learner is of an answer; 0 if nothing is said. Anything else is asked for once more. */
    private int howSure(BufferedReader answers) throws IOException {
        while (true) {
            out.println("? " + words.text("confidence.ask"));
            for (Confidence each : Confidence.values()) {
                out.println("    " + each.number() + ": " + words.text(each.key()));
            }
            out.print("> ");
            out.flush();
            String line = answers.readLine();
            if (line == null || line.isBlank()) {
                out.println();
                return 0;
            }
            Optional<Confidence> said = Confidence.parse(line);
            if (said.isPresent()) {
                return said.get().number();
            }
        }
    }

    /** What would come of the latest answer, set off from the lesson. */
    private void whatIf(Consequence consequence) {
        Timeline timeline = consequence.timeline();
        out.println("~ " + words.text(consequence.captionKey(), consequence.captionArgs()));
        out.println(board(timeline.positionAt(0)));
        for (int i = 0; i < timeline.size(); i++) {
            if (timeline.caption(i).volume() == Caption.Volume.SPOKEN) {
                out.println("~   " + words.format(timeline.caption(i)));
            }
        }
        out.println(board(timeline.positionAt(timeline.size())));
        out.println("~ " + words.text("cli.whatIf.back"));
    }

    private static boolean isAside(Step step) {
        return step instanceof Step.Compare || step instanceof Step.Try;
    }

    private void reply(Stage stage, boolean correct, String given) {
        String id = stage.step().head().id();
        replies.put(id, replies.getOrDefault(id, Reply.NONE).answered(correct, given));
    }

    /** Takes houses until the goal is reached; {@code -} takes a move back, an empty line shows a way. */
    private Trial attempt(Stage stage, BufferedReader answers) throws IOException {
        Trial trial = run.begin(stage);
        List<Hint> hints = new ArrayList<>(run.hints(stage, words));
        since = clock.getAsLong();
        while (trial.outcome() != Trial.Outcome.REACHED) {
            out.println("? " + words.text(trial.captionKey(), trial.captionArgs()) + " " + words.text("cli.try"));
            out.print("> ");
            out.flush();
            String line = answers.readLine();
            if (line == null || line.isBlank()) {
                out.println();
                Trial shown = trial.restart();
                for (Move move : run.solution(stage)) {
                    shown = shown.play(move);
                    tellMove(shown);
                }
                reply(stage, false, "");
                return shown;
            }
            String word = line.strip();
            Optional<House> house = House.parseHouse(word.toUpperCase(Locale.ROOT))
                    .filter(run.rules().layout()::contains);
            if (word.equals(HINT)) {
                hint(hints);
            } else if (word.equals("-")) {
                trial = trial.undo();
                out.println(board(trial.position()));
            } else if (house.isPresent() && trial.outcome() == Trial.Outcome.OPEN) {
                trial = move(trial, house.get());
                if (trial.outcome() != Trial.Outcome.OPEN) {
                    String made = trial.moves().stream().map(Move::toString).collect(Collectors.joining(","));
                    reply(stage, trial.outcome() == Trial.Outcome.REACHED, made);
                    if (trial.outcome() != Trial.Outcome.REACHED) {
                        offer(hints, replies.getOrDefault(stage.step().head().id(), Reply.NONE));
                    }
                }
            } else {
                out.println(words.text("try.illegal"));
            }
        }
        out.println(words.text(trial.captionKey(), trial.captionArgs()));
        return trial;
    }

    private Trial move(Trial trial, House house) {
        Move move = trial.from(house);
        Optional<Refusal> refusal = trial.refuse(move);
        if (refusal.isPresent()) {
            out.println(
                    trial.step().allowIllegal()
                            ? words.format(Refusals.caption(refusal.get()))
                            : words.text("try.illegal"));
            return trial;
        }
        Trial next = trial.play(move);
        tellMove(next);
        return next;
    }

    private void tellMove(Trial trial) {
        Timeline timeline = trial.timeline();
        for (int i = trial.latest(); i < timeline.size(); i++) {
            if (timeline.caption(i).volume() == Caption.Volume.SPOKEN) {
                out.println("  " + words.format(timeline.caption(i)));
            }
        }
        out.println(board(trial.position()));
    }

    private void hint(List<Hint> hints) {
        since = clock.getAsLong();
        out.println(
                hints.isEmpty()
                        ? words.text("cli.noMoreHints")
                        : hints.remove(0).text());
    }

    private String label(AnswerOption option) {
        return option.labelKey().isEmpty() ? option.text() : words.text(option.labelKey());
    }

    private void show(Verdict verdict) {
        spoken.feedback(verdict).lines().forEach(line -> out.println("  " + line));
        showReasons(verdict);
    }

    /** Without the author's words, which are praise for those who found the answer. */
    private void showReasons(Verdict verdict) {
        verdict.why().ifPresent(ruled -> {
            out.println("  " + reasoning.title(ruled) + ": " + reasoning.sentence(ruled.clause()));
            reasoning.why(ruled).forEach(fact -> out.println("    + " + fact));
            reasoning.whyNot(ruled).forEach(fact -> out.println("    - " + fact));
        });
    }
}
