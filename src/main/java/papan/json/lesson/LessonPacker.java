package papan.json.lesson;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import papan.format.FormatException;
import papan.format.JsonTree;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonArray;
import papan.format.JsonValue.JsonObject;
import papan.format.JsonValue.JsonText;
import papan.json.FileKinds;
import papan.narration.Language;

/** Makes packages of lessons. */
public final class LessonPacker {
    /** Always the same, so that the same lesson always makes the same package. */
    private static final LocalDateTime TIME = LocalDateTime.of(2000, 1, 1, 0, 0);

    private LessonPacker() {}

    /**
     * Makes a package of a lesson's file and of what belongs to it beside it.
     *
     * @throws FormatException if it is too much for a package
     */
    public static byte[] pack(Path lesson) throws FormatException, IOException {
        return LessonPackage.within(lesson, LessonPacker::packed);
    }

    private static byte[] packed(Path lesson) throws FormatException, IOException {
        Set<String> names = new TreeSet<>();
        pictures(JsonTree.read(lesson, FileKinds.LESSON), names);
        List<Path> parts = new ArrayList<>(List.of(lesson));
        for (Language language : Language.values()) {
            parts.add(LessonCatalogues.file(lesson, language));
        }
        LessonRulesFile.named(lesson).ifPresent(parts::add);
        names.forEach(name -> parts.add(lesson.resolveSibling(name)));
        parts.removeIf(part -> !Files.isRegularFile(part));
        Path folder = lesson.toAbsolutePath().resolveSibling("");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        long size = 0;
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Path part : new LinkedHashSet<>(parts)) {
                ZipEntry entry = new ZipEntry(
                        folder.relativize(part.toAbsolutePath()).toString().replace('\\', '/'));
                entry.setTimeLocal(TIME);
                zip.putNextEntry(entry);
                size += Files.copy(part, zip);
            }
        }
        if (size > LessonPackage.MOST_INSIDE
                || bytes.size() > LessonPackage.MOST_BYTES
                || parts.size() > LessonPackage.MOST_FILES) {
            String most = "The lesson with its pictures has " + size + " bytes, which is too much for a package.";
            throw LessonPackage.wrong("E462", lesson, most, "Make its pictures smaller.");
        }
        return bytes.toByteArray();
    }

    /** The names of the pictures that a lesson shows, as far as they lie beside it. */
    private static void pictures(JsonValue value, Set<String> names) {
        if (value instanceof JsonArray array) {
            array.values().forEach(each -> pictures(each, names));
        } else if (value instanceof JsonObject object) {
            object.fields().values().forEach(field -> {
                boolean picture = field.name().equals(PictureFields.IMAGE.name());
                if (picture
                        && field.value() instanceof JsonText name
                        && PictureFile.refuseName(name.text()).isEmpty()) {
                    names.add(name.text());
                }
                pictures(field.value(), names);
            });
        }
    }
}
