package papan.browser;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;
import org.teavm.model.instructions.ConstructInstruction;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;
import papan.model.Says;

/** Lets the core call {@link Missing} where it calls what TeaVM does not have; nothing else of it is changed. */
public final class Instead implements TeaVMPlugin, ClassHolderTransformer {
    private static final String NEW = "<init>";

    /** Of which class an object is made instead. */
    private static final Map<String, Class<?>> MADE =
            Map.of(Random.class.getName(), SeededRandom.class, Thread.class.getName(), InPlace.class);

    private final Map<MethodReference, MethodReference> called = new HashMap<>();

    public Instead() {
        called.put(
                reference(Class.class.getName(), "getRecordComponents", RecordComponent[].class),
                reference(RecordComponent.class.getName(), "of", RecordComponent[].class, Class.class));
        for (Method each : Missing.class.getDeclaredMethods()) {
            InsteadOf of = each.getAnnotation(InsteadOf.class);
            if (of != null) {
                Class<?>[] all = each.getParameterTypes();
                Class<?>[] its = of.isStatic() ? all : Arrays.copyOfRange(all, 1, all.length);
                called.put(
                        reference(of.value(), each.getName(), each.getReturnType(), its),
                        reference(Missing.class.getName(), each.getName(), each.getReturnType(), all));
            }
        }
    }

    private static MethodReference reference(String owner, String name, Class<?> result, Class<?>... parameters) {
        List<ValueType> signature = new ArrayList<>();
        for (Class<?> each : parameters) {
            signature.add(ValueType.parse(each));
        }
        signature.add(ValueType.parse(result));
        return new MethodReference(owner, name, signature.toArray(ValueType[]::new));
    }

    @Override
    public void install(TeaVMHost host) {
        host.add(this);
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        String name = type.getName();
        if (name.equals(Missing.class.getName())) {
            type.getMethods().stream()
                    .filter(method -> method.hasModifier(ElementModifier.NATIVE))
                    .forEach(method -> permitted(method, context));
        } else if (name.startsWith("papan.")
                && MADE.values().stream().noneMatch(made -> made.getName().equals(name))) {
            for (MethodHolder method : type.getMethods()) {
                if (method.hasProgram()) {
                    for (BasicBlock block : method.getProgram().getBasicBlocks()) {
                        block.forEach(this::change);
                    }
                }
            }
        }
    }

    private void change(Instruction instruction) {
        if (instruction instanceof ConstructInstruction made && MADE.containsKey(made.getType())) {
            made.setType(MADE.get(made.getType()).getName());
        } else if (instruction instanceof InvokeInstruction call) {
            MethodReference method = call.getMethod();
            if (method.getName().equals(NEW) && MADE.containsKey(method.getClassName())) {
                call.setMethod(
                        new MethodReference(MADE.get(method.getClassName()).getName(), method.getDescriptor()));
            } else if (called.containsKey(method)) {
                List<Variable> arguments = new ArrayList<>(call.getArguments());
                if (call.getInstance() != null) {
                    arguments.add(0, call.getInstance());
                }
                call.setType(InvocationType.SPECIAL);
                call.setInstance(null);
                call.setMethod(called.get(method));
                call.setArguments(arguments.toArray(Variable[]::new));
            }
        }
    }

    /** Writes what a sealed interface permits into the method that is asked for it. */
    private static void permitted(MethodHolder method, ClassHolderTransformerContext context) {
        method.getModifiers().remove(ElementModifier.NATIVE);
        ProgramEmitter code = ProgramEmitter.create(method, context.getHierarchy());
        ValueEmitter type = code.var(1, Class.class);
        for (Class<?> each : sealed()) {
            Class<?>[] kinds = each.getPermittedSubclasses();
            code.when(type.isSame(code.constant(each))).thenDo(() -> {
                ValueEmitter array = code.constructArray(Class.class, kinds.length);
                for (int i = 0; i < kinds.length; i++) {
                    array.setElement(i, code.constant(kinds[i]));
                }
                array.returnValue();
            });
        }
        code.constructArray(Class.class, 0).returnValue();
    }

    private static List<Class<?>> sealed() {
        String end = ".class";
        return Shipped.all(Says.class)
                .filter(file -> file.startsWith("papan/lesson/") && file.endsWith(end))
                .<Class<?>>map(file ->
                        named(file.substring(0, file.length() - end.length()).replace('/', '.')))
                .filter(type -> type.isSealed() && type.isAnnotationPresent(Says.class))
                .toList();
    }

    private static Class<?> named(String name) {
        try {
            return Class.forName(name, false, Instead.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
