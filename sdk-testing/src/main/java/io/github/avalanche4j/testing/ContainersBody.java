package io.github.avalanche4j.testing;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** One container or a list of them as an answer's body, made while it is written: one container in memory at a time. */
final class ContainersBody implements Answer.Body {
    private static final byte[] HEX = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);

    private final FakeIndex index;
    private final long from;
    private final long to;
    private final boolean list;
    private final String encoding;
    private final String id;

    ContainersBody(FakeIndex index, long from, long to, boolean list, String encoding, String id) {
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

    private void writeContainer(OutputStream out, FakeContainer container) throws IOException {
        String containerId = container.id();
        index.served(containerId, container.index());
        write(out, "{\"id\":\"" + containerId + "\",\"bytes\":\"0x");
        boolean checksum = !encoding.equals("hexnc");
        byte[] bytes = checksum ? Cb58.withChecksum(container.bytes()) : container.bytes();
        if (checksum && index.isCorrupt(container.index())) {
            bytes[bytes.length - 1] ^= 1;
        }
        out.write(hex(bytes));
        write(
                out,
                "\",\"timestamp\":\"" + container.timestamp() + "\",\"encoding\":\"" + encoding + "\",\"index\":\""
                        + container.index() + "\"}");
    }

    private static byte[] hex(byte[] bytes) {
        byte[] hex = new byte[bytes.length * 2];
        for (int i = 0; i < bytes.length; i++) {
            hex[2 * i] = HEX[(bytes[i] >> 4) & 15];
            hex[2 * i + 1] = HEX[bytes[i] & 15];
        }
        return hex;
    }

    private static void write(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
    }
}
