package papan.json.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import papan.format.Field;
import papan.format.Fields;
import papan.format.JsonValue.JsonArray;
import papan.format.ObjectShape;
import papan.format.Part;
import papan.format.Shape;
import papan.format.Shapes;
import papan.rules.Axis;
import papan.rules.Axis.Form;
import papan.rules.Key;
import papan.rules.RuleSet;
import papan.rules.Values;

/** Axes as fields of a file: how they are read, written and described follows from their declaration. */
final class AxisShapes {
    private AxisShapes() {}

    /** An axis and its field. */
    record Stated<P, T>(Axis<P, T> axis, Field<T> field) {
        Part<P> part() {
            return field.from(axis.get());
        }

        /** A part with what an object decides, or else with what holds where it says nothing. */
        private P in(Fields in, P part) {
            return axis.with().apply(part, in.get(field));
        }

        /** A part with what a file decides, or else as it is, if the file may say nothing. */
        P changed(Fields in, P part, boolean isExtending) {
            boolean stays = !in.has(field) && (isExtending || axis.otherwise().isPresent());
            return stays ? part : axis.with().apply(part, in.need(in.find(field)));
        }
    }

    /** Axes of a rule set. What is left out may be as another rule set has it. */
    static List<Stated<RuleSet, ?>> ofRules(List<Axis<RuleSet, ?>> axes) {
        return List.copyOf(axes.stream().map(axis -> stated(axis, false)).toList());
    }

    private static <P, T> Stated<P, T> stated(Axis<P, T> axis, boolean needed) {
        Shape<T> shape = shape(axis);
        Field<T> field = needed && axis.otherwise().isEmpty()
                ? Field.required(axis.field(), shape, axis.description())
                : Field.optional(axis.field(), shape, axis.description());
        return new Stated<>(axis, axis.otherwise().map(field::or).orElse(field));
    }

    @SuppressWarnings("unchecked") // a visitor gives the shape of the values that it was asked about
    private static <T> Shape<T> shape(Axis<?, T> axis) {
        Shape<T> shape = (Shape<T>) axis.values().accept(new ShapeOf(axis.field()));
        return new Shape.Declared<>(shape::read, axis.values()::written, shape::schema);
    }

    /** The shape of the values of a field. */
    private record ShapeOf(String field) implements Values.Visitor<Shape<?>> {
        @Override
        public <T extends Enum<T>> Shape<T> word(Class<T> type) {
            return Shapes.words(type, Key::of);
        }

        @Override
        public Shape<Integer> whole(int min, int max) {
            return Shapes.whole(min, max);
        }

        @Override
        public Shape<Set<Integer>> wholes(int min, int max) {
            return Shapes.list(Shapes.whole(min, max))
                    .with("minItems", 1)
                    .checked((numbers, at, reading) -> {
                        if (at instanceof JsonArray all && all.values().isEmpty()) {
                            reading.problems().error("E012", at, "\"" + field + "\" is empty.", "");
                        }
                        return !numbers.isEmpty();
                    })
                    .as(TreeSet::new);
        }

        @Override
        public <T> Shape<? extends T> object(Values.Nested<T> values) {
            Shape<? extends T> object = forms(values.forms(), Outside.of(field));
            Optional<Shape<T>> orNone =
                    values.none().map(none -> Shapes.textOr(Shapes.words(Map.of("none", none)), object));
            return orNone.isPresent() ? orNone.get() : object;
        }
    }

    /** Objects that are told apart by the first field of each; the last is meant where none is there. */
    private static <T> Shape<? extends T> forms(List<Form<? extends T>> forms, String outside) {
        List<Form<? extends T>> others = forms.subList(0, forms.size() - 1);
        Shape<? extends T> shape = form(forms.get(others.size())).finishing((in, reading) -> {
            others.forEach(other -> in.has(first(other)));
            in.finish(name -> Optional.empty(), outside);
        });
        for (Form<? extends T> other : others) {
            ObjectShape<? extends T> one =
                    form(other).finishing((in, reading) -> in.finish(name -> Optional.empty(), outside));
            shape = Shapes.<T>ifHas(first(other), one, shape);
        }
        return shape;
    }

    private static String first(Form<?> form) {
        return form.axes().get(0).field();
    }

    private static <F> ObjectShape<F> form(Form<F> form) {
        List<Stated<F, ?>> fields =
                List.copyOf(form.axes().stream().map(axis -> stated(axis, true)).toList());
        return ObjectShape.of(
                "",
                in -> {
                    F part = form.start();
                    for (Stated<F, ?> each : fields) {
                        part = each.in(in, part);
                    }
                    return part;
                },
                List.copyOf(fields.stream().map(Stated::part).toList()));
    }
}
