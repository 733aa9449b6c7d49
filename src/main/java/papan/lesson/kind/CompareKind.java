package papan.lesson.kind;

import java.util.List;
import java.util.Optional;
import papan.lesson.script.Step;

/** The same moves under several rule sets, side by side. */
record CompareKind(Step.Compare step) implements StepKind {
    @Override
    public boolean isForLearner() {
        return false;
    }

    @Override
    public boolean isAside() {
        return true;
    }

    @Override
    public Optional<String> print(Staged staged) {
        return Optional.empty();
    }

    @Override
    public Step said(String key, TextReplacer texts) {
        Step.Head head = texts.head(key, step.head());
        List<Step.Compare.Board> boards = step.boards().stream()
                .map(board -> said(key + ".boards." + board.id(), board, texts))
                .toList();
        return new Step.Compare(head, boards, step.sync(), step.houses(), step.lookFor());
    }

    private static Step.Compare.Board said(String key, Step.Compare.Board board, TextReplacer texts) {
        return new Step.Compare.Board(
                board.id(),
                board.rules(),
                board.borrowed(),
                board.from(),
                board.moves(),
                texts.word(key + ".label", board.label()));
    }

    @Override
    public void readTexts(String path, TextReader texts) {
        for (int i = 0; i < step.boards().size(); i++) {
            texts.plain(path + ".boards[" + i + "].label", step.boards().get(i).label());
        }
    }
}
