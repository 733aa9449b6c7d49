package papan.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import papan.chart.Chart;
import papan.chart.ChartTable;
import papan.chart.ChartText;
import papan.export.Handout;
import papan.lesson.AnswerForm;
import papan.lesson.AnswerWords;
import papan.lesson.AskedChart;
import papan.lesson.ComparedBoards;
import papan.lesson.ComparisonText;
import papan.lesson.CurveSheet;
import papan.lesson.Hint;
import papan.lesson.Lesson;
import papan.lesson.LessonRun;
import papan.lesson.Question;
import papan.lesson.Stage;
import papan.lesson.Step;
import papan.lesson.Telling;
import papan.lesson.Trial;
import papan.lesson.Verdict;
import papan.model.Move;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Reasoning;

/** Makes a hand-out of a lesson, from the same sentences that {@link PlainLesson} tells. */
final class HandoutMaker {
    private final LessonRun run;
    private final CaptionText words;
    private final Telling telling;
    private final AnswerWords spoken;
    private final Reasoning reasoning;

    private HandoutMaker(LessonRun run, Language language) {
        this.run = run;
        this.words = run.captions(language);
        this.telling = new Telling(run, words);
        this.spoken = new AnswerWords(run, words);
        this.reasoning = new Reasoning(words, run.rules());
    }

    /** The hand-out of a lesson that has been put into a language. */
    static Handout of(LessonRun run, Language language) {
        Lesson lesson = run.lesson();
        HandoutMaker maker = new HandoutMaker(run, language);
        return new Handout(
                maker.words,
                lesson.view().bottom(),
                run.text(lesson.title()),
                run.text(lesson.summary()),
                lesson.meta().goals().stream()
                        .map(goal -> run.text(goal.text()))
                        .toList(),
                maker.sections(0),
                run.bank()
                        .map(bank -> new HandoutMaker(bank, language)
                                .sections(run.stages().size()))
                        .orElse(List.of()),
                run.text(lesson.meta().teacher()));
    }

    private List<Handout.Section> sections(int before) {
        return run.stages().stream().map(stage -> section(stage, before)).toList();
    }

    private Handout.Section section(Stage stage, int before) {
        List<Handout.Block> blocks = new ArrayList<>();
        List<String> answers = new ArrayList<>();
        Optional<ComparedBoards> compared = run.compared(stage);
        if (compared.isPresent()) {
            compare(stage, compared.get(), blocks, answers);
        } else {
            tell(stage, blocks);
        }
        if (stage.step() instanceof Step.Ask ask) {
            blocks.add(asked(stage, ask.question()));
            answers.addAll(right(stage, ask.question()));
        } else if (stage.step() instanceof Step.Try) {
            trial(stage, blocks, answers);
        } else if (stage.step() instanceof Step.ShowChart chart) {
            chart(stage, chart, blocks, answers);
        }
        return new Handout.Section(
                before + stage.index() + 1,
                telling.title(stage),
                blocks,
                new Handout.Key(
                        answers,
                        run.hints(stage, words).stream().map(Hint::text).toList(),
                        run.text(stage.step().head().teacher())));
    }

    private void tell(Stage stage, List<Handout.Block> blocks) {
        boolean board = !(stage.step() instanceof Step.Show show) || show.showsBoard();
        // A question is read with the board before the eyes, wherever the sheet has been turned over.
        boolean asks = stage.step() instanceof Step.Ask || stage.step() instanceof Step.Try;
        if (board && (telling.showsBoard(stage) || (asks && stage.end() == stage.start()))) {
            blocks.add(board(stage, stage.start()));
        }
        if (stage.step() instanceof Step.Show show) {
            show.picture()
                    .ifPresent(picture -> blocks.add(
                            new Handout.Text(words.text("cli.picture", Map.of("alt", run.text(picture.alt()))))));
        }
        telling.opening(stage).ifPresent(text -> blocks.add(new Handout.Text(text)));
        List<String> events = telling.events(stage);
        if (!events.isEmpty()) {
            blocks.add(new Handout.Told(events));
        }
        if (stage.end() > stage.start()) {
            blocks.add(board(stage, stage.end()));
        }
    }

    private Handout.Board board(Stage stage, int cursor) {
        return new Handout.Board(
                "",
                stage.timeline().positionAt(cursor),
                run.rules(stage).sowing().direction());
    }

    private Handout.Asked asked(Stage stage, Question question) {
        AnswerForm form = AnswerForm.of(question);
        boolean named = form != AnswerForm.PLACE && form != AnswerForm.NUMBERS;
        List<String> options = !named
                ? List.of()
                : run.options(stage, "").stream()
                        .map(option -> form == AnswerForm.ORDERED
                                ? option.id() + ": " + spoken.label(option, AnswerForm.ONE)
                                : spoken.label(option, form))
                        .toList();
        return new Handout.Asked(spoken.question(question), options, spoken.howToType(stage));
    }

