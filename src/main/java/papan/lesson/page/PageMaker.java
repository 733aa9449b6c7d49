package papan.lesson.page;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import papan.analysis.Differing;
import papan.chart.Chart;
import papan.chart.ChartText;
import papan.event.BoardEvent;
import papan.event.SowingEvent.Ruled;
import papan.lesson.compare.ComparedBoards;
import papan.lesson.compare.ComparisonLine;
import papan.lesson.compare.ComparisonText;
import papan.lesson.kind.AnswerForm;
import papan.lesson.kind.AnswerOption;
import papan.lesson.kind.CurveSheet;
import papan.lesson.play.AdviceText;
import papan.lesson.play.AnswerWords;
import papan.lesson.play.Ending;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonState;
import papan.lesson.play.PointedHouses;
import papan.lesson.play.Stage;
import papan.lesson.play.StepState;
import papan.lesson.play.Telling;
import papan.lesson.play.Trial;
import papan.lesson.script.AskedChart;
import papan.lesson.script.Cite;
import papan.lesson.script.Given;
import papan.lesson.script.Highlight;
import papan.lesson.script.Hint;
import papan.lesson.script.Lesson;
import papan.lesson.script.Step;
import papan.lesson.script.Verdict;
import papan.model.Place;
import papan.model.Position;
import papan.narration.CaptionText;
import papan.narration.DecisionText;
import papan.narration.Reasoning;
import papan.replay.Refusals;
import papan.replay.Timeline;
import papan.replay.Trail;
import papan.rules.Key;

/** Puts the pages of a lesson together. */
final class PageMaker {
    private final LessonState state;
    private final LessonRun run;
    private final Stage stage;
    private final StepState done;
    private final CaptionText words;
    private final Telling telling;
    private final AnswerWords spoken;
    private final List<Hint> hints;
    private final List<Block> blocks = new ArrayList<>();
    /** Whether it is a page of a moment, and not one that is read from top to bottom. */
    private final boolean now;
    /** The cursor at that moment. */
    private final int latest;

    private final Showing showing;

    private PageMaker(LessonState state, CaptionText words, boolean now, int latest, Showing showing) {
        this.state = state;
        this.run = state.run();
        this.stage = state.stage();
        this.done = state.here();
        this.words = state.told(words);
        this.telling = new Telling(run, this.words);
        this.spoken = new AnswerWords(run, this.words);
        this.hints = run.hints(stage, this.words);
        this.now = now;
        this.latest = latest;
        this.showing = showing;
    }

    /** The page as it is read from top to bottom. */
    static Page read(LessonState state, CaptionText words) {
        return new PageMaker(state, words, false, 0, Showing.AT_REST).read();
    }

    /** The page at a moment. */
    static Page at(LessonState state, int cursor, CaptionText words, Showing showing) {
        return new PageMaker(state, words, true, cursor, showing).at();
    }

    private Page read() {
        if (isOver()) {
            return ended();
        }
        Optional<ComparedBoards> compared = run.compared(stage);
        if (compared.isPresent()) {
            compare(compared.get());
        } else {
            story();
        }
        return page();
    }

    private Page at() {
        if (isOver()) {
            return ended();
        }
        Optional<ComparedBoards> compared = run.compared(stage);
        if (compared.isPresent()) {
            compared(compared.get(), latest);
        } else {
            moment();
        }
        return page();
    }

    private Page page() {
        stage.step().accept(new Wanted()).run();
        IntStream.range(0, Math.min(done.hints(), hints.size()))
                .forEach(i -> blocks.add(new Block.Hinted(i + 1, hints.get(i).text())));
        cite();
        return finished();
    }

    /** What a question asks for could be read in its sources. */
    private void cite() {
        List<Cite> cites = stage.step().head().cites();
        if (!cites.isEmpty() && !state.mayAnswer()) {
            List<String> lines = cites.stream().map(this::line).toList();
            blocks.add(new Block.Cited(words.text("cite.title"), lines));
        }
    }

