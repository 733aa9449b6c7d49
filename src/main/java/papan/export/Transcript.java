package papan.export;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import papan.chart.ChartText;
import papan.lesson.page.Block;
import papan.narration.CaptionText;
import papan.narration.Visible;

/** A hand-out as plain text that is Markdown too. All answers stand at its end, so that they can be cut off. */
public final class Transcript {
    private final Handout handout;
    private final CaptionText words;
    private final StringBuilder text = new StringBuilder();

    private Transcript(Handout handout) {
        this.handout = handout;
        this.words = handout.words();
    }

    /** The whole text; its lines end with a line feed. */
    public static String of(Handout handout) {
        return new Transcript(handout).written();
    }

    private String written() {
        text.append("# ")
                .append(tagless(handout.title()).replaceAll("\\R", " "))
                .append('\n');
        paragraph(handout.summary());
        if (!handout.goals().isEmpty()) {
            paragraph(words.text("handout.goals"));
            list(handout.goals());
        }
        handout.steps().forEach(this::section);
        if (!handout.later().isEmpty()) {
            heading("## ", words.text("handout.later"));
            handout.later().forEach(this::section);
        }
        key();
        return Visible.handedOn(text.toString());
    }

    private void section(Handout.Section section) {
        heading("## ", section.heading());
        section.blocks().forEach(block -> block.accept(new Writing()).run());
    }

    /** Writes one block; what comes of acts stands in the key. */
    private final class Writing implements Block.Visitor<Runnable> {
        @Override
        public Runnable said(Block.Said said) {
            return () -> paragraph(said.text());
        }

        @Override
        public Runnable told(Block.Told told) {
            return () -> list(told.sentences());
        }

        @Override
        public Runnable board(Block.Board board) {
            return () -> Transcript.this.board(board);
        }

        @Override
        public Runnable compared(Block.Compared compared) {
            return () -> compared.boards().forEach(Transcript.this::entry);
        }

        @Override
        public Runnable explained(Block.Explained explained) {
            return () -> list(explained.lines());
        }

        @Override
        public Runnable chart(Block.Charted chart) {
            return () -> table(chart);
        }

        @Override
        public Runnable asked(Block.Asked asked) {
            return () -> ask(asked.question(), HandoutMaker.options(asked), asked.how());
        }

        @Override
        public Runnable look(Block.Look look) {
            return () -> ask(look.question(), List.of(), "");
        }

        @Override
        public Runnable tried(Block.Tried tried) {
            return () -> ask(tried.sentence(), List.of(), "");
        }

        @Override
        public Runnable judged(Block.Judged judged) {
            return this::nothing;
        }

        @Override
        public Runnable answer(Block.Answer answer) {
            return this::nothing;
        }

        @Override
        public Runnable ruling(Block.Ruling ruling) {
            return this::nothing;
        }

        @Override
        public Runnable hint(Block.Hinted hint) {
            return this::nothing;
        }

        private void nothing() {
            // It stands in the key.
        }
    }

    private void board(Block.Board board) {
        text.append('\n')
                .append(PlainBoard.named(board.position(), handout.bottom(), words.text("term.store")))
                .append('\n');
    }

    private void entry(Block.Compared.Entry entry) {
        paragraph(entry.label() + ": " + entry.moves());
        board(entry.board());
        entry.last().ifPresent(this::paragraph);
    }

    private void ask(String question, List<String> options, String how) {
        paragraph("? " + question);
        list(options);
        paragraph(how);
    }

    private void table(Block.Charted charted) {
        ChartText numbers = new ChartText(words);
        List<List<String>> rows = HandoutMaker.rows(charted, numbers);
        paragraph(numbers.title(charted.chart()));
        text.append('\n');
        for (int row = 0; row < rows.size(); row++) {
            List<String> cells = rows.get(row);
            text.append(cells.stream()
                    .map(cell -> line(cell).replace("|", "\\|"))
                    .collect(Collectors.joining(" | ", "| ", " |\n")));
            if (row == 0) {
                text.append("|").append(" --- |".repeat(cells.size())).append('\n');
            }
        }
        paragraph(numbers.sentence(charted.chart(), charted.cursor()));
    }

    /** What a teacher keeps. */
    private void key() {
        List<Handout.Section> kept = Stream.concat(handout.steps().stream(), handout.later().stream())
                .filter(section -> !section.key().isEmpty())
                .toList();
        if (kept.isEmpty() && handout.teacher().isEmpty()) {
            return;
        }
        text.append("\n---\n");
        heading("## ", words.text("handout.key"));
        paragraph(handout.teacher());
        for (Handout.Section section : kept) {
            heading("### ", section.heading());
            section.key().answers().forEach(this::paragraph);
            if (!section.key().hints().isEmpty()) {
                paragraph(words.text("handout.hints"));
                list(section.key().hints());
            }
            if (!section.key().teacher().isEmpty()) {
                paragraph(words.text(
                        "handout.teacher", Map.of("note", section.key().teacher())));
            }
        }
    }

    private void heading(String mark, String heading) {
        text.append('\n')
                .append(mark)
                .append(tagless(heading).replaceAll("\\R", " "))
                .append('\n');
    }

    private void paragraph(String paragraph) {
        if (!paragraph.isBlank()) {
            text.append('\n').append(plain(paragraph)).append('\n');
        }
    }

    private void list(List<String> items) {
        if (!items.isEmpty()) {
            text.append('\n');
            items.forEach(item -> text.append("- ").append(line(item)).append('\n'));
        }
    }

    private static String line(String text) {
        return plain(text).replace('\n', ' ');
    }

    /** A text that means itself in Markdown too: no tag, and no heading, quotation or list at the head of a line. */
    private static String plain(String text) {
        return Arrays.stream(tagless(text).split("\\R"))
                .map(String::strip)
                .map(line -> line.matches("(?s)([#>+*=|`~-]|\\d+[.)] ).*") ? "\\" + line : line)
                .collect(Collectors.joining("\n"));
    }

    private static String tagless(String text) {
        return text.strip().replace("<", "\\<");
    }
}
