package io.github.avalanche4j.testing.internal.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * One operation of the services, as {@code operations.txt} describes it.
 *
 * @param id its id in the OpenAPI documents
 * @param path the path with its variables in braces
 * @param units its price in compute units; 1 where the price is not documented
 * @param pageSize the page sizes; null if it has none
 * @param items the field that holds a list's items; empty if it is not a list
 * @param token the parameter that is the page token, in the query or the body; empty if there is none
 * @param status current, legacy, removed, withdrawn, undocumented or self-hosted
 * @param fixtures the folder of its fixtures
 * @param parameters its parameters by name, but not the page size and the page token
 * @param pattern matches its paths; the groups are the variables in order
 */
record Operation(
        String id,
        String method,
        String path,
        int success,
        int units,
        @Nullable PageSize pageSize,
        String items,
        String token,
        String status,
        String fixtures,
        Map<String, ParameterType> parameters,
        Pattern pattern) {
    private static final Pattern VARIABLE = Pattern.compile("\\{(\\w+)}");

    /** The bounds of a page size, and the size if a request names none. */
    record PageSize(int min, int max, int byDefault) {
        static @Nullable PageSize parse(String text) {
            if (text.equals("-")) {
                return null;
            }
            String[] numbers = text.split("[-=]");
            return new PageSize(
                    Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]), Integer.parseInt(numbers[2]));
        }
    }

    static Operation parse(String line, Map<String, List<String>> enums) {
        String[] column = line.split(" \\| ");
        String[] request = column[1].split(" ");
        Map<String, ParameterType> parameters = new LinkedHashMap<>();
        if (column.length > 9) {
            for (String parameter : column[9].split(" ")) {
                String[] nameAndType = parameter.split(":", 2);
                ParameterType type = ParameterType.parse(nameAndType[1], nameAndType[0].endsWith("!"), enums);
                parameters.put(nameAndType[0].replace("!", ""), type);
            }
        }
        return new Operation(
                column[0],
                request[0],
                request[1],
                Integer.parseInt(column[2]),
                column[3].equals("-") ? 1 : Integer.parseInt(column[3]),
                PageSize.parse(column[4]),
                column[5].equals("-") ? "" : column[5],
                column[6].equals("-") ? "" : column[6].replace("body", "pageToken"),
                column[7],
                column[8],
                parameters,
                Pattern.compile(VARIABLE.matcher(request[1]).replaceAll("([^/]+?)")));
    }

    boolean isList() {
        return !items.isEmpty();
    }

    /** The number of variables in the path; of two operations that match, the one with fewer is chosen. */
    long variables() {
        return VARIABLE.matcher(path).results().count();
    }

    /** {@return the values of the path's variables; null if the path is not this operation's} */
    @Nullable
    Map<String, String> match(String requestPath) {
        Matcher matcher = pattern.matcher(requestPath);
        if (!matcher.matches()) {
            return null;
        }
        List<String> names = new ArrayList<>();
        VARIABLE.matcher(path).results().forEach(result -> names.add(result.group(1)));
        Map<String, String> values = new LinkedHashMap<>();
        for (int i = 0; i < names.size(); i++) {
            values.put(names.get(i), Parameters.decoded(matcher.group(i + 1)));
        }
        return values;
    }
}
