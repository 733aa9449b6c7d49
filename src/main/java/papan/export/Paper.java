package papan.export;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import papan.chart.ChartTable;
import papan.chart.ChartText;
import papan.lesson.page.Block;
import papan.lesson.play.LessonRun;
import papan.lesson.play.PlanText;
import papan.model.Side;
import papan.narration.CaptionText;
import papan.narration.Language;

/** The papers that a lesson can become, each as a page of HTML for {@link LessonPdf}. */
public enum Paper {
    /** Questions, boards and room for answers; nothing on it answers any of them. */
    WORKSHEET,
    /** The answers to a worksheet with their reasons, and what a teacher wants to know before. */
    KEY,
    /** The lesson as it goes on, board by board. */
    STORY;

    /** What paper has and a page in a browser has not: room for answers. */
    private static final String STYLE = """
            body{margin:0;padding:0;max-width:none}
            section{border-top:.5pt solid #000;padding:1mm 0 .5mm;margin:0}
            h1{font-size:16pt;margin:0 0 2mm}
            h2{font-size:11pt;margin:.5mm 0;line-height:1.25}
            p,ul{margin:1mm 0}
            .who{margin:0 0 3mm}
            .left{float:left;width:80mm;margin:0}
            .many{margin:1mm 0}
            .many figure{display:inline-block;width:82mm;margin:0 2mm 1mm 0;vertical-align:bottom}
            .three figure{width:56mm;margin:0 1mm 1mm 0}
            .three .board{width:55mm}
            .beside{margin-left:84mm}
            figure{margin:0 0 1mm}
            figcaption{font-size:9pt}
            ul.choices{list-style-type:none;margin-left:0;padding:0}
            ul.choices li{margin:1.2mm 0}
            .box{display:inline-block;width:3.6mm;height:3.6mm;border:.8pt solid #000;margin-right:3mm}
            .blank{display:inline-block;width:22mm;border-bottom:.6pt solid #000}
            .long{width:55mm}
            .line{border-bottom:.6pt solid #000;height:7mm;margin-bottom:1mm}
            table{font-size:9pt;margin:1mm 0}
            .axes{width:86mm}
            .end{clear:both}
            """;

    /** The paper of a lesson, in the language that its run is in. */
    public String page(LessonRun run, Language language) {
        CaptionText words = run.captions(language);
        String title = run.text(run.lesson().title());
        return switch (this) {
            case STORY -> HandoutHtml.of(Handout.of(run, language));
            case WORKSHEET -> new Sheet(run, words, title).worksheet();
            case KEY ->
                new Sheet(run, words, words.text("sheet.answers", Map.of("title", title)))
                        .key(Handout.of(run, language));
        };
    }

    private static final class Sheet {
        private final LessonRun run;
        private final CaptionText words;
        private final Worksheet sheet;
        private final Html html;

        Sheet(LessonRun run, CaptionText words, String title) {
            this.run = run;
            this.words = words;
            this.sheet = Worksheet.of(run, words);
            this.html = Html.page(words.wording().language(), title, STYLE).element("h1", title);
        }

        String worksheet() {
            html.begin("p", "class", "who");
            named("sheet.name", "blank long");
            named("sheet.date", "blank");
            html.end("p");
            if (sheet.items().stream()
                    .flatMap(item -> item.boards().stream())
                    .anyMatch(b -> b.lift().isPresent())) {
                html.element("p", words.text("sheet.ring"));
            }
            sheet.items().forEach(this::item);
            return html.ended();
        }

        String key(Handout handout) {
            List<String> plan = PlanText.of(run, words);
            if (!plan.isEmpty()) {
                html.element("h2", words.text("handout.key"));
                plan.forEach(line -> html.element("p", line));
            }
            Map<Integer, Handout.Section> sections =
                    handout.steps().stream().collect(Collectors.toMap(Handout.Section::number, each -> each));
            for (Worksheet.Item item : sheet.items()) {
                html.begin("section");
                html.element("h2", item.number() + ". " + asked(item));
                // Where the move is told, its board is the answer.
                boolean told = item.way() == Worksheet.Way.BOARD;
                if (!told) {
                    key(Optional.ofNullable(sections.get(item.stage().index() + 1)));
                }
                boards(item.boards().stream()
                        .filter(Worksheet.Drawn::empty)
                        .map(drawn -> told ? new Worksheet.Drawn(drawn.board()) : drawn.filled())
                        .toList());
                html.end("section");
            }
            if (!handout.later().isEmpty()) {
                html.element("h1", words.text("handout.later"));
            }
            for (Handout.Section later : handout.later()) {
                html.begin("section");
                html.element("h2", later.title());
                later.blocks().stream()
                        .filter(Block.Board.class::isInstance)
                        .map(Block.Board.class::cast)
                        .limit(1)
                        .forEach(board -> boards(List.of(new Worksheet.Drawn(board))));
                later.blocks().stream()
                        .filter(Block.Asked.class::isInstance)
                        .map(Block.Asked.class::cast)
                        .forEach(asked -> html.element("p", asked.question()));
                key(Optional.of(later));
                html.end("section");
            }
            return html.ended();
        }

