package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.hash.Sha256;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.node.tx.CreateAssetTx.InitialState;
import io.github.avalanche4j.node.utxo.NftTransferOutput;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.internal.Build;
import io.github.avalanche4j.wallet.internal.TxPlan;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;

/**
 * The description of one transaction of a wallet, such as a payment. It is immutable, and making it sends nothing.
 * {@link Wallet#pay} pays it, and {@link Wallet#build} builds its transaction.
 */
public final class TxRequest {
    private final TxPlan plan;
    private final String name = "request-" + UUID.randomUUID();

    private TxRequest(TxPlan plan) {
        this.plan = plan;
    }

    /**
     * A request of a wallet.
     *
     * @param arguments what distinguishes it from other requests of the same kind
     * @param lookUp asks the node for the builder's data
     */
    static TxRequest of(Chain chain, String kind, List<?> arguments, Call<Build> lookUp) {
        String purpose = arguments.stream().map(TxRequest::text).collect(Collectors.joining(", ", kind + "(", ")"));
        return new TxRequest(new TxPlan(chain, purpose, lookUp)); // now, because the caller may change a list later
    }

    /** Equal for equal arguments only; {@link Bytes#toString} shows no more than the first bytes. */
    private static String text(Object argument) {
        if (argument instanceof Bytes bytes) {
            return bytes.size() + " bytes " + Sha256.idOf(bytes);
        } else if (argument instanceof List<?> all) {
            return all.stream().map(TxRequest::text).collect(Collectors.joining(", ", "[", "]"));
        } else if (argument instanceof InitialState state) {
            return text(List.of(state.fxIndex(), state.outputs()));
        } else if (argument instanceof NftTransferOutput nft) {
            return text(List.of(nft.groupId(), nft.payload(), nft.owners()));
        }
        return String.valueOf(argument);
    }

    /** The plan from which the engine builds transactions. */
    TxPlan plan() {
        return plan;
    }

    /** The random name of a payment without a name. */
    String name() {
        return name;
    }

    /**
     * {@return a request for the same transaction with other words for what it does} The store keeps the words: a name
     * belongs to one purpose, and a request with other arguments and the same words is the same payment. Use it if an
     * argument may change between calls of one payment, such as the signatures of a Warp message.
     *
     * @param purpose the words, 1 to 1000 characters without line breaks
     */
    public TxRequest describedAs(String purpose) {
        PaymentRecord.requirePurpose(purpose);
        return new TxRequest(new TxPlan(plan.chain(), purpose, plan.lookUp()));
    }

    /** {@return the description of the request} */
    @Override
    public String toString() {
        return "TxRequest[" + plan.purpose() + "]";
    }
}
