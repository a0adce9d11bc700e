package io.github.avalanche4j.node.evm;

import com.fasterxml.jackson.annotation.JsonValue;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.wire.AnyMapper;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.UInt64;
import java.util.Objects;

/**
 * A reference to a block: by number, by hash, or by a tag such as {@link #LATEST} that moves with the chain.
 *
 * <p>A block is first accepted: its place in the chain is final. Then it is executed: its receipts, its logs and the
 * state after it are known. On Subnet-EVM chains, and on the C-Chain before the Helicon upgrade, a block is executed
 * before it is accepted, so all tags except {@link #EARLIEST} name the same block. Since Helicon, the C-Chain executes
 * a block after accepting it, and settles it a few blocks later: a settled block's state root is part of an accepted
 * block. It serves an accepted block by number and by hash before it is executed, and so before any tag names it.
 */
@AnyMapper
public final class BlockRef {
    /** The last executed block, which has the newest state. */
    public static final BlockRef LATEST = new BlockRef("latest");

    /**
     * The last executed block, as {@link #LATEST}; on a C-Chain since Helicon without hash, miner and nonce. If the node
     * sets {@code api-resolve-pending-to-last-executed} to false there, it is the last accepted block: requests for it
     * and its receipts return it, and requests for state fail with {@code INVALID_PARAMS}.
     *
     * <p>In {@link EvmClient#getTransactionCount}, transactions in the node's pool count too, whatever the node sets.
     * Requests for logs and fees send {@code latest} instead: nodes return no logs for {@code pending}, even if the
     * block has some.
     */
    public static final BlockRef PENDING = new BlockRef("pending");

    /**
     * The last accepted block that a tag names. A C-Chain since Helicon refuses the tag {@code accepted}, so requests
     * for blocks and receipts send {@code pending} instead, see {@link #PENDING}: unless the node is configured
     * otherwise, that is the last executed block. Accepted blocks above it have no tag. Nodes serve them by number, and
     * {@link ChainHead#ACCEPTED} reads them. Requests for state, logs and fees send {@code latest}, because a block has
     * none before it is executed.
     */
    public static final BlockRef ACCEPTED = new BlockRef("accepted");

    /** The last settled block. Blocks are final as soon as they are accepted, before they are settled. */
    public static final BlockRef FINALIZED = new BlockRef("finalized");

    /** The last settled block, as {@link #FINALIZED}. */
    public static final BlockRef SAFE = new BlockRef("safe");

    /** The genesis block. */
    public static final BlockRef EARLIEST = new BlockRef("earliest");

    private static final int HASH_LENGTH = 66;

    private final String text;

    private BlockRef(String text) {
        this.text = text;
    }

    /**
     * {@return the block of this number} A request for state above the chain's head fails with {@code ABOVE_HEAD}. A
     * node executes an accepted block before it responds with its state.
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
     * @throws InvalidRequestException if it is not a hash
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

    /** The reference in requests for a block or its receipts. */
    BlockRef ofBlock() {
        return equals(ACCEPTED) ? PENDING : this;
    }

    /**
     * The reference in requests for state or logs, which an accepted block does not have before it is executed.
     */
    BlockRef ofState() {
        return equals(ACCEPTED) ? LATEST : this;
    }

    /**
     * The reference in requests for logs and fees, which are those of executed blocks. For {@code pending}, nodes return
     * no logs although the block has some, and before Helicon a fee history without it.
     */
    BlockRef ofExecuted() {
        return equals(PENDING) ? LATEST : ofState();
    }

    boolean isHash() {
        return text.length() == HASH_LENGTH;
    }

    /** Whether both are numbers and this one is larger. */
    boolean isAbove(BlockRef other) {
        return isNumber() && other.isNumber() && asNumber().compareTo(other.asNumber()) > 0;
    }

    UInt64 asNumber() {
        return UInt64.parse(text);
    }

    boolean isNumber() {
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

    /** {@return the reference as it is sent: a tag, or {@code 0x} and hex digits} */
    @JsonValue
    @Override
    public String toString() {
        return text;
    }
}
