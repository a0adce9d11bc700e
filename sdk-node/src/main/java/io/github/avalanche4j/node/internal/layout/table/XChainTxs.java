package io.github.avalanche4j.node.internal.layout.table;

import static io.github.avalanche4j.node.internal.layout.Chain.X;
import static io.github.avalanche4j.node.internal.layout.table.SharedTxs.base;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.internal.layout.Elements;
import io.github.avalanche4j.node.internal.layout.Fields;
import io.github.avalanche4j.node.internal.layout.Kind;
import io.github.avalanche4j.node.internal.layout.TypeSlot;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.CreateAssetTx;
import io.github.avalanche4j.node.tx.CreateAssetTx.InitialState;
import io.github.avalanche4j.node.tx.ExportTx;
import io.github.avalanche4j.node.tx.Fx;
import io.github.avalanche4j.node.tx.FxOperation;
import io.github.avalanche4j.node.tx.ImportTx;
import io.github.avalanche4j.node.tx.OperationTx;
import io.github.avalanche4j.node.tx.TxOperation;
import io.github.avalanche4j.node.utxo.UtxoId;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The X-Chain's transactions (AvalancheGo vms/avm/txs). */
public final class XChainTxs {
    static final List<Kind<?>> KINDS = List.of(
            new Kind<>(X, 0, BaseTx.class, SharedTxs::base),
            new Kind<>(X, 1, CreateAssetTx.class, XChainTxs::createAsset),
            new Kind<>(X, 2, OperationTx.class, XChainTxs::operations),
            new Kind<>(X, 3, ImportTx.class, SharedTxs::importTx),
            new Kind<>(X, 4, ExportTx.class, SharedTxs::exportTx));

    private XChainTxs() {}

    private static CreateAssetTx createAsset(Fields f, @Nullable CreateAssetTx v) {
        return new CreateAssetTx(
                base(f, v == null ? null : v.base()),
                f.string("name", v, CreateAssetTx::name),
                f.string("symbol", v, CreateAssetTx::symbol),
                (int) f.uint8("denomination", v, CreateAssetTx::denomination),
                f.list(
                        "initialStates",
                        Elements.INITIAL_STATES,
                        v,
                        CreateAssetTx::initialStates,
                        XChainTxs::initialState));
    }

    private static InitialState initialState(Fields f, @Nullable InitialState v) {
        long fxIndex = f.uint32("fxIndex", v, InitialState::fxIndex);
        f.fx(fxIndex == 1 ? Fx.NFT : fxIndex == 2 ? Fx.PROPERTY : Fx.SECP256K1);
        return new InitialState(
                fxIndex,
                f.list(
                        "outputs",
                        Elements.STATE_OUTPUTS,
                        v,
                        InitialState::outputs,
                        (g, output) -> Outputs.output(g, TypeSlot.STATE_OUTPUT, output)));
    }

    private static OperationTx operations(Fields f, @Nullable OperationTx v) {
        return new OperationTx(
                base(f, v == null ? null : v.base()),
                f.list("operations", Elements.OPERATIONS, v, OperationTx::operations, XChainTxs::operation));
    }

    private static TxOperation operation(Fields f, @Nullable TxOperation v) {
        Id assetId = f.assetId("assetID", v, TxOperation::assetId);
        List<UtxoId> utxoIds = f.list("inputIDs", Elements.UTXO_IDS, v, TxOperation::utxoIds, Outputs::utxoId);
        if (v != null) {
            f.fx(v.operation().fx());
        }
        return new TxOperation(
                assetId, utxoIds, f.object("operation", v, TxOperation::operation, XChainTxs::fxOperation));
    }

    private static FxOperation fxOperation(Fields f, @Nullable FxOperation v) {
        return fxOperation(f, f.type(TypeSlot.OPERATION, v == null ? 0 : typeId(v)), v);
    }

    /** An operation after its type id. */
    public static FxOperation fxOperation(Fields f, int type, @Nullable FxOperation v) {
        return switch (type) {
            case 8 -> mint(f, (FxOperation.Mint) v);
            case 12 -> nftMint(f, (FxOperation.NftMint) v);
            case 13 -> nftTransfer(f, (FxOperation.NftTransfer) v);
            case 17 -> propertyMint(f, (FxOperation.PropertyMint) v);
            default ->
                new FxOperation.PropertyBurn(Outputs.signatureIndices(f, v == null ? null : v.signatureIndices()));
        };
    }

    private static int typeId(FxOperation v) {
        if (v instanceof FxOperation.Mint) {
            return 8;
        } else if (v instanceof FxOperation.NftMint) {
            return 12;
        } else if (v instanceof FxOperation.NftTransfer) {
            return 13;
        }
        return v instanceof FxOperation.PropertyMint ? 17 : 18;
    }

    private static FxOperation mint(Fields f, FxOperation.@Nullable Mint v) {
        return new FxOperation.Mint(
                f.object("mintInput", v, FxOperation::signatureIndices, Outputs::signatureIndices),
                f.object("mintOutput", v, FxOperation.Mint::mintOutput, Outputs::mintOutput),
                f.object("transferOutput", v, FxOperation.Mint::transferOutput, Outputs::transferOutput));
    }

    private static FxOperation nftMint(Fields f, FxOperation.@Nullable NftMint v) {
        return new FxOperation.NftMint(
                f.object("mintInput", v, FxOperation::signatureIndices, Outputs::signatureIndices),
                f.uint32("groupID", v, FxOperation.NftMint::groupId),
                f.bytes("payload", v, FxOperation.NftMint::payload),
                f.list("outputs", Elements.OWNERS, v, FxOperation.NftMint::owners, Outputs::owners));
    }

    private static FxOperation nftTransfer(Fields f, FxOperation.@Nullable NftTransfer v) {
        return new FxOperation.NftTransfer(
                f.object("input", v, FxOperation::signatureIndices, Outputs::signatureIndices),
                f.object("output", v, FxOperation.NftTransfer::output, Outputs::nftTransferOutput));
    }

    private static FxOperation propertyMint(Fields f, FxOperation.@Nullable PropertyMint v) {
        return new FxOperation.PropertyMint(
                f.object("mintInput", v, FxOperation::signatureIndices, Outputs::signatureIndices),
                f.object("mintOutput", v, FxOperation.PropertyMint::mintOutput, Outputs::propertyMintOutput),
                f.object("ownedOutput", v, FxOperation.PropertyMint::ownedOutput, Outputs::propertyOwnedOutput));
    }
}
