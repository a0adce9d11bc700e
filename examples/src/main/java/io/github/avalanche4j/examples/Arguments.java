package io.github.avalanche4j.examples;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The {@code --name value} pairs of a command line. */
final class Arguments {
    private final Map<String, String> values = new HashMap<>();

    private Arguments() {}

    /** Reads the command line; anything but pairs of known names ends the program with the usage. */
    static Arguments of(String[] args, String... names) {
        Arguments arguments = new Arguments();
        for (int i = 0; i < args.length; i += 2) {
            boolean known = args[i].startsWith("--") && List.of(names).contains(args[i].substring(2));
            if (!known || i + 1 == args.length) {
                throw new IllegalArgumentException("usage: [--" + String.join(" VALUE] [--", names) + " VALUE]");
            }
            arguments.values.put(args[i].substring(2), args[i + 1]);
        }
        return arguments;
    }

    Optional<String> get(String name) {
        return Optional.ofNullable(values.get(name));
    }

    long number(String name, long otherwise) {
        return get(name).map(Long::parseLong).orElse(otherwise);
    }
}
