package io.github.avalanche4j.core.internal.endpoint;

import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.retry.BackoffSchedule;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What is known of an endpoint before any call: everything else follows from this. */
public sealed interface Endpoint<T> {
    /** The name in errors, logs, metrics and documents; for JSON-RPC the method. */
    String id();

    /** Whether a second request does no harm when the first may have been acted on. */
    boolean retrySafe();

    /** How it is repeated, if not in the usual way. */
    default @Nullable BackoffSchedule retryPlan() {
        return null;
    }

    /** Whether an answer with this status holds a value. */
    default boolean answers(int status) {
        return status >= 200 && status < 300;
    }

    /** Whether the responses hold secrets, so that no error may show any of their text. */
    default boolean holdsSecrets() {
        return false;
    }

    /** Whether a caller asks for less, and not for the same again, when an answer is cut off. */
    default boolean bulk() {
        return false;
    }

    /** A JSON-RPC method; where it is served is the client's knowledge. */
    record Rpc<T>(String id, Decoder<T> decoder, boolean retrySafe, boolean bulk) implements Endpoint<T> {
        @Override
        public boolean holdsSecrets() {
            return decoder.holdsSecrets();
        }

        /** This endpoint, whose request is never sent twice when the first may have been acted on. */
        public Rpc<T> notRetrySafe() {
            return new Rpc<>(id, decoder, false, bulk);
        }

        /** This endpoint, whose answer has another form. */
        public Rpc<T> withDecoder(Decoder<T> other) {
            return new Rpc<>(id, other, retrySafe, bulk);
        }

        /** This endpoint, for callers that ask for less when an answer is cut off. */
        public Rpc<T> inBulk() {
            return new Rpc<>(id, decoder, retrySafe, true);
        }
    }

    /** A REST endpoint. */
    record Rest<T>(
            String id,
            String verb,
            String path,
            Decoder<T> decoder,
            boolean retrySafe,
            Set<Integer> alsoAnswers,
            @Nullable BackoffSchedule retryPlan)
            implements Endpoint<T> {
        /** An endpoint that is repeated in the usual way. */
        public Rest(
                String id, String verb, String path, Decoder<T> decoder, boolean retrySafe, Set<Integer> alsoAnswers) {
            this(id, verb, path, decoder, retrySafe, alsoAnswers, null);
        }

        @Override
        public boolean answers(int status) {
            return Endpoint.super.answers(status) || alsoAnswers.contains(status);
        }

        @Override
        public boolean holdsSecrets() {
            return decoder.holdsSecrets();
        }

        /** This endpoint, for which {@code status} is an answer too. */
        public Rest<T> answering(int status) {
            return new Rest<>(id, verb, path, decoder, retrySafe, Set.of(status), retryPlan);
        }

        /** This endpoint, repeated in its own way. */
        public Rest<T> retried(BackoffSchedule plan) {
            return new Rest<>(id, verb, path, decoder, retrySafe, alsoAnswers, plan);
        }
    }

    /** A path that gives a text, and only reads. */
    record Text<T>(String id, String path, TextDecoder<T> decoder) implements Endpoint<T> {
        @Override
        public boolean retrySafe() {
            return true;
        }
    }

    /** Makes a value of a text that is not JSON. */
    @FunctionalInterface
    interface TextDecoder<T> {
        /** Reads the whole text; what is wrong in it is an {@code UnreadableJson}, which knows the line. */
        T read(BufferedReader text) throws IOException;
    }

    /** A JSON-RPC method that only reads. */
    static <T> Rpc<T> rpc(String method, Class<T> type) {
        return rpc(method, Decoder.of(type));
    }

    /** A JSON-RPC method that only reads. */
    static <T> Rpc<T> rpc(String method, Decoder<T> decoder) {
        return new Rpc<>(method, decoder, true, false);
    }

    /** A REST endpoint that only reads. */
    static <T> Rest<T> get(String id, String path, Class<T> type) {
        return new Rest<>(id, "GET", path, Decoder.of(type), true, Set.of());
    }

    /** A REST endpoint that is sent a JSON body and does the same however often it is sent. */
    static <T> Rest<T> post(String id, String path, Class<T> type) {
        return new Rest<>(id, "POST", path, Decoder.of(type), true, Set.of());
    }
}
