package papan.export;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import papan.format.Visible;
import papan.lesson.page.Block;

/** A hand-out as plain text that is Markdown too. All answers stand at its end, so that they can be cut off. */
public final class Transcript extends SheetWriter {
    private final StringBuilder text = new StringBuilder();

    private Transcript(Handout handout) {
        super(handout);
    }

    /** The whole text; its lines end with a line feed. */
    public static String of(Handout handout) {
        return new Transcript(handout).written();
    }

    private String written() {
        text.append("# ")
                .append(tagless(handout.title()).replaceAll("\\R", " "))
                .append('\n');
        said(handout.summary());
        if (!handout.goals().isEmpty()) {
            said(words.text("handout.goals"));
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
        section.blocks().forEach(this::write);
    }

    @Override
    void figure(String caption, Block.Board board) {
        said(caption);
        text.append('\n')
                .append(PlainBoard.named(board.position(), handout.bottom(), words.text("term.store")))
                .append('\n');
    }

    @Override
    void ask(String question, List<String> options, String how) {
        said("? " + question);
        list(options);
        said(how);
    }

    @Override
    void table(String title, List<List<String>> rows, String sentence) {
        said(title);
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
        said(sentence);
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
        handout.teacher().forEach(this::said);
        for (Handout.Section section : kept) {
            heading("### ", section.heading());
            section.key().answers().forEach(this::said);
            if (!section.key().hints().isEmpty()) {
                said(words.text("handout.hints"));
                list(section.key().hints());
            }
            if (!section.key().teacher().isEmpty()) {
                said(words.text("handout.teacher", Map.of("note", section.key().teacher())));
            }
        }
    }

    private void heading(String mark, String heading) {
        text.append('\n')
                .append(mark)
                .append(tagless(heading).replaceAll("\\R", " "))
                .append('\n');
    }

    @Override
    void said(String paragraph) {
        if (!paragraph.isBlank()) {
            text.append('\n').append(plain(paragraph)).append('\n');
        }
    }

    @Override
    void steps(List<String> lines) {
        list(lines);
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
