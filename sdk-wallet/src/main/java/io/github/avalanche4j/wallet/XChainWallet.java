package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.tx.CreateAssetTx.InitialState;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoId;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.XChainBuilder;
import io.github.avalanche4j.wallet.internal.Engine;
import io.github.avalanche4j.wallet.internal.Lookup;
import java.util.List;

/**
 * The transactions of the X-Chain. Each method returns a request for a transaction; {@link XChainBuilder} documents the
 * arguments.
 */
public final class XChainWallet extends UtxoWallet<XChainBuilder> {

    XChainWallet(Engine engine) {
        super(
                engine,
                Chain.X,
                engine.lookup()
                        .xChainPrices()
                        .map(prices ->
                                (ids, funds, tip) -> new XChainBuilder(ids, Lookup.withTip(prices, tip), funds)));
    }

    @Override
    BuiltTx transfer(XChainBuilder builder, List<TxOutput> outputs) {
        return builder.transfer(outputs);
    }

    @Override
    BuiltTx exportTo(XChainBuilder builder, Id destination, List<TxOutput> outputs) {
        return builder.exportTo(destination, outputs);
    }

    @Override
    BuiltTx importFrom(XChainBuilder builder, Id source, List<Utxo> exported, OutputOwners to) {
        return builder.importFrom(source, exported, to);
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
        List<InitialState> copy = Require.elements("initialStates", initialStates);
        return request(
                "createAsset",
                builder -> builder.createAsset(name, symbol, denomination, copy),
                name,
                symbol,
                denomination,
                copy);
    }

    /**
     * {@return a transaction that mints more of assets}
     *
     * @param outputs the amounts and their receivers, one output for each asset
     */
    public TxRequest mint(List<TxOutput> outputs) {
        List<TxOutput> copy = Outputs.copy(Chain.X, outputs);
        return request("mint", builder -> builder.mint(copy), copy);
    }

    /**
     * {@return a transaction that mints NFTs}
     *
     * @param assetId the asset
     * @param payload their content, up to 1024 bytes
     * @param receivers the receivers, who get one NFT each
     */
    public TxRequest mintNft(Id assetId, Bytes payload, List<OutputOwners> receivers) {
        List<OutputOwners> copy = Require.elements("receivers", receivers);
        copy.forEach(receiver -> Outputs.require(Chain.X, "receivers", receiver));
        return request("mintNft", builder -> builder.mintNft(assetId, payload, copy), assetId, payload, copy);
    }

    /** {@return a transaction that mints a property} */
    public TxRequest mintProperty(Id assetId, OutputOwners receiver) {
        Outputs.require(Chain.X, "receiver", receiver);
        return request("mintProperty", builder -> builder.mintProperty(assetId, receiver), assetId, receiver);
    }

    /** {@return a transaction that burns all properties of an asset that the wallet has} */
    public TxRequest burnProperty(Id assetId) {
        return request("burnProperty", builder -> builder.burnProperty(assetId), assetId);
    }

    /**
     * {@return a transaction that transfers NFTs to other owners}
     *
     * @param nfts the UTXOs that hold them
     * @param receiver the receiver
     */
    public TxRequest transferNft(List<UtxoId> nfts, OutputOwners receiver) {
        Outputs.require(Chain.X, "receiver", receiver);
        List<UtxoId> copy = Require.elements("nfts", nfts);
        return request("transferNft", builder -> builder.transferNft(copy, receiver), copy, receiver);
    }
}
