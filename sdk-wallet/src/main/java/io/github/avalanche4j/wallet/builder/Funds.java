package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.Utxo;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The UTXOs that a transaction may spend, and how to spend them.
 *
 * @param utxos the UTXOs of the transaction's own chain, in the order in which they are taken
 * @param addresses the addresses that will sign. A UTXO is spent only if they suffice for its owners. They are chosen
 *     now, because the transaction lists them
 * @param time the time for checking locks. A node uses its own clock: with a time ahead of it, the node refuses the
 *     transaction
 * @param change the owner of change, and of the unlocked part of a stake when it ends. If absent, the first of the
 *     addresses
 * @param memo a text for the X-Chain, up to 256 bytes; the P-Chain accepts none
 */
public record Funds(
        List<Utxo> utxos, List<Bech32Address> addresses, Instant time, Optional<OutputOwners> change, Bytes memo) {
    public Funds {
        utxos = List.copyOf(utxos);
        addresses = List.copyOf(addresses);
        Objects.requireNonNull(time, "time");
        Objects.requireNonNull(change, "change");
        Objects.requireNonNull(memo, "memo");
    }

    /**
     * {@return funds whose change goes to the first of the addresses}
     *
     * @param utxos the UTXOs, in the order in which they are taken
     * @param addresses the addresses that will sign
     * @param time the time for checking locks
     */
    public static Funds of(List<Utxo> utxos, List<Bech32Address> addresses, Instant time) {
        return new Funds(utxos, addresses, time, Optional.empty(), Bytes.EMPTY);
    }

    /** {@return these funds with change to an owner} */
    public Funds withChange(OutputOwners owner) {
        return new Funds(utxos, addresses, time, Optional.of(owner), memo);
    }

    /**
     * {@return these funds with a memo}
     *
     * @param text up to 256 bytes
     */
    public Funds withMemo(Bytes text) {
        return new Funds(utxos, addresses, time, change, text);
    }

    /** The owner of change on a chain. A key that signs may be given by its address on any chain. */
    OutputOwners changeOwner(Chain chain) {
        if (addresses.isEmpty()) {
            throw new InvalidRequestException("addresses", "", "at least one address that signs");
        }
        Bech32Address first = addresses.get(0);
        return change.orElseGet(() -> new OutputOwners(
                Instant.EPOCH, 1, List.of(Bech32Address.of(chain.name(), first.network(), first.bytes()))));
    }
}
