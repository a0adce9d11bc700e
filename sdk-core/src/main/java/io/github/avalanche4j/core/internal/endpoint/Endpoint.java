package io.github.avalanche4j.core.internal.endpoint;

import io.github.avalanche4j.core.internal.json.Decoder;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.Set;

/** What is known of an endpoint before any call: everything else follows from this. */
public sealed interface Endpoint<T> {
    /** The name in errors, logs, metrics and documents; for JSON-RPC the method. */
    String id();

    /** Whether a second request does no harm when the server may have acted on the first. */
    boolean idempotent();

    /** Whether responses hold secrets, so that no error may show any of their text. */
    default boolean sensitive() {
        return false;
    }

    /** Whether a response with this status holds a value. */
    default boolean accepts(int status) {
        return status >= 200 && status < 300;
    }

    /** How many compute units a hosted service charges for one request; 0 where that is not known. */
    default int units() {
        return 0;
    }

    /** Whether the caller asks for a smaller range, and not for the same again, when a response is cut off. */
    default boolean ranged() {
        return false;
    }

    /** A JSON-RPC method; where it is served is the client's knowledge. */
    record Rpc<T>(String id, Decoder<T> decoder, boolean idempotent, boolean sensitive, boolean ranged)
            implements Endpoint<T> {
        /** This endpoint, whose request is never sent twice when the server may have acted on the first. */
        public Rpc<T> notIdempotent() {
            return new Rpc<>(id, decoder, false, sensitive, ranged);
        }

        /** This endpoint, whose response has another form. */
        public Rpc<T> withDecoder(Decoder<T> other) {
            return new Rpc<>(id, other, idempotent, sensitive, ranged);
        }

        /** This endpoint, whose responses hold secrets. */
        public Rpc<T> asSensitive() {
            return new Rpc<>(id, decoder, idempotent, true, ranged);
        }

        /** This endpoint, for callers that ask for a smaller range when a response is cut off. */
        public Rpc<T> asRanged() {
            return new Rpc<>(id, decoder, idempotent, sensitive, true);
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

        /** This endpoint, whose response is read otherwise. */
        public Rest<T> withDecoder(Decoder<T> other) {
            return new Rest<>(id, verb, path, other, idempotent, alsoAccepted, units, sensitive);
        }

        /** This endpoint, for which a response with {@code status} holds a value too. */
        public Rest<T> accepting(int status) {
            return new Rest<>(id, verb, path, decoder, idempotent, Set.of(status), units, sensitive);
        }

        /** This endpoint, whose request is never sent twice when the server may have acted on the first. */
        public Rest<T> notIdempotent() {
            return new Rest<>(id, verb, path, decoder, false, alsoAccepted, units, sensitive);
        }

        /** This endpoint, for which a hosted service charges {@code number} compute units. */
        public Rest<T> costing(int number) {
            return new Rest<>(id, verb, path, decoder, idempotent, alsoAccepted, number, sensitive);
        }

        /** This endpoint, whose responses hold secrets. */
        public Rest<T> asSensitive() {
            return new Rest<>(id, verb, path, decoder, idempotent, alsoAccepted, units, true);
        }
    }

    /** A path that gives a text, and only reads. */
    record Text<T>(String id, String path, TextDecoder<T> decoder) implements Endpoint<T> {
        @Override
        public boolean idempotent() {
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
        return new Rpc<>(method, decoder, true, false, false);
    }

    /** A REST endpoint that only reads. */
    static <T> Rest<T> get(String id, String path, Class<T> type) {
        return rest(id, "GET", path, Decoder.of(type));
    }

    /** A REST endpoint that is sent a JSON body and does the same however often it is sent. */
    static <T> Rest<T> post(String id, String path, Class<T> type) {
        return rest(id, "POST", path, Decoder.of(type));
    }

    /** A REST endpoint that changes some fields and does the same however often it is sent. */
    static <T> Rest<T> patch(String id, String path, Class<T> type) {
        return rest(id, "PATCH", path, Decoder.of(type));
    }

    /** A REST endpoint that takes something away, with a body or without. */
    static <T> Rest<T> delete(String id, String path, Class<T> type) {
        return rest(id, "DELETE", path, Decoder.of(type));
    }

    /** Any REST endpoint that does the same however often it is called. */
    static <T> Rest<T> rest(String id, String verb, String path, Decoder<T> decoder) {
        return new Rest<>(id, verb, path, decoder, true, Set.of(), 0, false);
    }
}
