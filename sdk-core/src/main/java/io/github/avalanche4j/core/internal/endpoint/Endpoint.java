package io.github.avalanche4j.core.internal.endpoint;

import io.github.avalanche4j.core.internal.json.Decoder;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.Set;

/** The description of an endpoint; calls, retries and documents follow from it. */
public sealed interface Endpoint<T> {
    /** The name in errors, logs, metrics and documents; for JSON-RPC the method. */
    String id();

    /** Whether a request may be resent after the server may have acted on it. */
    boolean idempotent();

    /** Whether its user may call it again after the server may have acted on it, without a second effect. */
    default boolean repeatable() {
        return idempotent();
    }

    /** Whether responses hold secrets; then no error shows any of their text. */
    default boolean sensitive() {
        return false;
    }

    /** Whether a response with this status holds a value. */
    default boolean accepts(int status) {
        return status >= 200 && status < 300;
    }

    /** The compute units that a hosted service charges for one request; 0 if unknown. */
    default int units() {
        return 0;
    }

    /** Whether the caller requests a smaller range, instead of the same again, when a response is cut off. */
    default boolean ranged() {
        return false;
    }

    /** A JSON-RPC method; the client knows the path that serves it. */
    record Rpc<T>(
            String id, Decoder<T> decoder, boolean idempotent, boolean repeatable, boolean sensitive, boolean ranged)
            implements Endpoint<T> {
        /** This endpoint, not idempotent: its request is never resent after the server may have acted on it. */
        public Rpc<T> notIdempotent() {
            return new Rpc<>(id, decoder, false, false, sensitive, ranged);
        }

        /** This endpoint, which acts once however often its user calls it, but may refuse the second request. */
        public Rpc<T> actingOnce() {
            return new Rpc<>(id, decoder, false, true, sensitive, ranged);
        }

        /** This endpoint with another decoder. */
        public Rpc<T> withDecoder(Decoder<T> other) {
            return new Rpc<>(id, other, idempotent, repeatable, sensitive, ranged);
        }

        /** This endpoint, marked as having secrets in its responses. */
        public Rpc<T> asSensitive() {
            return new Rpc<>(id, decoder, idempotent, repeatable, true, ranged);
        }

        /** This endpoint, for callers that request a smaller range when a response is cut off. */
        public Rpc<T> asRanged() {
            return new Rpc<>(id, decoder, idempotent, repeatable, sensitive, true);
        }
    }

    /** A REST endpoint. */
    record Rest<T>(
            String id,
            String verb,
            String path,
            Decoder<T> decoder,
            boolean idempotent,
            Set<Integer> alsoAccepted,
            int units,
            boolean sensitive)
            implements Endpoint<T> {
        @Override
        public boolean accepts(int status) {
            return Endpoint.super.accepts(status) || alsoAccepted.contains(status);
        }

        /** This endpoint with another decoder. */
        public Rest<T> withDecoder(Decoder<T> other) {
            return new Rest<>(id, verb, path, other, idempotent, alsoAccepted, units, sensitive);
        }

        /** This endpoint, accepting responses with {@code status} as values. */
        public Rest<T> accepting(int status) {
            return new Rest<>(id, verb, path, decoder, idempotent, Set.of(status), units, sensitive);
        }

        /** This endpoint, not idempotent: its request is never resent after the server may have acted on it. */
        public Rest<T> notIdempotent() {
            return new Rest<>(id, verb, path, decoder, false, alsoAccepted, units, sensitive);
        }

        /** This endpoint, for which a hosted service charges {@code number} compute units. */
        public Rest<T> withUnits(int number) {
            return new Rest<>(id, verb, path, decoder, idempotent, alsoAccepted, number, sensitive);
        }

        /** This endpoint, marked as having secrets in its responses. */
        public Rest<T> asSensitive() {
            return new Rest<>(id, verb, path, decoder, idempotent, alsoAccepted, units, true);
        }
    }

    /** A read-only path that returns a text. */
    record Text<T>(String id, String path, TextDecoder<T> decoder) implements Endpoint<T> {
        @Override
        public boolean idempotent() {
            return true;
        }
    }

    /** Reads a value from a text that is not JSON. */
    @FunctionalInterface
    interface TextDecoder<T> {
        /** Reads the whole text; an error in it is an {@code UnreadableJson} with the line. */
        T read(BufferedReader text) throws IOException;
    }

    /** A read-only JSON-RPC method. */
    static <T> Rpc<T> rpc(String method, Class<T> type) {
        return rpc(method, Decoder.of(type));
    }

    /** A read-only JSON-RPC method. */
    static <T> Rpc<T> rpc(String method, Decoder<T> decoder) {
        return new Rpc<>(method, decoder, true, true, false, false);
    }

    /** A read-only REST endpoint. */
    static <T> Rest<T> get(String id, String path, Class<T> type) {
        return rest(id, "GET", path, Decoder.of(type));
    }

    /** An idempotent REST endpoint that takes a JSON body. */
    static <T> Rest<T> post(String id, String path, Class<T> type) {
        return rest(id, "POST", path, Decoder.of(type));
    }

    /** An idempotent REST endpoint that changes some fields. */
    static <T> Rest<T> patch(String id, String path, Class<T> type) {
        return rest(id, "PATCH", path, Decoder.of(type));
    }

    /** A REST endpoint that deletes something, with or without a body. */
    static <T> Rest<T> delete(String id, String path, Class<T> type) {
        return rest(id, "DELETE", path, Decoder.of(type));
    }

    /** Any idempotent REST endpoint. */
    static <T> Rest<T> rest(String id, String verb, String path, Decoder<T> decoder) {
        return new Rest<>(id, verb, path, decoder, true, Set.of(), 0, false);
    }
}
