package io.github.avalanche4j.node.codec;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.node.block.ProposerVmBlock;
import io.github.avalanche4j.node.internal.block.ProposerVm;

/** Parser of ProposerVM blocks, the envelopes around a chain's own blocks (AvalancheGo vms/proposervm). */
public final class ProposerVmCodec {
    private ProposerVmCodec() {}

    /**
     * {@return a ProposerVM block} Its signature is not verified.
     *
     * @param bytes the whole block, as a block index returns it; a block from before the Apricot Phase 4 upgrade is not
     *     in a ProposerVM block
     * @throws MalformedBytesException if the bytes are malformed, or nodes do not accept the proposer's certificate
     */
    public static ProposerVmBlock parse(Bytes bytes) {
        return ProposerVm.parse(bytes);
    }
}
