package io.github.avalanche4j.data;

import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.TypeVariable;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a call as {@code calls.txt} writes it gives, without the packages of the types, and a link to the first value
 * type among these.
 */
final class ResultTypes {
    private static final Pattern STEP = Pattern.compile("\\.(\\w+)\\(");
    private static final Pattern OURS = Pattern.compile("(io\\.github\\.avalanche4j\\.(\\w+)\\.[\\w.]+)");
    private static final Pattern WORD = Pattern.compile("\\w+");

    private ResultTypes() {}

    static String of(String call) {
        List<String> steps = STEP.matcher(call.split(", and of |\\), ")[0])
                .results()
                .map(step -> step.group(1))
                .toList();
        Class<?> client = DataClient.class;
        for (String step : steps.subList(0, steps.size() - 1)) {
            client = methods(client, step).findFirst().orElseThrow().getReturnType();
        }
        Map<String, String> variables = variables(client);
        return methods(client, steps.get(steps.size() - 1))
                .map(method -> method.getGenericReturnType().getTypeName())
                .map(type -> WORD.matcher(type).replaceAll(word -> variables.getOrDefault(word.group(), word.group())))
                .map(ResultTypes::linked)
                .distinct()
                .sorted()
                .collect(Collectors.joining(" or "));
    }

    private static Stream<Method> methods(Class<?> type, String name) {
        return Arrays.stream(type.getMethods())
                .filter(method -> method.getName().equals(name) && !method.isBridge());
    }

    /** The type arguments that a client gives to the type that it extends. */
    private static Map<String, String> variables(Class<?> client) {
        Map<String, String> known = new HashMap<>();
        if (client.getGenericSuperclass() instanceof ParameterizedType parent) {
            TypeVariable<?>[] names = client.getSuperclass().getTypeParameters();
            for (int i = 0; i < names.length; i++) {
                known.put(names[i].getName(), parent.getActualTypeArguments()[i].getTypeName());
            }
        }
        return known;
    }

    private static String linked(String type) {
        String code = "`" + type.replaceAll("[a-z0-9]+\\.|\\w+\\$", "") + "`";
        return OURS.matcher(type)
                .results()
                .map(found -> "../sdk-" + found.group(2) + "/src/main/java/"
                        + found.group(1).replace('.', '/') + ".java")
                .filter(source -> !source.matches(".*/core/\\w+\\.java")) // a call or a list
                .findFirst()
                .map(source -> "[" + code + "](" + source + ")")
                .orElse(code);
    }
}
