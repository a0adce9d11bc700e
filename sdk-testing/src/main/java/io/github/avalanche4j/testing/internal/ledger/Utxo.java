package io.github.avalanche4j.testing.internal.ledger;

import io.github.avalanche4j.testing.internal.codec.Checksum;
import java.nio.ByteBuffer;
import java.util.HexFormat;

/** An output that can be spent. */
record Utxo(String txId, int index, Bits.Output output) {
    /** A UTXO from its bytes, as {@code getUTXOs} returns them, without checksum. */
    static Utxo of(byte[] bytes) {
        Bits in = new Bits(bytes);
        in.version();
        Utxo utxo = new Utxo(in.id(), in.int32(), in.transferable());
        in.end();
        return utxo;
    }

    static String id(String txId, int index) {
        ByteBuffer bytes = ByteBuffer.allocate(40)
                .putLong(index & 0xffff_ffffL)
                .put(HexFormat.of().parseHex(txId));
        return HexFormat.of().formatHex(Checksum.sha256(bytes.array()));
    }

    String id() {
        return id(txId, index);
    }

    byte[] bytes() {
        HexFormat hex = HexFormat.of();
        byte[] output = output().bytes();
        return ByteBuffer.allocate(70 + output.length)
                .putShort((short) 0)
                .put(hex.parseHex(txId))
                .putInt(index)
                .put(hex.parseHex(output().asset()))
                .put(output)
                .array();
    }
}
