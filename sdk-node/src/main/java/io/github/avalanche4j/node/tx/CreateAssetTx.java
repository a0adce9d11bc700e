package io.github.avalanche4j.node.tx;

import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.node.utxo.Output;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A transaction that creates an asset, whose id is the transaction's: type id 1 on the X-Chain.
 *
 * @param base the network, inputs, outputs and memo, as in every transaction
 * @param name the asset's name, 1 to 128 letters, digits and spaces where the X-Chain accepts it
 * @param symbol its symbol, 1 to 4 upper-case letters
 * @param denomination the number of decimals of an amount, 0 to 32; the parser accepts up to 255
 * @param initialStates its initial outputs, which are UTXOs of the transaction numbered after {@link BaseTx#outputs}
 */
public record CreateAssetTx(BaseTx base, String name, String symbol, int denomination, List<InitialState> initialStates)
        implements UnsignedTx {
    public CreateAssetTx {
        Objects.requireNonNull(base, "base");
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(symbol, "symbol");
        initialStates = List.copyOf(initialStates);
    }

    @Override
    public Optional<BaseTx> baseTx() {
        return Optional.of(base);
    }

    /**
     * The initial outputs of a new asset under one feature extension.
     *
     * @param fxIndex the extension's index in the chain's list: 0 is secp256k1fx, 1 is nftfx, 2 is propertyfx. The
     *     parser accepts any number up to 2^32 − 1
     * @param outputs amounts, NFTs, properties, and rights to create more
     */
    @NoJson("write the Tx that has it")
    public record InitialState(long fxIndex, List<Output> outputs) {
        public InitialState {
            outputs = List.copyOf(outputs);
        }
    }
}
