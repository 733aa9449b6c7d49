package papan.export;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import papan.chart.ChartText;
import papan.lesson.kept.Act;
import papan.lesson.kind.AnswerForm;
import papan.lesson.page.Block;
import papan.lesson.page.Page;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonState;
import papan.lesson.play.Stage;
import papan.lesson.script.Given;
import papan.lesson.script.Hint;
import papan.lesson.script.Rung;
import papan.lesson.script.Step;
import papan.model.House;
import papan.model.Move;
import papan.narration.Caption;
import papan.narration.CaptionText;

/** Lays the pages of a lesson out on paper: each as it is before anything is answered, and apart from it the key. */
record HandoutMaker(LessonRun run, CaptionText words) {

    List<Handout.Section> sections(int before) {
        return run.stages().stream().map(stage -> section(stage, before)).toList();
    }

    private Handout.Section section(Stage stage, int before) {
        LessonState state = LessonState.of(run, stage.index());
        Page page = Page.read(state, words);
        Handout.Key key = new Handout.Key(
                answers(state, page),
                run.hints(stage, words).stream().map(Hint::text).toList(),
                page.notes());
        return new Handout.Section(before + page.number(), page.title(), page.blocks(), key);
    }

    /** What a learner would be told who did everything there is to do in a step. */
    private List<String> answers(LessonState state, Page page) {
        return state.stage().step().accept(new Answers(state, page));
    }

    /** What stands in the key, by the kind of the step. */
    private final class Answers implements Step.Visitor<List<String>> {
        private final LessonState state;
        private final Page page;

        Answers(LessonState state, Page page) {
            this.state = state;
            this.page = page;
        }

        @Override
        public List<String> show(Step.Show step) {
            return List.of();
        }

        @Override
        public List<String> play(Step.Play step) {
            return List.of();
        }

        @Override
        public List<String> ask(Step.Ask step) {
            return right(state, page, state.stage().form());
        }

        @Override
        public List<String> letTry(Step.Trying step) {
            return step.byKind(one -> way(), game -> List.of(), HandoutMaker.this::rungs);
        }

        private List<String> way() {
            String way = state.after(new Act.GaveUp()).here().moves().stream()
                    .map(Move::toString)
                    .collect(Collectors.joining(words.text("list.comma")));
            return way.isEmpty() ? List.of() : List.of(words.text("cli.theAnswerIs", Map.of("answer", way)));
        }

        @Override
        public List<String> compare(Step.Compare step) {
            return told(Page.read(state.after(new Act.Looked()), words).newSince(page))
                    .map(String::strip)
                    .toList();
        }

        @Override
        public List<String> showChart(Step.ShowChart step) {
            return state.isDrawn() ? line(state) : List.of();
        }

        @Override
        public List<String> alter(Step.Alter step) {
            return List.of();
        }
    }

    /** For each board of a drill the houses that can be chosen first. */
    private List<String> rungs(Step.Drill drill) {
        List<String> lines = new ArrayList<>();
        for (Rung rung : drill.rungs()) {
            List<House> firsts = rung.firsts().stream().map(Move::from).toList();
            Map<String, Object> values = Map.of("rung", lines.size() + 1, "houses", new Caption.AnyOf(firsts));
            lines.add(words.text("drill.key", values));
        }
        return lines;
    }

    /** The right answer, what is said to those who find it, and why it is right. */
    private List<String> right(LessonState state, Page page, AnswerForm form) {
        if (form == AnswerForm.TALLY) {
            return List.of();
        }
        Given right = run.rightAnswer(state.stage());
        // Of several right houses each is an answer by itself.
        String one = form == AnswerForm.PLACE ? right.first() : right.written();
        List<Block> shown = Page.read(state.after(new Act.GaveUp()), words).newSince(page);
        LessonState found = state.after(new Act.Answered(one)).after(new Act.WasSure(0));
        List<Block> praised = form.isScored() ? Page.read(found, words).newSince(page) : List.of();
        return Stream.concat(told(shown).limit(1), told(praised).filter(line -> !line.isEmpty()))
                .toList();
    }

    private List<String> line(LessonState state) {
        Given truth = run.truth(state.stage());
        String points = String.join(words.text("list.comma"), truth.parts());
        List<String> lines = List.of(words.text("cli.theAnswerIs", Map.of("answer", points)));
        Page drawn = Page.read(state.after(new Act.Drew(truth.written())), words);
        return Stream.concat(lines.stream(), told(drawn.newSince(Page.read(state, words))))
                .toList();
    }

    private Stream<String> told(List<Block> blocks) {
        return blocks.stream().flatMap(this::told);
    }

    /** What is told to those who have answered; on paper the ruling says what decided, and the cases are not needed. */
    private Stream<String> told(Block block) {
        if (block instanceof Block.Said said) {
            return Stream.of(said.text());
        } else if (block instanceof Block.Explained explained) {
            return explained.plain().stream();
        } else if (block instanceof Block.Charted charted) {
            return Stream.of(new ChartText(words).sentence(charted.chart(), charted.cursor()));
        } else if (block instanceof Block.Judged judged) {
            return judged.feedback().stream();
        } else if (block instanceof Block.Answer answer) {
            return Stream.of(answer.sentence());
        } else if (block instanceof Block.Ruling ruling) {
            return Stream.concat(Stream.of(ruling.title() + ": " + ruling.clause()), ruling.because().stream());
        }
        return block instanceof Block.Cited cited ? cited.lines().stream() : Stream.empty();
    }

    /** The options of a question as they stand on paper. */
    static List<String> options(Block.Asked asked) {
        return asked.listed().stream()
                .map(option ->
                        asked.form() == AnswerForm.ORDERED ? option.id() + ": " + option.label() : option.label())
                .toList();
    }
}
