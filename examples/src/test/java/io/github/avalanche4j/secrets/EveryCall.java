package io.github.avalanche4j.secrets;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Paged;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** Finds the calls of all methods of a client and of its sub-clients by reflection. */
final class EveryCall {
    private final Map<String, Call<?>> calls = new LinkedHashMap<>();
    private final Set<String> shown = new TreeSet<>();
    private final Set<String> refused = new TreeSet<>();
    private final Set<String> visited = new HashSet<>();

    /** Looks through a client. */
    static EveryCall of(Object client) {
        EveryCall all = new EveryCall();
        all.add(client);
        return all;
    }

    /** The calls by their methods. */
    Map<String, Call<?>> calls() {
        return calls;
    }

    /** The methods for which no arguments were found. */
    Set<String> refused() {
        return refused;
    }

    /** The texts of clients and lists. */
    String shown() {
        return shown.toString();
    }

    private void add(Object client) {
        shown.add(client.toString());
        methods(client.getClass()).values().forEach(method -> add(client, method));
    }

    /** The public methods of a class, including those of superclasses that are not public. */
    private static Map<String, Method> methods(Class<?> type) {
        Map<String, Method> methods = new TreeMap<>();
        for (Class<?> each = type; each != null && each != Object.class; each = each.getSuperclass()) {
            for (Method method : each.getDeclaredMethods()) {
                boolean ours = Modifier.isPublic(method.getModifiers())
                        && !Modifier.isStatic(method.getModifiers())
                        && !method.isSynthetic()
                        && !method.getName().equals("batch"); // made of other calls
                if (ours) {
                    methods.putIfAbsent(signature(method), method);
                }
            }
        }
        return methods;
    }

    private static String signature(Method method) {
        return method.getName()
                + Arrays.stream(method.getParameterTypes())
                        .map(Class::getSimpleName)
                        .toList();
    }

    private void add(Object client, Method method) {
        String name = client.getClass().getSimpleName() + "." + signature(method);
        Class<?> type = method.getReturnType();
        boolean gives = type.getSimpleName().matches(".*(Client|Aggregator)") && type != client.getClass();
        if (type == Call.class || Paged.class.isAssignableFrom(type)) {
            Map<String, Object> made = made(client, method, name);
            made.forEach((what, each) -> calls.put(what + " " + calls.size(), call(each)));
        } else if (gives && visited.add(client.getClass() + method.getName() + type)) {
            made(client, method, name).values().stream().findFirst().ifPresent(this::add);
        }
    }

    private Call<?> call(Object made) {
        if (made instanceof Paged<?> list) {
            shown.add(list.toString() + list.start());
            return list.page(list.start());
        }
        return (Call<?>) made;
    }

    /** Invokes the method with sample arguments, once for each endpoint that it calls. */
    private Map<String, Object> made(Object client, Method method, String name) {
        method.setAccessible(true);
        Map<String, Object> made = new TreeMap<>();
        AtomicReference<String> refusal = new AtomicReference<>("");
        boolean more = true;
        for (int variant = 0; more && variant < SampleArguments.VARIANTS; variant++) {
            Object each = made(client, method, new SampleArguments(variant), refusal);
            if (each != null) {
                // a generic call can call any endpoint
                made.putIfAbsent(method.getName().startsWith("call") ? name : name + " " + each, each);
                more = SampleArguments.hasChoices(method);
            }
        }
        if (made.isEmpty()) {
            refused.add(name + ": " + refusal);
        }
        return made;
    }

    private static @Nullable Object made(
            Object client, Method method, SampleArguments arguments, AtomicReference<String> refusal) {
        String wanted;
        do {
            try {
                return method.invoke(client, arguments.of(method));
            } catch (IllegalAccessException e) {
                throw new AssertionError(method.toString(), e);
            } catch (InvalidRequestException e) {
                return null; // this variant has no such argument
            } catch (InvocationTargetException e) {
                wanted = e.getCause() instanceof InvalidRequestException invalid ? invalid.argument() : "";
                refusal.set(String.valueOf(e.getCause()));
            }
        } while (arguments.askFor(wanted, method));
        return null;
    }
}
