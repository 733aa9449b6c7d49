package papan.lesson.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import papan.lesson.scene.Finding;
import papan.lesson.scene.Findings;
import papan.lesson.script.AnswerSpelling;
import papan.lesson.script.Lesson;
import papan.lesson.script.Say;
import papan.lesson.script.Selector;
import papan.model.House;
import papan.model.Layout;
import papan.narration.Language;
import papan.narration.Pattern;

/** Reads every text of a lesson: its placeholders, and how long what is said is. */
public final class TextCheck implements TextReader {
    /** One or two sentences, which a listener can keep in mind. */
    static final int MAX_WORDS = 25;

    /** Something in braces that is not one word. */
    private static final java.util.regex.Pattern LOOSE =
            java.util.regex.Pattern.compile("\\{\\s*([\\p{L}\\p{N}:._-]+[^{},\\p{L}\\p{N}]+[\\p{L}\\p{N}]{1,20})\\s*}");

    private static final Set<String> PLAYERS = Set.of("south", "north");

    private final Layout layout;
    private final Findings findings;

    public TextCheck(Layout layout, Findings findings) {
        this.layout = layout;
        this.findings = findings;
    }

    /** The texts of a lesson that cannot be said as they are. */
    public static List<Finding> errors(Lesson lesson, Layout layout) {
        Findings found = new Findings();
        new TextCheck(layout, found).lesson(lesson);
        return found.list().stream().filter(Finding::isError).toList();
    }

    public void lesson(Lesson lesson) {
        LessonTexts.read(lesson, this);
    }

    @Override
    public void said(String path, Say say) {
        Set<String> names = say.on().map(on -> on.kind().placeholders()).orElse(Set.of());
        text(path, say.text(), names, say.on().map(Selector::quoted));
        int words = say.text().replaceAll("\\{[^{}]*}", "x").strip().split("\\s+").length;
        if (words > MAX_WORDS) {
            findings.warning(
                    "W532",
                    path,
                    words + " words in one narration; aim at " + MAX_WORDS + ".",
                    "One or two sentences are enough; the rest can be another step.");
        }
    }

    @Override
    public void plain(String path, String text) {
        text(path, text, Set.of(), Optional.empty());
    }

    @Override
    public void label(String path, String text) {
        plain(path, text);
    }

    private void text(String path, String text, Set<String> names, Optional<String> event) {
        Set<String> used;
        try {
            used = Pattern.parse(text, Language.ENGLISH).arguments(); // the same in any language
        } catch (IllegalArgumentException e) {
            findings.error("E531", path, "The text cannot be read: " + e.getMessage() + ".", mended(text, names));
            return;
        }
        for (String name : used) {
            placeholder(path, name, names, event);
        }
    }

    private static Optional<String> braced(Optional<String> word) {
        return word.map(each -> "{" + each + "}");
    }

    /** What a placeholder should be that cannot be read, such as one with a space in it. */
    private String mended(String text, Set<String> names) {
        return LOOSE.matcher(text)
                .results()
                .flatMap(found -> AnswerSpelling.placeholder(found.group(1), words(names), layout)
                        .map(word -> "Write {" + word + "} instead of " + found.group() + ".")
                        .stream())
                .findFirst()
                .orElse("");
    }

    /** The placeholders of a text, without those of houses. */
    private static List<String> words(Set<String> names) {
        List<String> words = new ArrayList<>(new TreeSet<>(names));
        words.addAll(List.of("south", "north", "store:south", "store:north"));
        return words;
    }

    private void placeholder(String path, String name, Set<String> names, Optional<String> event) {
        if (name.startsWith("house:")) {
            Optional<House> house =
                    House.parseHouse(name.substring("house:".length())).filter(layout::contains);
            if (house.isEmpty()) {
                findings.error(
                        "E533",
                        path,
                        "{" + name + "} is not a house of this board.",
                        AnswerSpelling.suggestion(braced(AnswerSpelling.placeholder(name, layout)))
                                + "Houses are S1 to S" + layout.houses() + " and N1 to N" + layout.houses() + ".");
            }
            return;
        }
        boolean known = names.contains(name)
                || PLAYERS.contains(name)
                || name.equals("store:south")
                || name.equals("store:north")
                || name.startsWith("term.");
        if (!known) {
            List<String> available = new ArrayList<>(new TreeSet<>(names));
            available.addAll(List.of("south", "north", "house:S1", "store:south"));
            String what = event.map(e -> "The say for \"" + e + "\"").orElse("The text");
            findings.error(
                    "E530",
                    path,
                    what + " uses {" + name + "}, which it does not have.",
                    AnswerSpelling.suggestion(braced(AnswerSpelling.placeholder(name, words(names), layout)))
                            + "Available: " + String.join(", ", available) + ".");
        }
    }
}
