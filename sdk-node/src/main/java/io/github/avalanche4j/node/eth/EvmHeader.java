package io.github.avalanche4j.node.eth;

import io.github.avalanche4j.core.internal.wire.UnixMilliseconds;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigInteger;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The header of a block of an EVM chain. A field is absent if the chain has no such field, or had none yet when the
 * block was made.
 */
public interface EvmHeader {
    /** {@return the block's number: the number of blocks before it; 0 for the genesis block} */
    UInt64 number();

    /** {@return the block's hash; absent in the pending block of a C-Chain since Helicon} */
    Optional<EvmHash> hash();

    /** {@return the hash of the block before this one} */
    EvmHash parentHash();

    /** {@return when the block was made, to the second; see {@link #timestampMilliseconds}} */
    @UnixSeconds
    Instant timestamp();

    /** {@return the same time to the millisecond; since Granite} */
    @UnixMilliseconds
    Optional<Instant> timestampMilliseconds();

    /** {@return the maximum gas that the block's transactions may use together} */
    UInt64 gasLimit();

    /**
     * {@return the gas that they used} In C-Chain blocks since Helicon, it is the sum of their gas limits and of the gas
     * of the atomic transactions, because the header is made before the block is executed: the receipts have the gas
     * that was used.
     */
    UInt64 gasUsed();

    /**
     * {@return the base fee, in wei per gas; since Apricot Phase 3 on the C-Chain} Since Helicon, C-Chain blocks are
     * executed after they are accepted, so the header has the highest possible base fee. A transaction's receipt has
     * the price it paid.
     */
    Optional<BigInteger> baseFeePerGas();

    /**
     * {@return the account that gets the fees; {@code 0x0100…00} if they are burned; absent in the pending block of a
     * C-Chain since Helicon}
     */
    Optional<EvmAddress> miner();

    /** {@return the gas charged for making a block early; 0 since Granite} */
    Optional<BigInteger> blockGasCost();

    /** {@return the gas that blobs used; 0, because Avalanche chains accept no blobs} */
    Optional<UInt64> blobGasUsed();

    /**
     * {@return the excess blob gas, which determines the price of blobs; 0, because Avalanche chains accept no blobs}
     */
    Optional<UInt64> excessBlobGas();

    /** {@return the exponent that determines the minimum delay between blocks (ACP-226); since Granite} */
    Optional<UInt64> minDelayExcess();

    /** {@return the hash of {@link #blockExtraData}; C-Chain blocks only} */
    Optional<EvmHash> extDataHash();

    /** {@return the gas that the atomic transactions used; C-Chain blocks since Apricot Phase 4, 0 since Helicon} */
    Optional<BigInteger> extDataGasUsed();

    /**
     * {@return the atomic transactions: imports from and exports to the X- and P-Chain; C-Chain blocks only; empty if
     * there are none}
     */
    Optional<Bytes> blockExtraData();

    /**
     * {@return the exponent that determines the target of gas per second (ACP-176); C-Chain blocks since Helicon}
     */
    Optional<UInt64> targetExponent();

    /** {@return the exponent that determines the minimum gas price (ACP-283); C-Chain blocks since Helicon} */
    Optional<UInt64> minPriceExponent();

    /**
     * {@return the number of the last block whose execution this one settles; C-Chain blocks since Helicon} {@link
     * #stateRoot} and {@link #receiptsRoot} are the roots after that block, not after this one (ACP-194).
     */
    Optional<UInt64> settledHeight();

    /** {@return the time of the gas clock after the settled block, in whole seconds; C-Chain blocks since Helicon} */
    Optional<UInt64> settledGasUnix();

    /** {@return the fraction of a second of that time, counted in gas; C-Chain blocks since Helicon} */
    Optional<UInt64> settledGasNumerator();

    /** {@return the excess gas after the settled block; C-Chain blocks since Helicon} */
    Optional<UInt64> settledExcess();

    /** {@return the root of the state, after this block unless {@link #settledHeight} names another} */
    Optional<EvmHash> stateRoot();

    /** {@return the root of the transactions} */
    Optional<EvmHash> transactionsRoot();

    /** {@return the root of the receipts} */
    Optional<EvmHash> receiptsRoot();

    /**
     * {@return the bloom filter of the logs' addresses and topics, 256 bytes} In C-Chain blocks since Helicon, it is that
     * of the blocks that this one settles, and does not contain this block's own logs: a reader who skips blocks by it
     * loses logs. The receipts have filters of their own.
     */
    Optional<Bytes> logsBloom();

    /** {@return the chain's own data: the state of its fees and the results of checking Warp messages} */
    Optional<Bytes> extraData();

    /** {@return the root of the beacon block; zeros, because Avalanche chains have none} */
    Optional<EvmHash> parentBeaconBlockRoot();

    /** {@return 1, because Avalanche chains have no proof of work} */
    Optional<BigInteger> difficulty();

    /** {@return the same as {@link #number}, because each block has the difficulty 1} */
    Optional<BigInteger> totalDifficulty();

    /** {@return 8 zero bytes; absent in the pending block of a C-Chain since Helicon} */
    Optional<Bytes> nonce();

    /** {@return zeros} */
    Optional<EvmHash> mixHash();

    /** {@return the hash of an empty list} */
    Optional<EvmHash> sha3Uncles();

    /** {@return an empty list, because Avalanche chains have no uncles} */
    List<EvmHash> uncles();

    /** {@return the block's length in RLP, in bytes} */
    Optional<UInt64> size();
}
