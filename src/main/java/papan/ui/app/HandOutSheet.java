package papan.ui.app;

import java.awt.Dimension;
import java.awt.Frame;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.Box;
import javax.swing.ImageIcon;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import papan.export.LessonPdf;
import papan.export.MadePaper;
import papan.export.Paper;
import papan.lesson.play.LessonRun;
import papan.ui.common.Background;
import papan.ui.common.Paints;
import papan.ui.common.PillButton;
import papan.ui.common.Px;
import papan.ui.common.Segments;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;

/** What leaves on paper, as it will look: to be printed, or saved as a file. */
final class HandOutSheet extends Sheet {
    /** How wide a sheet of paper is drawn, of scale 1. */
    private static final int WIDTH = 560;

    private final transient Papers papers;
    private final transient WindowText words;
    private final transient FileDialogs dialogs;
    private final JPanel preview = new JPanel(new MigLayout("ins 0, wrap 1, gapy 12lp"));
    private final TextLabel status = new TextLabel("Papan.small.font", "Papan.secondary");
    private final PillButton print = new PillButton(null);
    private final PillButton save = new PillButton(null);
    private transient Version version;
    private LessonPdf.Size size;
    private transient Optional<MadePaper> made = Optional.empty();
    /** How often something else was asked for: what is made for an earlier wish comes too late. */
    private int wish;

    /**
     * What can be printed of something.
     *
     * @param name for files
     * @param versions the first is shown first
     */
    record Papers(String title, String name, List<Version> versions) {
        Papers {
            versions = List.copyOf(versions);
        }

        static Papers of(LessonRun run, WindowText words) {
            return new Papers(
                    run.lesson().title(),
                    run.lesson().id(),
                    Stream.of(Paper.values())
                            .map(paper -> new Version(id(paper), label(paper), () -> paper.page(run, words.language())))
                            .toList());
        }
    }

    /**
     * One of several papers.
     *
     * @param id the end of names
     * @param label the key of what it is called
     * @param page of HTML, made on any thread
     */
    record Version(String id, String label, Supplier<String> page) {}

    HandOutSheet(Frame owner, WindowText words, Papers papers) {
        super(owner, "hand-out", words.text("hand-out.title", Map.of("lesson", papers.title())));
        this.papers = papers;
        this.version = papers.versions().get(0);
        this.words = words;
        this.dialogs = new FileDialogs(words);
        this.size = usual();
        Segments<Version> versions = new Segments<>("hand-out.paper", papers.versions(), Version::id, chosen -> {
            version = chosen;
            make();
        });
        versions.setWords(words.text("hand-out.paper"), each -> words.text(each.label()), each -> "");
        versions.show(version);
        Segments<LessonPdf.Size> sizes =
                new Segments<>("hand-out.size", Arrays.asList(LessonPdf.Size.values()), HandOutSheet::id, chosen -> {
                    size = chosen;
                    make();
                });
        sizes.setWords(
                words.text("hand-out.size"),
                each -> words.text(each == LessonPdf.Size.A4 ? "hand-out.metric" : "hand-out.letter"),
                each -> "");
        sizes.show(size);
        print.setText(words.text("hand-out.print"));
        print.does("hand-out.print", () -> made.ifPresent(this::print));
        save.setText(words.text("hand-out.save"));
        save.does("hand-out.save", () -> made.ifPresent(this::save));
        status.setName("hand-out.status");
        preview.setOpaque(false);
        preview.add(Box.createRigidArea(new Dimension(Px.of(WIDTH), Px.of(WIDTH))));
        JPanel acts = new JPanel(new MigLayout("ins 0, gapx 8lp"));
        acts.setOpaque(false);
        acts.add(print);
        acts.add(save);
        put(versions, 0);
        put(sizes, 0);
        put(acts, 8);
        put(status, 0);
        put(preview, 8);
        make();
        furnish(owner, versions.button(version));
    }

    private static String label(Paper paper) {
        return switch (paper) {
            case WORKSHEET -> "hand-out.worksheet";
            case KEY -> "hand-out.key";
            case STORY -> "hand-out.story";
        };
    }

    private static String id(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    /** Letter is what printers have in North America and the Philippines. */
    private static LessonPdf.Size usual() {
        return List.of("US", "CA", "MX", "PH").contains(Locale.getDefault().getCountry())
                ? LessonPdf.Size.LETTER
                : LessonPdf.Size.A4;
    }

    private void make() {
        int mine = ++wish;
        Version wanted = version;
        LessonPdf.Size on = size;
        made = Optional.empty();
        ready(false);
        status.setText(words.text("hand-out.making"));
        int width = Px.of(WIDTH);
        Background.run(
                () -> {
                    MadePaper sheets = MadePaper.of(wanted.page().get(), words.language(), on);
                    return Map.entry(sheets, sheets.sheets(width));
                },
                done -> {
                    if (mine == wish) {
                        show(done.getKey(), done.getValue());
                    }
                },
                failure -> status.setText(words.text(Background.FAILED)));
    }

    private void show(MadePaper sheets, List<BufferedImage> looks) {
        made = Optional.of(sheets);
        preview.removeAll();
        for (int i = 0; i < looks.size(); i++) {
            JLabel sheet = new JLabel(new ImageIcon(looks.get(i)));
            sheet.setBorder(BorderFactory.createLineBorder(Paints.colour("Papan.secondary")));
            sheet.getAccessibleContext()
                    .setAccessibleName(words.text("hand-out.sheet", Map.of("number", i + 1, "sheets", looks.size())));
            preview.add(sheet);
        }
        status.setText(words.text("hand-out.made", Map.of("sheets", looks.size())));
        ready(true);
        preview.revalidate();
        preview.repaint();
    }

    private void ready(boolean is) {
        print.setEnabled(is);
        save.setEnabled(is);
    }

    private String name() {
        return papers.name() + "-" + version.id();
    }

    private void print(MadePaper sheets) {
        String failed = sheets.print(name());
        if (!failed.isEmpty()) {
            status.setText(words.text("hand-out.failed", Map.of("reason", failed)));
        }
    }

    private void save(MadePaper sheets) {
        dialogs.save(this, FileDialogs.Kind.PAPER, name() + ".pdf", file -> sheets::pdf, words::text, status::setText);
    }
}
