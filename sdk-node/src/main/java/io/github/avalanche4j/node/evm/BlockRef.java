package io.github.avalanche4j.node.evm;

import com.fasterxml.jackson.annotation.JsonValue;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.UInt64;
import java.util.Objects;

/** A reference to a block: by number, by hash, or by a tag such as {@link #LATEST} that moves along with the chain. */
public final class BlockRef {
    /** The last accepted block. */
    public static final BlockRef LATEST = new BlockRef("latest");

    /**
     * The last accepted block as well: nodes do not show a pending one. Only {@link EvmClient#getTransactionCount}
     * counts the transactions that wait in the node's pool.
     */
    public static final BlockRef PENDING = new BlockRef("pending");

    /** The last accepted block, by a tag that only Avalanche chains have. */
    public static final BlockRef ACCEPTED = new BlockRef("accepted");

    /** The last accepted block: what is accepted is final. */
    public static final BlockRef FINALIZED = new BlockRef("finalized");

    /** The last accepted block: what is accepted is safe. */
    public static final BlockRef SAFE = new BlockRef("safe");

    /** The genesis block. */
    public static final BlockRef EARLIEST = new BlockRef("earliest");

    private static final int HASH_LENGTH = 66;

    private final String text;

    private BlockRef(String text) {
        this.text = text;
    }

    /**
     * {@return the block of this number} One above the last accepted block is an error that says {@code ABOVE_HEAD}.
     *
     * @param number from 0 on
     * @throws InvalidRequestException if it is negative
     */
    public static BlockRef number(long number) {
        return new BlockRef("0x" + Long.toHexString(Require.atLeast(0, "blockNumber", number)));
    }

    /** {@return the block of a number that came with a response} */
    public static BlockRef number(UInt64 number) {
        return new BlockRef("0x" + Long.toHexString(number.longValue()));
    }

    /**
     * {@return the block of this hash}
     *
     * @param hash {@code 0x} and 64 hex digits
     * @throws InvalidRequestException if it is anything else
     */
    public static BlockRef hash(String hash) {
        return new BlockRef(hashBytes("blockHash", hash).toHex());
    }

    /**
     * {@return the block of a hash that came with a response}
     *
     * @throws InvalidRequestException if the server sent a text that is not a hash
     */
    public static BlockRef hash(EvmHash hash) {
        return hash(hash.toString());
    }

    boolean isHash() {
        return text.length() == HASH_LENGTH;
    }

    /** Whether both are numbers and this one is the larger. */
    boolean isAbove(BlockRef other) {
        return isNumber() && other.isNumber() && UInt64.parse(text).compareTo(UInt64.parse(other.text)) > 0;
    }

    private boolean isNumber() {
        return text.startsWith("0x") && !isHash();
    }

    static Bytes hashBytes(String argument, String hash) {
        Objects.requireNonNull(hash, argument);
        if (hash.length() == HASH_LENGTH && hash.startsWith("0x")) {
            try {
                return Bytes.fromHex(hash);
            } catch (InvalidRequestException e) {
                // refused below, with the argument's own name
            }
        }
        throw new InvalidRequestException(argument, hash, "0x and 64 hex digits");
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof BlockRef && text.equals(((BlockRef) other).text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    /** {@return the reference as it goes out: a tag, or {@code 0x} and hex digits} */
    @JsonValue
    @Override
    public String toString() {
        return text;
    }
}
