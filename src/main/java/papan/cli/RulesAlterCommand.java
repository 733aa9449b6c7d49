package papan.cli;

import java.io.PrintWriter;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import papan.format.Visible;
import papan.json.rules.HouseRules;
import papan.json.rules.RuleBooks;
import papan.narration.AlterationText;
import papan.rules.Alteration;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.RuleBook;
import papan.rules.RuleSet;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code papan rules alter}: what can be altered in a rule set, or the altered one as a file. */
@Command(
        name = "alter",
        description = "Lists what can be altered in a rule set; with --set writes the altered one as a file.",
        footer = "  papan rules alter congklak-classic --set own-store=chungcajon --name Ours --told-by Grandma")
final class RulesAlterCommand extends SpeakingCommand {
    @Parameters(paramLabel = "ID|FILE", description = "the rule set")
    private RuleSet rules;

    @Option(
            names = "--set",
            paramLabel = "CLAUSE=ID",
            description = "a clause as another rule set has it; may be repeated")
    private List<String> set = new ArrayList<>();

    @Option(names = "--name", paramLabel = "NAME", description = "what the altered rule set is called")
    private String name = "";

    @Option(names = "--told-by", paramLabel = "WHO", description = "who told you to play so")
    private String teller = "";

    @Override
    public Integer call() {
        Alteration alteration = Alteration.of(rules);
        if (set.isEmpty()) {
            refuse("nothing is altered without --set.", "--name", "--told-by");
            list(alteration);
            return Exit.DONE;
        }
        if (name.isBlank() || teller.isBlank()) {
            throw CallException.wrong(
                    "An altered rule set needs a --name, and --told-by says who told you to play so.");
        }
        if (Math.max(name.strip().length(), teller.strip().length()) > Alteration.LONGEST_NAME) {
            throw CallException.wrong(
                    "--name and --told-by have at most " + Alteration.LONGEST_NAME + " characters each.");
        }
        for (String each : set) {
            alteration = altered(alteration, each);
        }
        RuleBook installed = RuleBooks.shipped();
        RuleSet told = alteration.told(
                HouseRules.id(name, installed.ids()),
                Map.of("en", Visible.line(name.strip())),
                AlterationText.atHome(),
                Visible.line(teller.strip()),
                LocalDate.ofInstant(InstantSource.system().instant(), ZoneId.systemDefault()));
        out().print(HouseRules.written(told, alteration.base(), installed));
        return Exit.DONE;
    }

    private Alteration altered(Alteration before, String text) {
        BorrowedClause asked = BorrowedClause.read("--set", text, "so");
        RuleSet as = asked.from();
        Alteration.Choice choice = before.choices(asked.clause(), List.of(as)).stream()
                .filter(each -> each.answer().equals(ClauseAnswer.of(asked.clause(), as)))
                .findFirst()
                .orElseThrow(() ->
                        CallException.wrong(asked.call() + ": " + before.base().id() + " cannot have this clause of "
                                + as.id() + ": it is about something that one of them has not."));
        if (!choice.fits()) {
            throw CallException.wrong(
                    asked.call() + ": " + new AlterationText(words(before.base()), before).against(choice));
        }
        return before.with(choice);
    }

    private void list(Alteration alteration) {
        PrintWriter out = out();
        AlterationText told = new AlterationText(words(alteration.base()), alteration);
        for (ClauseId clause : ClauseId.values()) {
            if (alteration.canAlter(clause, RuleBooks.shipped().all())) {
                out.println(told.question(clause) + "  [" + clause.id() + "]");
                for (Alteration.Choice each :
                        alteration.choices(clause, RuleBooks.shipped().all())) {
                    String mark = !each.fits() ? "x" : each.as().equals(alteration.base()) ? "=" : "+";
                    out.println("  " + mark + " " + told.sentence(each) + "  ["
                            + each.as().id() + "]");
                    if (!each.fits()) {
                        out.println("    " + told.against(each));
                    }
                }
            }
        }
    }
}