    private String line(Cite cite) {
        String source = run.lesson().meta().sources().stream()
                .filter(each -> each.id().equals(cite.source()))
                .map(Lesson.Reference::cite)
                .findFirst()
                .orElse(cite.source());
        String where = cite.where().isEmpty() ? source : source + words.text("list.comma") + cite.where();
        String sure = words.text("cite." + Key.of(cite.sure()));
        return words.text("cite.line", Map.of("text", run.text(cite.text()), "source", where, "sure", sure));
    }

    private String saying() {
        return run.lesson()
                .meta()
                .end()
                .saying()
                .map(each -> words.text("end.saying", Map.of("word", each.text(), "means", run.text(each.means()))))
                .orElse("");
    }

    /** Questions that are asked outside of a lesson have no end of their own. */
    private boolean isOver() {
        return state.isFinished() && !run.isApart();
    }

    /** The page after the last step: what the learner takes along, and the lesson's best moment. */
    private Page ended() {
        Ending ending = Ending.of(state);
        Stage best = ending.best();
        int cursor = ending.cursor();
        Reasoning reasoning = new Reasoning(words, run.rules(best));
        String authors = run.text(run.lesson().meta().end().keep());
        Optional<String> rule =
                best.timeline().decisionAt(cursor).flatMap(reasoning::clause).map(reasoning::sentence);
        String keep = Optional.of(authors)
                .filter(text -> !text.isEmpty())
                .or(() -> rule)
                .map(text -> words.text("end.keep", Map.of("rule", text)))
                .orElse("");
        String atFirst = ending.questions() == 0
                ? ""
                : words.text("end.atFirst", Map.of("right", ending.atFirst(), "questions", ending.questions()));
        List<Block.Ended.Goal> goals = ending.goals().stream()
                .map(each -> new Block.Ended.Goal(run.text(each.goal().text()), each.shown(), open(each.open())))
                .toList();
        blocks.add(new Block.Ended(goals, atFirst, keep, saying(), open(ending.open())));
        blocks.add(new Block.Board(
                best.timeline().positionAt(cursor), run.rules(best).sowing(), List.of(), false));
        run.sentence(best, cursor, words)
                .filter(sentence -> rule.isPresent() && !sentence.isEmpty())
                .ifPresent(sentence -> blocks.add(new Block.Said(words.text("end.best", Map.of("caption", sentence)))));
        return finished();
    }

    private List<Block.Ended.Open> open(List<Stage> stages) {
        return stages.stream()
                .map(each -> {
                    String title = telling.title(each);
                    String invitation = words.text("end.comeBack", Map.of("step", title));
                    return new Block.Ended.Open(each.step().head().id(), title, invitation);
                })
                .toList();
    }

    private Page finished() {
        Step step = stage.step();
        return new Page(
                words,
                kind(),
                new Page.Spot(run.lesson().id(), step.head().id(), state.isFinished(), state.entries()),
                stage.index() + 1,
                run.stages().size(),
                title(),
                blocks,
                Offers.of(state, showing, blocks, now && !isOver() && hasDecided()),
                run.text(step.head().teacher()));
    }

    /** Whether a rule has decided anything on a board; a question is about what comes of its answer. */
    private boolean hasDecided() {
        if (stage.step().asks()) {
            return false;
        }
        Timeline board = state.trial().map(Trial::timeline).orElseGet(state::board);
        return run.compared(stage)
                .map(this::hasDecided)
                .orElseGet(() ->
                        board.latestDecision(Math.min(latest, board.size())).isPresent());
    }

    private boolean hasDecided(ComparedBoards compared) {
        List<Integer> cursors = compared.cursors(latest);
        List<Timeline> timelines = compared.lockstep().timelines();
        return IntStream.range(0, cursors.size())
                .anyMatch(board ->
                        timelines.get(board).latestDecision(cursors.get(board)).isPresent());
    }

    private Page.Kind kind() {
        Step step = stage.step();
        if (state.isFinished()) {
            return Page.Kind.ENDED;
        }
        if (step.asks() || step.letsTry()) {
            return step.asks() ? Page.Kind.ASKED : Page.Kind.TRIED;
        }
        if (step.asAlter().isPresent()) {
            return Page.Kind.ALTERED;
        }
        return step.asCompare().isPresent()
                ? Page.Kind.COMPARED
                : step.asShowChart().isPresent()
                        ? Page.Kind.CHARTED
                        : step.asPlay().isPresent() ? Page.Kind.PLAYED : Page.Kind.SHOWN;
    }

