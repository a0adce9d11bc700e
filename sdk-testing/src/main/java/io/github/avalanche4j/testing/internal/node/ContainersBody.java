package io.github.avalanche4j.testing.internal.node;

import io.github.avalanche4j.testing.internal.http.Response;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * The body of a response with one container or a list of them, generated while it is written: one container in memory
 * at a time.
 */
public final class ContainersBody implements Response.Body {
    private static final byte[] HEX = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);

    private final SyntheticIndex index;
    private final long from;
    private final long to;
    private final boolean list;
    private final String encoding;
    private final String id;

    ContainersBody(SyntheticIndex index, long from, long to, boolean list, String encoding, String id) {
        this.index = index;
        this.from = from;
        this.to = to;
        this.list = list;
        this.encoding = encoding;
        this.id = id;
    }

    @Override
    public long length() {
        return UNKNOWN;
    }

    @Override
    public void writeTo(OutputStream out) throws IOException {
        write(out, "{\"jsonrpc\":\"2.0\",\"result\":" + (list ? "{\"containers\":[" : ""));
        for (long i = from; i <= to; i++) {
            if (i > from) {
                out.write(',');
            }
            writeContainer(out, index.container(i));
        }
        write(out, (list ? "]}" : "") + ",\"id\":" + id + "}\n");
    }

    private void writeContainer(OutputStream out, Container container) throws IOException {
        index.served(container);
        write(out, "{\"id\":\"" + container.id() + "\",\"bytes\":\"0x");
        writeHex(out, container.bytes(), 0);
        if (!encoding.equals("hexnc")) {
            byte[] hash = container.hash().clone();
            if (index.isCorrupt(container.index())) {
                hash[hash.length - 1] ^= 1;
            }
            writeHex(out, hash, hash.length - 4);
        }
        write(
                out,
                "\",\"timestamp\":\"" + container.timestamp() + "\",\"encoding\":\"" + encoding + "\",\"index\":\""
                        + container.index() + "\"}");
    }

    private static void writeHex(OutputStream out, byte[] bytes, int from) throws IOException {
        byte[] hex = new byte[(bytes.length - from) * 2];
        for (int i = 0; i < bytes.length - from; i++) {
            hex[2 * i] = HEX[(bytes[from + i] >> 4) & 15];
            hex[2 * i + 1] = HEX[bytes[from + i] & 15];
        }
        out.write(hex);
    }

    private static void write(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
    }
}
