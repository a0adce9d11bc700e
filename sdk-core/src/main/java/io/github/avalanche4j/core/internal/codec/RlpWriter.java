package io.github.avalanche4j.core.internal.codec;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.UInt64;
import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.util.Arrays;

/** Writes the items of a list in Ethereum's RLP, which {@link RlpReader} reads. */
public final class RlpWriter {
    private static final int SHORT = 55;
    private static final int STRING = 0x80;
    private static final int LIST = 0xc0;

    private final ByteArrayOutputStream items = new ByteArrayOutputStream();

    public RlpWriter string(Bytes bytes) {
        if (bytes.size() != 1 || bytes.get(0) < 0) {
            length(items, STRING, bytes.size());
        }
        return encoded(bytes);
    }

    /** An unsigned number. */
    public RlpWriter number(BigInteger number) {
        byte[] bytes = number.toByteArray();
        return string(Bytes.of(Arrays.copyOfRange(bytes, bytes[0] == 0 ? 1 : 0, bytes.length)));
    }

    public RlpWriter number(UInt64 number) {
        return number(number.toBigInteger());
    }

    /** A list with the items of another writer. */
    public RlpWriter list(RlpWriter list) {
        return encoded(list.asList());
    }

    /** Items that are encoded already. */
    public RlpWriter encoded(Bytes bytes) {
        items.writeBytes(bytes.toArray());
        return this;
    }

    /** All items as a list. */
    public Bytes asList() {
        ByteArrayOutputStream list = new ByteArrayOutputStream();
        length(list, LIST, items.size());
        list.writeBytes(items.toByteArray());
        return Bytes.of(list.toByteArray());
    }

    private static void length(ByteArrayOutputStream out, int kind, int size) {
        if (size <= SHORT) {
            out.write(kind + size);
            return;
        }
        int bytes = (Integer.SIZE + 7 - Integer.numberOfLeadingZeros(size)) / Byte.SIZE;
        out.write(kind + SHORT + bytes);
        for (int i = bytes - 1; i >= 0; i--) {
            out.write(size >>> Byte.SIZE * i);
        }
    }
}