    private String title() {
        String title = telling.title(stage);
        return state.isRepeating() ? words.text("step.repeats", Map.of("step", title)) : title;
    }

    /** What is wanted of the learner in each kind of step, below what is shown. */
    private final class Wanted implements Step.Visitor<Runnable> {
        @Override
        public Runnable show(Step.Show step) {
            return this::nothing;
        }

        @Override
        public Runnable play(Step.Play step) {
            return this::nothing;
        }

        @Override
        public Runnable ask(Step.Ask step) {
            return () -> PageMaker.this.ask(step);
        }

        @Override
        public Runnable letTry(Step.Trying step) {
            return () -> {
                state.trial().ifPresent(PageMaker.this::tried);
                if (!now) {
                    step.rungs().stream().skip(1).forEach(rung -> blocks.add(board(rung.position(), List.of(), false)));
                }
            };
        }

        /** What is to be looked for stands with the boards. */
        @Override
        public Runnable compare(Step.Compare step) {
            return this::nothing;
        }

        @Override
        public Runnable showChart(Step.ShowChart step) {
            return () -> chart(step);
        }

        /** What is to be chosen depends on where it is shown. */
        @Override
        public Runnable alter(Step.Alter step) {
            return this::nothing;
        }

        private void nothing() {
            // There is only something to see.
        }
    }

    private void moment() {
        boolean asks = stage.step().asks();
        Timeline whole = state.trial().map(Trial::timeline).orElseGet(state::board);
        // A question stands still; elsewhere a move that was taken back may still be at the cursor.
        int cursor = asks ? whole.size() : Math.min(latest, whole.size());
        Optional<Trial> trial = state.trial().filter(any -> cursor > stage.end());
        boolean own = state.charted().isPresent();
        Timeline timeline = asks || own || trial.isPresent() ? whole : stage.timeline();
        Position position = timeline.positionAt(cursor);
        List<Highlight> pointed = new ArrayList<>(marks(asks ? stage.start() : cursor));
        pointed.addAll(answered());
        trial.flatMap(Trial::advice)
                .map(advice -> new Highlight.Target.At(advice.move().from()))
                .ifPresent(house -> pointed.add(new Highlight(house, Highlight.Role.FOCUS, "")));
        blocks.add(board(position, pointed, false).drawing(ways()));
        picture();
        // What leads up to a question is the author's; what the rules say of the moment before would be about something
        // else.
        // What its author says of a game that is over is said at the end of it.
        boolean onTheWay = trial.isPresent() || (own && !asks && cursor > 0 && cursor < whole.size());
        Optional<String> happened =
                onTheWay ? Optional.of(words.format(timeline.caption(cursor - 1))) : Optional.empty();
        int told = own ? stage.start() : cursor;
        happened.or(() -> asks ? telling.opening(stage) : run.sentence(stage, told, words))
                .filter(sentence -> !sentence.isEmpty())
                .ifPresent(sentence -> blocks.add(new Block.Said(sentence)));
        if (!asks) {
            timeline.decisionAt(cursor).ifPresent(this::decided);
        }
    }

    private void story() {
        // A question is read with the board before the eyes, wherever a sheet has been turned over.
        boolean asks = stage.step().isForLearner();
        boolean first = telling.showsBoard(stage);
        boolean shown = stage.step().asShow().map(Step.Show::showsBoard).orElse(true);
        if (first || (asks && stage.end() == stage.start())) {
            if (shown || first) {
                Timeline seen = state.board();
                int cursor = asks || state.charted().isPresent() ? seen.size() : stage.start();
                blocks.add(board(seen.positionAt(cursor), marks(stage.start()), !first));
            }
        }
        picture();
        telling.opening(stage).ifPresent(text -> blocks.add(new Block.Said(text)));
        List<String> events = telling.events(stage);
        if (!events.isEmpty()) {
            blocks.add(new Block.Told(events));
        }
        if (stage.end() > stage.start()) {
            blocks.add(board(stage.timeline().positionAt(stage.end()), List.of(), false));
        }
    }

