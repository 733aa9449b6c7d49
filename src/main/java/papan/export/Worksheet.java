package papan.export;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import papan.analysis.Courses;
import papan.event.BoardEvent;
import papan.event.Fold;
import papan.lesson.compare.ComparedBoards;
import papan.lesson.kind.AnswerForm;
import papan.lesson.kind.QuestionKind;
import papan.lesson.kind.QuestionKinds;
import papan.lesson.page.Block;
import papan.lesson.page.Page;
import papan.lesson.play.AnswerWords;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonState;
import papan.lesson.play.Stage;
import papan.lesson.script.LookFor;
import papan.lesson.script.Rung;
import papan.lesson.script.Step;
import papan.model.House;
import papan.model.Move;
import papan.model.Place;
import papan.model.Position;
import papan.narration.CaptionText;
import papan.replay.Timeline;

/**
 * What a lesson asks, for paper: without anything that answers it. A board that shows what comes of a move that is asked
 * about is left empty, wherever it stands, and sentences that say an earlier answer are left out.
 *
 * @param items in the order of the lesson, numbered from 1
 */
record Worksheet(List<Item> items) {
    Worksheet {
        items = List.copyOf(items);
    }

    /** How an answer is written. */
    enum Way {
        TICK,
        NUMBER,
        WRITE,
        HOUSE,
        LINES,
        DRAW,
        BOARD
    }

    /**
     * Something to answer.
     *
     * @param stage where it is asked
     * @param said what leads up to it
     * @param question may be empty where everything has been said
     * @param choices to tick or to number, or what a number is written for
     * @param charts what is asked about beside boards
     */
    record Item(
            int number,
            Stage stage,
            List<String> said,
            String question,
            Way way,
            List<String> choices,
            List<Drawn> boards,
            List<Block.Charted> charts) {
        Item {
            said = List.copyOf(said);
            choices = List.copyOf(choices);
            boards = List.copyOf(boards);
            charts = List.copyOf(charts);
        }
    }

    /**
     * A board on paper.
     *
     * @param caption may be empty
     * @param lift the house whose seeds are picked up
     * @param empty whether it has no seeds: they are to be written in
     */
    record Drawn(String caption, Block.Board board, Optional<House> lift, boolean empty) {
        Drawn(Block.Board board) {
            this("", board, Optional.empty(), false);
        }

        /** With its seeds, as it stands in the key. */
        Drawn filled() {
            return new Drawn(caption, board, lift, false);
        }
    }

    /** All that a lesson asks. */
    static Worksheet of(LessonRun run, CaptionText words) {
        return new Maker(run, words).made();
    }

    private static final class Maker {
        private final LessonRun run;
        private final CaptionText words;
        /** Boards that answer something, with the number of what they answer. */
        private final Map<Position, Integer> answers = new HashMap<>();

        private final List<Item> items = new ArrayList<>();

        Maker(LessonRun run, CaptionText words) {
            this.run = run;
            this.words = words;
        }

        Worksheet made() {
            for (Stage stage : run.stages()) {
                LessonState state = LessonState.of(run, stage.index());
                stage.step().accept(new Asked(stage, Page.read(state, words))).ifPresent(items::add);
            }
            items.forEach(
                    item -> after(item.stage()).forEach(position -> answers.putIfAbsent(position, item.number())));
            return new Worksheet(items.stream().map(this::kept).toList());
        }

        /** Without what would answer it, or another one. */
        private Item kept(Item item) {
            // A task that has no question beside it is what is asked, and stays.
            List<String> said = item.said().stream()
                    .filter(sentence -> item.question().isEmpty() || !tells(item.stage(), sentence))
                    .toList();
            List<Drawn> boards = item.boards().stream().map(this::emptied).toList();
            return new Item(
                    item.number(),
                    item.stage(),
                    said,
                    item.question(),
                    item.way(),
                    item.choices(),
                    boards,
                    item.charts());
        }

        private Drawn emptied(Drawn drawn) {
            Integer told = answers.get(drawn.board().position());
            if (told == null || drawn.empty()) {
                return drawn;
            }
            String caption = words.text("sheet.after", Map.of("number", told));
            return new Drawn(caption, drawn.board(), drawn.lift(), true);
        }

