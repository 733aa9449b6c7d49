package papan.narration;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A sentence with placeholders: {@code {house}}, {@code {seeds, plural, one {# seed} other {# seeds}}} and
 * {@code {player, select, south {…} other {…}}}; the branch {@code you} is for whoever reads the sentence. In a plural {@code #} stands for the number, and the branch is chosen by the
 * rule of the language in which the sentence is written. Literal braces are not needed and not offered.
 */
public final class Pattern {
    private final Language language;
    private final List<Part> parts;

    private Pattern(Language language, List<Part> parts) {
        this.language = language;
        this.parts = List.copyOf(parts);
    }

    /** A piece of a sentence. */
    private sealed interface Part {
        /** Letters as they are. */
        record Literal(String text) implements Part {}

        /** The number of the enclosing plural. */
        record Count() implements Part {}

        /** An argument's own text. */
        record Argument(String name) implements Part {}

        /** One of several texts, by an argument's value or plural category. */
        record Choice(String name, boolean plural, Map<String, Pattern> branches) implements Part {}
    }

    /** Where the values of a pattern's arguments come from. */
    public interface Arguments {
        /** The text of an argument. */
        String text(String name);

        /** The word by which a select chooses, such as {@code south}. */
        String selector(String name);

        /** The number by which a plural chooses. */
        int number(String name);

        /** Whether an argument is whoever reads the sentence, or what is theirs. */
        default boolean isYou(String name) {
            return false;
        }
    }

    /**
     * Reads a pattern.
     *
     * @param language in which it is written
     * @throws IllegalArgumentException if braces do not match, a choice has no {@code other}, or a word is unknown; the
     *     message says where
     */
    public static Pattern parse(String text, Language language) {
        Parser parser = new Parser(text, language);
        List<Part> parts = parser.parts(false);
        if (!parser.atEnd()) {
            throw parser.problem("\"}\" without \"{\"");
        }
        return new Pattern(language, parts);
    }

    /** The names of all arguments that it uses. */
    public Set<String> arguments() {
        Set<String> names = new LinkedHashSet<>();
        for (Part part : parts) {
            if (part instanceof Part.Argument argument) {
                names.add(argument.name());
            } else if (part instanceof Part.Choice choice) {
                names.add(choice.name());
                choice.branches().values().forEach(branch -> names.addAll(branch.arguments()));
            }
        }
        return names;
    }

    /**
     * Where a pattern chooses among texts.
     *
     * @param name the argument by which it chooses
     * @param plural whether by a number's plural category, not by a word
     * @param branches the names of the texts
     */
    public record Fork(String name, boolean plural, Set<String> branches) {
        public Fork {
            branches = Set.copyOf(branches);
        }
    }

    /** Every place where it chooses, those inside others too. */
    public List<Fork> forks() {
        List<Fork> forks = new ArrayList<>();
        for (Part part : parts) {
            if (part instanceof Part.Choice choice) {
                forks.add(new Fork(
                        choice.name(), choice.plural(), choice.branches().keySet()));
                choice.branches().values().forEach(branch -> forks.addAll(branch.forks()));
            }
        }
        return List.copyOf(forks);
    }

    /** The sentence for given arguments. */
    public String format(Arguments arguments) {
        StringBuilder out = new StringBuilder();
        format(arguments, 0, out);
        return out.toString();
    }

    private void format(Arguments arguments, int number, StringBuilder out) {
        for (Part part : parts) {
            if (part instanceof Part.Literal literal) {
                out.append(literal.text());
            } else if (part instanceof Part.Count) {
                out.append(language.count(number));
            } else if (part instanceof Part.Argument argument) {
                String text = arguments.text(argument.name());
                out.append(begins(out) && arguments.isYou(argument.name()) ? capital(text) : text);
            } else if (part instanceof Part.Choice choice) {
                choose(choice, arguments, number, out);
            }
        }
    }

    /** Whether a sentence begins here. */
    private static boolean begins(StringBuilder out) {
        return out.length() == 0 || (out.length() > 1 && ".?!".indexOf(out.charAt(out.length() - 2)) >= 0);
    }

    /** A text as it stands at the beginning of a sentence. */
    static String capital(String text) {
        return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    private void choose(Part.Choice choice, Arguments arguments, int outer, StringBuilder out) {
        int number = choice.plural() ? arguments.number(choice.name()) : outer;
        Pattern branch = choice.plural()
                ? choice.branches().getOrDefault("=" + number, choice.branches().get(language.plural(number)))
                : choice.branches()
                        .get(
                                arguments.isYou(choice.name())
                                                && choice.branches().containsKey("you")
                                        ? "you"
                                        : arguments.selector(choice.name()));
        if (branch == null) {
            branch = choice.branches().get("other");
        }
        if (branch != null) {
            branch.format(arguments, number, out);
        }
    }

    /** Reads a pattern from left to right. */
    private static final class Parser {
        private final String text;
        private final Language language;
        private int at;

        Parser(String text, Language language) {
            this.text = text;
            this.language = language;
        }

        boolean atEnd() {
            return at == text.length();
        }

        List<Part> parts(boolean inPlural) {
            List<Part> parts = new ArrayList<>();
            StringBuilder literal = new StringBuilder();
            while (!atEnd() && text.charAt(at) != '}') {
                char c = text.charAt(at++);
                if (c == '{' || (c == '#' && inPlural)) {
                    flush(literal, parts);
                    parts.add(c == '#' ? new Part.Count() : placeholder(inPlural));
                } else {
                    literal.append(c);
                }
            }
            flush(literal, parts);
            return parts;
        }

        private static void flush(StringBuilder literal, List<Part> parts) {
            if (literal.length() > 0) {
                parts.add(new Part.Literal(literal.toString()));
                literal.setLength(0);
            }
        }

        private Part placeholder(boolean inPlural) {
            String name = word();
            if (skip('}')) {
                return new Part.Argument(name);
            }
            expect(',');
            String kind = word();
            if (!kind.equals("plural") && !kind.equals("select")) {
                throw problem("\"" + kind + "\" is neither plural nor select");
            }
            expect(',');
            boolean plural = kind.equals("plural");
            Map<String, Pattern> branches = branches(plural || inPlural);
            if (!branches.containsKey("other")) {
                throw problem(kind + " without \"other\"");
            }
            return new Part.Choice(name, plural, branches);
        }

        private Map<String, Pattern> branches(boolean inPlural) {
            Map<String, Pattern> branches = new LinkedHashMap<>();
            while (!skip('}')) {
                String selector = word();
                expect('{');
                branches.put(selector, new Pattern(language, parts(inPlural)));
                expect('}');
            }
            return branches;
        }

        private String word() {
            skipSpace();
            int start = at;
            while (!atEnd() && (Character.isLetterOrDigit(text.charAt(at)) || "=-_.:".indexOf(text.charAt(at)) >= 0)) {
                at++;
            }
            if (at == start) {
                throw problem("a name is missing");
            }
            return text.substring(start, at);
        }

        private boolean skip(char c) {
            skipSpace();
            if (!atEnd() && text.charAt(at) == c) {
                at++;
                return true;
            }
            return false;
        }

        private void expect(char c) {
            if (!skip(c)) {
                throw problem("\"" + c + "\" is missing");
            }
        }

        private void skipSpace() {
            while (!atEnd() && Character.isWhitespace(text.charAt(at))) {
                at++;
            }
        }

        IllegalArgumentException problem(String what) {
            return new IllegalArgumentException(what + " at character " + (at + 1) + " of \"" + text + "\"");
        }
    }
}
