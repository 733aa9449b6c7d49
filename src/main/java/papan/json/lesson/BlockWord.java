package papan.json.lesson;

import papan.lesson.page.Block;

/** The word for each kind of block in JSON. The compiler misses a new one here; its shape stands in {@link BlockShapes}. */
final class BlockWord implements Block.Visitor<String> {
    @Override
    public String said(Block.Said said) {
        return "said";
    }

    @Override
    public String told(Block.Told told) {
        return "told";
    }

    @Override
    public String board(Block.Board board) {
        return "board";
    }

    @Override
    public String compared(Block.Compared compared) {
        return "compared";
    }

    @Override
    public String explained(Block.Explained explained) {
        return "explained";
    }

    @Override
    public String chart(Block.Charted chart) {
        return "chart";
    }

    @Override
    public String asked(Block.Asked asked) {
        return "asked";
    }

    @Override
    public String look(Block.Look look) {
        return "look";
    }

    @Override
    public String tried(Block.Tried tried) {
        return "tried";
    }

    @Override
    public String judged(Block.Judged judged) {
        return "judged";
    }

    @Override
    public String answer(Block.Answer answer) {
        return "answer";
    }

    @Override
    public String ruling(Block.Ruling ruling) {
        return "ruling";
    }

    @Override
    public String cases(Block.Cases cases) {
        return "cases";
    }

    @Override
    public String hint(Block.Hinted hint) {
        return "hint";
    }

    @Override
    public String cited(Block.Cited cited) {
        return "cited";
    }

    @Override
    public String ended(Block.Ended ended) {
        return "ended";
    }
}
