package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.node.tx.CreateAssetTx.InitialState;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoId;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.XChainBuilder;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The transactions of the X-Chain. Each method returns a request for a transaction; {@link XChainBuilder} documents the
 * arguments.
 */
public final class XChainWallet {
    private final Requests<XChainBuilder> requests;

    XChainWallet(WalletContext wallet) {
        Lookup lookup = wallet.lookup();
        this.requests = new Requests<>(
                wallet,
                Chain.X,
                lookup.xChainPrices()
                        .map(prices ->
                                (ids, funds, tip) -> new XChainBuilder(ids, Lookup.withTip(prices, tip), funds)));
    }

    /**
     * {@return a transfer of AVAX}
     *
     * @param amount the amount
     * @param to the receiver, an address of this chain
     * @throws InvalidRequestException if it is an address of another chain, or the amount is 0
     */
    public TxRequest transfer(NAvax amount, Bech32Address to) {
        return transfer(Collections.singletonMap(to, amount));
    }

    /**
     * {@return a transfer of AVAX to several receivers in one transaction}
     *
     * @param payments the amount for each receiver, an address of this chain; at least one. Their order does not matter
     * @throws InvalidRequestException if it is empty, an amount is 0, or an address is of another chain or named twice
     */
    public TxRequest transfer(Map<Bech32Address, NAvax> payments) {
        Map<Bech32Address, NAvax> checked = Outputs.payments(Chain.X, payments);
        return requests.request("transfer", (builder, ids) -> builder.transfer(Outputs.of(ids, checked)), checked);
    }

    /**
     * {@return a transfer of any assets}
     *
     * @param outputs the outputs
     */
    public TxRequest transfer(List<TxOutput> outputs) {
        Outputs.require(Chain.X, outputs);
        return requests.request("transfer", (builder, ids) -> builder.transfer(outputs), outputs);
    }

    /**
     * {@return an export of AVAX, which the destination imports}
     *
     * @param destination the P- or C-Chain
     * @param amount the amount that arrives
     * @param to the receiver, an address of the destination. The C-Chain takes the address of a key, which may begin
     *     with {@code X-} too
     * @throws InvalidRequestException if it is an address of another chain, or the amount is 0
     */
    public TxRequest exportTo(Chain destination, NAvax amount, Bech32Address to) {
        Outputs.requireExport(Chain.X, destination, amount, to);
        return requests.request(
                "exportTo",
                (builder, ids) -> builder.exportTo(ids.of(destination), Outputs.of(ids, amount, to)),
                destination,
                amount,
                to);
    }

    /**
     * {@return an import of the UTXOs that a chain exported to the wallet's addresses} It takes as many as fit into one
     * transaction, the largest first; {@link BuiltTx#left} of its draft counts the others.
     *
     * @param source the P- or C-Chain
     * @param to the receiver, an address of this chain
     * @throws InvalidRequestException if it is an address of another chain
     */
    public TxRequest importFrom(Chain source, Bech32Address to) {
        Outputs.require(Chain.X, "to", to);
        return importFrom(source, to, utxo -> true);
    }

    TxRequest importFrom(Chain source, Bech32Address to, Predicate<Utxo> filter) {
        return requests.importFrom(
                source,
                filter,
                (builder, ids, utxos) -> builder.importFrom(ids.of(source), utxos, Outputs.owner(to)),
                to);
    }

    /**
     * {@return a transaction that creates an asset; its id is the asset's}
     *
     * @param name 1 to 128 ASCII letters, digits and inner spaces
     * @param symbol 1 to 4 upper-case letters
     * @param denomination the number of decimals of an amount, from 0 to 32
     * @param initialStates its initial outputs
     */
    public TxRequest createAsset(String name, String symbol, int denomination, List<InitialState> initialStates) {
        return requests.request(
                "createAsset",
                (builder, ids) -> builder.createAsset(name, symbol, denomination, initialStates),
                name,
                symbol,
                denomination,
                initialStates);
    }

    /**
     * {@return a transaction that mints more of assets}
     *
     * @param outputs the amounts and their receivers, one output for each asset
     */
    public TxRequest mint(List<TxOutput> outputs) {
        Outputs.require(Chain.X, outputs);
        return requests.request("mint", (builder, ids) -> builder.mint(outputs), outputs);
    }

    /**
     * {@return a transaction that mints NFTs}
     *
     * @param assetId the asset
     * @param payload their content, up to 1024 bytes
     * @param receivers the receivers, who get one NFT each
     */
    public TxRequest mintNft(Id assetId, Bytes payload, List<OutputOwners> receivers) {
        receivers.forEach(receiver -> Outputs.require(Chain.X, "receivers", receiver));
        return requests.request(
                "mintNft", (builder, ids) -> builder.mintNft(assetId, payload, receivers), assetId, payload, receivers);
    }

    /**
     * {@return a transaction that mints a property}
     *
     * @param assetId the asset
     * @param receiver the receiver
     */
    public TxRequest mintProperty(Id assetId, OutputOwners receiver) {
        Outputs.require(Chain.X, "receiver", receiver);
        return requests.request(
                "mintProperty", (builder, ids) -> builder.mintProperty(assetId, receiver), assetId, receiver);
    }

    /**
     * {@return a transaction that burns all properties of an asset that the wallet has}
     *
     * @param assetId the asset
     */
    public TxRequest burnProperty(Id assetId) {
        return requests.request("burnProperty", (builder, ids) -> builder.burnProperty(assetId), assetId);
    }

    /**
     * {@return a transaction that transfers NFTs to other owners}
     *
     * @param nfts the UTXOs that hold them
     * @param receiver the receiver
     */
    public TxRequest transferNft(List<UtxoId> nfts, OutputOwners receiver) {
        Outputs.require(Chain.X, "receiver", receiver);
        return requests.request("transferNft", (builder, ids) -> builder.transferNft(nfts, receiver), nfts, receiver);
    }
}
