package papan.export;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import papan.format.Visible;
import papan.lesson.kind.AnswerForm;
import papan.lesson.kind.AnswerOption;
import papan.lesson.play.AnswerWords;
import papan.lesson.play.LessonRun;
import papan.lesson.play.QuestionPrint;
import papan.lesson.play.Stage;
import papan.lesson.script.Given;
import papan.lesson.script.Hint;
import papan.lesson.script.Step;
import papan.narration.CaptionText;

/**
 * The questions of a lesson in Moodle's GIFT format, and a comment for each that GIFT has no kind for. Texts are HTML
 * inside, so that a board keeps its columns.
 */
public final class Gift {
    private final LessonRun run;
    private final CaptionText words;
    private final AnswerWords spoken;
    private final StringBuilder gift;

    private Gift(LessonRun run, CaptionText words, StringBuilder gift) {
        this.run = run;
        this.words = words;
        this.spoken = new AnswerWords(run, words);
        this.gift = gift;
    }

    /** The whole file: the questions of a lesson, then those of its bank. */
    public static String of(LessonRun run, CaptionText words) {
        StringBuilder gift = new StringBuilder();
        // Moodle reads a doubled slash of a category as one that is part of its name.
        String category = oneLine(run.text(run.lesson().title())).replace("/", "//");
        gift.append("$CATEGORY: Papan/").append(Html.escape(category)).append("\n\n");
        new Gift(run, words, gift).questions();
        run.bank().ifPresent(bank -> new Gift(bank, words, gift).questions());
        return Visible.handedOn(gift.toString());
    }

    private void questions() {
        for (Stage stage : run.stages()) {
            String lacking = stage.step().accept(new Lacking(stage));
            if (!lacking.isEmpty()) {
                String type = stage.asked()
                        .map(ask -> " (" + QuestionPrint.type(ask.question()) + ")")
                        .orElse("");
                comment(name(stage) + type + ": left out, because GIFT has no " + lacking + ".\n");
            } else if (stage.asked().isPresent()) {
                ask(stage);
            }
        }
    }

    /** What a step asks for and GIFT has not; empty where nothing is asked, and where GIFT has all. */
    private final class Lacking implements Step.Visitor<String> {
        private final Stage stage;

        Lacking(Stage stage) {
            this.stage = stage;
        }

        @Override
        public String show(Step.Show step) {
            return "";
        }

        @Override
        public String play(Step.Play step) {
            return "";
        }

        @Override
        public String ask(Step.Ask step) {
            return switch (stage.form()) {
                case CURVE -> "line to draw";
                case TALLY -> "votes to count";
                case PLACE, ONE, SEVERAL, ORDERED, NUMBERS, WORDS -> "";
            };
        }

        @Override
        public String letTry(Step.Trying step) {
            return "board to try moves on";
        }

        @Override
        public String compare(Step.Compare step) {
            return "";
        }

        @Override
        public String showChart(Step.ShowChart step) {
            return run.sheet(stage).isPresent() ? "line to draw" : "";
        }

        @Override
        public String alter(Step.Alter step) {
            return "rounds to play";
        }
    }

    private void ask(Stage stage) {
        AnswerForm form = stage.form();
        List<Hint> hints = run.hints(stage, words);
        for (int i = 0; i < hints.size(); i++) {
            comment("hint " + (i + 1) + ": " + hints.get(i).text());
        }
        switch (form) {
            case ONE -> put(stage, "", one(stage));
            case SEVERAL -> put(stage, "", several(stage));
            case PLACE -> put(stage, oneOf(stage), "", places(stage));
            case NUMBERS -> numbers(stage);
            case ORDERED -> put(stage, "", order(stage));
            // An open question, whose model answer is shown to whoever has written something.
            case WORDS -> put(stage, "", "\n####" + said(run.rightAnswer(stage).written()) + "\n");
            case CURVE, TALLY -> throw new IllegalStateException(form.toString());
        }
    }

    /** One question; {@code of} tells it from others of the same step. */
    private void put(Stage stage, String of, String answers) {
        put(stage, "", of, answers);
    }

    /** The same, with a sentence that says what can be written. */
    private void put(Stage stage, String how, String of, String answers) {
        Step.Ask ask = stage.ask();
        gift.append("::")
                .append(escape(name(stage) + (of.isEmpty() ? "" : "/" + of)))
                .append("::[html]");
        run.said(stage).ifPresent(text -> gift.append(paragraph(text)));
        String board = PlainBoard.named(
                stage.timeline().positionAt(stage.end()), run.lesson().view().bottom(), words.text("term.store"));
        gift.append(escape("<pre>" + Html.escape(board) + "</pre>"));
        gift.append(paragraph(spoken.question(ask.question()) + (of.isEmpty() ? "" : " " + of)));
        if (!how.isEmpty()) {
            gift.append(paragraph(how));
        }
        gift.append('{').append(answers).append("}\n\n");
    }

