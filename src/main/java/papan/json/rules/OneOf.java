package papan.json.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import papan.format.Field;
import papan.format.Fields;
import papan.format.ObjectShape;
import papan.format.Part;
import papan.format.RecordShape;
import papan.format.Shape;
import papan.format.Shapes;
import papan.format.Vocabulary;
import papan.model.Says;

/**
 * One record of a sealed interface: a word for one that has nothing to say, or else an object with the field that tells
 * which it is. That field has the name of the record, and in it an object; of a record without one it is the first
 * component, beside which the others stand.
 */
final class OneOf {
    private OneOf() {}

    /** A record that has something to say: what tells it from others, its fields, and how it is made of them. */
    private record Way<T>(Field<?> told, List<Part<T>> parts, Function<Fields, ? extends T> make) {}

    /**
     * Says in a vocabulary that just one of a sealed interface stands there, in the order in which it permits them.
     *
     * @param alone those that are a word
     * @param code of the message that says that it must be just one of them
     */
    static <T> void in(Vocabulary words, Class<T> type, Map<String, T> alone, String code, String message) {
        List<Way<T>> ways = new ArrayList<>();
        for (Class<?> kind : type.getPermittedSubclasses()) {
            if (kind.getRecordComponents().length > 0) {
                ways.add(way(kind.asSubclass(type), words));
            }
        }
        List<String> names = ways.stream().map(way -> way.told().name()).toList();
        List<Part<T>> parts = ways.stream().flatMap(way -> way.parts().stream()).toList();
        Shape<T> object = ObjectShape.<T>of(
                        "",
                        in -> {
                            if (in.in().countOf(names) != 1) {
                                in.error(code, message, "");
                            }
                            return in.need(ways.stream()
                                            .filter(way -> in.find(way.told()).isPresent())
                                            .findFirst())
                                    .make()
                                    .apply(in);
                        },
                        List.copyOf(parts))
                .with(
                        "oneOf",
                        names.stream()
                                .map(name -> Map.of("required", List.of(name)))
                                .toList());
        words.with(type, alone.isEmpty() ? object : Shapes.wordsOr(alone, object));
    }

    private static <T, W extends T> Way<T> way(Class<W> kind, Vocabulary words) {
        Function<T, Optional<? extends W>> isOne =
                said -> Optional.of(said).filter(kind::isInstance).map(kind::cast);
        RecordShape<W> record = words.fields(kind);
        Says says = kind.getAnnotation(Says.class);
        if (says != null) {
            Field<W> inside = Field.optional(says.name(), words.object(kind), "");
            return new Way<>(inside, List.of(inside.fromOptional(isOne)), in -> in.get(inside));
        }
        String first = kind.getRecordComponents()[0].getName();
        Field<?> told = record.field(first).maybe();
        RecordShape<W> beside = record.with(first, told);
        return new Way<>(
                told, beside.parts().stream().map(part -> part.<T>of(isOne)).toList(), beside::make);
    }
}
