package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.NetworkIds;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** The outputs of plain payments. */
final class Outputs {
    private Outputs() {}

    /** An address of the chain where it will own something. */
    static Bech32Address checked(String argument, Chain chain, Bech32Address address) {
        if (!chain.accepts(Objects.requireNonNull(address, argument))) {
            String rule = "an address of the " + chain + "-Chain, which begins with " + chain + "-";
            throw new InvalidRequestException(argument, address.toString(), rule);
        }
        return address;
    }

    /** The receiver of an export. The C-Chain has no addresses that a user knows, so those of the source are fine. */
    static Bech32Address exported(Chain from, Chain to, Bech32Address address) {
        boolean isKeyOfC = to == Chain.C && from.accepts(address);
        return isKeyOfC ? address : checked("to", to, address);
    }

    static OutputOwners checked(String argument, Chain chain, OutputOwners owner) {
        owner.addresses().forEach(address -> checked(argument, chain, address));
        return owner;
    }

    static OutputOwners owner(Bech32Address address) {
        return new OutputOwners(Instant.EPOCH, 1, List.of(address));
    }

    static List<TxOutput> of(NetworkIds ids, NAvax amount, Bech32Address to) {
        return List.of(
                new TxOutput(ids.avaxAssetId(), new TransferOutput(amount.amount(), owner(to), Optional.empty())));
    }
}
