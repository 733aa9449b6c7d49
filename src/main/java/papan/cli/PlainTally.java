package papan.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import papan.lesson.AnswerOption;
import papan.lesson.AnswerWords;
import papan.lesson.LessonRun;
import papan.lesson.Stage;
import papan.lesson.Votes;

/** Takes the hands of a class on a terminal: twice, if wanted, with both votes side by side. */
record PlainTally(LessonRun run, AnswerWords spoken, PrintWriter out) {
    private static final int WIDEST = 40;

    void take(Stage stage, BufferedReader answers) throws IOException {
        List<AnswerOption> options = run.options(stage);
        for (AnswerOption option : options) {
            out.println("    " + option.text());
        }
        out.println("  " + spoken.howToType(stage));
        List<Votes> taken = new ArrayList<>();
        while (taken.size() < 2) {
            out.print("> ");
            out.flush();
            String line = answers.readLine();
            if (line == null || line.isBlank()) {
                out.println();
                return;
            }
            Votes.parse(run.judge(stage, line).given(), options.size()).ifPresent(votes -> {
                taken.add(votes);
                bars(options, taken);
            });
            if (taken.size() < 2) {
                out.println("  " + spoken.words().text(taken.isEmpty() ? "ask.typeTally" : "ask.secondVote"));
            }
        }
    }

    private void bars(List<AnswerOption> options, List<Votes> taken) {
        int most = taken.stream().mapToInt(Votes::most).max().orElse(1);
        for (int i = 0; i < options.size(); i++) {
            out.println("  " + options.get(i).text());
            for (Votes votes : taken) {
                int hands = votes.hands().get(i);
                out.println("    " + "#".repeat((int) Math.round((double) hands * WIDEST / Math.max(WIDEST, most)))
                        + (hands == 0 ? "" : " ") + hands);
            }
        }
    }
}
