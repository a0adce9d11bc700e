package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.Funds;
import io.github.avalanche4j.wallet.key.Signer;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Builds, signs and sends transactions for some keys, through one node. Thread-safe; two drafts of one wallet never
 * spend the same UTXO. Another wallet with the same keys does not know this one's drafts, so use each key in one
 * wallet.
 *
 * <p>The wallet trusts the node for UTXOs and prices. Use your own node, or set {@link WalletOptions#maxFee}. The
 * caller closes the client.
 */
public final class Wallet {
    private final Signer[] signers;
    private final WalletOptions options;
    private final Lookup lookup;
    private final Reservations reservations = new Reservations();
    private final Issuances issuances = new Issuances(this);

    private Wallet(NodeClient node, WalletOptions options, Signer[] signers) {
        this.signers = signers;
        this.options = options;
        this.lookup = new Lookup(node, options);
    }

    /**
     * {@return a wallet with default options}
     *
     * @param node the node
     * @param signers the signers, one or more
     * @throws InvalidRequestException if there is none
     */
    public static Wallet of(NodeClient node, Signer... signers) {
        return of(node, WalletOptions.DEFAULT, signers);
    }

    /**
     * {@return a wallet}
     *
     * @param node the node
     * @param options its options
     * @param signers the signers, one or more
     * @throws InvalidRequestException if there is none
     */
    public static Wallet of(NodeClient node, WalletOptions options, Signer... signers) {
        Objects.requireNonNull(node, "node");
        Objects.requireNonNull(options, "options");
        if (signers.length == 0) {
            throw new InvalidRequestException("signers", "", "at least one");
        }
        return new Wallet(node, options, signers.clone());
    }

    /** {@return the operations of the P-Chain} */
    public PChainWallet p() {
        return new PChainWallet(this);
    }

    /** {@return the operations of the X-Chain} */
    public XChainWallet x() {
        return new XChainWallet(this);
    }

    /** {@return the operations of the C-Chain that move AVAX to and from the other two chains} */
    public CChainWallet c() {
        return new CChainWallet(this);
    }

    /**
     * {@return a transfer of AVAX from one chain to another, owned by the first signer on both} Nothing is sent yet.
     *
     * @param from the source chain
     * @param to the destination, another chain
     * @param amount the amount that the other chain gets, minus the fee of the import; the fee of the export is paid in
     *     addition
     * @throws InvalidRequestException if both chains are the same
     */
    public CrossChainTransfer move(Chain from, Chain to, NAvax amount) {
        return CrossChainTransfer.planned(this, from, to, amount);
    }

    /**
     * {@return a transfer that continues from a saved state}
     *
     * @param state the text of {@link CrossChainTransfer#state}
     * @throws InvalidRequestException if it is not such a text
     */
    public CrossChainTransfer resume(String state) {
        return CrossChainTransfer.parse(this, state);
    }

    static void requireComplete(String argument, SignedTx tx) {
        if (!tx.isComplete()) {
            Object signers = tx.missing().isEmpty() ? tx.missingAccounts() : tx.missing();
            throw new InvalidRequestException(
                    argument, tx.toString(), "complete", "signatures are missing of " + signers);
        }
    }

    /**
     * {@return a call that sends a signed transaction, which an earlier process may have sent, and waits until it is
     * accepted} It asks for the transaction's status first, unless this wallet signed it. It fails as {@link
     * TxDraft#issue()} does. What the transaction spends stays reserved until it is at its end or {@link #release}d.
     *
     * @param tx the transaction with all its signatures, such as {@link TxDraft#signed} returns it
     * @throws InvalidRequestException if a signature is missing
     */
    public Call<SignedTx> issue(SignedTx tx) {
        requireComplete("tx", tx);
        return lookup.sequence("issue", run -> {
            Issuance issuance = issuances.resumed(tx.spent().chain(), tx);
            return issuance.accepted(run).map(accepted -> {
                issuances.done(issuance);
                return accepted;
            });
        });
    }

    /**
     * Frees what a transaction spends that {@link #issue} could not carry to its end.
     *
     * @param tx the transaction
     * @throws IllegalStateException if it was sent and may still be accepted: another one could then pay a second time
     */
    public void release(SignedTx tx) {
        issuances.resumed(tx.spent().chain(), tx).release();
    }

    Signer[] signers() {
        return signers.clone();
    }

    WalletOptions options() {
        return options;
    }

    Lookup lookup() {
        return lookup;
    }

    Reservations reservations() {
        return reservations;
    }

    Issuances issuances() {
        return issuances;
    }

    List<Bech32Address> addresses(Chain chain, Network network) {
        return List.of(signers).stream()
                .map(signer -> signer.publicKey().address(chain.name(), network))
                .toList();
    }

    /** The UTXOs that no other draft spends; used while a draft is built. */
    Funds funds(Chain chain, List<Utxo> accepted, List<Bech32Address> addresses, Instant time) {
        List<Utxo> utxos = new ArrayList<>(accepted);
        if (options.spendsUnconfirmedChange()) {
            utxos.addAll(reservations.unconfirmed(chain));
        }
        return new Funds(reservations.free(Lookup.sorted(utxos)), addresses, time, options.change(), Bytes.EMPTY);
    }
}
