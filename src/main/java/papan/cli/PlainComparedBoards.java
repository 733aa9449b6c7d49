package papan.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import papan.lesson.ComparedBoards;
import papan.lesson.ComparisonText;
import papan.lesson.LessonMove;
import papan.lesson.LessonRun;
import papan.lesson.Stage;
import papan.lesson.Step;
import papan.model.Side;

/** The boards that a stage of a lesson compares, on a terminal. */
record PlainComparedBoards(PlainStory story, PlainDialogue dialogue) {

    /** The boards with their ends; the question if there is one; then the author's words and the explanation. */
    void tell(Stage stage, ComparedBoards compared) throws IOException {
        LessonRun run = story.run();
        PrintWriter out = story.out();
        Optional<String> question = run.question(stage, story.words());
        if (question.isEmpty()) {
            run.said(stage).ifPresent(out::println);
        }
        story.board(stage.timeline().positionAt(0));
        String moves = moves((Step.Compare) stage.step());
        Iterator<Optional<String>> ends = run.ends(stage, story.words()).iterator();
        for (ComparedBoards.Board board : compared.boards()) {
            out.println(label(compared, board) + ": " + moves);
            story.board(board.end());
            ends.next().ifPresent(out::println);
        }
        if (question.isPresent()) {
            out.println("? " + question.get() + " " + story.words().text("cli.readOn"));
            dialogue.anyLine();
            run.said(stage).ifPresent(out::println);
        }
        explain(compared);
        out.flush();
    }

    private void explain(ComparedBoards compared) {
        Set<String> sentences = new HashSet<>();
        for (int i = 1; i < compared.boards().size(); i++) {
            PlainComparison.print(
                    new ComparisonText(
                            compared.comparisons().get(i - 1),
                            label(compared, compared.boards().get(0)),
                            label(compared, compared.boards().get(i)),
                            story.words().wording()),
                    sentences::add,
                    story.out());
        }
    }

    private String label(ComparedBoards compared, ComparedBoards.Board board) {
        return story.run().label(compared, board, story.words().wording().language());
    }

    /** What is chosen on the first board, house by house. */
    static String moves(Step.Compare step) {
        return step.boards().get(0).moves().stream()
                .flatMap(PlainComparedBoards::houses)
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
}
