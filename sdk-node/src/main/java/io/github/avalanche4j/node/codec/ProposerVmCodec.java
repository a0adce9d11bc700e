package io.github.avalanche4j.node.codec;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.node.block.ProposerVmBlock;
import io.github.avalanche4j.node.internal.block.ProposerVm;

/** Parser and writer of ProposerVM blocks, the envelopes around a chain's own blocks (AvalancheGo vms/proposervm). */
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

    /**
     * {@return the bytes of a ProposerVM block}
     *
     * @param block the block; its id is not checked
     * @throws InvalidRequestException if nodes do not accept the certificate, the proposer is not the node of the
     *     certificate, or a field is absent or present against the rule of its kind; the error names the field and the
     *     rule
     */
    public static Bytes encode(ProposerVmBlock block) {
        return ProposerVm.write(block);
    }
}
