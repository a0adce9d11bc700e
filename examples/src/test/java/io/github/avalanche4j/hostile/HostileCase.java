package io.github.avalanche4j.hostile;

import io.github.avalanche4j.core.ClientOptions;
import java.io.IOException;
import java.time.Duration;
import java.util.List;

/**
 * One thing that a server does to a client, and what the client's user gets.
 *
 * @param subject the heading above its row
 * @param name what the server does, as a sentence without its subject
 * @param attack what the client asks
 * @param settings how it is run; the beginning of {@code cases.txt} explains them
 * @param exception what the call ends with; null for a value
 * @param says what the exception's message, or the value, must say
 * @param server what the server does, in bytes
 */
record HostileCase(
        String subject,
        String name,
        Attack attack,
        List<String> settings,
        Class<?> exception,
        List<String> says,
        Behavior server) {
    private static final String KEY = "key-that-must-not-travel";
    private static final long SHORT_MILLIS = 300;

    /** What a server does in response to one request. */
    interface Behavior {
        void respond(Visit visit) throws IOException;
    }

    private int number(String setting, int otherwise) {
        return settings.stream()
                .filter(each -> each.startsWith(setting + "="))
                .findFirst()
                .map(each -> Integer.parseInt(each.substring(setting.length() + 1)))
                .orElse(otherwise);
    }

    /** How often it is run: in turn on the caller's thread and in the background. */
    int times() {
        return number("times", 2);
    }

    Duration deadline() {
        return settings.contains("slow") ? Duration.ofMillis(SHORT_MILLIS) : Duration.ofSeconds(number("timeout", 120));
    }

    /** Whether the server acts before it has read anything. */
    boolean isEarly() {
        return settings.contains("early");
    }

    boolean isTls() {
        return settings.contains("https");
    }

    /** Whether the client makes its own HTTP client. */
    boolean isOwnHttp() {
        return settings.contains("own-http");
    }

    void set(ClientOptions<?> options) {
        options.retries(number("retries", 0)).timeout(deadline());
        if (settings.contains("keyed")) {
            options.header("x-service-api-key", KEY);
        }
    }

    /** The first part of its path. */
    String key() {
        // shorter than what is taken for a secret in an address
        return "c" + Integer.toHexString(name.hashCode());
    }

    @Override
    public String toString() {
        return subject + ": a server that " + name;
    }
}
