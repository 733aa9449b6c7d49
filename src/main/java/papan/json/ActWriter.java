package papan.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.util.List;
import papan.lesson.Act;
import papan.lesson.Done;
import papan.lesson.LessonProgress.Bookmark;
import papan.lesson.QuestionFacts;

/** Writes one act of a learner. What is usual is left out. */
final class ActWriter {
    private static final DefaultPrettyPrinter.FixedSpaceIndenter ON_ONE_LINE =
            DefaultPrettyPrinter.FixedSpaceIndenter.instance;

    private final JsonGenerator out;
    private final DefaultPrettyPrinter printer;

    ActWriter(JsonGenerator out, DefaultPrettyPrinter printer) {
        this.out = out;
        this.printer = printer;
    }

    /** Writes it on one line. */
    void write(Done done) throws IOException {
        printer.indentObjectsWith(ON_ONE_LINE);
        out.writeStartObject();
        printer.indentArraysWith(ON_ONE_LINE);
        fields(done);
        out.writeEndObject();
        printer.indentArraysWith(ProgressWriter.LINES);
        printer.indentObjectsWith(ProgressWriter.LINES);
    }

    private void fields(Done done) throws IOException {
        out.writeStringField("step", done.step());
        out.writeStringField("did", done.act().accept(ActWords.ALL));
        if (done.act().told().isPresent()) {
            out.writeStringField("given", done.act().told().get());
        }
        texts("moves", done.act().accept(Moves.ALL));
        place(done);
        if (done.question().isPresent()) {
            out.writeStringField("question", done.question().get());
        }
        if (done.facts().isPresent()) {
            facts(done.facts().get());
        }
        out.writeStringField("time", done.time().toString());
        number("seconds", done.seconds());
        flag("apart", done.apart());
        flag("aside", done.aside());
    }

    /** Where it led. Whoever came to a step did so there, at a cursor. */
    private void place(Done done) throws IOException {
        number("cursor", done.act().accept(Cursor.ALL));
        if (done.to().isPresent()) {
            Bookmark to = done.to().get();
            if (!to.step().equals(done.step())
                    || !done.act().accept(ActWords.ALL).equals("cameTo")) {
                out.writeStringField("to", to.step());
            }
            flag("atEnd", to.atEnd());
            texts("back", to.back());
            texts("made", to.made());
        }
    }

    private void facts(QuestionFacts facts) throws IOException {
        out.writeStringField("type", facts.type());
        if (!facts.goal().isEmpty()) {
            out.writeStringField("goal", facts.goal());
        }
        if (!facts.language().isEmpty()) {
            out.writeStringField("language", facts.language());
        }
        if (facts.correct().isPresent()) {
            out.writeBooleanField("correct", facts.correct().get());
        }
        number("hints", facts.hints());
        flag("revealed", facts.revealed());
        texts("misconceptions", facts.misconceptions());
        number("confidence", facts.confidence());
    }

    private void number(String name, int number) throws IOException {
        if (number != 0) {
            out.writeNumberField(name, number);
        }
    }

    private void flag(String name, boolean flag) throws IOException {
        if (flag) {
            out.writeBooleanField(name, true);
        }
    }

    private void texts(String name, List<String> texts) throws IOException {
        if (!texts.isEmpty()) {
            out.writeFieldName(name);
            out.writeArray(texts.toArray(new String[0]), 0, texts.size());
        }
    }

    /** The moves that an act tells. */
    private enum Moves implements Act.SelectiveVisitor<List<String>> {
        ALL;

        @Override
        public List<String> others() {
            return List.of();
        }

        @Override
        public List<String> played(Act.Played act) {
            return act.moves();
        }
    }

    /** The cursor that an act tells. */
    private enum Cursor implements Act.SelectiveVisitor<Integer> {
        ALL;

        @Override
        public Integer others() {
            return 0;
        }

        @Override
        public Integer cameTo(Act.CameTo act) {
            return act.cursor();
        }

        @Override
        public Integer saw(Act.Saw act) {
            return act.cursor();
        }
    }
}