    private String one(Stage stage) {
        Given right = run.rightAnswer(stage);
        return options(stage).stream()
                .map(option ->
                        (right.has(option.id()) ? "=" : "~") + said(label(option)) + feedback(stage, option.id()))
                .collect(Collectors.joining("\n", "\n", "\n"));
    }

    /** All right ones together are worth all; a wrong one takes all away. */
    private String several(Stage stage) {
        Given right = run.rightAnswer(stage);
        String share = share(right.parts().size());
        return options(stage).stream()
                .map(option -> right.has(option.id())
                        ? "~%" + share + "%" + said(label(option))
                        : "~%-100%" + said(label(option)) + feedback(stage, option.id()))
                .collect(Collectors.joining("\n", "\n", "\n" + general(stage, right.written()) + "\n"));
    }

    /** The share of one of several in per cent, written as Moodle knows it: with five digits at most behind the point. */
    private static String share(int parts) {
        if (100 % parts == 0) {
            return Integer.toString(100 / parts);
        }
        long scaled = Math.round(100 * 100_000.0 / parts);
        return scaled / 100_000 + "." + String.format(Locale.ROOT, "%05d", scaled % 100_000);
    }

    /** The name of a place, as a short answer: as it stands on the board, or in words. Wrong ones are worth nothing. */
    private String places(Stage stage) {
        Given right = run.rightAnswer(stage);
        String anyOther = feedback(stage, "");
        List<String> lines = new ArrayList<>();
        for (AnswerOption option : options(stage)) {
            String said = feedback(stage, option.id());
            if (right.has(option.id())) {
                place(option, "=", said, lines);
            } else if (!said.equals(anyOther)) {
                place(option, "=%0%", said, lines);
            }
        }
        if (!anyOther.isEmpty()) {
            lines.add("=%0%*" + anyOther);
        }
        return lines(lines);
    }

    /** Under each name that somebody could write; a keyboard has an apostrophe that stands upright. */
    private void place(AnswerOption option, String mark, String said, List<String> lines) {
        String label = spoken.label(option, AnswerForm.PLACE);
        Stream.of(option.id(), label, label.replace('’', '\''))
                .distinct()
                .forEach(name -> lines.add(mark + escape(name) + said));
    }

    private String oneOf(Stage stage) {
        String names = options(stage).stream().map(AnswerOption::id).collect(Collectors.joining(", "));
        return words.text("ask.typeOneOf", Map.of("answers", names));
    }

    /** A single number, or a question for each house. */
    private void numbers(Stage stage) {
        List<String> right = run.rightAnswer(stage).parts();
        List<AnswerOption> houses = options(stage);
        if (houses.size() != right.size()) {
            put(stage, "", number(right.get(0)) + general(stage, right.get(0)));
            return;
        }
        for (int i = 0; i < right.size(); i++) {
            put(stage, houses.get(i).text(), number(right.get(i)));
        }
    }

    /** A number; without the sign of what is right Moodle takes 0 for nothing at all. */
    private static String number(String right) {
        return "#=" + right;
    }

    /** To each place in the order its event. */
    private String order(Stage stage) {
        List<String> right = run.rightAnswer(stage).parts();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < right.size(); i++) {
            String id = right.get(i);
            String event = options(stage).stream()
                    .filter(option -> option.id().equals(id))
                    .findFirst()
                    .map(this::label)
                    .orElse(id);
            lines.add("=" + (i + 1) + " -> " + escape(oneLine(event)));
        }
        return lines(lines);
    }

    private static String lines(List<String> lines) {
        return "\n" + String.join("\n", lines) + "\n";
    }

    private List<AnswerOption> options(Stage stage) {
        return run.options(stage, "");
    }

    private String label(AnswerOption option) {
        return spoken.label(option, AnswerForm.ONE);
    }

    private String feedback(Stage stage, String answer) {
        String text = spoken.feedback(run.judge(stage, answer));
        return text.isEmpty() ? "" : "#" + said(text);
    }

    private String general(Stage stage, String answer) {
        String text = spoken.feedback(run.judge(stage, answer));
        return text.isEmpty() ? "" : "####" + said(text);
    }

    private String name(Stage stage) {
        return run.lesson().id() + "/" + stage.step().head().id();
    }

    private void comment(String text) {
        gift.append("// ").append(oneLine(text)).append(text.endsWith("\n") ? "\n\n" : "\n");
    }

    private static String paragraph(String text) {
        return escape("<p>" + Html.escape(text) + "</p>");
    }

    /** An answer or what is said to it. Moodle takes a bracket at its head for a format, and a per cent for a share. */
    private static String said(String text) {
        String html = Html.escape(text);
        if (html.startsWith("[") || html.startsWith("%")) {
            html = "&#" + (int) html.charAt(0) + ";" + html.substring(1);
        }
        return escape(html);
    }

    private static String oneLine(String text) {
        return text.strip().replaceAll("\\s*\\R\\s*", " ");
    }

    /** A text in which nothing means anything to GIFT; a line of it never ends the question. */
    private static String escape(String text) {
        return text.replaceAll("[\\\\~=#{}:]", "\\\\$0").replaceAll("\\R", "\\\\n");
    }
}