    /** The right answer, and why it is right. */
    private List<String> right(Stage stage, Question question) {
        AnswerForm form = AnswerForm.of(question);
        if (form == AnswerForm.TALLY) {
            return List.of();
        }
        String right = run.rightAnswer(stage);
        if (!form.isScored()) {
            return List.of(spoken.modelAnswer(right));
        }
        List<String> lines = new ArrayList<>();
        lines.add(words.text("cli.theAnswerIs", Map.of("answer", spoken.answer(stage, right))));
        // Of several right houses each is an answer by itself.
        Verdict verdict = run.judge(stage, form == AnswerForm.PLACE ? right.split(",", -1)[0] : right);
        spoken.feedback(verdict).lines().forEach(lines::add);
        verdict.why().ifPresent(ruled -> {
            lines.add(reasoning.title(ruled) + ": " + reasoning.sentence(ruled.clause()));
            lines.addAll(reasoning.why(ruled));
        });
        return lines;
    }

    private void trial(Stage stage, List<Handout.Block> blocks, List<String> answers) {
        Trial trial = run.begin(stage);
        blocks.add(new Handout.Asked(words.text(trial.captionKey(), trial.captionArgs()), List.of(), ""));
        String way =
                run.solution(stage).stream().map(Move::toString).collect(Collectors.joining(words.text("list.comma")));
        if (!way.isEmpty()) {
            answers.add(words.text("cli.theAnswerIs", Map.of("answer", way)));
        }
    }

    private void chart(Stage stage, Step.ShowChart step, List<Handout.Block> blocks, List<String> answers) {
        Optional<CurveSheet> sheet = run.sheet(stage);
        AskedChart asked = run.chart(stage).orElseThrow();
        Chart chart = Chart.of(asked.plan(), asked.title(), List.of(run.course(stage)));
        ChartText text = new ChartText(words);
        if (sheet.isPresent()) {
            blocks.add(new Handout.Asked(
                    spoken.drawing(step.chart().plan(), 0), List.of(), spoken.howToDraw(sheet.get())));
            answers.add(words.text(
                    "cli.theAnswerIs",
                    Map.of(
                            "answer",
                            String.join(
                                    words.text("list.comma"), run.truth(stage).split(",", -1)))));
            answers.add(text.sentence(chart, stage.end()));
            if (!asked.note().isEmpty()) {
                answers.add(asked.note());
            }
            return;
        }
        ChartTable table = new ChartTable(chart, stage.end());
        List<List<String>> rows = new ArrayList<>();
        rows.add(table.headings(text));
        for (int row = 0; row < table.rows(); row++) {
            int number = row;
            List<String> cells = new ArrayList<>(List.of(table.name(row, text)));
            IntStream.range(1, table.columns()).forEach(column -> cells.add(table.text(number, column, text)));
            rows.add(cells);
        }
        List<String> below = new ArrayList<>(List.of(text.sentence(chart, stage.end())));
        if (!asked.note().isEmpty()) {
            below.add(asked.note());
        }
        blocks.add(new Handout.Table(text.title(chart), rows, below));
    }

    private void compare(Stage stage, ComparedBoards compared, List<Handout.Block> blocks, List<String> answers) {
        Optional<String> question = run.question(stage, words);
        Optional<String> said = run.said(stage);
        if (question.isEmpty()) {
            said.ifPresent(text -> blocks.add(new Handout.Text(text)));
        }
        blocks.add(board(stage, 0));
        String moves = PlainComparedBoards.moves((Step.Compare) stage.step());
        Iterator<Optional<String>> ends = run.ends(stage, words).iterator();
        for (ComparedBoards.Board board : compared.boards()) {
            blocks.add(new Handout.Board(
                    label(compared, board) + ": " + moves,
                    board.end(),
                    board.rules().sowing().direction()));
            ends.next().ifPresent(text -> blocks.add(new Handout.Text(text)));
        }
        List<String> why = explained(compared);
        if (question.isPresent()) {
            blocks.add(new Handout.Asked(question.get(), List.of(), ""));
            said.ifPresent(answers::add);
            answers.addAll(why);
        } else {
            blocks.add(new Handout.Told(why));
        }
    }

    private List<String> explained(ComparedBoards compared) {
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        Set<String> told = new HashSet<>();
        for (int i = 1; i < compared.boards().size(); i++) {
            ComparisonText comparison = new ComparisonText(
                    compared.comparisons().get(i - 1),
                    label(compared, compared.boards().get(0)),
                    label(compared, compared.boards().get(i)),
                    words.wording());
            PlainComparison.print(comparison, told::add, out);
        }
        out.flush();
        return text.toString().lines().map(String::strip).toList();
    }

    private String label(ComparedBoards compared, ComparedBoards.Board board) {
        return run.label(compared, board, words.wording().language());
    }
}
