package io.github.avalanche4j.wallet.internal;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.AtomicExportTx;
import io.github.avalanche4j.node.tx.AtomicExportTx.EvmInput;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.Credential;
import io.github.avalanche4j.node.tx.ExportTx;
import io.github.avalanche4j.node.tx.Fx;
import io.github.avalanche4j.node.tx.ImportTx;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.tx.TxInput;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoId;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.SpentOutputs;
import io.github.avalanche4j.wallet.internal.PaymentState.Attempt;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The real transactions of a {@link SmallWorld}, each of which spends one thing. There are at most 64, so that a set of
 * them is a {@code long}.
 */
final class SmallTxs {
    static final Bytes OURS = Bytes.of(new byte[20]);
    private static final Id AVAX = id(0);
    private static final Id X_CHAIN = id(1);
    private static final Id C_CHAIN = id(2);
    private static final UInt64 AMOUNT = UInt64.of(1_000_000);

    /** What the name of a transaction does on its way. */
    enum Kind {
        PAYS,
        CANCELS,
        FOREIGN
    }

    /** What a transaction spends. */
    enum Source {
        /** A coin of the P-Chain. */
        COIN,
        /** What somebody else exported to the X-Chain. */
        GIFT,
        /** The next transaction of an account of the C-Chain. */
        NONCE,
        /** What a transaction of a move exported. */
        EXPORT
    }

    /**
     * Something that only one accepted transaction spends.
     *
     * @param number the number of a coin, a gift or a nonce; of an export that of the transaction
     */
    record Spent(int id, Source source, int number, Spendable real, Optional<Utxo> utxo) {}

    /**
     * A transaction.
     *
     * @param name the number of its name; less than 0 if it is a stranger's
     * @param step 1, or 2 for the import of a move
     * @param n how many transactions of its name were made before
     */
    record Made(int id, int name, int step, Kind kind, Spent spent, int n, Optional<Attempt> attempt, Optional<Tx> tx) {
        @Override
        public String toString() {
            return kind + " " + n + " of name " + name + ", step " + step + ", spending " + spent.source() + " "
                    + spent.number();
        }

        long bit() {
            return 1L << id;
        }
    }

    private record SpentKey(Source source, int number) {}

    private record MadeKey(int name, int step, Kind kind, int spent, int n) {}

    private final Map<SpentKey, Spent> spentByKey = new HashMap<>();
    private final Map<MadeKey, Made> madeByKey = new HashMap<>();
    private final Map<Id, Made> madeById = new HashMap<>();
    private final List<Made> all = new ArrayList<>();
    private final List<Spent> allSpent = new ArrayList<>();
    private final long[] spenders = new long[64];

    private static Id id(int number) {
        return Id.of(Bytes.fromHex(String.format("%064x", number + 1)));
    }

    Made get(int id) {
        return all.get(id);
    }

    Made get(Id txId) {
        return madeById.get(txId);
    }

    /** The transactions that spend something. */
    long spenders(Spent spent) {
        return spenders[spent.id()];
    }

    Spent spent(Source source, int number) {
        return spentByKey.computeIfAbsent(new SpentKey(source, number), key -> newSpent(source, number));
    }

    Spent spent(Spendable real) {
        return allSpent.stream()
                .filter(each -> each.real().equals(real))
                .findFirst()
                .orElseThrow();
    }

    private Spent newSpent(Source source, int number) {
        Optional<Utxo> utxo = switch (source) {
            case COIN -> Optional.of(utxo(id(100 + number)));
            case GIFT -> Optional.of(utxo(id(200 + number)));
            case EXPORT ->
                Optional.of(
                        get(number).attempt().orElseThrow().tx().tx().exported().get(0));
            case NONCE -> Optional.empty();
        };
        Spendable real = utxo.map(each -> Spendable.of(each.utxoId()))
                .orElseGet(() -> new Spendable.Nonce(EvmAddress.of(OURS), UInt64.of(number)));
        Spent spent = new Spent(allSpent.size(), source, number, real, utxo);
        allSpent.add(spent);
        return spent;
    }

    private static Utxo utxo(Id txId) {
        return new Utxo(UtxoId.of(txId, 0), AVAX, output(AMOUNT).output());
    }

    private static TxOutput output(UInt64 amount) {
        OutputOwners owner = new OutputOwners(Instant.EPOCH, 1, List.of(Bech32Address.of("P", Network.LOCAL, OURS)));
        return new TxOutput(AVAX, new TransferOutput(amount, owner, Optional.empty()));
    }

    Made make(int name, int step, Kind kind, Spent spent, int n, boolean isMove) {
        return madeByKey.computeIfAbsent(
                new MadeKey(name, step, kind, spent.id(), n), key -> newTx(name, step, kind, spent, n, isMove));
    }

    private Made newTx(int name, int step, Kind kind, Spent spent, int n, boolean isMove) {
        if (all.size() == 64) {
            throw new IllegalStateException("more than 64 transactions: the world is too large");
        }
        // payments of several names differ in their amount, as random tips would make them
        List<TxOutput> outputs =
                List.of(output(UInt64.of(kind == Kind.CANCELS ? 1 + 100L * name + n : 1000 + 100L * (name + 2) + n)));
        boolean exports = isMove && step == 1 && kind == Kind.PAYS;
        Chain chain = switch (spent.source()) {
            case COIN -> Chain.P;
            case GIFT, EXPORT -> Chain.X;
            case NONCE -> Chain.C;
        };
        List<TxInput> inputs = spent.utxo().stream()
                .map(utxo -> new TxInput(utxo.utxoId(), AVAX, AMOUNT, List.of(0L), Optional.empty()))
                .toList();
        UnsignedTx unsigned = switch (spent.source()) {
            case COIN ->
                exports
                        ? new ExportTx(base(Id.EMPTY, List.of(), inputs), X_CHAIN, outputs)
                        : base(Id.EMPTY, outputs, inputs);
            case GIFT, EXPORT -> new ImportTx(base(X_CHAIN, outputs, List.of()), Id.EMPTY, inputs);
            case NONCE ->
                new AtomicExportTx(
                        Network.LOCAL,
                        C_CHAIN,
                        X_CHAIN,
                        List.of(new EvmInput(EvmAddress.of(OURS), AMOUNT, AVAX, UInt64.of(spent.number()))),
                        outputs);
        };
        SignedTx tx = SignedTx.parse(
                chain.encodeTx(new Tx(
                        Id.EMPTY, unsigned, List.of(new Credential(Fx.SECP256K1, List.of(Bytes.of(new byte[65])))))),
                new SpentOutputs(chain, List.of(), Optional.empty()));
        boolean isFound = kind != Kind.FOREIGN || chain != Chain.C; // transactions of an account have other blocks
        Made made = new Made(
                all.size(),
                name,
                step,
                kind,
                spent,
                n,
                kind == Kind.FOREIGN
                        ? Optional.empty()
                        : Optional.of(new Attempt(tx, NAvax.of(1 + n), false, kind == Kind.CANCELS)),
                Optional.of(tx.tx()).filter(any -> isFound));
        all.add(made);
        if (madeById.put(tx.id(), made) != null) {
            throw new IllegalStateException("two transactions are equal: " + made);
        }
        spenders[spent.id()] |= made.bit();
        return made;
    }

    private static BaseTx base(Id chain, List<TxOutput> outputs, List<TxInput> inputs) {
        return new BaseTx(Network.LOCAL, chain, outputs, inputs, Bytes.EMPTY);
    }
}
