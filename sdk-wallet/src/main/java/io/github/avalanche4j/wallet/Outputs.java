package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.NetworkIds;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;

/** The recipients and the outputs of plain payments. */
final class Outputs {
    private Outputs() {}

    /** Refuses an address of another chain than the one where it will own something. */
    static void require(Chain chain, String argument, Bech32Address address) {
        if (!chain.accepts(Objects.requireNonNull(address, argument))) {
            String rule = "an address of the " + chain + "-Chain, which begins with " + chain + "-";
            throw new InvalidRequestException(argument, address.toString(), rule);
        }
    }

    static void require(Chain chain, String argument, OutputOwners owner) {
        for (Bech32Address address : owner.addresses()) {
            require(chain, argument + ".addresses", address);
        }
    }

    /** A copy of outputs of a chain. */
    static List<TxOutput> copy(Chain chain, List<TxOutput> outputs) {
        List<TxOutput> copy = Require.elements("outputs", outputs);
        copy.forEach(output -> require(chain, "outputs.owners", output.owners()));
        return copy;
    }

    /**
     * Like {@link #require}. For the C-Chain, the key's address on the source is accepted too, because users know that
     * one.
     */
    static void requireExport(Chain from, Chain to, NAvax amount, Bech32Address address) {
        if (to != Chain.C || !from.accepts(Objects.requireNonNull(address, "to"))) {
            require(to, "to", address);
        }
        requirePositive(amount);
    }

    private static void requirePositive(NAvax amount) {
        if (Objects.requireNonNull(amount, "amount").equals(NAvax.ZERO)) {
            throw new InvalidRequestException("amount", amount.toString(), "more than nothing");
        }
    }

    /** A copy of payments to addresses of a chain, in an order that is the same for equal payments. */
    static Map<Bech32Address, NAvax> payments(Chain chain, Map<Bech32Address, NAvax> payments) {
        Set<Bytes> named = new HashSet<>();
        payments.forEach((to, amount) -> {
            require(chain, "to", to);
            requirePositive(amount);
            if (!named.add(to.bytes())) {
                throw new InvalidRequestException("to", to.toString(), "named once, with or without its chain");
            }
        });
        if (named.isEmpty()) {
            throw new InvalidRequestException("payments", "", "at least one");
        }
        Map<Bech32Address, NAvax> sorted = new TreeMap<>(Comparator.comparing(Bech32Address::bytes));
        sorted.putAll(payments);
        return sorted;
    }

    static OutputOwners owner(Bech32Address address) {
        return new OutputOwners(Instant.EPOCH, 1, List.of(address));
    }

    /** One output for each payment; a builder puts them in order. */
    static List<TxOutput> of(NetworkIds ids, Map<Bech32Address, NAvax> payments) {
        List<TxOutput> outputs = new ArrayList<>();
        payments.forEach((to, amount) -> outputs.addAll(of(ids, amount, to)));
        return outputs;
    }

    static List<TxOutput> of(NetworkIds ids, NAvax amount, Bech32Address to) {
        return List.of(new TxOutput(ids.avaxAssetId(), TransferOutput.of(amount, owner(to))));
    }
}
