package io.github.avalanche4j.testing.internal.ledger;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Supplier;

/** Reads the fields of AvalancheGo's linear codec; ids and addresses are hex. */
final class Bits {
    private final ByteBuffer in;

    Bits(byte[] bytes) {
        in = ByteBuffer.wrap(bytes);
    }

    int position() {
        return in.position();
    }

    void version() {
        if (in.remaining() < 2 || in.getShort() != 0) {
            throw new RefusedException("unknown codec version");
        }
    }

    int int32() {
        return read(in::getInt);
    }

    long int64() {
        return read(in::getLong);
    }

    String hex(int size) {
        return HexFormat.of().formatHex(bytes(size));
    }

    String id() {
        return hex(32);
    }

    byte[] bytes() {
        return bytes(int32());
    }

    byte[] bytes(int size) {
        if (size < 0 || size > in.remaining()) {
            throw new RefusedException("packer has insufficient length for input");
        }
        byte[] bytes = new byte[size];
        in.get(bytes);
        return bytes;
    }

    void skip(int size) {
        bytes(size);
    }

    void text() {
        skip(read(in::getShort) & 0xffff);
    }

    <T> List<T> list(Supplier<T> element) {
        int count = int32();
        List<T> list = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            list.add(element.get());
        }
        return list;
    }

    private static <T> T read(Supplier<T> field) {
        try {
            return field.get();
        } catch (BufferUnderflowException e) {
            throw new RefusedException("packer has insufficient length for input");
        }
    }

    void end() {
        if (in.hasRemaining()) {
            throw new RefusedException("trailing buffer space");
        }
    }

    Owner owner() {
        return new Owner(int64(), int32(), list(() -> hex(20)));
    }

    /** An owner after its type id. */
    Owner typedOwner() {
        expect(11);
        return owner();
    }

    int expect(int... types) {
        int type = int32();
        for (int one : types) {
            if (type == one) {
                return type;
            }
        }
        throw new RefusedException("unknown type ID: " + type);
    }

    /** Owners; addresses are 20 bytes in hex. */
    record Owner(long locktime, int threshold, List<String> addresses) {}

    /** An output after its asset; kinds that only the X-Chain has have no amount. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Output(String asset, int type, long lock, long amount, Owner owner, byte[] bytes) {
        /** A transfer output to an owner without a lock. */
        static Output avax(String asset, long amount, Owner owner) {
            ByteBuffer bytes = ByteBuffer.allocate(28 + 20 * owner.addresses().size())
                    .putInt(7)
                    .putLong(amount)
                    .putLong(0)
                    .putInt(owner.threshold())
                    .putInt(owner.addresses().size());
            owner.addresses().forEach(address -> bytes.put(HexFormat.of().parseHex(address)));
            return new Output(asset, 7, 0, amount, owner, bytes.array());
        }
    }

    Output output(String asset) {
        return output(asset, expect(6, 7, 10, 11, 15, 16, 22));
    }

    /** An output without its type id. */
    Output output(String asset, int type) {
        int start = position();
        long lock = 0;
        if (type == 22) {
            lock = int64();
            expect(7);
        }
        if (type == 10 || type == 11) {
            skip(4);
        }
        if (type == 11) {
            bytes();
        }
        long amount = type == 7 || type == 22 ? int64() : 0;
        Owner owner = owner();
        byte[] fields = between(start, position());
        byte[] whole =
                ByteBuffer.allocate(4 + fields.length).putInt(type).put(fields).array();
        return new Output(asset, type, lock, amount, owner, whole);
    }

    Output transferable() {
        return output(id());
    }

    /** An input; {@code lock} is 0 if it spends no locked output. */
    record Input(String txId, int index, String asset, long lock, long amount, List<Integer> signers) {
        String utxoId() {
            return Utxo.id(txId, index);
        }
    }

    Input input() {
        String txId = id();
        int index = int32();
        String asset = id();
        long lock = expect(5, 21) == 21 ? lockedInput() : 0;
        return new Input(txId, index, asset, lock, int64(), list(this::int32));
    }

    private long lockedInput() {
        long lock = int64();
        expect(5);
        return lock;
    }

    byte[] between(int from, int to) {
        byte[] part = new byte[to - from];
        in.duplicate().position(from).get(part);
        return part;
    }
}
