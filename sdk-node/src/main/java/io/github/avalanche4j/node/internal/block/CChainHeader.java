package io.github.avalanche4j.node.internal.block;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.eth.EvmHeader;
import java.math.BigInteger;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The header of a block of the C-Chain, read from its bytes: its fields in their order, and what follows from the block. */
record CChainHeader(
        EvmHash parentHash,
        Optional<EvmHash> sha3Uncles,
        Optional<EvmAddress> miner,
        Optional<EvmHash> stateRoot,
        Optional<EvmHash> transactionsRoot,
        Optional<EvmHash> receiptsRoot,
        Optional<Bytes> logsBloom,
        Optional<BigInteger> difficulty,
        BigInteger wholeNumber,
        UInt64 gasLimit,
        UInt64 gasUsed,
        Instant timestamp,
        Optional<Bytes> extraData,
        Optional<EvmHash> mixHash,
        Optional<Bytes> nonce,
        Optional<EvmHash> extDataHash,
        Optional<BigInteger> baseFeePerGas,
        Optional<BigInteger> extDataGasUsed,
        Optional<BigInteger> blockGasCost,
        Optional<UInt64> blobGasUsed,
        Optional<UInt64> excessBlobGas,
        Optional<EvmHash> parentBeaconBlockRoot,
        Optional<Instant> timestampMilliseconds,
        Optional<UInt64> minDelayExcess,
        Optional<UInt64> targetExponent,
        Optional<UInt64> minPriceExponent,
        Optional<UInt64> settledHeight,
        Optional<UInt64> settledGasUnix,
        Optional<UInt64> settledGasNumerator,
        Optional<UInt64> settledExcess,
        Optional<EvmHash> hash,
        Optional<Bytes> blockExtraData,
        Optional<UInt64> size,
        List<EvmHash> uncles,
        Unread unread)
        implements EvmHeader {
    /**
     * The parts of a block that have no accessor. They are kept to write the block.
     *
     * @param version the version of the format of atomic transactions, 0 so far
     * @param uncles the headers of uncles in RLP; empty, because Avalanche chains have none
     * @param later the fields of a later version in RLP, at the end of the header
     */
    record Unread(UInt64 version, Bytes uncles, Bytes later) {
        static final Unread NOTHING = new Unread(UInt64.ZERO, Bytes.EMPTY, Bytes.EMPTY);
    }

    /** The number; its low 64 bits if it ever has more. */
    @Override
    public UInt64 number() {
        return UInt64.fromBits(wholeNumber.longValue());
    }

    /** The sum over the whole chain, which the bytes of one block do not contain. */
    @Override
    public Optional<BigInteger> totalDifficulty() {
        return Optional.empty();
    }
}
