package io.github.avalanche4j.node.index;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.block.ProposerVmBlock;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A container with its decoded content.
 *
 * @param <T> the content of the containers of its index
 */
@NoJson("write its container()")
public final class DecodedContainer<T> {
    private final Container container;
    private final Optional<ProposerVmBlock> proposerVm;
    private final Optional<T> content;
    private final @Nullable MalformedBytesException malformed;
    private final Id id;

    private DecodedContainer(
            Container container,
            Optional<ProposerVmBlock> proposerVm,
            Optional<T> content,
            @Nullable MalformedBytesException malformed,
            Id contentId) {
        this.container = container;
        this.proposerVm = proposerVm;
        this.content = content;
        this.malformed = malformed;
        this.id = proposerVm.map(ProposerVmBlock::id).orElse(contentId);
    }

    static <T> DecodedContainer<T> of(
            Container container, Optional<ProposerVmBlock> proposerVm, T content, Id contentId) {
        return new DecodedContainer<>(container, proposerVm, Optional.of(content), null, contentId);
    }

    static <T> DecodedContainer<T> unknown(Container container, Optional<ProposerVmBlock> proposerVm) {
        return new DecodedContainer<>(container, proposerVm, Optional.empty(), null, container.id());
    }

    static <T> DecodedContainer<T> malformed(
            Container container, Optional<ProposerVmBlock> proposerVm, MalformedBytesException e) {
        return new DecodedContainer<>(container, proposerVm, Optional.empty(), e, container.id());
    }

    boolean isMalformed() {
        return malformed != null;
    }

    /** {@return the container as the node sent it, with its bytes} */
    public Container container() {
        return container;
    }

    /** {@return the number of containers accepted before this one, from 0, as the node reports it} */
    public UInt64 index() {
        return container.index();
    }

    /**
     * {@return the container's id, computed from its bytes: the id of the ProposerVM block, or of the content if it is
     * not in a ProposerVM block} If the bytes could not be decoded, it is the id that the node sent.
     */
    public Id id() {
        return id;
    }

    /**
     * {@return the ProposerVM block around the content: who proposed it and when} Absent for transactions and vertices,
     * and for blocks from before the Apricot Phase 4 upgrade.
     */
    public Optional<ProposerVmBlock> proposerVm() {
        return proposerVm;
    }

    /**
     * {@return the content; absent if a later version of the node wrote a form that this library does not know} Then
     * {@link #container} has the bytes. If only a transaction in a block is unknown, that transaction is an {@link
     * io.github.avalanche4j.node.tx.UnknownTx}.
     *
     * @throws MalformedBytesException if the bytes are not what this index holds
     */
    public Optional<T> content() {
        if (malformed != null) {
            throw malformed;
        }
        return content;
    }

    /** {@return the number, the id and the content} */
    @Override
    public String toString() {
        Object shown = malformed != null
                ? malformed.getMessage()
                : content.map(Object::toString).orElse("unknown");
        return "DecodedContainer[" + index() + ", " + id + ", " + shown + "]";
    }
}
