package io.github.avalanche4j.examples;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.wallet.key.PrivateKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The {@code --name value} pairs of a command line, and {@code --dry-run}, which has no value. */
final class Arguments {
    private static final String DRY_RUN = "dry-run";
    private static final String KEY_VARIABLE = "AVALANCHE_PRIVATE_KEY";

    private final Map<String, String> values = new HashMap<>();

    private Arguments() {}

    /** Reads the command line; anything but pairs of known names is a {@link UsageException} with the usage. */
    static Arguments of(String[] args, String... names) {
        Arguments arguments = new Arguments();
        for (int i = 0; i < args.length; i++) {
            boolean known = args[i].startsWith("--") && List.of(names).contains(args[i].substring(2));
            String name = known ? args[i].substring(2) : "";
            if (name.equals(DRY_RUN)) {
                arguments.values.put(name, "");
            } else if (known && i + 1 < args.length) {
                arguments.values.put(name, args[++i]);
            } else {
                String usage = "usage: [--" + String.join(" VALUE] [--", names) + " VALUE]";
                throw new UsageException(usage.replace(DRY_RUN + " VALUE", DRY_RUN));
            }
        }
        return arguments;
    }

    boolean isDryRun() {
        return values.containsKey(DRY_RUN);
    }

    Optional<String> get(String name) {
        return Optional.ofNullable(values.get(name));
    }

    String required(String name) {
        return get(name).orElseThrow(() -> new UsageException("--" + name + " is missing"));
    }

    Id id(String name) {
        return Id.parse(required(name));
    }

    /**
     * The key in the file that {@code --key-file} names, or in the environment. It is never an argument, because other
     * users of the machine can see arguments.
     */
    PrivateKey privateKey() throws IOException {
        Optional<String> file = get("key-file");
        String variable = System.getenv(KEY_VARIABLE);
        if (file.isEmpty() && variable == null) {
            throw new UsageException("--key-file is missing, and so is the environment variable " + KEY_VARIABLE);
        }
        String text = file.isPresent() ? Files.readString(Path.of(file.get())) : variable;
        return PrivateKey.parse(text.strip());
    }

    /** The file that {@code --out} names; unless given, {@code name} in {@code target}, which is made. */
    Path out(String name) throws IOException {
        Optional<String> file = get("out");
        return file.isPresent()
                ? Path.of(file.get())
                : Files.createDirectories(Path.of("target")).resolve(name);
    }

    /** {@code --index CHAIN/KIND}, the P-Chain's blocks unless given. */
    Index<?> index() {
        String path = get("index").orElse("P/block");
        return Index.all().stream()
                .filter(index -> index.path().equalsIgnoreCase(path))
                .findFirst()
                .orElseThrow(() -> new UsageException("the index must be one of "
                        + Index.all().stream().map(Index::path).collect(Collectors.joining(", ")) + ", but is '"
                        + path + "'"));
    }

    /** A number from 0 on. */
    long number(String name, long otherwise) {
        return number(name, otherwise, 0, Long.MAX_VALUE);
    }

    /** A number of a range, both ends included. */
    long number(String name, long otherwise, long least, long most) {
        Optional<String> text = get(name);
        if (text.isEmpty()) {
            return otherwise;
        }
        String rule = "--" + name + " must be a whole number";
        try {
            long number = Long.parseLong(text.get());
            if (number < least || number > most) {
                String range = most == Long.MAX_VALUE ? " from " + least : " from " + least + " to " + most;
                throw new UsageException(rule + range + ", but is '" + text.get() + "'");
            }
            return number;
        } catch (NumberFormatException e) {
            throw new UsageException(rule + ", but is '" + text.get() + "'");
        }
    }
}
