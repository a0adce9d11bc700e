package io.github.avalanche4j.benchmarks.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Random;
import java.util.StringJoiner;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The pages, in the shape that nodes and services send, always the same: templates whose placeholders become invented
 * values, such as {@code <1 9>} one of nine numbers from 1 on.
 */
public final class Pages {
    private static final Pattern PLACEHOLDER = Pattern.compile("<([\\w-]+)(?: (\\d+))?>");

    private final Random random = new Random(42);
    private int count;

    private Pages() {}

    /** {@code count} transactions of an address, each with up to four transfers of tokens. */
    public static byte[] transactions(int count) {
        return page(count, "transaction.json");
    }

    /** {@code count} containers of 2 052 bytes, checksum included. */
    public static byte[] containers(int count) {
        return page(count, "container.json");
    }

    /** {@code count} times a block of an EVM chain with five transactions, then their receipts with three logs each. */
    public static byte[] evmBlocks(int count) {
        return page(count, "evm-block.json");
    }

    /** {@code count} logs of an EVM chain. */
    public static byte[] evmLogs(int count) {
        return page(count, "evm-log.json");
    }

    private static byte[] page(int count, String template) {
        return ("[" + new Pages().items(count, template(template)) + "]").getBytes(UTF_8);
    }

    /** The text of a template without its line breaks and indentation. */
    static String template(String name) {
        try (InputStream file = Objects.requireNonNull(Pages.class.getResourceAsStream(name), name)) {
            return new String(file.readAllBytes(), UTF_8).replaceAll("\n\\s*", "");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String items(int count, String template) {
        StringJoiner items = new StringJoiner(",");
        for (int i = 0; i < count; i++) {
            items.add(PLACEHOLDER.matcher(template).replaceAll(found -> Matcher.quoteReplacement(invented(found))));
        }
        return items.toString();
    }

    private String invented(MatchResult found) {
        int number = found.group(2) == null ? 0 : Integer.parseInt(found.group(2));
        return switch (found.group(1)) {
            case "hex" -> bytes(number).toHex();
            case "hex-digits" -> bytes(number).toHex().substring(2, 2 + number);
            case "checked" -> bytes(number).toCheckedHex();
            case "id" -> Id.of(bytes(32)).toString();
            case "count" -> Integer.toString(count++);
            case "transfers" -> items(random.nextInt(number), template("transfer.json"));
            case "evm-transactions" -> items(number, template("evm-transaction.json"));
            case "evm-receipts" -> items(number, template("evm-receipt.json"));
            case "evm-logs" -> items(number, template("evm-log.json"));
            default -> Integer.toString(Integer.parseInt(found.group(1)) + random.nextInt(number));
        };
    }

    private Bytes bytes(int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return Bytes.of(bytes);
    }
}
