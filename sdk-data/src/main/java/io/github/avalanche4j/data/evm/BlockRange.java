package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.data.internal.RequestBuilding;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.model.BlockSettings;
import java.util.OptionalLong;
import java.util.function.Consumer;

/** A range of blocks with an optional start and an optional end. */
@Value.Built
public abstract class BlockRange {
    BlockRange() {}

    abstract OptionalLong startBlock();

    abstract OptionalLong endBlock();

    /**
     * {@return the blocks that a lambda describes}
     *
     * @throws InvalidRequestException if a number is negative, or the start is after the end
     */
    static BlockRange of(Consumer<? super Builder> settings) {
        return RequestBuilding.build(
                "blocks",
                ImmutableBlockRange.builder(),
                settings,
                ImmutableBlockRange.Builder::build,
                BlockRange::check);
    }

    void check() {
        RequestChecks.blocks(startBlock(), endBlock());
    }

    /** Sets the ends. */
    public interface Builder extends BlockSettings<Builder> {}
}
