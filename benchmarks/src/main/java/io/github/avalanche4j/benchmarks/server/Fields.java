package io.github.avalanche4j.benchmarks.server;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import java.io.IOException;
import java.util.Random;

/** Writes fields, and invents values for them. */
final class Fields {
    private final Random random = new Random(42);
    private final JsonGenerator out;
    private int count;

    Fields(JsonGenerator out) {
        this.out = out;
    }

    Fields open() throws IOException {
        out.writeStartObject();
        return this;
    }

    Fields object(String name) throws IOException {
        out.writeObjectFieldStart(name);
        return this;
    }

    Fields array(String name) throws IOException {
        out.writeArrayFieldStart(name);
        return this;
    }

    Fields end() throws IOException {
        out.writeEndArray();
        return this;
    }

    Fields close() throws IOException {
        out.writeEndObject();
        return this;
    }

    Fields text(String name, String value) throws IOException {
        out.writeStringField(name, value);
        return this;
    }

    Fields number(String name, long value) throws IOException {
        out.writeNumberField(name, value);
        return this;
    }

    Fields raw(String name, String json) throws IOException {
        out.writeFieldName(name);
        out.writeRawValue(json);
        return this;
    }

    int below(int bound) {
        return random.nextInt(bound);
    }

    int next() {
        return count++;
    }

    String number(int bound) {
        return Integer.toString(1 + random.nextInt(bound));
    }

    private byte[] bytes(int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }

    String hex(int length) {
        return Bytes.of(bytes(length)).toHex();
    }

    String address() {
        return hex(20);
    }

    String checkedHex(int length) {
        return Bytes.of(bytes(length)).toCheckedHex();
    }

    String id() {
        return Id.of(Bytes.of(bytes(32))).toString();
    }
}
