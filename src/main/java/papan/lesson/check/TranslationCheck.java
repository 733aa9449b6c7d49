package papan.lesson.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import papan.lesson.scene.Finding;
import papan.lesson.scene.Findings;
import papan.lesson.script.Lesson;
import papan.lesson.text.LessonCatalogue;
import papan.lesson.text.LessonStrings;
import papan.narration.Language;
import papan.narration.Pattern;

/** Compares translated texts with those that they translate. */
public final class TranslationCheck {
    /** How much longer than its source a translation may be. */
    static final double MAX_GROWTH = 1.6;
    /** Shorter sources count as this long: a word may well need two in another language. */
    static final int SHORT = 20;

    private static final Set<String> ALWAYS = Set.of("south", "north");

    private final Language language;
    private final Language sourceLanguage;
    private final Findings findings = new Findings();

    private TranslationCheck(Language language, Language sourceLanguage) {
        this.language = language;
        this.sourceLanguage = sourceLanguage;
    }

    /**
     * What is wrong with the translated texts that a lesson has; paths are those of the catalogue's file. What is not
     * translated yet is not wrong.
     */
    public static List<Finding> check(Lesson source, LessonCatalogue catalogue) {
        Language from = Language.parse(source.language()).orElse(Language.ENGLISH);
        TranslationCheck check = new TranslationCheck(catalogue.language(), from);
        Map<String, String> texts = LessonStrings.of(source);
        catalogue.strings().forEach((key, entry) -> {
            if (entry.isTranslated() && texts.containsKey(key)) {
                check.entry("strings." + key, entry, texts.get(key));
            }
        });
        return check.findings.list();
    }

    private void entry(String path, LessonCatalogue.Entry entry, String today) {
        boolean stale = !entry.from().equals(today);
        if (stale) {
            findings.warning(
                    "W156",
                    path + ".from",
                    "The text has changed since it was translated; today it is \"" + today + "\".",
                    "Translate it again, and write today's text into \"from\".");
        }
        if (path.startsWith("strings.glossary.") && !Lesson.isTerm(entry.to())) {
            findings.error(
                    "E114",
                    path + ".to",
                    "This is no word for a term: it stands within sentences.",
                    "Write a word or two, at most " + Lesson.MAX_TERM + " characters, without braces.");
        }
        text(path + ".to", today, entry.to());
        int longest = (int) (Math.max(SHORT, visible(today)) * MAX_GROWTH);
        if (visible(entry.to()) > longest) {
            findings.warning(
                    "W157",
                    path + ".to",
                    "The translation has " + visible(entry.to()) + " characters, its source " + visible(today)
                            + "; it may not fit.",
                    "Aim at " + longest + " or fewer.");
        }
    }

    /** Its length with a letter for every placeholder. */
    private static int visible(String text) {
        String inner = text;
        String outer = inner.replaceAll("\\{[^{}]*}", "x");
        while (!outer.equals(inner)) {
            inner = outer;
            outer = inner.replaceAll("\\{[^{}]*}", "x");
        }
        return outer.length();
    }

    private void text(String path, String source, String to) {
        Pattern own;
        Pattern theirs;
        try {
            theirs = Pattern.parse(source, sourceLanguage);
        } catch (IllegalArgumentException e) {
            return; // said of the lesson already
        }
        try {
            own = Pattern.parse(to, language);
        } catch (IllegalArgumentException e) {
            findings.error("E531", path, "The text cannot be read: " + e.getMessage() + ".", "");
            return;
        }
        placeholders(path, theirs.arguments(), own.arguments());
        own.forks().forEach(fork -> branches(path, fork, theirs.forks()));
    }

    private void placeholders(String path, Set<String> source, Set<String> own) {
        for (String name : own) {
            if (!source.contains(name) && !ALWAYS.contains(name) && !name.startsWith("term.")) {
                Set<String> available = new TreeSet<>(source);
                available.addAll(ALWAYS);
                findings.error(
                        "E530",
                        path,
                        "The translation uses {" + name + "}, which its source does not have.",
                        "Available: " + String.join(", ", available) + ".");
            }
        }
        for (String name : source) {
            if (!own.contains(name) && !name.startsWith("term.")) {
                findings.error("E154", path, "The translation has lost {" + name + "}.", "Put it where it belongs.");
            }
        }
    }

    private void branches(String path, Pattern.Fork fork, List<Pattern.Fork> source) {
        if (fork.plural()) {
            Set<String> known = new TreeSet<>(List.of("other"));
            known.addAll(List.of(language.plural(1), language.plural(4)));
            for (String branch : fork.branches()) {
                if (!known.contains(branch) && !branch.matches("=[0-9]{1,4}")) {
                    findings.error(
                            "E155",
                            path,
                            "{" + fork.name() + ", plural}: " + language.ownName() + " has no plural category \""
                                    + branch + "\".",
                            "Write " + String.join(", ", known) + ", or a number such as =1.");
                }
            }
            known.removeAll(fork.branches());
            known.forEach(branch -> lacks(path, fork, branch));
            return;
        }
        Set<String> wanted = new TreeSet<>();
        source.stream()
                .filter(f -> !f.plural() && f.name().equals(fork.name()))
                .forEach(f -> wanted.addAll(f.branches()));
        List<String> strange = new ArrayList<>(fork.branches());
        strange.removeAll(wanted);
        if (!wanted.isEmpty() && !strange.isEmpty()) {
            findings.error(
                    "E155",
                    path,
                    "{" + fork.name() + ", select}: the source has no branch \"" + strange.get(0) + "\".",
                    "Write " + String.join(", ", wanted) + ".");
        }
        wanted.removeAll(fork.branches());
        wanted.forEach(branch -> lacks(path, fork, branch));
    }

    private void lacks(String path, Pattern.Fork fork, String branch) {
        findings.error(
                "E155",
                path,
                "{" + fork.name() + ", " + (fork.plural() ? "plural" : "select") + "}: the branch \"" + branch
                        + "\" is missing.",
                "Write " + branch + " {…}.");
    }
}
