package papan.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;
import org.teavm.model.instructions.ConstructInstruction;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;

/** Calls {@link Missing} where the core calls what is not there, and nothing else of it is changed. */
public final class Instead implements ClassHolderTransformer {
    private final Map<MethodReference, MethodReference> instead = new HashMap<>();

    public Instead() {
        instead.put(
                new MethodReference(Random.class, "<init>", long.class, void.class),
                new MethodReference(SeededRandom.class, "<init>", long.class, void.class));
        instead.put(
                components(Class.class.getName(), "getRecordComponents"),
                components(RecordComponent.class.getName(), "of", Class.class));
        for (Method each : Missing.class.getDeclaredMethods()) {
            InsteadOf of = each.getAnnotation(InsteadOf.class);
            if (of != null) {
                Class<?>[] all = each.getParameterTypes();
                Class<?>[] its = of.isStatic() ? all : Arrays.copyOfRange(all, 1, all.length);
                instead.put(
                        new MethodReference(of.value(), each.getName(), values(signature(its, each.getReturnType()))),
                        new MethodReference(Missing.class, each.getName(), signature(all, each.getReturnType())));
            }
        }
    }

    /** What a class is asked for its components answers the class that stands for theirs. */
    private static MethodReference components(String owner, String name, Class<?>... parameters) {
        return new MethodReference(owner, name, values(signature(parameters, RecordComponent[].class)));
    }

    private static ValueType[] values(Class<?>[] types) {
        return Arrays.stream(types).map(ValueType::parse).toArray(ValueType[]::new);
    }

    private static Class<?>[] signature(Class<?>[] parameters, Class<?> result) {
        Class<?>[] signature = Arrays.copyOf(parameters, parameters.length + 1);
        signature[parameters.length] = result;
        return signature;
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (!type.getName().startsWith("papan.")) {
            return;
        }
        boolean isMissing = type.getName().equals(Missing.class.getName());
        boolean isRandom = type.getName().equals(SeededRandom.class.getName());
        for (MethodHolder method : type.getMethods()) {
            if (isMissing && method.getName().equals("getPermittedSubclasses")) {
                permitted(method, context);
            } else if (!isMissing && !isRandom && method.hasProgram()) {
                rewrite(method.getProgram());
            }
        }
    }

    private void rewrite(Program program) {
        for (BasicBlock block : program.getBasicBlocks()) {
            for (Instruction each : block) {
                if (each instanceof ConstructInstruction made && made.getType().equals(Random.class.getName())) {
                    made.setType(SeededRandom.class.getName());
                } else if (each instanceof InvokeInstruction call && instead.containsKey(call.getMethod())) {
                    call.setMethod(instead.get(call.getMethod()));
                    if (call.getInstance() != null && !call.getMethod().getName().equals("<init>")) {
                        List<Variable> all = new java.util.ArrayList<>(call.getArguments());
                        all.add(0, call.getInstance());
                        call.setInstance(null);
                        call.setArguments(all.toArray(Variable[]::new));
                    }
                    call.setType(InvocationType.SPECIAL);
                }
            }
        }
    }

    private static void permitted(MethodHolder method, ClassHolderTransformerContext context) {
        method.getModifiers().remove(ElementModifier.NATIVE);
        ProgramEmitter code = ProgramEmitter.create(method, context.getHierarchy());
        ValueEmitter type = code.var(1, Class.class);
        for (Class<?> each : sealed()) {
            code.when(type.isSame(code.constant(each))).thenDo(() -> {
                Class<?>[] kinds = each.getPermittedSubclasses();
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
        Path root = Path.of(papan.model.Says.class.getProtectionDomain().getCodeSource().getLocation().getPath());
        try (Stream<Path> all = Files.walk(root.resolve("papan"))) {
            return all.map(file -> root.relativize(file).toString())
                    .filter(file -> file.matches("papan/(model|rules|lesson)/.*[.]class"))
                    .map(file -> file.substring(0, file.length() - ".class".length()).replace('/', '.'))
                    .<Class<?>>map(Instead::named)
                    .filter(type -> type.isSealed() && type.isAnnotationPresent(papan.model.Says.class))
                    .sorted(java.util.Comparator.comparing(Class::getName))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Class<?> named(String name) {
        try {
            return Class.forName(name, false, Instead.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
