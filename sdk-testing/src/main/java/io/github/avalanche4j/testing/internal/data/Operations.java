package io.github.avalanche4j.testing.internal.data;

import io.github.avalanche4j.testing.internal.codec.Resources;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The table of all operations; read once, never changed. */
final class Operations {
    private final Map<String, Operation> byId = new LinkedHashMap<>();
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

    Operation get(String id) {
        Operation found = byId.get(id);
        if (found == null) {
            throw new IllegalArgumentException("no operation " + id + "; FakeDataService.operations() lists their ids");
        }
        return found;
    }

    @Nullable
    Operation find(String method, String path) {
        for (Operation operation : fewestVariablesFirst) {
            if (operation.method().equals(method)
                    && operation.pattern().matcher(path).matches()) {
                return operation;
            }
        }
        return null;
    }
}
