package io.github.avalanche4j.node.avm;

import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.block.XChainBlock;
import io.github.avalanche4j.node.internal.CheckedField;
import io.github.avalanche4j.node.internal.ListField;
import io.github.avalanche4j.node.internal.Sent;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.utxo.TxStatus;
import io.github.avalanche4j.node.utxo.Utxos;
import java.util.List;

/** The methods of {@code /ext/bc/X}, and of the wallet below it. */
final class AvmEndpoints {
    static final Endpoint.Rpc<UInt64> GET_HEIGHT = Endpoint.rpc("avm.getHeight", Decoder.field("height", UInt64.class));
    static final Endpoint.Rpc<Sent<XChainBlock>> GET_BLOCK =
            Endpoint.rpc("avm.getBlock", Sent.field("block", XChainBlock.class));
    static final Endpoint.Rpc<Bytes> GET_BLOCK_BYTES = Endpoint.rpc("avm.getBlock", CheckedField.named("block"));
    static final Endpoint.Rpc<Sent<XChainBlock>> GET_BLOCK_BY_HEIGHT =
            Endpoint.rpc("avm.getBlockByHeight", Sent.field("block", XChainBlock.class));
    static final Endpoint.Rpc<Bytes> GET_BLOCK_BYTES_BY_HEIGHT =
            Endpoint.rpc("avm.getBlockByHeight", CheckedField.named("block"));
    static final Endpoint.Rpc<Sent<Tx>> GET_TX = Endpoint.rpc("avm.getTx", Sent.field("tx", Tx.class));
    static final Endpoint.Rpc<Bytes> GET_TX_BYTES = Endpoint.rpc("avm.getTx", CheckedField.named("tx"));
    static final Endpoint.Rpc<TxStatus> GET_TX_STATUS =
            Endpoint.rpc("avm.getTxStatus", Decoder.field("status", TxStatus.class));
    static final Endpoint.Rpc<Id> ISSUE_TX =
            Endpoint.rpc("avm.issueTx", Decoder.field("txID", Id.class)).actingOnce();
    static final Endpoint.Rpc<Id> WALLET_ISSUE_TX =
            Endpoint.rpc("wallet.issueTx", Decoder.field("txID", Id.class)).actingOnce();
    static final Endpoint.Rpc<XChainFees> GET_TX_FEE = Endpoint.rpc("avm.getTxFee", XChainFees.class);
    static final Endpoint.Rpc<AssetDescription> GET_ASSET_DESCRIPTION =
            Endpoint.rpc("avm.getAssetDescription", AssetDescription.class);
    static final Endpoint.Rpc<Utxos> GET_UTXOS = Endpoint.rpc("avm.getUTXOs", Utxos.class);
    static final Endpoint.Rpc<AddressBalance> GET_BALANCE = Endpoint.rpc("avm.getBalance", AddressBalance.class);
    static final Endpoint.Rpc<List<AssetBalance>> GET_ALL_BALANCES =
            Endpoint.rpc("avm.getAllBalances", ListField.named("balances", AssetBalance.class));

    private AvmEndpoints() {}
}