    private void picture() {
        stage.step()
                .asShow()
                .flatMap(Step.Show::picture)
                .ifPresent(picture ->
                        blocks.add(new Block.Said(words.text("cli.picture", Map.of("alt", run.text(picture.alt()))))));
    }

    private Block.Board board(Position position, List<Highlight> marks, boolean known) {
        return new Block.Board(position, run.rules(stage).sowing(), marks, known);
    }

    /** What the author points at where the step begins, and with the hints that were asked for. */
    private List<Highlight> marks(int cursor) {
        Stream<Highlight> first = cursor == stage.start() ? stage.step().head().highlights().stream() : Stream.empty();
        Stream<Highlight> helped = hints.stream().limit(done.hints()).flatMap(hint -> hint.highlights().stream());
        return Stream.concat(first, helped)
                .map(each -> new Highlight(each.target(), each.role(), run.text(each.label())))
                .flatMap(this::placed)
                .toList();
    }

    /** Houses that are meant by what holds for them, each by itself; the word stands at the first. */
    private Stream<Highlight> placed(Highlight highlight) {
        Position begin = stage.timeline().positionAt(stage.start());
        return PointedHouses.of(highlight.target(), begin, run.rules(stage))
                .map(houses -> houses.stream()
                        .map(house -> new Highlight(
                                new Highlight.Target.At(house),
                                highlight.role(),
                                house.equals(houses.get(0)) ? highlight.label() : "")))
                .orElseGet(() -> Stream.of(highlight));
    }

    /** The places that were answered on the board: the wrong ones, and the right one once it is known. */
    private List<Highlight> answered() {
        if (!stage.step().asks() || stage.form() != AnswerForm.PLACE) {
            return List.of();
        }
        Stream<Highlight> waiting = done.waiting().stream().flatMap(id -> place(id, Highlight.Role.FOCUS));
        Stream<Highlight> missed = done.missed().stream().flatMap(id -> place(id, Highlight.Role.WARN));
        Stream<Highlight> right = done.verdict().filter(any -> done.isSettled()).stream()
                .flatMap(verdict -> place(verdict.right().first(), Highlight.Role.FOCUS));
        return Stream.of(waiting, missed, right).flatMap(each -> each).toList();
    }

    /** The way to the right answer, once that is known. */
    private List<Trail> ways() {
        return done.isSettled() ? run.way(stage).stream().toList() : List.of();
    }

    private static Stream<Highlight> place(String id, Highlight.Role role) {
        return Place.parse(id).stream().map(place -> new Highlight(new Highlight.Target.At(place), role, ""));
    }

    private void compare(ComparedBoards compared) {
        Optional<String> question = run.question(stage, words);
        Optional<String> said = run.said(stage);
        boolean explains = !state.isLookedFor();
        if (question.isEmpty()) {
            said.ifPresent(text -> blocks.add(new Block.Said(text)));
        }
        blocks.add(board(stage.timeline().positionAt(0), List.of(), false));
        Iterator<Optional<String>> latest = run.ends(stage, words).iterator();
        blocks.add(new Block.Compared(compared.boards().stream()
                .map(board -> new Block.Compared.Entry(
                        label(compared, board),
                        stage.step().asCompare().orElseThrow().written(),
                        new Block.Board(board.end(), board.rules().sowing(), List.of(), false),
                        latest.next(),
                        Optional.empty(),
                        List.of()))
                .toList()));
        List<Integer> ends = compared.cursors(stage.end());
        question.ifPresent(text -> blocks.add(new Block.Look(text, !explains && compared.isToPoint(ends))));
        if (explains) {
            question.flatMap(any -> said).ifPresent(text -> blocks.add(new Block.Said(text)));
            blocks.add(new Block.Explained(explanation(compared)));
        }
    }

