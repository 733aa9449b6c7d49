package papan.json.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.format.Field;
import papan.format.ObjectShape;
import papan.format.Part;
import papan.format.Shape;

/** Objects that say just one of several things, each in a field of its own. */
final class OneOf {
    private OneOf() {}

    /** One of the things that can be said, and the field for it. */
    record Way<T, W extends T>(Field<W> field, Class<W> type) {
        private Part<T> part() {
            return field.fromOptional(
                    said -> Optional.of(said).filter(type::isInstance).map(type::cast));
        }
    }

    /** One of the things that can be said. */
    static <T, W extends T> Way<T, W> way(String field, Class<W> type, Shape<W> shape, String description) {
        return new Way<>(Field.optional(field, shape, description), type);
    }

    /** An object in which one of these must be said. */
    static <T> Shape<T> shape(String code, String message, List<Way<T, ?>> ways) {
        List<Part<? super T>> parts = List.copyOf(ways.stream().map(Way::part).toList());
        List<String> names = ways.stream().map(way -> way.field().name()).toList();
        return ObjectShape.<T>of(
                        "",
                        in -> {
                            if (in.in().countOf(names) != 1) {
                                in.error(code, message, "");
                            }
                            return in.need(ways.stream()
                                    .flatMap(way -> in.find(way.field()).stream())
                                    .findFirst());
                        },
                        parts)
                .with("oneOf", keyword(names));
    }

    /** That just one of some fields must be there, as a schema says it. */
    static List<Map<String, List<String>>> keyword(List<String> names) {
        return names.stream().map(name -> Map.of("required", List.of(name))).toList();
    }
}
