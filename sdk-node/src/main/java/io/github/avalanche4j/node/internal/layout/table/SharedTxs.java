package io.github.avalanche4j.node.internal.layout.table;

import io.github.avalanche4j.node.internal.layout.Chain;
import io.github.avalanche4j.node.internal.layout.Elements;
import io.github.avalanche4j.node.internal.layout.Fields;
import io.github.avalanche4j.node.internal.layout.Format;
import io.github.avalanche4j.node.internal.layout.TypeSlot;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.Credential;
import io.github.avalanche4j.node.tx.ExportTx;
import io.github.avalanche4j.node.tx.Fx;
import io.github.avalanche4j.node.tx.ImportTx;
import io.github.avalanche4j.node.tx.TxInput;
import io.github.avalanche4j.node.tx.TxOutput;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Layouts that the P- and X-Chain's transactions share (AvalancheGo vms/components/avax/base_tx.go). */
public final class SharedTxs {
    private static final int[] CREDENTIALS = {9, 14, 19};
    private static final Credential MISPLACED = new Credential(Fx.SECP256K1, List.of());

    private SharedTxs() {}

    static BaseTx base(Fields f, @Nullable BaseTx v) {
        return new BaseTx(
                f.network("networkID", v, BaseTx::network),
                f.id("blockchainID", v, BaseTx::blockchainId),
                outputs(f, "outputs", v, BaseTx::outputs),
                inputs(f, "inputs", v, BaseTx::inputs),
                f.bytes("memo", v, BaseTx::memo));
    }

    static <V> List<TxOutput> outputs(Fields f, String name, @Nullable V v, Function<V, List<TxOutput>> get) {
        return f.list(name, Elements.OUTPUTS, v, get, Outputs::txOutput);
    }

    static <V> List<TxInput> inputs(Fields f, String name, @Nullable V v, Function<V, List<TxInput>> get) {
        return f.list(name, Elements.INPUTS, v, get, Outputs::txInput);
    }

    static ImportTx importTx(Fields f, @Nullable ImportTx v) {
        return new ImportTx(
                base(f, v == null ? null : v.base()),
                f.id("sourceChain", v, ImportTx::sourceChain),
                inputs(f, "importedInputs", v, ImportTx::importedInputs));
    }

    static ExportTx exportTx(Fields f, @Nullable ExportTx v) {
        return new ExportTx(
                base(f, v == null ? null : v.base()),
                f.id("destinationChain", v, ExportTx::destinationChain),
                outputs(f, "exportedOutputs", v, ExportTx::exportedOutputs));
    }

    /** Signatures; the X-Chain's JSON nests them in an object with their feature extension. */
    public static Credential credential(Fields f, @Nullable Credential v) {
        int type = f.type(TypeSlot.CREDENTIAL, v == null ? 0 : CREDENTIALS[v.fx().ordinal()]);
        if (type != CREDENTIALS[0] && (f.chain() != Chain.X || type != CREDENTIALS[1] && type != CREDENTIALS[2])) {
            f.misplaced(type);
            return MISPLACED;
        }
        Fx fx = type == CREDENTIALS[0] ? Fx.SECP256K1 : type == CREDENTIALS[1] ? Fx.NFT : Fx.PROPERTY;
        if (f.chain() != Chain.X) {
            return signatures(f, fx, v);
        }
        f.fx(fx);
        return f.object("credential", v, credential -> credential, (g, credential) -> signatures(g, fx, credential));
    }

    /** Skips the fields of a credential after its type id. */
    public static void signatures(Fields f) {
        signatures(f, Fx.SECP256K1, null);
    }

    private static Credential signatures(Fields f, Fx fx, @Nullable Credential v) {
        return new Credential(
                fx, f.elements("signatures", Elements.OWNERS, Format.BYTES_65, v, Credential::signatures));
    }
}