        /** Whether a sentence says what was right before; what is asked later, it can't know yet. */
        private boolean tells(Stage here, String sentence) {
            return run.stages().subList(0, here.index()).stream()
                    .filter(Stage::isScored)
                    .filter(stage -> stage.form() != AnswerForm.CURVE)
                    .filter(stage -> stage.form() != AnswerForm.PLACE || isOneScene(stage, here))
                    .map(stage -> new AnswerWords(run, words).answer(stage, run.rightAnswer(stage)))
                    .anyMatch(answer -> Pattern.compile(
                                    "(?<![\\p{L}\\p{N}])" + Pattern.quote(answer) + "(?![\\p{L}\\p{N}])",
                                    Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE)
                            .matcher(sentence)
                            .find());
        }

        /** A house says nothing of another board. */
        private boolean isOneScene(Stage first, Stage last) {
            return run.stages().subList(first.index() + 1, last.index() + 1).stream()
                    .noneMatch(Stage::opensScene);
        }

        /** The boards that come of what a stage asks about. */
        private List<Position> after(Stage stage) {
            List<Position> found = new ArrayList<>();
            asked(stage).ifPresent(move -> played(stage, List.of(move), found));
            if (stage.step().letsTry() && stage.step().leadsToQuestions()) {
                played(stage, run.solution(stage), found);
            }
            run.compared(stage).ifPresent(boards -> boards.boards().forEach(board -> add(board.timeline(), 1, found)));
            if (stage.step().isForLearner()) {
                run.stages().stream()
                        .skip(stage.index() + 1L)
                        .takeWhile(next -> !next.opensScene())
                        .forEach(next -> add(next.timeline(), stage.end() + 1, found));
            }
            return found;
        }

        private void played(Stage stage, List<Move> moves, List<Position> found) {
            Position before = stage.timeline().positionAt(stage.end());
            List<BoardEvent> events =
                    Courses.play(run.rules(stage), Optional.of(before), moves).events();
            add(Timeline.of(before, events), 1, found);
        }

        private static void add(Timeline timeline, int from, List<Position> found) {
            Position start = timeline.positionAt(0);
            for (int cursor = from; cursor <= timeline.size(); cursor++) {
                if (!timeline.positionAt(cursor).equals(start)) {
                    found.add(timeline.positionAt(cursor));
                }
            }
        }

        /** The move that a question is about, or its right answer where that is a move. */
        private Optional<Move> asked(Stage stage) {
            return stage.asked().flatMap(ask -> {
                QuestionKind kind = QuestionKinds.of(ask.question());
                Optional<Move> right =
                        kind.form() == AnswerForm.PLACE && kind.diagnosable().isEmpty()
                                ? Place.parse(run.rightAnswer(stage).first())
                                        .filter(House.class::isInstance)
                                        .map(house -> new Move((House) house))
                                : Optional.empty();
                return kind.diagnosable()
                        .flatMap(QuestionKind.Diagnosable::move)
                        .or(() -> right);
            });
        }

        /** What a stage asks, with all that its page says to it. */
        private final class Asked implements Step.Visitor<Optional<Item>> {
            private final Stage stage;
            private final Page page;

            Asked(Stage stage, Page page) {
                this.stage = stage;
                this.page = page;
            }

            private Optional<Item> item(
                    List<String> said, String question, Way way, List<String> choices, List<Drawn> boards) {
                List<Block.Charted> charts = stage.step().asks() ? charts() : List.of();
                return Optional.of(new Item(items.size() + 1, stage, said, question, way, choices, boards, charts));
            }

            /** The chart of many rounds that was shown just before. One of the moves made would tell what comes of them. */
            private List<Block.Charted> charts() {
                return run.stages().subList(0, stage.index()).stream()
                        .skip(Math.max(0, stage.index() - 1))
                        .filter(before -> before.step()
                                .asShowChart()
                                .flatMap(Step.ShowChart::rounds)
                                .isPresent())
                        .flatMap(before -> Page.read(LessonState.of(run, before.index()), words)
                                .all(Block.Charted.class))
                        .toList();
            }

            private List<String> said() {
                return page.all(Block.Said.class)
                        .flatMap(said -> Sentence.of(said.text(), words))
                        .toList();
            }

            @Override
            public Optional<Item> show(Step.Show step) {
                return Optional.empty();
            }

            @Override
            public Optional<Item> play(Step.Play step) {
                return Optional.empty();
            }

