package papan.json.lesson;

import java.nio.file.Path;
import java.util.Optional;
import papan.format.JsonObjectReader;
import papan.lesson.script.Picture;

/**
 * Reads the picture of a step.
 *
 * @param folder where the lesson lies; without it only what is written about the picture is checked
 */
record LessonPictureReader(LessonContext context, Optional<Path> folder) {

    Optional<Picture> read(JsonObjectReader in) {
        Optional<String> file = in.has("image") ? in.requiredText("image") : Optional.empty();
        String alt = context.text(in, "alt");
        if (!in.has("image")) {
            in.value("alt")
                    .ifPresent(value -> context.problems()
                            .error(
                                    "E456",
                                    value,
                                    "There is no picture that \"alt\" could tell of.",
                                    "Write \"image\" too, or leave \"alt\" out."));
            return Optional.empty();
        }
        if (alt.isBlank()) {
            context.problems()
                    .error(
                            "E450",
                            in.value("image").orElseThrow(),
                            "\"alt\" is missing: what is to be seen on the picture, for those who cannot see it.",
                            "Write one sentence as \"alt\".");
        }
        return file.flatMap(name -> picture(in, name, alt));
    }

    private Optional<Picture> picture(JsonObjectReader in, String name, String alt) {
        Optional<PictureFile> source = folder.map(home -> new PictureFile(home, name));
        Optional<PictureFile.Refusal> refusal =
                source.map(PictureFile::refuse).orElseGet(() -> PictureFile.refuseName(name));
        refusal.ifPresent(
                why -> context.problems().error(why.code(), in.value("image").orElseThrow(), why.message(), why.fix()));
        Picture.Source bytes = source.isPresent() ? source.get() : Optional::empty;
        return refusal.isEmpty() && !alt.isBlank() ? Optional.of(new Picture(name, alt, bytes)) : Optional.empty();
    }
}
