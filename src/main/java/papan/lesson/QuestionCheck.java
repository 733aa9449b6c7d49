package papan.lesson;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import papan.event.Ruling;
import papan.model.Layout;
import papan.model.Move;
import papan.narration.Nearest;
import papan.rules.ClauseId;

/** Compares a question with the answer that the rules give. */
final class QuestionCheck {
    private final String path;
    private final Layout layout;
    private final Findings findings;

    QuestionCheck(String path, Layout layout, Findings findings) {
        this.path = path;
        this.layout = layout;
        this.findings = findings;
    }

    void step(Step.Ask ask, RightAnswer right) {
        if (ask.question() instanceof Question.Landing landing) {
            landing.stated().ifPresent(stated -> stated(stated.name(), right));
        } else if (ask.question() instanceof Question.Rule rule) {
            rule.stated().ifPresent(stated -> stated(stated.id(), right));
            rule(rule, right);
        } else if (ask.question() instanceof Question.Choice choice) {
            choice(choice);
        } else if (ask.question() instanceof Question.HowMany number) {
            number.stated().ifPresent(stated -> stated(stated.toString(), right));
        } else if (ask.question() instanceof Question.FillCounts counts) {
            counts(counts, right);
        } else if (ask.question() instanceof Question.BestMove best) {
            best(best, right);
        }
        if (ask.question() instanceof Question.Tally tally) {
            unique(tally.options());
        }
        ask.feedback().byAnswer().keySet().forEach(answer -> known(ask.question(), answer));
        if (ask.feedback().consequence() && !Consequence.isFor(ask.question())) {
            findings.error(
                    "E830",
                    path + ".feedback.showConsequence",
                    "Answers to this question have no consequence that could be played.",
                    "Ask for a \"bestMove\", or for the \"landing\" of the \"firstLap\"; or leave it out.");
        }
    }

    private void stated(String stated, RightAnswer right) {
        if (right.finding().isEmpty() && !stated.equals(right.answer())) {
            findings.error(
                    "E801",
                    path + ".question.answer",
                    "The answer \"" + stated + "\" is stated, the rules give \"" + right.answer() + "\".",
                    "Write \"" + right.answer() + "\" or \"auto\".");
        }
    }

    private void counts(Question.FillCounts counts, RightAnswer right) {
        if (!counts.stated().isEmpty()) {
            stated(counts.stated().stream().map(String::valueOf).collect(Collectors.joining(",")), right);
        }
    }

    /** Where the author has a list and a reason for it, the two are compared. */
    private void best(Question.BestMove best, RightAnswer right) {
        Set<Move> moves = new HashSet<>();
        best.stated().stream()
                .filter(move -> !moves.add(move))
                .forEach(move -> findings.error(
                        "E803",
                        path + ".question.answer",
                        "Two answers are the same move " + move + ".",
                        "Leave one out."));
        if (best.by().isPresent() && !best.stated().isEmpty() && right.finding().isEmpty()) {
            String stated = best.stated().stream().map(Move::toString).sorted().collect(Collectors.joining(","));
            String given = right.anyOf().stream().sorted().collect(Collectors.joining(","));
            if (!stated.equals(given)) {
                stated(stated, right);
            }
        }
    }

    private void rule(Question.Rule rule, RightAnswer right) {
        String options = path + ".question.options";
        List<String> ids = rule.options().stream().map(Ruling::id).toList();
        if (ids.size() == 1) {
            findings.warning("W804", options, "There is only one option, so there is nothing to decide.", "");
        }
        if (right.finding().isEmpty() && !ids.contains(right.answer())) {
            findings.error(
                    "E804",
                    options,
                    "The right answer, \"" + right.answer() + "\", is not among the options.",
                    "Add it.");
        }
        Set<String> seen = new HashSet<>();
        ids.stream().filter(id -> !seen.add(id)).forEach(id -> twice(options, id));
    }

    private void choice(Question.Choice choice) {
        String options = path + ".question.options";
        long correct =
                choice.options().stream().filter(Question.Option::correct).count();
        if (correct == 0) {
            findings.error("E802", options, "No option is correct.", "Write \"correct\": true in one of them.");
        } else if (correct > 1 && !choice.several()) {
            findings.error(
                    "E809",
                    options,
                    correct + " options are correct, but only one can be chosen.",
                    "Write \"several\": true in the question.");
        }
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < choice.options().size(); i++) {
            Question.Option option = choice.options().get(i);
            if (!seen.add(option.id())) {
                twice(options + "[" + i + "].id", option.id());
            }
            if (option.feedback().isEmpty()) {
                findings.warning(
                        "W805",
                        options + "[" + i + "]",
                        "Option \"" + option.id() + "\" has no feedback.",
                        "Say why it is right or wrong.");
            }
        }
    }

    private void unique(List<Question.Option> options) {
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < options.size(); i++) {
            if (!seen.add(options.get(i).id())) {
                twice(path + ".question.options[" + i + "].id", options.get(i).id());
            }
        }
    }

    private void twice(String at, String id) {
        findings.error("E803", at, "Two options are \"" + id + "\".", "Leave one out.");
    }

    private void known(Question question, String answer) {
        List<String> offered = offered(question);
        List<String> parts = isOne(question) ? List.of(answer) : List.of(answer.split(",", -1));
        if (!offered.isEmpty()) {
            parts.stream()
                    .filter(part -> !offered.contains(part))
                    .findFirst()
                    .ifPresent(part -> nobody(answer, Nearest.suggestion(part, offered)));
        } else if (!written(question, parts)) {
            nobody(answer, form(question));
        }
    }

    private static boolean isOne(Question question) {
        return question instanceof Question.Landing
                || question instanceof Question.BestMove
                || question instanceof Question.Rule;
    }

    private void nobody(String answer, String fix) {
        findings.error(
                "E811", path + ".feedback.byAnswer." + answer, "Nobody can answer \"" + answer + "\" here.", fix);
    }

    /** What an answer consists of if it is chosen; nothing if it is written. */
    private List<String> offered(Question question) {
        if (question instanceof Question.Choice choice) {
            return choice.options().stream().map(Question.Option::id).toList();
        } else if (question instanceof Question.Rule rule) {
            return rule.options().stream().map(Ruling::id).toList();
        } else if (question instanceof Question.Landing || question instanceof Question.BestMove) {
            return IntStream.range(0, layout.places())
                    .mapToObj(i -> layout.placeAt(i).name())
                    .toList();
        } else if (question instanceof Question.Similar similar) {
            return similar.clauses().stream().map(ClauseId::id).toList();
        }
        return List.of();
    }

    private static boolean written(Question question, List<String> parts) {
        return areLetters(question)
                ? parts.stream().allMatch(part -> part.matches("[a-z]"))
                : parts.size() == numbers(question)
                        && parts.stream().allMatch(part -> part.matches("0|[1-9][0-9]{0,8}"));
    }

    /** How an answer is written. */
    private static String form(Question question) {
        if (areLetters(question)) {
            return "Write small letters with commas between them, as in \"b,a\".";
        }
        return switch (numbers(question)) {
            case 0 -> "Leave it out.";
            case 1 -> "Write a whole number.";
            default -> "Write " + numbers(question) + " whole numbers with commas between them.";
        };
    }

    private static boolean areLetters(Question question) {
        return question instanceof Question.Order || question instanceof Question.SpotError;
    }

    private static int numbers(Question question) {
        return question instanceof Question.FillCounts counts
                ? counts.houses().size()
                : question instanceof Question.HowMany ? 1 : 0;
    }
}
