package io.github.avalanche4j.wallet.internal;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.call.CallAccess;
import io.github.avalanche4j.core.internal.call.Run;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.internal.call.Transport;
import io.github.avalanche4j.core.internal.http.Clock;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.key.Signer;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The node, the keys and the ledger that all runs of a wallet share. No other class calls the store. */
public final class Engine {
    private static final int MAX_TIP = 10_000;

    private final NodeClient node;
    private final List<Signer> signers;
    private final Settings settings;
    private final Store store;
    private final Failures failures;
    private final Transport transport;
    private final Lookup lookup;
    private final Ledger ledger;
    private final Map<Place, SpenderSearch> searches = new ConcurrentHashMap<>();

    /** An input on its chain. */
    private record Place(Chain chain, Spendable input) {}

    /** An engine whose ledger is empty; the store is read when it is needed. */
    public Engine(NodeClient node, List<Signer> signers, Settings settings, Store store, Failures failures) {
        this.node = node;
        this.signers = signers;
        this.settings = settings;
        this.store = store;
        this.failures = failures;
        this.transport = Objects.requireNonNull(
                CallAccess.runner(node.info().getNetworkId()).transport());
        this.lookup = new Lookup(node, settings);
        this.ledger = new Ledger(
                transport.clock(),
                signers.stream().map(signer -> signer.publicKey().shortId()).collect(Collectors.toSet()));
    }

    NodeClient node() {
        return node;
    }

    /** Looks up the data that builders need. */
    public Lookup lookup() {
        return lookup;
    }

    /** The inputs that must not be spent now. */
    public Ledger ledger() {
        return ledger;
    }

    /** The options of the wallet. */
    public Settings settings() {
        return settings;
    }

    Failures failures() {
        return failures;
    }

    Clock clock() {
        return transport.clock();
    }

    /** The keys. */
    public List<Signer> signers() {
        return signers;
    }

    /** The addresses of the keys on a chain. */
    public List<Bech32Address> addresses(Chain chain, Network network) {
        return signers.stream()
                .map(signer -> signer.publicKey().address(chain.name(), network))
                .toList();
    }

    /** The accounts of the keys on the C-Chain. */
    public List<EvmAddress> accounts() {
        return signers.stream().map(signer -> signer.publicKey().evmAddress()).toList();
    }

    /** Some nAVAX, at most 0.00001 AVAX, by which equal payments of two wallets with one key differ. */
    long randomTip() {
        return (long) (Math.abs(clock().random() - 0.5) * 2 * MAX_TIP);
    }

    /** Several calls as a call of the node's client. */
    public <T> Call<T> sequence(String name, Function<Run, ? extends Call<T>> script) {
        return Sequence.call(name, transport, script);
    }

    /** Like {@link #sequence}, for a script that calls the store, which may block. */
    <T> Call<T> stored(String name, Function<Run, ? extends Call<T>> script) {
        return Sequence.blocking(name, transport, script);
    }

    /** Signs with this wallet's keys, however long the signers take. */
    public Call<SignedTx> sign(SignedTx tx) {
        return Sequence.await("signing", () -> tx.signAsync(signers.toArray(Signer[]::new)));
    }

    static SignedTx requireComplete(String argument, SignedTx tx) {
        if (!tx.isComplete()) {
            Set<?> missing = tx.missing().isEmpty() ? tx.missingAccounts() : tx.missing();
            throw new InvalidRequestException(argument, tx.toString(), "complete", "missing signatures: " + missing);
        }
        return tx;
    }

    /**
     * A search for what spent the anchor of a record. It continues those of earlier runs of the name, because a run may be
     * too short for the blocks since the anchor was spent.
     */
    SpenderSearch search(Chain chain, Spendable anchor) {
        return searches.computeIfAbsent(
                        new Place(chain, anchor), place -> SpenderSearch.of(node, chain, Set.of(anchor)))
                .again();
    }

    /** Forgets a search, because the record has another anchor. */
    void endSearch(Chain chain, Spendable anchor) {
        searches.remove(new Place(chain, anchor));
    }

    List<Row> unfinished() {
        return store.unfinished();
    }

    Optional<Row> load(String name) {
        return store.load(name);
    }

    /**
     * Reads the unfinished records again if the last reading is older than a poll, because another process may have
     * changed them.
     */
    void refresh() {
        if (ledger.isStale(settings.pollInterval())) {
            long began = clock().nanoTime();
            ledger.read(began, store.unfinished()).forEach(this::loadAgain);
        }
    }

    /** Loads a name that is no longer listed into the ledger. */
    private void loadAgain(String name) {
        store.load(name).ifPresent(row -> {
            try {
                ledger.loaded(row, PaymentState.of(row));
            } catch (InvalidRequestException e) {
                // a record that cannot be read stops only its own name
            }
        });
    }

    /**
     * The record of a name now.
     *
     * @param isOurs whether this run has saved it; if not, another thread or process was first
     */
    record Saved(Row row, boolean isOurs) {}

    /**
     * Saves a change, unless another thread or process has saved one.
     *
     * @param before the record as it was read
     */
    Saved save(Optional<Row> before, Row after, PaymentState state) {
        boolean isKnown = false; // whether the store has this record
        try {
            if (store.save(before, after)) {
                ledger.saved(after, state);
                isKnown = true;
                return new Saved(after, true);
            }
            Optional<Row> now = store.load(after.name());
            if (now.equals(before)) {
                throw new IllegalStateException("the store did not save payment " + after.name() + ", although load()"
                        + " returns " + (before.isPresent() ? "the record that it should replace" : "no record of it")
                        + ": both have to use the same data");
            }
            isKnown = true;
            return new Saved(now.orElseThrow(() -> LostException.of(before.orElseThrow())), false);
        } finally {
            if (!isKnown) { // also after an error
                ledger.forget();
            }
        }
    }

    /** The store has lost a record that a run has seen: the name may have paid, and would pay again. */
    static final class LostException extends IllegalStateException {
        private static final long serialVersionUID = 1;

        private LostException(String message) {
            super(message);
        }

        static LostException of(Row lost) {
            PaymentState state = PaymentState.of(lost);
            return new LostException("the store has lost payment " + lost.name()
                    + (state.isBegun() ? " with transaction " + state.last().id() : "")
                    + ", which this call has loaded: look up whether it has paid before you run it again");
        }
    }
}
