package io.github.avalanche4j.core.internal.endpoint;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Require;

/** Paths with names in braces. Values that would need escaping are refused, so colons in the path itself stay. */
public final class PathTemplate {
    private PathTemplate() {}

    /** The path with {@code values} in place of its names, in order. */
    public static String fill(String template, Object... values) {
        StringBuilder path = new StringBuilder();
        int from = 0;
        for (Object value : values) {
            int open = template.indexOf('{', from);
            int close = template.indexOf('}', open);
            if (open < 0) {
                throw new IllegalArgumentException(template + " has fewer than " + values.length + " names");
            }
            String name = template.substring(open + 1, close);
            path.append(template, from, open).append(Require.pathPart(name, value.toString()));
            from = close + 1;
        }
        if (template.indexOf('{', from) >= 0) {
            throw new InvalidRequestException("path", template, "without an open name");
        }
        return path.append(template.substring(from)).toString();
    }
}
