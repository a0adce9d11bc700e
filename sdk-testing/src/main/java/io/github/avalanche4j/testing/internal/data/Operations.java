package io.github.avalanche4j.testing.internal.data;

import io.github.avalanche4j.testing.internal.args.Args;
import io.github.avalanche4j.testing.internal.args.Nearest;
import io.github.avalanche4j.testing.internal.codec.Resources;
import io.github.avalanche4j.testing.internal.node.Interfaces;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The table of all operations; read once, never changed. */
final class Operations {
    private static final Pattern SERVICE = Pattern.compile("^(data|metrics|aggregator|webhooks|health)\\.");
    private static final Pattern VERSION = Pattern.compile("/v[12]/");
    /** more typing errors are another path */
    private static final int FARTHEST = 3;

    private final Map<String, Operation> byId = new LinkedHashMap<>();
    private final Map<String, Operation> byOtherName = new HashMap<>();
    private final List<Operation> fewestVariablesFirst;

    private Operations() {
        Map<String, List<String>> enums = new HashMap<>();
        for (String line :
                Resources.read(Operations.class, "operations.txt").lines().toList()) {
            if (line.startsWith("enum ")) {
                String[] nameAndValues = line.substring("enum ".length()).split(" = ");
                enums.put(nameAndValues[0], List.of(nameAndValues[1].split(" ")));
            } else if (!line.isEmpty() && !line.startsWith("#")) {
                Operation operation = Operation.parse(line, enums);
                byId.put(operation.id(), operation);
                byOtherName.put(operation.method() + " " + operation.path(), operation);
                for (String service : List.of("data.", "metrics.", "aggregator.")) {
                    byOtherName.put(service + operation.id(), operation);
                }
            }
        }
        this.fewestVariablesFirst = new ArrayList<>(byId.values());
        fewestVariablesFirst.sort(Comparator.comparingLong(Operation::variables));
    }

    private static final class Holder {
        static final Operations ALL = new Operations();
    }

    static Operations all() {
        return Holder.ALL;
    }

    List<String> ids() {
        return List.copyOf(byId.keySet());
    }

    /** An operation by its id, by the name of the client's endpoint, or by verb and path. */
    Operation get(String name) {
        Operation found = byId.get(Args.text("operation", name));
        if (found == null) {
            found = byOtherName.get(name);
        }
        if (found != null) {
            return found;
        }
        String bare = SERVICE.matcher(name).replaceFirst("");
        String help = name.startsWith("/")
                ? "; it is a path: onGet, onPost and onPath script a path"
                : Interfaces.isMethod(name)
                        ? "; it is a method of a node, which FakeNode.on scripts"
                        : Nearest.didYouMean(bare, byId.keySet());
        throw new IllegalArgumentException(
                "no operation " + Args.visible(name) + help + "; FakeDataService.operations() lists them");
    }

    @Nullable
    Operation find(String method, String path) {
        return at(path).filter(operation -> operation.method().equals(method))
                .findFirst()
                .orElse(null);
    }

    private Stream<Operation> at(String path) {
        return fewestVariablesFirst.stream()
                .filter(operation -> operation.pattern().matcher(path).matches());
    }

    /** {@return what is wrong with a path without its query; null if an operation with the verb is there} */
    @Nullable
    String problem(@Nullable String verb, String path) {
        String own = ofService(path);
        List<Operation> there = at(own).toList();
        if (there.isEmpty()) {
            return unknown(path);
        }
        Operation first = there.stream()
                .filter(operation -> verb == null || operation.method().equals(verb))
                .findFirst()
                .orElse(there.get(0));
        String problem = Objects.requireNonNull(first.match(own)).entrySet().stream()
                .map(variable -> problem(first, variable.getKey(), variable.getValue()))
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
        if (problem != null) {
            return problem + ": '" + path + "'";
        }
        return verb == null || first.method().equals(verb)
                ? null
                : first.id() + " at '" + path + "' is a " + first.method() + ", not a " + verb;
    }

    private static @Nullable String problem(Operation operation, String variable, String value) {
        ParameterType type = operation.parameters().get(variable);
        return type == null ? null : type.problem(variable, value);
    }

    /** The path without the prefix of a proxy. */
    private static String ofService(String path) {
        Matcher version = VERSION.matcher(path);
        return version.find() ? path.substring(version.start()) : path;
    }

    private String unknown(String path) {
        String near = near(path);
        return (path.startsWith("/") ? "unknown path '" : "a path begins with '/', but is '") + Args.visible(path) + "'"
                + (near.isEmpty() ? "" : "; did you mean " + near + "?");
    }

    /** {@return the path of an operation that may be meant, with the variables of this one; empty if there is none} */
    private String near(String path) {
        String trimmed = path.replaceAll("^[a-z]+://[^/]*|/+$|^/+", "");
        for (String start : List.of("/", "/v1/", "/v2/")) {
            if (at(start + trimmed).findAny().isPresent()) {
                return start + trimmed;
            }
        }
        String[] given = ("/" + trimmed).split("/", -1);
        String nearest = "";
        int best = FARTHEST + 1;
        for (Operation operation : byId.values()) {
            String[] parts = operation.path().split("/", -1);
            int distance = parts.length == given.length ? 0 : best;
            for (int i = 0; i < parts.length && distance < best; i++) {
                if (parts[i].contains("{")) {
                    parts[i] = given[i];
                } else {
                    distance += Nearest.distance(parts[i], given[i]);
                }
            }
            if (distance < best) {
                best = distance;
                nearest = String.join("/", parts);
            }
        }
        return nearest;
    }

    /** Refuses a list at a path that seems to be an operation's and is not, or with other items. */
    void requireList(String path, String field) {
        boolean wellFormed = Args.text("path", path).startsWith("/") && !path.contains("?");
        String own = ofService(path);
        Operation operation = find("GET", own);
        String problem = !wellFormed
                ? "a list is at a path that begins with '/' and has no query, not at '" + Args.visible(path) + "'"
                : operation != null || near(path).isEmpty() ? null : problem("GET", path);
        if (operation != null && operation.isList() && !operation.items().equals(field)) {
            problem = "the items of " + operation.id() + " are in '" + operation.items() + "', not in '"
                    + Args.visible(field) + "'";
        }
        if (problem == null && operation != null) {
            problem = problem("GET", path);
        }
        if (problem != null) {
            throw new IllegalArgumentException(problem);
        }
    }
}
