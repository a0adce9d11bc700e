package io.github.avalanche4j.core.internal.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.core.internal.redact.Redactor;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * A response's bytes on their way to the decoder. It counts the bytes after decompression, so that a small compressed
 * response cannot fill the memory, and the values, because each tiny value becomes an object. On request it keeps a
 * part of the body. It knows the text around a position that was just read.
 */
public final class BoundedResponseStream extends FilterInputStream {
    static final int KEPT = 1 << 20;
    private static final int AROUND = 80;
    // values are counted only after the first bytes; most responses are shorter and cannot do harm
    private static final int UNCOUNTED = 512 << 10;
    // real responses have more bytes per value; an object in the heap has as many, or twice that
    private static final int BYTES_PER_VALUE = 32;
    // a line of text becomes an object with a name, a list and map entries
    private static final int VALUES_PER_LINE = 4;

    private static final int[] IN_JSON = valuesAfter(0);
    private static final int[] IN_LINES = valuesAfter(VALUES_PER_LINE);

    private final long bound;
    private final ByteArrayOutputStream body;
    private final int keep;
    private final boolean lines;
    private final int[] valuesAfter;
    private long count;
    private long values;
    private boolean ended;
    private byte[] chunk = new byte[0];
    private int chunkFrom;
    private int chunkLength;

    /** A response of JSON, or of {@code lines}, each of which becomes a value. */
    public BoundedResponseStream(InputStream in, long bound, boolean keepBody, boolean lines) {
        super(in);
        this.bound = bound;
        this.lines = lines;
        this.valuesAfter = lines ? IN_LINES : IN_JSON;
        this.keep = keepBody ? KEPT : 0;
        this.body = new ByteArrayOutputStream(0);
    }

    /** How many values begin after each byte. Commas and brackets inside texts are too few to matter. */
    private static int[] valuesAfter(int perLine) {
        int[] values = new int[256];
        values[','] = 1;
        values['['] = 1;
        values['{'] = 1;
        values['\n'] = perLine;
        return values;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] buffer, int from, int length) throws IOException {
        int read = super.read(buffer, from, length);
        ended |= read < 0;
        if (read > 0) {
            count += read;
            if (count > bound) {
                throw new TooLong(bound, "longer than the bound of " + bound + " bytes");
            }
            if (lines || count > UNCOUNTED) {
                countValues(buffer, from, read);
            }
            body.write(buffer, from, Math.min(read, keep - body.size()));
            // the reader's own buffer, not a copy; it is used only if reading fails
            chunk = buffer;
            chunkFrom = from;
            chunkLength = read;
        }
        return read;
    }

    /** Whether the reader has reached the end. */
    public boolean hasEnded() {
        return ended;
    }

    /** Whether nothing was read. */
    public boolean isEmpty() {
        return count == 0;
    }

    /** Adds the values that begin after these bytes; no branch, because this looks at each byte of long responses. */
    private void countValues(byte[] buffer, int from, int length) throws TooLong {
        int found = 0;
        for (int i = from; i < from + length; i++) {
            found += valuesAfter[buffer[i] & 0xff];
        }
        values += found;
        long most = bound / BYTES_PER_VALUE;
        if (values > most) {
            throw new TooLong(
                    bound,
                    "larger than the bound of " + most + " values, one per " + BYTES_PER_VALUE + " of the " + bound
                            + " bytes allowed");
        }
    }

    public byte[] keptBody() {
        return body.toByteArray();
    }

    public boolean keptAll() {
        return count <= body.size();
    }

    /** Reads the rest, so that it is kept and the connection can be reused. */
    public void finish() throws IOException {
        if (read() >= 0) { // usually the decoder has reached the end, and no buffer is needed
            transferTo(OutputStream.nullOutputStream());
        }
    }

    /** The text around {@code offset}, or the last that was read, without secrets. */
    public String around(long offset, Redactor redactor) {
        long start = count - chunkLength;
        int at = offset < start || offset > count ? chunkLength : (int) (offset - start);
        // redacted around the position before it is cut, so that no cut splits a secret
        String before = redactor.redactFragment(new String(chunk, chunkFrom, at, UTF_8));
        String after = redactor.redactFragment(new String(chunk, chunkFrom + at, chunkLength - at, UTF_8));
        return (before.substring(Math.max(0, before.length() - AROUND))
                        + after.substring(0, Math.min(AROUND, after.length())))
                .strip();
    }

    /** The response exceeds its bound, or has more values than the bound allows. */
    public static final class TooLong extends IOException {
        private static final long serialVersionUID = 1;

        private final long bound;

        TooLong(long bound, String message) {
            super(message);
            this.bound = bound;
        }

        public long bound() {
            return bound;
        }
    }
}
