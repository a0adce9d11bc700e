package io.github.avalanche4j.core.internal.http;

import io.github.avalanche4j.core.ClientOptions;
import io.github.avalanche4j.core.Instrumentation;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import okhttp3.OkHttpClient;
import org.jspecify.annotations.Nullable;

/**
 * What the {@link ClientOptions} of a client say when it is made.
 *
 * @param timeout the deadline of a call, over all attempts and waits
 * @param attemptTimeout the time limit of one attempt
 * @param connectTimeout the time limit for connecting; a user's own {@code OkHttpClient} has its own
 * @param retries the number of retries after the first attempt
 * @param maxResponseBytes the longest response that is read, after decompression
 * @param maxConcurrency how many background requests are in flight at once
 * @param headers the headers of every request; their values are secrets
 * @param headerSupplier called before each attempt; values are secrets
 * @param instrumentation observes calls and attempts
 * @param httpClient the user's own client; null where the library makes one
 */
public record ClientSettings(
        Duration timeout,
        Duration attemptTimeout,
        Duration connectTimeout,
        int retries,
        long maxResponseBytes,
        int maxConcurrency,
        Map<String, String> headers,
        Supplier<Map<String, String>> headerSupplier,
        Instrumentation instrumentation,
        @Nullable OkHttpClient httpClient) {
    private static volatile @Nullable Function<ClientOptions<?>, ClientSettings> reader;

    /** Called while {@code ClientOptions} is loaded, so that no public signature has this type. */
    public static void readBy(Function<ClientOptions<?>, ClientSettings> access) {
        reader = access;
    }

    public static ClientSettings of(ClientOptions<?> options) {
        return Objects.requireNonNull(reader).apply(options);
    }

    public static ClientSettings defaults() {
        return of(new Defaults());
    }

    private static final class Defaults extends ClientOptions<Defaults> {}

    /** {@return the limits and the names of headers, never their values} */
    @Override
    public String toString() {
        return "ClientSettings[timeout " + timeout + ", attemptTimeout " + attemptTimeout + ", retries " + retries
                + ", maxResponseBytes " + maxResponseBytes + ", headers " + headers.keySet() + "]";
    }
}