        private String asked(Worksheet.Item item) {
            return item.question().isEmpty() ? String.join(" ", item.said()) : item.question();
        }

        private void key(Optional<Handout.Section> section) {
            section.map(Handout.Section::key).ifPresent(key -> {
                key.answers().forEach(line -> html.element("p", line));
                if (!key.teacher().isEmpty()) {
                    html.element("p", words.text("handout.teacher", Map.of("note", key.teacher())));
                }
            });
        }

        private void item(Worksheet.Item item) {
            html.begin("section");
            boolean beside = item.boards().size() == 1;
            boolean stands = !item.question().isEmpty();
            String first = stands || item.said().isEmpty() ? item.question() : String.join(" ", item.said());
            html.element("h2", item.number() + ". " + first);
            if (beside) {
                html.begin("div", "class", "left");
                board(item.boards().get(0));
                html.end("div").begin("div", "class", "beside");
            }
            if (stands && !item.said().isEmpty()) {
                html.element("p", String.join(" ", item.said()));
            }
            if (!beside) {
                boards(
                        item.way() == Worksheet.Way.HOUSE
                                ? item.boards().stream().map(this::named).toList()
                                : item.boards());
            }
            for (Block.Charted chart : item.charts()) {
                html.table(
                        chartWords().title(chart.chart()),
                        new ChartTable(chart.chart(), chart.cursor()).read(chartWords()));
            }
            answer(item, beside);
            if (beside) {
                html.end("div").element("div", "", "class", "end");
            }
            html.end("section");
        }

        /** Of several boards each has its own answer. */
        private Worksheet.Drawn named(Worksheet.Drawn drawn) {
            String caption = words.text("sheet.house") + " ________";
            return new Worksheet.Drawn(caption, drawn.board(), drawn.lift(), drawn.empty());
        }

        private void answer(Worksheet.Item item, boolean beside) {
            switch (item.way()) {
                case TICK -> choices(item.choices());
                case NUMBER -> {
                    html.element("p", words.text("sheet.order"));
                    choices(item.choices());
                }
                case WRITE -> written(item.choices());
                case HOUSE -> {
                    if (beside) {
                        html.begin("p");
                        named(item.stage().asked().isEmpty() ? "sheet.house" : "sheet.place", "blank");
                        html.end("p");
                    }
                }
                case LINES -> html.element("div", "", "class", "line").element("div", "", "class", "line");
                case DRAW ->
                    run.sheet(item.stage())
                            .ifPresent(axes -> html.begin("figure")
                                    .add(Axes.of(axes, chartWords()))
                                    .end("figure"));
                case BOARD -> {}
            }
        }

        private ChartText chartWords() {
            return new ChartText(words);
        }

        private void choices(List<String> choices) {
            html.begin("ul", "class", "choices");
            for (String choice : choices) {
                html.add("<li><span class=\"box\"></span>" + Html.escape(choice))
                        .end("li");
            }
            html.end("ul");
        }

        private void written(List<String> names) {
            html.begin("p");
            for (String name : names.isEmpty() ? List.of("") : names) {
                blank(name, "blank");
            }
            html.end("p");
        }

        private void named(String key, String kind) {
            blank(words.text(key), kind);
        }

        /** Room to write in, behind what it is for. */
        private void blank(String name, String kind) {
            html.add(Html.escape(name) + " ").element("span", "", "class", kind);
        }

        /** Boards two by two, or three by three where nothing is written on them. */
        private void boards(List<Worksheet.Drawn> boards) {
            if (!boards.isEmpty()) {
                boolean small = boards.stream().noneMatch(Worksheet.Drawn::empty) && boards.size() > 2;
                html.begin("div", "class", small ? "many three" : "many");
                boards.forEach(this::board);
                html.end("div");
            }
        }

        private void board(Worksheet.Drawn drawn) {
            Side bottom = run.lesson().view().bottom();
            html.begin("figure");
            if (!drawn.caption().isEmpty()) {
                html.element("figcaption", drawn.caption());
            }
            html.add(BoardSvg.of(drawn, bottom, words)).end("figure");
        }
    }
}
