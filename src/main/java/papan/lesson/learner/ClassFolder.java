package papan.lesson.learner;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What was found in a folder with the progress files of a class.
 *
 * @param name of the folder
 * @param files how many files there are
 * @param handed what could be read, each once
 * @param told of files that do not count, or not in full
 */
public record ClassFolder(String name, int files, List<HandIn> handed, List<Told> told) {
    /** Before a folder is opened. */
    public static final ClassFolder NONE = new ClassFolder("", 0, List.of(), List.of());

    public ClassFolder {
        handed = List.copyOf(handed);
        told = List.copyOf(told);
    }

    /** What can be wrong with a file. */
    public enum Kind {
        /** It cannot be read, or not all of it; the detail is a sentence that names it. */
        BROKEN,
        /** It is something else, such as a lesson. */
        NO_RESULT,
        /** It is the same as another one, which the detail names. */
        SAME
    }

    /** A file that does not count, or not in full. */
    public record Told(Kind kind, String file, String detail) {}

    /**
     * A learner of whom there is more than one file.
     *
     * @param files the newest one first
     */
    public record Again(String learner, List<HandIn> files) {
        public Again {
            files = List.copyOf(files);
        }

        /** Whether the newest one leaves out something: the learner sat at two computers, or there are two of that name. */
        public boolean isApart() {
            return !files.stream().allMatch(files.get(0)::goesOnFrom);
        }
    }

    /** Those of whom there is more than one file, in the order of their names. */
    public List<Again> again() {
        return byLearner().values().stream()
                .filter(all -> all.files().size() > 1)
                .toList();
    }

    /** What was answered; of a learner with several files the newest one counts. */
    public List<ResultRow> rows() {
        return rows(Map.of());
    }

    /**
     * What was answered.
     *
     * @param chosen which file counts of a learner who has several, by the learner's name; empty where all do, as of
     *     different learners
     */
    public List<ResultRow> rows(Map<String, Optional<HandIn>> chosen) {
        List<ResultRow> rows = new ArrayList<>();
        for (Again all : byLearner().values()) {
            HandIn newest = all.files().get(0);
            Optional<HandIn> one = chosen.getOrDefault(all.learner(), Optional.of(newest));
            if (one.isPresent()) {
                rows.addAll(one.get().rows());
            } else {
                all.files().forEach(each -> rows.addAll(each.apart().rows()));
            }
        }
        return List.copyOf(rows);
    }

    private Map<String, Again> byLearner() {
        Map<String, List<HandIn>> found = new TreeMap<>();
        handed.forEach(each -> found.computeIfAbsent(
                        Normalizer.normalize(each.learner(), Normalizer.Form.NFC), any -> new ArrayList<>())
                .add(each));
        Map<String, Again> all = new TreeMap<>();
        found.forEach((learner, files) -> {
            files.sort(Comparator.comparing(HandIn::time).reversed().thenComparing(HandIn::file));
            all.put(learner, new Again(learner, files));
        });
        return all;
    }
}
