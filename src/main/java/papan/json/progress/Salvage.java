package papan.json.progress;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.format.FormatException;
import papan.json.FileKinds;
import papan.lesson.learner.Progress;

/**
 * Reads of a damaged progress file what is whole: everything up to the last object before the damage. It is a matter of
 * cutting the text there and closing what is open.
 */
final class Salvage {
    private Salvage() {}

    /** A place at which the text can be cut, and what closes all that is open there. */
    private record Cut(int at, String closers) {}

    /** What can be read of a file; empty if nothing can. */
    static Optional<Progress> read(Path file) throws IOException {
        byte[] bytes;
        try (InputStream in = Files.newInputStream(file)) {
            bytes = in.readNBytes(FileKinds.PROGRESS.most());
        }
        // What is no text becomes a sign that stands for it, in one answer and not in the whole file.
        String text = new String(bytes, StandardCharsets.UTF_8).replace("\0", "");
        Optional<Progress> whole = parsed(text);
        return whole.isPresent() ? whole : longest(text, cuts(text));
    }

    /** The longest beginning that can be read: what ends before the damage can be, what ends after it cannot. */
    private static Optional<Progress> longest(String text, List<Cut> cuts) {
        Optional<Progress> best = Optional.empty();
        int low = 0;
        int high = cuts.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            Cut cut = cuts.get(middle);
            Optional<Progress> found = parsed(text.substring(0, cut.at()) + cut.closers());
            if (found.isPresent()) {
                best = found;
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return best;
    }

    private static Optional<Progress> parsed(String text) {
        try {
            return Optional.of(ProgressShape.KEPT.read(text, "").content());
        } catch (FormatException e) {
            return Optional.empty();
        }
    }

    /** After each object within others. */
    private static List<Cut> cuts(String text) {
        List<Cut> cuts = new ArrayList<>();
        StringBuilder open = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char sign = text.charAt(i);
            if (quoted) {
                quoted = sign != '"';
                i += sign == '\\' ? 1 : 0;
            } else if (sign == '"') {
                quoted = true;
            } else if (sign == '{' || sign == '[') {
                open.insert(0, sign == '{' ? '}' : ']');
            } else if ((sign == '}' || sign == ']') && open.length() > 0) {
                open.deleteCharAt(0);
                if (sign == '}' && open.length() > 0) {
                    cuts.add(new Cut(i + 1, open.toString()));
                }
            }
        }
        return cuts;
    }
}
