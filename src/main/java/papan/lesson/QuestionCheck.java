package papan.lesson;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import papan.event.Ruling;
import papan.model.Layout;
import papan.model.Place;

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
        }
        ask.feedback().byAnswer().keySet().forEach(answer -> known(ask.question(), answer));
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

    private void twice(String at, String id) {
        findings.error("E803", at, "Two options are \"" + id + "\".", "Leave one out.");
    }

    private void known(Question question, String answer) {
        boolean known;
        if (question instanceof Question.Choice choice) {
            known = List.of(answer.split(",")).stream()
                    .allMatch(part -> choice.options().stream().anyMatch(o -> o.id().equals(part)));
        } else if (question instanceof Question.Rule rule) {
            known = rule.options().stream().anyMatch(r -> r.id().equals(answer));
        } else {
            known = Place.parse(answer).filter(layout::contains).isPresent();
        }
        if (!known) {
            findings.error(
                    "E811", path + ".feedback.byAnswer." + answer, "Nobody can answer \"" + answer + "\" here.", "");
        }
    }
}
