package io.github.avalanche4j.benchmarks.decode;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.avalanche4j.benchmarks.kit.Task;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.json.JsonText;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;

/**
 * The tasks of one page: {@code sdk} reads as the client does, {@code by-hand} with code for this page alone,
 * and {@code write} writes.
 *
 * @param <T> the library's type of an item
 */
final class PageTasks<T> {
    private static final JsonFactory JSON = new JsonFactory();

    private final byte[] page;
    private final Class<T> type;
    private final ToLongFunction<List<T>> check;
    private final Task byHand;

    /** Reads an item by hand. */
    interface Reading<R> {
        R item(JsonParser in) throws IOException;
    }

    /** Writes a list by hand. */
    interface Writing<W> {
        void all(List<W> values, JsonGenerator out) throws IOException;
    }

    PageTasks(byte[] page, Class<T> type, ToLongFunction<List<T>> check, Task byHand) {
        this.page = page;
        this.type = type;
        this.check = check;
        this.byHand = byHand;
    }

    /** A task that reads by hand. */
    @SuppressWarnings("unchecked") // the result is that of the reading
    static <R> Task byHand(byte[] page, Reading<R> reading, ToLongFunction<List<R>> check) {
        return task(
                () -> {
                    try (JsonParser in = JSON.createParser(new ByteArrayInputStream(page))) {
                        return list(in, reading);
                    }
                },
                result -> check.applyAsLong((List<R>) result));
    }

    /** All items of a list, or of the first list in an object. */
    static <R> List<R> list(JsonParser in, Reading<R> reading) throws IOException {
        JsonToken token = in.hasCurrentToken() ? in.currentToken() : in.nextToken();
        while (token != null && token != JsonToken.START_ARRAY) {
            token = in.nextToken();
        }
        List<R> list = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) {
            list.add(reading.item(in));
        }
        return list;
    }

    private static Task task(Task run, ToLongFunction<Object> check) {
        return new Task() {
            @Override
            public Object run() throws Exception {
                return run.run();
            }

            @Override
            public long check(Object result) {
                return check.applyAsLong(result);
            }
        };
    }

    Task task(String name) throws IOException {
        return switch (name) {
            case "sdk" -> reading();
            case "by-hand" -> byHand;
            case "write" -> {
                List<T> values = values();
                yield task(() -> JsonText.bytes(values), result -> ((byte[]) result).length);
            }
            default -> throw new IllegalArgumentException(name);
        };
    }

    /** A task that writes by hand. */
    Task write(Writing<T> writing) throws IOException {
        List<T> values = values();
        return task(() -> written(values, writing), result -> ((byte[]) result).length);
    }

    @SuppressWarnings("unchecked") // the result is that of the decoder
    private Task reading() {
        Decoder<List<T>> decoder = Decoder.listOf(type);
        return task(
                () -> JsonText.only(new ByteArrayInputStream(page), decoder),
                result -> check.applyAsLong((List<T>) result));
    }

    private List<T> values() throws IOException {
        return JsonText.only(new ByteArrayInputStream(page), Decoder.listOf(type));
    }

    private static <T> byte[] written(List<T> values, Writing<T> writing) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(256);
        try (JsonGenerator out = JSON.createGenerator(bytes)) {
            writing.all(values, out);
        }
        return bytes.toByteArray();
    }
}
