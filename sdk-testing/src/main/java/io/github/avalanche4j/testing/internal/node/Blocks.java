package io.github.avalanche4j.testing.internal.node;

import static java.nio.charset.StandardCharsets.US_ASCII;

import io.github.avalanche4j.testing.internal.codec.Checksum;
import io.github.avalanche4j.testing.internal.codec.Keccak;
import io.github.avalanche4j.testing.internal.codec.Rlp;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Encodes blocks in the formats of a node, around encoded and signed transactions: P-Chain blocks of Banff, X-Chain
 * blocks, C-Chain blocks of Granite, all in unsigned ProposerVM blocks of Granite. Roots of states, transactions and
 * receipts are invented.
 */
final class Blocks {
    private static final int VERSION = 2;
    private static final int P_STANDARD_BLOCK = 32;
    private static final int X_STANDARD_BLOCK = 20;
    private static final int GRANITE_BLOCK = 2;
    private static final int ID = 32;
    private static final byte[] NO_UNCLES = Keccak.hash(Rlp.list(List.of()));

    private Blocks() {}

    /** Encodes a block of the chain with this letter. */
    static byte[] inner(char chain, byte[] parent, long height, long seconds, List<byte[]> transactions) {
        return switch (chain) {
            case 'P' -> pChain(parent, height, seconds, transactions);
            case 'X' -> xChain(parent, height, seconds, transactions);
            default -> cChain(parent, height, seconds, transactions);
        };
    }

    /** {@return the id of such a block} */
    static byte[] innerId(char chain, byte[] block) {
        return chain == 'C' ? cChainHash(block) : Checksum.sha256(block);
    }

    static byte[] pChain(byte[] parent, long height, long seconds, List<byte[]> transactions) {
        ByteBuffer block = buffer(VERSION + 4 + 8 + ID + 8 + 4, transactions).putInt(P_STANDARD_BLOCK);
        block.putLong(seconds).put(parent).putLong(height);
        return withTransactions(block, transactions);
    }

    static byte[] xChain(byte[] parent, long height, long seconds, List<byte[]> transactions) {
        ByteBuffer block =
                buffer(VERSION + 4 + ID + 8 + 8 + ID + 4, transactions).putInt(X_STANDARD_BLOCK);
        block.put(parent).putLong(height).putLong(seconds).put(new byte[ID]);
        return withTransactions(block, transactions);
    }

    /** Atomic transactions begin with the codec's version; all others are Ethereum's. */
    static byte[] cChain(byte[] parent, long height, long seconds, List<byte[]> transactions) {
        List<byte[]> atomic = transactions.stream().filter(Blocks::isAtomic).toList();
        byte[] extData = atomic.isEmpty() ? new byte[0] : withTransactions(buffer(VERSION + 4, atomic), atomic);
        List<byte[]> ethereum = new ArrayList<>();
        for (byte[] transaction : transactions) {
            if (!isAtomic(transaction)) {
                // legacy transactions are lists, typed ones are strings
                ethereum.add((transaction[0] & 0xff) >= 0xc0 ? transaction : Rlp.string(transaction));
            }
        }
        byte[] header = header(parent, height, seconds, Keccak.hash(Rlp.string(extData)));
        return Rlp.list(List.of(header, Rlp.list(ethereum), Rlp.list(List.of()), Rlp.integer(0), Rlp.string(extData)));
    }

    private static boolean isAtomic(byte[] transaction) {
        return transaction.length > VERSION && transaction[0] == 0 && transaction[1] == 0;
    }

    private static byte[] header(byte[] parent, long height, long seconds, byte[] extDataHash) {
        byte[] zeros = new byte[ID];
        List<byte[]> items = new ArrayList<>(List.of(
                Rlp.string(parent),
                Rlp.string(NO_UNCLES),
                Rlp.string(new byte[20]),
                Rlp.string(invented("state", height)),
                Rlp.string(invented("transactions", height)),
                Rlp.string(invented("receipts", height))));
        items.add(Rlp.string(new byte[256]));
        items.addAll(List.of(
                Rlp.integer(1),
                Rlp.integer(height),
                Rlp.integer(15_000_000),
                Rlp.integer(21_000),
                Rlp.integer(seconds),
                Rlp.string(new byte[0]),
                Rlp.string(zeros),
                Rlp.string(new byte[8]),
                Rlp.string(extDataHash)));
        items.addAll(List.of(Rlp.integer(25_000_000_000L), Rlp.integer(0), Rlp.integer(0)));
        items.addAll(List.of(Rlp.integer(0), Rlp.integer(0), Rlp.string(zeros)));
        items.addAll(List.of(Rlp.integer(seconds * 1000), Rlp.integer(7_477_290)));
        return Rlp.list(items);
    }

    private static byte[] invented(String root, long height) {
        return Checksum.sha256((root + " of " + height).getBytes(US_ASCII));
    }

    /** The hash of the header, the block's first item. */
    private static byte[] cChainHash(byte[] block) {
        byte[] header = Rlp.items(Rlp.items(block).get(0)).get(0);
        return Keccak.hash(Rlp.list(List.of(header)));
    }

    /** The epoch that a ProposerVM block names: whose validators verify Warp messages. */
    record Epoch(long pChainHeight, long number, long startSeconds) {}

    /** Wraps a block as the ProposerVM does, without a proposer and so without a signature. */
    static byte[] proposerVm(byte[] parent, long seconds, long pChainHeight, byte[] inner, Epoch epoch) {
        ByteBuffer block = ByteBuffer.allocate(VERSION + 4 + ID + 8 + 8 + 4 + 4 + inner.length + 24 + 4);
        block.putShort((short) 0)
                .putInt(GRANITE_BLOCK)
                .put(parent)
                .putLong(seconds)
                .putLong(pChainHeight);
        block.putInt(0).putInt(inner.length).put(inner);
        block.putLong(epoch.pChainHeight()).putLong(epoch.number()).putLong(epoch.startSeconds());
        return block.putInt(0).array();
    }

    /** {@return the hash of all but the signature, of which only the length counts here} */
    static byte[] proposerVmId(byte[] block) {
        return Checksum.sha256(Arrays.copyOf(block, block.length - 4));
    }

    private static ByteBuffer buffer(int fields, List<byte[]> transactions) {
        int length = transactions.stream()
                .mapToInt(transaction -> transaction.length - VERSION)
                .sum();
        return ByteBuffer.allocate(fields + length).putShort((short) 0);
    }

    /** Inside a block transactions have no version of their own. */
    private static byte[] withTransactions(ByteBuffer block, List<byte[]> transactions) {
        block.putInt(transactions.size());
        transactions.forEach(transaction -> block.put(transaction, VERSION, transaction.length - VERSION));
        return block.array();
    }
}
