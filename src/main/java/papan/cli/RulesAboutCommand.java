package papan.cli;

import java.io.PrintWriter;
import papan.json.rules.AboutGames;
import papan.json.rules.DocumentWriter;
import papan.json.rules.RuleBooks;
import papan.narration.CitationText;
import papan.rules.AboutGame;
import papan.rules.Key;
import papan.rules.RuleSet;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code papan rules about}: what the documents tell of the game beside its rules. */
@Command(
        name = "about",
        description = "What the documents tell of the game beside its rules.",
        footer = "  papan rules about --lang zh")
final class RulesAboutCommand extends SpeakingCommand {
    @Mixin
    private FormatOption format;

    @Override
    public Integer call() {
        AboutGame about = AboutGames.shipped();
        PrintWriter out = out();
        if (format.isJson()) {
            out.print(DocumentWriter.about(about, language().tag()));
            return Exit.DONE;
        }
        RuleSet any = RuleBooks.shipped().all().iterator().next();
        CitationText cited = new CitationText(words(any), any);
        out.println(cited.words().text("about.title"));
        for (AboutGame.Topic topic : AboutGame.Topic.values()) {
            out.println();
            out.println(cited.words().text("about.topic." + Key.of(topic)));
            about.about(topic).forEach(statement -> tell(out, statement, cited));
            if (topic == AboutGame.Topic.ORIGINS) {
                out.println("  " + cited.words().text("about.origins.differ"));
            }
        }
        return Exit.DONE;
    }

    private void tell(PrintWriter out, AboutGame.Statement statement, CitationText cited) {
        out.println("  " + statement.saysIn(language().tag()));
        out.println("    "
                + statement
                        .quote()
                        .map(quote -> cited.quoted(statement.source(), quote))
                        .orElse(statement.source().title()));
    }
}