            @Override
            public Optional<Item> ask(Step.Ask step) {
                Block.Asked asked = page.find(Block.Asked.class).orElseThrow();
                Optional<House> lift = QuestionKinds.of(step.question())
                        .diagnosable()
                        .flatMap(QuestionKind.Diagnosable::move)
                        .map(Move::from);
                List<Drawn> drawn = page
                        .all(Block.Board.class)
                        .reduce((first, last) -> last)
                        .map(board -> new Drawn("", board, lift, false))
                        .stream()
                        .toList();
                return item(said(), asked.question(), way(asked.form()), choices(asked), drawn);
            }

            private List<String> choices(Block.Asked asked) {
                return asked.options().stream()
                        .filter(any -> asked.form() != AnswerForm.PLACE)
                        .map(Block.Asked.Option::label)
                        .toList();
            }

            @Override
            public Optional<Item> letTry(Step.Trying step) {
                String task =
                        page.find(Block.Tried.class).map(Block.Tried::task).orElse("");
                return task.isEmpty()
                        ? Optional.empty()
                        : step.byKind(one -> onBoard(task), game -> Optional.empty(), drill -> onEach(drill, task));
            }

            private Optional<Item> onEach(Step.Drill drill, String task) {
                List<Drawn> rungs = drill.rungs().stream()
                        .map(Rung::position)
                        .map(position -> new Block.Board(position, run.rules().sowing(), List.of(), false))
                        .map(Drawn::new)
                        .toList();
                return item(Sentence.of(task, words).toList(), "", Way.HOUSE, List.of(), rungs);
            }

            private Optional<Item> onBoard(String task) {
                List<String> sentences = Sentence.of(task, words).toList();
                Block.Board board = page.all(Block.Board.class)
                        .reduce((first, last) -> last)
                        .orElseThrow();
                Optional<House> told = run.solution(stage).stream()
                        .map(Move::from)
                        .filter(house -> task.contains(house.name()))
                        .findFirst();
                Drawn before = new Drawn("", board, told, false);
                // Whoever is told which house has nothing to find but what comes of it.
                return told.isPresent()
                        ? item(sentences, "", Way.BOARD, List.of(), List.of(before, after(board)))
                        : item(sentences, "", Way.HOUSE, List.of(), List.of(before));
            }

            /** Where the seeds are to be written in that come of the moves which a learner is told. */
            private Drawn after(Block.Board board) {
                List<BoardEvent> events = Courses.play(
                                run.rules(stage), Optional.of(board.position()), run.solution(stage))
                        .events();
                Block.Board end =
                        new Block.Board(Fold.after(board.position(), events), board.sowing(), List.of(), false);
                return new Drawn(words.text("sheet.fill"), end, Optional.empty(), true);
            }

            @Override
            public Optional<Item> compare(Step.Compare step) {
                ComparedBoards compared = run.compared(stage).orElseThrow();
                Optional<String> question = page.find(Block.Look.class).map(Block.Look::question);
                if (compared.lookFor() == LookFor.NONE || question.isEmpty()) {
                    return Optional.empty();
                }
                List<Drawn> drawn = new ArrayList<>();
                Optional<House> lift = Place.parse(
                                step.written().split(",", -1)[0].strip())
                        .filter(House.class::isInstance)
                        .map(House.class::cast);
                page.find(Block.Board.class).ifPresent(board -> drawn.add(new Drawn("", board, lift, false)));
                page.all(Block.Compared.class)
                        .flatMap(block -> block.boards().stream())
                        .forEach(entry -> drawn.add(new Drawn(entry.label(), entry.board(), Optional.empty(), true)));
                return item(List.of(words.text("sheet.compare")), question.get(), Way.LINES, List.of(), drawn);
            }

            @Override
            public Optional<Item> showChart(Step.ShowChart step) {
                return page.find(Block.Asked.class)
                        .flatMap(asked -> item(said(), asked.question(), Way.DRAW, List.of(), List.of()));
            }

            @Override
            public Optional<Item> alter(Step.Alter step) {
                return item(said(), words.text("sheet.alter"), Way.LINES, List.of(), List.of());
            }
        }

        private static Way way(AnswerForm form) {
            return switch (form) {
                case PLACE -> Way.HOUSE;
                case ONE, SEVERAL -> Way.TICK;
                case ORDERED -> Way.NUMBER;
                case NUMBERS, TALLY -> Way.WRITE;
                case CURVE -> Way.DRAW;
                case WORDS -> Way.LINES;
            };
        }
    }
}
