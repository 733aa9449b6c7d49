package papan.window;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import javax.imageio.ImageIO;
import papan.export.LessonPdf;
import papan.export.MadePaper;
import papan.export.Paper;
import papan.json.lesson.LessonShelf;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonRun;
import papan.narration.Language;

/** The papers of a lesson, each as one picture with its sheets side by side. No display is needed for them alone. */
final class PaperShots {
    private static final String LESSON = "keep-going";
    private static final int WIDTH = 620;
    private static final int GAP = 12;

    private PaperShots() {}

    /** Takes them into {@code docs/images/paper}, or the folder named. */
    public static void main(String[] args) throws IOException {
        take(Path.of(args.length > 0 ? args[0] : "docs/images/paper"), (picture, file) -> {
            try {
                ImageIO.write(picture, "png", file);
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        });
    }

    /** Takes them into a folder. */
    static void take(Path folder, BiConsumer<BufferedImage, File> write) throws IOException {
        Files.createDirectories(folder);
        LessonRun run =
                LessonRun.of(LessonShelf.find(LESSON, RuleBooks.shipped()).orElseThrow(), RuleBooks.shipped());
        for (Paper paper : Paper.values()) {
            MadePaper made = MadePaper.of(paper.page(run, Language.ENGLISH), Language.ENGLISH, LessonPdf.Size.A4);
            List<BufferedImage> sheets = made.sheets(WIDTH);
            write.accept(
                    beside(sheets.subList(0, Math.min(2, sheets.size()))),
                    folder.resolve(paper.name().toLowerCase(Locale.ROOT) + ".png")
                            .toFile());
        }
    }

    private static BufferedImage beside(List<BufferedImage> sheets) {
        int height = sheets.stream().mapToInt(BufferedImage::getHeight).max().orElseThrow();
        int width = sheets.stream().mapToInt(each -> each.getWidth() + GAP).sum() - GAP;
        BufferedImage all = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = all.createGraphics();
        g.setColor(Color.GRAY);
        g.fillRect(0, 0, width, height);
        int x = 0;
        for (BufferedImage sheet : sheets) {
            g.drawImage(sheet, x, 0, null);
            x += sheet.getWidth() + GAP;
        }
        g.dispose();
        return all;
    }
}
