package io.github.avalanche4j.node.internal.block;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.MalformedBytesException.Reason;
import io.github.avalanche4j.core.internal.codec.CodecReader;
import io.github.avalanche4j.core.internal.codec.CodecWriter;
import io.github.avalanche4j.core.internal.hash.Sha256;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.block.Epoch;
import io.github.avalanche4j.node.block.ProposerVmBlock;
import io.github.avalanche4j.node.internal.layout.Times;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;

/**
 * Parses and writes ProposerVM blocks (AvalancheGo vms/proposervm/block). The parser is as strict as the node's: some blocks from
 * before the ProposerVM begin like one, and only a field that does not fit shows the difference.
 */
public final class ProposerVm {
    private static final int TYPES = 3;
    private static final int OPTION = 1;
    private static final int GRANITE = 2;
    private static final String EXCEPT_IN_OPTION = "absent in an option block, which has no timestamp";
    private static final String CERTIFICATE =
            "a certificate of at most " + StakingCertificate.MAX_SIZE + " bytes with an RSA or P-256 key";

    private ProposerVm() {}

    /** Parses a ProposerVM block. */
    public static ProposerVmBlock parse(Bytes bytes) {
        CodecReader in = new CodecReader("ProposerVM block", bytes);
        in.version();
        int type = in.typeId(TYPES);
        Id parentId = in.id();
        return type == OPTION ? option(in, bytes, parentId) : proposed(in, type == GRANITE, parentId);
    }

    /** Reads a chain's own block with {@code parser}. For a container of an index, the failure names its decoder. */
    public static <T> T readInner(Bytes bytes, Function<Bytes, T> parser) {
        try {
            return parser.apply(bytes);
        } catch (MalformedBytesException e) {
            if (!isBlock(bytes)) {
                throw e;
            }
            throw new MalformedBytesException(
                    e.type(),
                    e.offset(),
                    e.reason(),
                    "the chain's own block, but this is a ProposerVM block around one",
                    "decode a container of an index with Index.decode(container), or take the inner() of "
                            + "ProposerVmCodec.parse(bytes)");
        }
    }

    private static boolean isBlock(Bytes bytes) {
        try {
            parse(bytes);
            return true;
        } catch (MalformedBytesException e) {
            return false;
        }
    }

    /** Writes a ProposerVM block. */
    public static Bytes write(ProposerVmBlock block) {
        boolean isOption = block.timestamp().isEmpty();
        Optional<NodeId> proposer = block.certificate().isEmpty()
                ? Optional.empty()
                : Optional.of(StakingCertificate.nodeId(block.certificate()));
        require(
                "pChainHeight",
                block.pChainHeight(),
                block.pChainHeight().isPresent() != isOption,
                "present; " + EXCEPT_IN_OPTION);
        require("epoch", block.epoch(), !isOption || block.epoch().isEmpty(), EXCEPT_IN_OPTION);
        require(
                "certificate",
                block.certificate(),
                !isOption || block.certificate().isEmpty(),
                EXCEPT_IN_OPTION);
        require("signature", block.signature(), !isOption || block.signature().isEmpty(), EXCEPT_IN_OPTION);
        require(
                "certificate",
                block.certificate(),
                proposer.isEmpty() || StakingCertificate.isValid(block.certificate()),
                CERTIFICATE);
        require("proposer", block.proposer(), block.proposer().equals(proposer), "the node of the certificate");
        CodecWriter out = new CodecWriter().version();
        if (isOption) {
            return out.uint32(OPTION)
                    .id(block.parentId())
                    .variable(block.inner())
                    .bytes();
        }
        out.uint32(block.epoch().isPresent() ? GRANITE : 0).id(block.parentId());
        out.uint64(Times.toSigned("timestamp", block.timestamp().orElseThrow()));
        out.uint64(block.pChainHeight().orElseThrow());
        out.variable(block.certificate()).variable(block.inner());
        block.epoch().ifPresent(epoch -> write(epoch, out));
        return out.variable(block.signature()).bytes();
    }

    private static void write(Epoch epoch, CodecWriter out) {
        require("epoch.startTime", epoch.startTime(), epoch.startTime().isPresent(), "present");
        out.uint64(epoch.pChainHeight()).uint64(epoch.number());
        out.uint64(Times.toSigned("epoch.startTime", epoch.startTime().orElseThrow()));
    }

    private static void require(String field, Object value, boolean isKept, String rule) {
        if (!isKept) {
            throw new InvalidRequestException(field, value.toString(), rule);
        }
    }

    private static ProposerVmBlock option(CodecReader in, Bytes bytes, Id parentId) {
        Bytes inner = in.variable();
        in.end();
        return new ProposerVmBlock(
                Sha256.idOf(bytes),
                parentId,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Bytes.EMPTY,
                Bytes.EMPTY,
                inner);
    }

    private static ProposerVmBlock proposed(CodecReader in, boolean isGranite, Id parentId) {
        Instant timestamp = Times.ofSigned(in.int64());
        UInt64 pChainHeight = in.uint64();
        int certificateAt = in.position();
        Bytes certificate = in.variable();
        Bytes inner = in.variable();
        Optional<Epoch> epoch = isGranite ? Optional.of(epoch(in)) : Optional.empty();
        Id id = Sha256.idOf(in.since(0));
        Bytes signature = in.variable();
        in.end();
        if (!certificate.isEmpty() && !StakingCertificate.isValid(certificate)) {
            throw in.malformed(certificateAt, Reason.INVALID_CERTIFICATE, CERTIFICATE);
        }
        return new ProposerVmBlock(
                id,
                parentId,
                Optional.of(timestamp),
                Optional.of(pChainHeight),
                epoch,
                certificate.isEmpty() ? Optional.empty() : Optional.of(StakingCertificate.nodeId(certificate)),
                certificate,
                signature,
                inner);
    }

    private static Epoch epoch(CodecReader in) {
        UInt64 pChainHeight = in.uint64();
        UInt64 number = in.uint64();
        return Epoch.of(number, Times.ofSigned(in.int64()), pChainHeight);
    }
}