    /** Boards side by side at a cursor; what the author says to them comes before what the rules say. */
    private void compared(ComparedBoards compared, int cursor) {
        run.sentence(stage, cursor, words).ifPresent(sentence -> blocks.add(new Block.Said(sentence)));
        boolean explains = !state.isLookedFor();
        List<Integer> cursors = compared.cursors(cursor);
        Differing differing = compared.differing(cursors);
        List<Optional<String>> latest = run.latest(stage, cursor, words);
        blocks.add(new Block.Compared(IntStream.range(0, cursors.size())
                .mapToObj(board -> at(
                        cursors.get(board),
                        compared,
                        board,
                        explains ? differing.on(board) : Set.of(),
                        latest.get(board).filter(any -> explains)))
                .toList()));
        Optional<String> question = run.question(stage, words);
        boolean points = !explains && compared.isToPoint(cursors);
        question.ifPresent(text -> blocks.add(new Block.Look(text, points)));
        if (explains) {
            Stream<ComparisonLine> said = question
                    .flatMap(any -> run.said(stage))
                    .map(text -> ComparisonLine.of(ComparisonLine.Part.SAID, text))
                    .stream();
            blocks.add(new Block.Explained(
                    Stream.concat(said, explanation(compared).stream()).toList()));
        }
    }

    /** One of several boards at a cursor of its own, with the rule that decided where something is told of it. */
    private Block.Compared.Entry at(
            int cursor, ComparedBoards compared, int board, Set<Place> differing, Optional<String> told) {
        ComparedBoards.Board shown = compared.boards().get(board);
        Timeline timeline = compared.lockstep().timelines().get(board);
        Reasoning reasoning = new Reasoning(new CaptionText(words.wording().withTerms(shown.rules())), shown.rules());
        return new Block.Compared.Entry(
                label(compared, shown),
                stage.step().asCompare().orElseThrow().written(),
                new Block.Board(
                        timeline.positionAt(cursor),
                        shown.rules().sowing(),
                        differing.stream()
                                .map(place -> new Highlight(new Highlight.Target.At(place), Highlight.Role.COMPARE, ""))
                                .toList(),
                        false),
                told,
                told.flatMap(any -> timeline.decisionAt(cursor))
                        .flatMap(reasoning::clause)
                        .map(reasoning::sentence),
                told.isEmpty() ? List.of() : soFar(timeline, cursor, reasoning));
    }

    /** The rulings on a board up to a cursor by their names; one that comes several times in a row stands once. */
    private static List<String> soFar(Timeline timeline, int cursor, Reasoning reasoning) {
        List<String> names = timeline.events().subList(0, cursor).stream()
                .filter(Ruled.class::isInstance)
                .map(event -> reasoning.title((Ruled) event))
                .toList();
        List<String> told = new ArrayList<>();
        for (int from = 0; from < names.size(); ) {
            int to = from;
            while (to < names.size() && names.get(to).equals(names.get(from))) {
                to++;
            }
            told.add(to - from == 1 ? names.get(from) : names.get(from) + " × " + (to - from));
            from = to;
        }
        return told;
    }

    private List<ComparisonLine> explanation(ComparedBoards compared) {
        return ComparisonText.inShort(IntStream.range(1, compared.boards().size())
                .mapToObj(other -> new ComparisonText(
                        compared.comparisons().get(other - 1),
                        label(compared, compared.boards().get(0)),
                        label(compared, compared.boards().get(other)),
                        words.wording()))
                .toList());
    }

    private String label(ComparedBoards compared, ComparedBoards.Board board) {
        return run.label(compared, board, words.wording().language());
    }

    private void ask(Step.Ask ask) {
        AnswerForm form = stage.form();
        Optional<Verdict> verdict = done.verdict();
        blocks.add(new Block.Asked(
                spoken.question(ask.question()),
                form,
                options(form),
                spoken.howToType(stage),
                form.isScored() && done.isSettled() ? run.rightAnswer(stage).parts() : List.of(),
                run.sheet(stage)));
        // On paper the chart stands right above.
        Optional.of(state.about())
                .filter(about -> now
                        && state.looksBack()
                        && (run.sheet(about).isEmpty()
                                || state.at(about.index()).drawn().isPresent()))
                .flatMap(this::charted)
                .ifPresent(blocks::add);
        boolean counted = form == AnswerForm.TALLY;
        if (counted && now && verdict.isPresent() && !done.votes().isSecond()) {
            blocks.add(new Block.Answer(words.text("ask.secondVote"), List.of()));
        }
        if (counted || verdict.isEmpty()) {
            return;
        }
        Verdict judged = verdict.get();
        boolean shown = done.revealed() && judged.correct();
        List<String> said = spoken.feedback(judged).lines().toList();
        if (form.isScored() && !shown) {
            String gap = spoken.gap(stage, judged.given().written(), judged.correct());
            blocks.add(new Block.Judged(judged.correct(), spoken.answer(stage, judged.given()), gap, said));
        }
        if (done.revealed() || !form.isScored()) {
            blocks.add(new Block.Answer(answer(form), shown ? said : List.of()));
        }
        if (done.isSettled()) {
            Verdict right = judged.correct()
                    ? judged
                    : run.judge(stage, run.rightAnswer(stage).written());
            right.why().map(BoardEvent.class::cast).or(this::decidedBefore).ifPresent(this::decided);
        }
    }

