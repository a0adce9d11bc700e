package io.github.avalanche4j.hostile;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ClientOptions;
import io.github.avalanche4j.core.Paged;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * One thing that a server does to a client, and what the client's user gets.
 *
 * @param subject the heading that it stands under
 * @param name what the server does, as a sentence without its subject
 * @param attack what the client asks
 * @param server what the server does, in bytes
 * @param exception what the call ends with; null for a value
 * @param says what the exception's message, or the value, must say
 * @param settings how the case is run
 */
record HostileCase(
        String subject,
        String name,
        Attack attack,
        Behavior server,
        Class<?> exception,
        List<String> says,
        Run settings) {

    /** What a server does. In a text {@code $} is the JSON-RPC response up to its result. */
    interface Behavior {
        void respond(Visit visit) throws IOException;

        static Behavior closesAfter(String text) {
            return v -> {
                v.say(text);
                v.close();
            };
        }

        static Behavior resetsAfter(String text) {
            return v -> {
                v.say(text);
                v.reset();
            };
        }

        static Behavior silentAfter(String text) {
            return v -> {
                v.say(text);
                v.silence();
            };
        }

        /** Sends a text, and then a piece of text without end. */
        static Behavior repeats(String text, String piece) {
            return v -> {
                v.say(text);
                v.endless(piece);
            };
        }

        /** As {@link #repeats}, some bytes a second. */
        static Behavior drips(String text, String piece) {
            return v -> {
                v.say(text);
                v.drip(piece);
            };
        }
    }

    /**
     * What a client asks.
     *
     * @param words the method that its user calls
     * @param call makes the call; null for a walk
     * @param walk makes the list; null for a call
     */
    record Attack(String words, Function<Clients, Call<?>> call, Function<Clients, Paged<?>> walk) {
        static Attack call(String words, Function<Clients, Call<?>> call) {
            return new Attack(words, call, null);
        }

        static Attack walk(String words, Function<Clients, Paged<?>> walk) {
            return new Attack(words, null, walk);
        }
    }

    /**
     * How a case is run.
     *
     * @param deadline the deadline of each call
     * @param times how often it is run: in turn on the caller's thread and in the background
     * @param beforeRequest whether the server acts before it has read anything
     * @param scheme http or https
     * @param ownHttp whether the client makes its own HTTP client
     * @param options other options
     */
    record Run(
            Duration deadline,
            int times,
            boolean beforeRequest,
            String scheme,
            boolean ownHttp,
            Consumer<ClientOptions.Builder> options) {
        static final Run USUAL = new Run(Duration.ofMinutes(2), 2, false, "http", false, options -> {});
    }

    static final Duration SHORT = Duration.ofMillis(300);

    HostileCase with(Run other) {
        return new HostileCase(subject, name, attack, server, exception, says, other);
    }

    /** This case, which only the deadline ends. */
    HostileCase slow() {
        return with(new Run(
                SHORT, settings.times, settings.beforeRequest, settings.scheme, settings.ownHttp, settings.options));
    }

    HostileCase times(int times) {
        return with(new Run(
                settings.deadline, times, settings.beforeRequest, settings.scheme, settings.ownHttp, settings.options));
    }

    /** This case, whose server does not wait for a request. */
    HostileCase early(String scheme) {
        return with(new Run(settings.deadline, settings.times, true, scheme, settings.ownHttp, settings.options));
    }

    /** This case, whose server speaks TLS. */
    HostileCase inTls() {
        return with(new Run(settings.deadline, settings.times, false, "https", settings.ownHttp, settings.options));
    }

    /** This case, with the HTTP client that the library makes, and not a user's own. */
    HostileCase ownHttp() {
        return with(new Run(
                settings.deadline, settings.times, settings.beforeRequest, settings.scheme, true, settings.options));
    }

    HostileCase options(Consumer<ClientOptions.Builder> options) {
        return with(new Run(
                settings.deadline, settings.times, settings.beforeRequest, settings.scheme, settings.ownHttp, options));
    }

    boolean beforeRequest() {
        return settings.beforeRequest;
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
