package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.data.model.BlockSettings;

/** A range of blocks with an optional start and an optional end. */
@Settings("blocks")
public interface BlockRange extends BlockSettings<BlockRange> {}
