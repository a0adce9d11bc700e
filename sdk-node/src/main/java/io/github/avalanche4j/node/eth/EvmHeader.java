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
 * The header of a block of an EVM chain. A field is absent where the chain did not have it yet when the block was made,
 * or does not have it at all.
 */
public interface EvmHeader {
    /** {@return the block's number: how many blocks come before it; 0 for the genesis block} */
    UInt64 number();

    /** {@return the block's hash; absent of the pending block of a C-Chain since Helicon} */
    Optional<EvmHash> hash();

    /** {@return the hash of the block before this one} */
    EvmHash parentHash();

    /** {@return when the block was made, to the second; see {@link #timestampMilliseconds}} */
    @UnixSeconds
    Instant timestamp();

    /** {@return the same time to the millisecond; since Granite} */
    @UnixMilliseconds
    Optional<Instant> timestampMilliseconds();

    /** {@return the most gas that the block's transactions may use together} */
    UInt64 gasLimit();

    /** {@return the gas that they used} */
    UInt64 gasUsed();

    /**
     * {@return the base fee, in wei per gas; since Apricot Phase 3 on the C-Chain} C-Chain blocks are executed after
     * they were accepted since Helicon, so theirs is the highest that it could be; what a transaction paid is in its
     * receipt.
     */
    Optional<BigInteger> baseFeePerGas();

    /**
     * {@return the account that gets the fees; {@code 0x0100…00} where they are burned; absent of the pending block of
     * a C-Chain since Helicon}
     */
    Optional<EvmAddress> miner();

    /** {@return the gas charged for making a block early; 0 since Granite} */
    Optional<BigInteger> blockGasCost();

    /** {@return the gas that blobs used; 0, for Avalanche chains take no blobs} */
    Optional<UInt64> blobGasUsed();

    /** {@return the excess blob gas, from which the price of blobs follows; 0, for Avalanche chains take no blobs} */
    Optional<UInt64> excessBlobGas();

    /** {@return the exponent from which the least delay between blocks follows (ACP-226); since Granite} */
    Optional<UInt64> minDelayExcess();

    /** {@return of C-Chain blocks, the hash of {@link #blockExtraData}} */
    Optional<EvmHash> extDataHash();

    /** {@return of C-Chain blocks, the gas that the atomic transactions used; since Apricot Phase 4} */
    Optional<BigInteger> extDataGasUsed();

    /**
     * {@return of C-Chain blocks, the atomic transactions: imports from and exports to the X- and P-Chain; empty for
     * none}
     */
    Optional<Bytes> blockExtraData();

    /**
     * {@return of C-Chain blocks since Helicon, the exponent from which the target of gas per second follows (ACP-176)}
     */
    Optional<UInt64> targetExponent();

    /** {@return of C-Chain blocks since Helicon, the exponent from which the least gas price follows (ACP-283)} */
    Optional<UInt64> minPriceExponent();

    /**
     * {@return of C-Chain blocks since Helicon, the number of the last block whose execution this one settles}
     * {@link #stateRoot} and {@link #receiptsRoot} are those after that block, not after this one (ACP-194).
     */
    Optional<UInt64> settledHeight();

    /** {@return of C-Chain blocks since Helicon, the time of the gas clock after the settled block, whole seconds} */
    Optional<UInt64> settledGasUnix();

    /** {@return of C-Chain blocks since Helicon, that time's fraction of a second, counted in gas} */
    Optional<UInt64> settledGasNumerator();

    /** {@return of C-Chain blocks since Helicon, the excess gas after the settled block} */
    Optional<UInt64> settledExcess();

    /** {@return the root of the state, after this block unless {@link #settledHeight} names another} */
    Optional<EvmHash> stateRoot();

    /** {@return the root of the transactions} */
    Optional<EvmHash> transactionsRoot();

    /** {@return the root of the receipts} */
    Optional<EvmHash> receiptsRoot();

    /** {@return the bloom filter of the logs' addresses and topics, 256 bytes} */
    Optional<Bytes> logsBloom();

    /** {@return bytes of the chain's own: the state of its fees, and the results of checking Warp messages} */
    Optional<Bytes> extraData();

    /** {@return the root of the beacon block; zeros, for Avalanche chains have none} */
    Optional<EvmHash> parentBeaconBlockRoot();

    /** {@return 1, for Avalanche chains have no proof of work} */
    Optional<BigInteger> difficulty();

    /** {@return the same as {@link #number}, for each block has the difficulty 1} */
    Optional<BigInteger> totalDifficulty();

    /** {@return 8 zero bytes; absent of the pending block of a C-Chain since Helicon} */
    Optional<Bytes> nonce();

    /** {@return zeros} */
    Optional<EvmHash> mixHash();

    /** {@return the hash of an empty list} */
    Optional<EvmHash> sha3Uncles();

    /** {@return none, for Avalanche chains have no uncles} */
    List<EvmHash> uncles();

    /** {@return the block's length in RLP, in bytes} */
    Optional<UInt64> size();
}
