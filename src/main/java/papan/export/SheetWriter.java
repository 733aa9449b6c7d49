package papan.export;

import java.util.List;
import papan.chart.ChartTable;
import papan.chart.ChartText;
import papan.lesson.page.Block;
import papan.narration.CaptionText;

/** Writes the sheet of a hand-out block by block; what comes of a learner's acts stands in its key instead. */
abstract class SheetWriter implements Block.Visitor<Void> {
    final Handout handout;
    final CaptionText words;

    SheetWriter(Handout handout) {
        this.handout = handout;
        this.words = handout.words();
    }

    /** A paragraph; nothing if it is blank. */
    abstract void said(String text);

    /** Sentences one after another; nothing if there are none. */
    abstract void steps(List<String> lines);

    /** A board, with what is said about it; {@code ""} for nothing. */
    abstract void figure(String caption, Block.Board board);

    /** What is to be answered, with its options and how the answer is written. */
    abstract void ask(String question, List<String> options, String how);

    /** The numbers of a chart, and what they show. */
    abstract void table(String title, List<List<String>> rows, String sentence);

    final void write(Block block) {
        block.accept(this);
    }

    private Void standsInTheKey() {
        return null;
    }

    @Override
    public Void said(Block.Said said) {
        said(said.text());
        return null;
    }

    @Override
    public Void told(Block.Told told) {
        steps(told.sentences());
        return null;
    }

    @Override
    public Void board(Block.Board board) {
        figure("", board);
        return null;
    }

    @Override
    public Void compared(Block.Compared compared) {
        for (Block.Compared.Entry entry : compared.boards()) {
            figure(entry.label() + ": " + entry.moves(), entry.board());
            entry.last().ifPresent(this::said);
        }
        return null;
    }

    @Override
    public Void explained(Block.Explained explained) {
        steps(explained.plain());
        return null;
    }

    @Override
    public Void chart(Block.Charted charted) {
        ChartText text = new ChartText(words);
        table(
                text.title(charted.chart()),
                new ChartTable(charted.chart(), charted.cursor()).read(text),
                text.sentence(charted.chart(), charted.cursor()));
        return null;
    }

    @Override
    public Void asked(Block.Asked asked) {
        ask(asked.question(), HandoutMaker.options(asked), asked.how());
        return null;
    }

    @Override
    public Void look(Block.Look look) {
        ask(look.question(), List.of(), "");
        return null;
    }

    @Override
    public Void tried(Block.Tried tried) {
        // A game says how it is played on paper. How many moves are left is for screens.
        boolean game = tried.sentence().equals(words.text("game.paper"));
        ask(
                game ? tried.sentence() : words.text("sheet.try"),
                tried.aims().stream().map(Block.Tried.Aim::text).toList(),
                "");
        return null;
    }

    @Override
    public Void judged(Block.Judged judged) {
        return standsInTheKey();
    }

    @Override
    public Void answer(Block.Answer answer) {
        return standsInTheKey();
    }

    @Override
    public Void ruling(Block.Ruling ruling) {
        return standsInTheKey();
    }

    @Override
    public Void cases(Block.Cases cases) {
        return standsInTheKey();
    }

    @Override
    public Void hint(Block.Hinted hint) {
        return standsInTheKey();
    }

    @Override
    public Void cited(Block.Cited cited) {
        said(cited.title());
        steps(cited.lines());
        return null;
    }

    /** Paper does not know how a lesson went. */
    @Override
    public Void ended(Block.Ended ended) {
        return standsInTheKey();
    }
}
