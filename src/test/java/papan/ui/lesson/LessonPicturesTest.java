package papan.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import papan.json.lesson.LessonShelf;
import papan.json.rules.RuleBooks;
import papan.lesson.script.Lesson;
import papan.narration.Language;
import papan.ui.board.BoardThumbnail;
import papan.ui.common.Edt;
import papan.ui.common.Theme;
import papan.ui.common.WindowText;

/** The small boards on the home are told apart at a glance. */
class LessonPicturesTest {
    private static final int WIDTH = 148;

    @BeforeAll
    static void look() {
        Edt.await(() -> Theme.LIGHT.install(Language.ENGLISH));
    }

    @Test
    void noTwoPicturesOfTheCourseAreAlike() {
        List<Lesson> lessons = LessonShelf.ids().stream()
                .map(id -> LessonShelf.find(id, RuleBooks.shipped()).orElseThrow())
                .toList();
        List<int[]> pictures = new ArrayList<>();
        Edt.await(() -> {
            KnownLessons known = new KnownLessons(new WindowText(Language.ENGLISH));
            known.set(lessons, lesson -> Optional.empty());
            known.setRules(lesson -> RuleBooks.shipped().find(lesson.rules().id()));
            lessons.forEach(lesson -> pictures.add(drawn(known.board(lesson).orElseThrow())));
        });
        List<String> alike = new ArrayList<>();
        for (int one = 0; one < lessons.size(); one++) {
            for (int other = 0; other < one; other++) {
                long differing = differing(pictures.get(one), pictures.get(other));
                if (differing < 150) {
                    alike.add(lessons.get(other).id() + " " + lessons.get(one).id() + " " + differing);
                }
            }
        }
        assertThat(alike).isEmpty();
    }

    private static int[] drawn(BoardThumbnail board) {
        BufferedImage image = new BufferedImage(WIDTH, 100, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        board.paint(g, 0, 0, WIDTH);
        g.dispose();
        return image.getRGB(0, 0, WIDTH, 100, null, 0, WIDTH);
    }

    /** How many points have quite another brightness. */
    private static long differing(int[] one, int[] other) {
        return IntStream.range(0, one.length)
                .filter(i -> Math.abs((one[i] >> 8 & 255) - (other[i] >> 8 & 255)) > 48)
                .count();
    }
}
