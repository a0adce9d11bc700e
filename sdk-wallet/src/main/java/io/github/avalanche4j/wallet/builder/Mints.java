package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.tx.FxOperation;
import io.github.avalanche4j.node.tx.TxOperation;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.utxo.MintOutput;
import io.github.avalanche4j.node.utxo.NftMintOutput;
import io.github.avalanche4j.node.utxo.Output;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.PropertyMintOutput;
import io.github.avalanche4j.node.utxo.PropertyOwnedOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiFunction;

/** UTXOs that operations consume: mint rights and properties. */
final class Mints {
    private final List<Utxo> utxos;
    private final Owners owners;

    Mints(List<Utxo> utxos, Owners owners) {
        this.utxos = utxos;
        this.owners = owners;
    }

    /** A UTXO and the operation that consumes it. */
    record Use(Utxo utxo, FxOperation operation) {
        TxOperation step() {
            return new TxOperation(utxo.assetId(), List.of(utxo.utxoId()), operation);
        }
    }

    /** Uses in the order of their encoded operations: by asset, then by the UTXO, of which no two have the same. */
    static List<Use> sorted(List<Use> uses) {
        for (Use use : uses) {
            if (uses.stream().filter(use.utxo()::equals).count() > 1) {
                throw new InvalidRequestException(
                        "operations", use.utxo().utxoId().toString(), "each UTXO once");
            }
        }
        return uses.stream()
                .sorted(Comparator.<Use, Bytes>comparing(
                                use -> use.utxo().assetId().bytes())
                        .thenComparing(Use::utxo, Order.UTXOS))
                .toList();
    }

    private <T extends Output> List<Use> uses(
            Id assetId, Class<T> kind, String what, BiFunction<T, List<Long>, FxOperation> operation) {
        List<Use> uses = new ArrayList<>();
        for (Utxo utxo : utxos) {
            boolean fits = utxo.assetId().equals(assetId) && kind.isInstance(utxo.output());
            List<Long> signers = fits ? owners.match(utxo.output().owners()) : null;
            if (signers != null) {
                uses.add(new Use(utxo, operation.apply(kind.cast(utxo.output()), signers)));
            }
        }
        if (uses.isEmpty()) {
            throw InsufficientFundsException.none("the given addresses are not able to " + what + " " + assetId);
        }
        return uses;
    }

    Use amount(TxOutput output) {
        return uses(
                        output.assetId(),
                        MintOutput.class,
                        "mint asset",
                        (right, signers) -> new FxOperation.Mint(signers, right, output.output()))
                .get(0);
    }

    Use nft(Id assetId, Bytes payload, List<OutputOwners> receivers) {
        return uses(
                        assetId,
                        NftMintOutput.class,
                        "mint NFT",
                        (right, signers) -> new FxOperation.NftMint(signers, right.groupId(), payload, receivers))
                .get(0);
    }

    Use property(Id assetId, OutputOwners receiver) {
        return uses(
                        assetId,
                        PropertyMintOutput.class,
                        "mint property",
                        (right, signers) ->
                                new FxOperation.PropertyMint(signers, right, new PropertyOwnedOutput(receiver)))
                .get(0);
    }

    List<Use> burns(Id assetId) {
        return uses(
                assetId,
                PropertyOwnedOutput.class,
                "burn property",
                (owned, signers) -> new FxOperation.PropertyBurn(signers));
    }
}
