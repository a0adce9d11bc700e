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

/** The header of a block of the C-Chain, read from its bytes. */
record CChainHeader(
        UInt64 number,
        Optional<EvmHash> hash,
        EvmHash parentHash,
        Instant timestamp,
        Optional<Instant> timestampMilliseconds,
        UInt64 gasLimit,
        UInt64 gasUsed,
        Optional<BigInteger> baseFeePerGas,
        Optional<EvmAddress> miner,
        Optional<BigInteger> blockGasCost,
        Optional<UInt64> blobGasUsed,
        Optional<UInt64> excessBlobGas,
        Optional<UInt64> minDelayExcess,
        Optional<EvmHash> extDataHash,
        Optional<BigInteger> extDataGasUsed,
        Optional<Bytes> blockExtraData,
        Optional<UInt64> targetExponent,
        Optional<UInt64> minPriceExponent,
        Optional<UInt64> settledHeight,
        Optional<UInt64> settledGasUnix,
        Optional<UInt64> settledGasNumerator,
        Optional<UInt64> settledExcess,
        Optional<EvmHash> stateRoot,
        Optional<EvmHash> transactionsRoot,
        Optional<EvmHash> receiptsRoot,
        Optional<Bytes> logsBloom,
        Optional<Bytes> extraData,
        Optional<EvmHash> parentBeaconBlockRoot,
        Optional<BigInteger> difficulty,
        Optional<Bytes> nonce,
        Optional<EvmHash> mixHash,
        Optional<EvmHash> sha3Uncles,
        List<EvmHash> uncles,
        Optional<UInt64> size,
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

    /** The sum over the whole chain, which the bytes of one block do not contain. */
    @Override
    public Optional<BigInteger> totalDifficulty() {
        return Optional.empty();
    }
}