    /** What a rule decided last in the try that is asked about; of a game that would be anything. */
    private Optional<BoardEvent> decidedBefore() {
        return Optional.of(state.about())
                .filter(about -> state.looksBack() && about.step().leadsToQuestions())
                .flatMap(about -> state.board().latestDecision(state.board().size()));
    }

    /** The right answer; an expert's words come in the author's language. */
    private String answer(AnswerForm form) {
        Given right = run.rightAnswer(stage);
        return form.isScored()
                ? words.text("cli.theAnswerIs", Map.of("answer", spoken.answer(stage, right)))
                : spoken.modelAnswer(right.written());
    }

    /** What a rule decided; at a moment also what else could have come of the last seed, which takes room. */
    private void decided(BoardEvent event) {
        DecisionText.of(event, new Reasoning(words, run.rules(stage))).ifPresent(decision -> {
            blocks.add(new Block.Ruling(
                    event, decision.title(), decision.sentence(), decision.because(), decision.whyNot()));
            decision.table()
                    .filter(any -> now)
                    .ifPresent(table -> blocks.add(new Block.Cases(words.text("case.note"), table.lines())));
        });
    }

    private List<Block.Asked.Option> options(AnswerForm form) {
        List<AnswerOption> called = run.options(stage);
        return run.options(stage, "").stream()
                .map(option -> new Block.Asked.Option(
                        option.id(),
                        letter(form, called.indexOf(option), option),
                        form == AnswerForm.PLACE ? spoken.label(option, form) : label(option),
                        mark(option, form),
                        done.votes().of(option.id())))
                .toList();
    }

    /** The letter of the answer at a 0-based place in its list; the name of a place of the board. */
    private static String letter(AnswerForm form, int index, AnswerOption option) {
        return form == AnswerForm.ORDERED || form == AnswerForm.PLACE
                ? option.id().replace(".store", "")
                : String.valueOf((char) ('A' + index));
    }

    private String label(AnswerOption option) {
        return option.labelKey().isEmpty() ? option.text() : words.text(option.labelKey());
    }

    /** Of a wrong answer the wrong parts are marked, and an order as a whole; what is right only once it is settled. */
    private Block.Asked.Mark mark(AnswerOption option, AnswerForm form) {
        boolean chosen = done.verdict()
                .filter(verdict -> verdict.given().has(option.id()))
                .isPresent();
        boolean right = done.verdict()
                .filter(verdict -> verdict.right().has(option.id()))
                .isPresent();
        if (done.isSettled() && right) {
            return chosen && !done.revealed() ? Block.Asked.Mark.RIGHT : Block.Asked.Mark.MISSED;
        }
        boolean wrong = chosen && (!right || form == AnswerForm.ORDERED);
        boolean missed = form == AnswerForm.ONE && done.missed().contains(option.id());
        return wrong || missed ? Block.Asked.Mark.WRONG : Block.Asked.Mark.OPEN;
    }

    private void tried(Trial trial) {
        String refused = done.refusal()
                .map(refusal -> trial.step().allowIllegal()
                        ? words.format(Refusals.caption(refusal))
                        : words.text("try.illegal"))
                .orElse("");
        blocks.add(new Block.Tried(
                telling.opening(stage).orElse(""),
                standing(trial),
                trial.outcome(),
                refused,
                trial.step().aims().stream()
                        .map(aim -> new Block.Tried.Aim(
                                run.text(aim.text()), (now ? trial.reached(latest) : trial.reached()).contains(aim)))
                        .toList()));
        trial.advice()
                .map(advice -> AdviceText.of(advice, words))
                .ifPresent(advice -> blocks.add(new Block.Hinted(1, advice)));
    }

