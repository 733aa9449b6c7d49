package papan.json.lesson;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.format.Field;
import papan.format.Fields;
import papan.format.Shapes;
import papan.format.Vocabulary;
import papan.lesson.script.Picture;

/** The picture of a step. */
final class PictureFields {
    static final Field<String> IMAGE = Field.filledOrNot(
            "image",
            Shapes.text().with("maxLength", PictureFile.MAX_NAME),
            "A picture inside the lesson's own folder: PNG or JPEG, 2 MiB and 4000 by 4000 pixels at most.");
    private static final Field<String> ALT = LessonShapes.text("alt", "What is to be seen on the picture.");

    /** One of them is not there without the other. */
    static final List<Object> TOGETHER = List.of(Shapes.keywords(
            "if", Map.of("required", List.of("image")),
            "then", Map.of("required", List.of("alt")),
            "else", Map.of("not", Map.of("required", List.of("alt")))));

    private PictureFields() {}

    /** Pictures, as words of a lesson. */
    static void in(Vocabulary all) {
        all.with("picture", PictureFields::picture, IMAGE, ALT);
    }

    /** The picture that they name. Where a lesson is no file, only what is written about it is checked. */
    private static Optional<Picture> picture(Fields in) {
        String alt = in.get(ALT);
        if (!in.has(IMAGE)) {
            if (in.has(ALT)) {
                in.error(
                        "E456",
                        ALT,
                        "There is no picture that \"alt\" could tell of.",
                        "Write \"image\" too, or leave \"alt\" out.");
            }
            return Optional.empty();
        }
        if (alt.isBlank()) {
            in.error(
                    "E450",
                    IMAGE,
                    "\"alt\" is missing: what is to be seen on the picture, for those who cannot see it.",
                    "Write one sentence as \"alt\".");
        }
        return in.find(IMAGE).flatMap(name -> picture(in, name, alt));
    }

    private static Optional<Picture> picture(Fields in, String name, String alt) {
        Optional<Path> folder = in.context(LessonContext.class).around().folder();
        Optional<PictureFile> source = folder.map(home -> new PictureFile(home, name));
        Optional<PictureFile.Refusal> refusal =
                source.map(PictureFile::refuse).orElseGet(() -> PictureFile.refuseName(name));
        refusal.ifPresent(why -> in.error(why.code(), IMAGE, why.message(), why.fix()));
        Picture.Source bytes = source.map(PictureFile::kept).orElse(Optional::empty);
        return refusal.isEmpty() && !alt.isBlank() ? Optional.of(new Picture(name, alt, bytes)) : Optional.empty();
    }
}
