package papan.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.format.Nearest;
import papan.json.rules.DocumentWriter;
import papan.json.rules.Documents;
import papan.json.rules.RuleBooks;
import papan.narration.CitationText;
import papan.rules.Document;
import papan.rules.RuleSet;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code papan rules documents}: what the documents say, sentence by sentence. */
@Command(
        name = "documents",
        description = "Lists the documents, or shows one sentence by sentence beside a rule set.",
        footer = "  papan rules documents hand-out --rules congkak")
final class RulesDocumentsCommand extends SpeakingCommand {
    @Parameters(arity = "0..1", paramLabel = "ID", description = "a document; all are listed if none")
    private String id = "";

    @Option(
            names = "--rules",
            paramLabel = "ID|FILE",
            description = "beside which rule set; else the first that is after the document")
    private Optional<RuleSet> rules = Optional.empty();

    @Mixin
    private FormatOption format;

    @Override
    public Integer call() {
        List<Document> shown = id.isEmpty() ? Documents.shipped() : List.of(find());
        RuleSet beside = rules.orElseGet(() -> after(shown.get(0)));
        CitationText cited = new CitationText(words(beside), beside);
        PrintWriter out = out();
        if (format.isJson()) {
            out.print(DocumentWriter.documents(
                    shown, !id.isEmpty(), beside, language().tag()));
        } else if (id.isEmpty()) {
            shown.forEach(document -> out.println(document.source().id() + "  " + cited.where(document.source())));
        } else {
            show(out, shown.get(0), cited);
        }
        return Exit.DONE;
    }

    private Document find() {
        List<String> ids =
                Documents.shipped().stream().map(d -> d.source().id()).toList();
        return Documents.find(id)
                .orElseThrow(() ->
                        CallException.wrong("The document \"" + id + "\" is unknown. " + Nearest.suggestion(id, ids)));
    }

    private static RuleSet after(Document document) {
        Optional<String> source = Optional.of(document.source().id());
        return RuleBooks.shipped().all().stream()
                .filter(rules -> rules.about().after().equals(source))
                .findFirst()
                .orElseThrow();
    }

    private void show(PrintWriter out, Document document, CitationText cited) {
        RuleSet beside = cited.rules();
        out.println(cited.where(document.source()));
        out.println(text().text(
                        "documents.beside",
                        Map.of("rules", beside.about().name(language().tag()) + " (" + beside.id() + ")")));
        for (Document.Sentence sentence : document.sentences()) {
            out.println();
            out.println(cited.numbered(sentence));
            for (Document.Mark mark : sentence.marks(beside)) {
                out.println("   " + cited.mark(mark) + "  [" + mark.clause().id() + "]");
            }
        }
    }
}
