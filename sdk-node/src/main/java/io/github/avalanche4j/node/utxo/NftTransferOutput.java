package io.github.avalanche4j.node.utxo;

import io.github.avalanche4j.core.value.Bytes;
import java.util.Objects;

/**
 * An NFT: AvalancheGo's {@code nftfx.TransferOutput}, type id 11 on the X-Chain.
 *
 * @param groupId the group it belongs to, from 0 to 2^32 − 1
 * @param payload its content, often a URL; the X-Chain accepts up to 1024 bytes
 * @param owners the owners who may transfer it
 */
public record NftTransferOutput(long groupId, Bytes payload, OutputOwners owners) implements Output {
    public NftTransferOutput {
        Objects.requireNonNull(payload, "payload");
        Objects.requireNonNull(owners, "owners");
    }
}