    /** How a try stands; while more is still to be shown nobody is to move, and in a game it is said what is new. */
    private String standing(Trial trial) {
        boolean game = trial.step().isPlayedOut();
        Timeline timeline = trial.timeline();
        if (game && !now) {
            return words.text("game.paper");
        }
        if (!now || latest >= timeline.size() || (!game && trial.outcome() != Trial.Outcome.OPEN)) {
            return words.text(trial.captionKey(), trial.captionArgs());
        }
        if (!game) {
            return "";
        }
        if (trial.stops().contains(latest) && timeline.events().get(latest - 1) instanceof Ruled ruled) {
            return words.text("game.new", Map.of("rule", new Reasoning(words, run.rules(stage)).title(ruled)));
        }
        return trial.answering(latest)
                .map(lifted -> words.text("game.plays", Map.of("player", lifted.player(), "house", lifted.at())))
                .orElse("");
    }

    /** The chart of a step; many rounds with the games of a class beside them, once they have been played. */
    private Optional<Block.Charted> charted(Stage of) {
        Optional<Step.ShowChart> step = of.step().asShowChart();
        if (step.isEmpty()) {
            return Optional.empty();
        }
        AskedChart asked = run.chart(of).orElseThrow();
        if (step.get().rounds().isPresent()) {
            return (now ? run.knownRounds(of) : run.rounds(of))
                    .map(chart -> new Block.Charted(state.withTally(chart), 0, asked));
        }
        if (state.isUnplayed()) {
            return Optional.empty();
        }
        Timeline played = state.charted().map(Trial::timeline).orElseGet(of::timeline);
        int seen = state.charted().isPresent() ? played.size() : of.end();
        return Optional.of(
                new Block.Charted(Chart.of(asked.plan(), asked.title(), List.of(run.course(of, played))), seen, asked));
    }

    /** What is told of many rounds; where the games of a class can still come, what will be seen of them. */
    private void rounds(Step.ShowChart step, Block.Charted shown) {
        boolean counted = state.isTallied();
        if (now && counted) {
            // Where a chart is drawn its sentences are only heard; this one is about those who look at it.
            blocks.add(
                    new Block.Answer(new ChartText(words).sentence(shown.chart().last(), 0), List.of()));
        } else if (!now && !counted && step.tally().isPresent()) {
            blocks.add(new Block.Told(List.of(words.text("rounds.paper"))));
        }
    }

    private void chart(Step.ShowChart step) {
        Optional<CurveSheet> sheet = run.sheet(stage);
        sheet.ifPresent(paper -> blocks.add(new Block.Asked(
                spoken.drawing(step.chart().plan(), 0),
                AnswerForm.CURVE,
                List.of(),
                spoken.howToDraw(paper),
                done.drawn().map(any -> run.truth(stage).parts()).orElse(List.of()),
                sheet)));
        if (sheet.isPresent() && done.drawn().isEmpty()) {
            return;
        }
        Optional<Block.Charted> charted = charted(stage);
        charted.ifPresent(blocks::add);
        if (state.isUnplayed()) {
            blocks.add(new Block.Answer(words.text("game.unplayed"), List.of()));
        }
        if (step.rounds().isPresent()) {
            charted.ifPresent(shown -> rounds(step, shown));
            if (run.gaveUpRounds(stage)) {
                blocks.add(new Block.Told(List.of(words.text("rounds.given-up"))));
            }
            return;
        }
        done.drawn()
                .map(line -> spoken.gap(stage, line, true))
                .filter(gap -> !gap.isEmpty())
                .ifPresent(gap -> blocks.add(new Block.Told(List.of(gap))));
        charted.map(shown -> shown.asked().note())
                .filter(note -> !note.isEmpty())
                .ifPresent(note -> blocks.add(new Block.Said(note)));
    }
}
