package io.github.avalanche4j.node.block;

import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;

/**
 * A ProposerVM block: the envelope around a chain's own block that says who proposed it and when (AvalancheGo
 * vms/proposervm/block). An option block, the envelope of the P-Chain's {@code COMMIT} and {@code ABORT} blocks, has
 * only a parent and its content.
 *
 * @param id the SHA-256 of its bytes without the signature; in a block index, this is the container's id
 * @param parentId the id of the ProposerVM block before it, or of the chain's own block if that has no ProposerVM block
 *     around it
 * @param timestamp when it was proposed, to the second; absent in an option block. A time outside the range of {@link
 *     Instant} is kept as one of the first or last instants
 * @param pChainHeight the P-Chain height that its proposer recorded; absent in an option block
 * @param epoch its epoch (ACP-181); absent before the Granite upgrade, before the first epoch, and in an option block
 * @param proposer the node that proposed it; absent where any node could propose it, and in an option block
 * @param certificate the proposer's certificate, X.509 in DER; empty where there is no proposer
 * @param signature the proposer's signature, which this library does not verify; empty where there is no proposer
 * @param inner the chain's own block
 */
@NoJson("write its bytes, which ProposerVmCodec.encode gives")
public record ProposerVmBlock(
        Id id,
        Id parentId,
        Optional<Instant> timestamp,
        Optional<UInt64> pChainHeight,
        Optional<Epoch> epoch,
        Optional<NodeId> proposer,
        Bytes certificate,
        Bytes signature,
        Bytes inner) {
    public ProposerVmBlock {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(parentId, "parentId");
        Objects.requireNonNull(timestamp, "timestamp");
        Objects.requireNonNull(pChainHeight, "pChainHeight");
        Objects.requireNonNull(epoch, "epoch");
        Objects.requireNonNull(proposer, "proposer");
        Objects.requireNonNull(certificate, "certificate");
        Objects.requireNonNull(signature, "signature");
        Objects.requireNonNull(inner, "inner");
    }
}
