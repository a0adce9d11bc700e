package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.SpentOutputs;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Signed transactions as text: each one after the first replaces the one before it, and at most one is accepted. */
record KeptTxs(List<Kept> all) {
    static final KeptTxs NONE = new KeptTxs(List.of());
    private static final String FORM = "avalanche4j-payment-1";
    private static final String ENDED = ":ended";

    /** Whether a transaction of a name, or of a saved text, is kept. */
    enum Saved {
        NO,
        /** It is being saved, or saving it has failed. */
        MAYBE,
        /** A caller has it in a text, which no store knows. */
        AS_TEXT,
        IN_STORE
    }

    /**
     * A signed transaction and its fee, without the UTXOs that it spends, because only signing needs them.
     *
     * @param isEnded whether a node refused it, or its inputs are spent; what it spends need not be reserved
     */
    record Kept(SignedTx tx, NAvax fee, boolean isEnded) {
        Bytes bytes() {
            return tx.bytes();
        }

        /** The hash of the unsigned transaction, by which it reserves what it spends. */
        Id hash() {
            return Holdings.hash(built());
        }

        BuiltTx built() {
            return BuiltTx.of(tx.tx().unsigned(), tx.spent(), fee);
        }
    }

    KeptTxs {
        all = List.copyOf(all);
    }

    /** The one that was accepted. */
    static KeptTxs of(IssuedTx accepted) {
        Chain chain = accepted.chain();
        SignedTx tx = SignedTx.parse(chain.encodeTx(accepted.tx()), none(chain));
        return new KeptTxs(List.of(new Kept(tx, accepted.fee(), false)));
    }

    private static SpentOutputs none(Chain chain) {
        return new SpentOutputs(chain, List.of(), Optional.empty());
    }

    boolean has(SignedTx tx) {
        return all.stream().anyMatch(kept -> kept.bytes().equals(tx.bytes()));
    }

    /** These, after those of an earlier record that they lack: none is forgotten that may be sent and has not ended. */
    KeptTxs after(KeptTxs earlier, WalletContext wallet) {
        List<Kept> endedSince = wallet.ended(earlier);
        Stream<Kept> missing = earlier.all().stream()
                .filter(kept -> !kept.isEnded() && !has(kept.tx()) && !wallet.isGivenUp(kept))
                .map(kept -> new Kept(kept.tx(), kept.fee(), endedSince.contains(kept)));
        return new KeptTxs(Stream.concat(missing, all.stream()).toList());
    }

    /** These, and others that they lack. */
    KeptTxs with(KeptTxs others) {
        Stream<Kept> missing = others.all().stream().filter(kept -> !has(kept.tx()));
        return new KeptTxs(Stream.concat(all.stream(), missing).toList());
    }

    /** The same, of which some have ended. */
    KeptTxs ended(List<Kept> some) {
        return new KeptTxs(all.stream()
                .map(kept -> some.contains(kept) ? new Kept(kept.tx(), kept.fee(), true) : kept)
                .toList());
    }

    /** Those that were not given up, after {@link WalletContext#release}: nodes have refused them. */
    KeptTxs notGivenUp(WalletContext wallet) {
        return new KeptTxs(all.stream()
                .filter(kept -> !wallet.isGivenUp(kept))
                .map(kept -> new Kept(kept.tx(), kept.fee(), true))
                .toList());
    }

    /** The failure of a call with one of these transactions, see {@link TxUnconfirmedException#of}. */
    RuntimeException explained(WalletContext wallet, RuntimeException failure) {
        Stream<Issuance> known =
                all.stream().flatMap(kept -> wallet.known(kept.tx().id()).stream());
        return TxUnconfirmedException.of(known, failure);
    }

    Kept last() {
        return all.get(all.size() - 1);
    }

    /** What a payment that is finished returns. */
    IssuedTx result() {
        return new IssuedTx(last().tx().spent().chain(), last().tx().tx(), last().fee(), Optional.empty());
    }

    static boolean isIn(PaymentRecord record) {
        return record.state().startsWith(FORM + " ");
    }

    /** The transactions of a payment; fails if the record is not one. */
    static KeptTxs of(PaymentRecord record) {
        if (!isIn(record)) {
            throw new InvalidRequestException(
                    "name",
                    record.name(),
                    "the name of a payment of one transaction",
                    "it belongs to " + record.purpose());
        }
        try {
            return parse(record.state());
        } catch (InvalidRequestException e) {
            throw new InvalidRequestException(
                    "name", record.name(), "the name of a payment whose record can be read", String.valueOf(e));
        }
    }

    /** The same; absent if the record is not one. */
    static Optional<KeptTxs> readable(PaymentRecord record) {
        try {
            return Optional.of(of(record));
        } catch (InvalidRequestException e) {
            return Optional.empty();
        }
    }

    /** What work sends at its stage. */
    static KeptTxs sending(KeptWork work) {
        return parse(work.sending());
    }

    /** The inverse of {@link #state}; fails if it is not one. */
    static KeptTxs parse(String state) {
        String[] parts = state.split(" ", -1);
        try {
            KeptTxs txs = state.isEmpty() ? NONE : parse(Chain.valueOf(parts[1]), parts[2]);
            if (txs.state().equals(state)) {
                return txs;
            }
        } catch (IndexOutOfBoundsException e) {
            throw unknown(state, "it has another form");
        } catch (IllegalArgumentException | AvalancheException e) {
            throw unknown(state, String.valueOf(e));
        }
        throw unknown(state, "it has another form");
    }

    private static InvalidRequestException unknown(String state, String why) {
        return new InvalidRequestException("state", state, "the text of signed transactions", why);
    }

    /** What a record of a payment says of them; empty if there are none. */
    String state() {
        return all.isEmpty() ? "" : FORM + " " + last().tx().spent().chain() + " " + text();
    }

    String text() {
        return all.stream()
                .map(kept -> kept.fee().amount() + ":" + kept.bytes().toCheckedHex() + (kept.isEnded() ? ENDED : ""))
                .collect(Collectors.joining(","));
    }

    /** The inverse of {@link #text}; fails if it is not one. */
    static KeptTxs parse(Chain chain, String text) {
        return text.isEmpty()
                ? NONE
                : new KeptTxs(Arrays.stream(text.split(",", -1))
                        .map(each -> each.split(":", -1))
                        .map(parts -> new Kept(
                                SignedTx.parse(Bytes.fromCheckedHex(parts[1]), none(chain)),
                                NAvax.of(UInt64.parse(parts[0])),
                                parts.length > 2))
                        .toList());
    }
}
