package io.github.avalanche4j.node.internal.layout.table;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.internal.layout.Fields;
import io.github.avalanche4j.node.internal.layout.TypeSlot;
import io.github.avalanche4j.node.tx.Fx;
import io.github.avalanche4j.node.tx.TxInput;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.utxo.MintOutput;
import io.github.avalanche4j.node.utxo.NftMintOutput;
import io.github.avalanche4j.node.utxo.NftTransferOutput;
import io.github.avalanche4j.node.utxo.Output;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.PropertyMintOutput;
import io.github.avalanche4j.node.utxo.PropertyOwnedOutput;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.UtxoId;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Outputs, inputs and owners (AvalancheGo vms/components/avax, vms/secp256k1fx, nftfx, propertyfx,
 * platformvm/stakeable).
 */
public final class Outputs {
    private static final int TRANSFER_INPUT = 5;
    private static final int TRANSFER_OUTPUT = 7;
    private static final int AUTHORIZATION = 10;
    private static final int LOCKED_INPUT = 21;
    private static final int LOCKED_OUTPUT = 22;

    private Outputs() {}

    public static OutputOwners owners(Fields f, @Nullable OutputOwners v) {
        return new OutputOwners(
                f.time("locktime", v, OutputOwners::locktime),
                f.uint32("threshold", v, OutputOwners::threshold),
                f.addresses("addresses", false, v, OutputOwners::addresses));
    }

    /** Owners after their type id. */
    static <V> OutputOwners owner(Fields f, String name, @Nullable V v, Function<V, OutputOwners> get) {
        return f.object(name, v, get, (g, owner) -> {
            g.type(TypeSlot.OWNER, 11);
            return owners(g, owner);
        });
    }

    /** The signatures of an owner, after the type id of an input without other fields. */
    static <V> List<Long> authorization(Fields f, String name, @Nullable V v, Function<V, List<Long>> get) {
        return f.object(name, v, get, (g, indices) -> {
            int type = g.type(TypeSlot.AUTHORIZATION, AUTHORIZATION);
            if (type != AUTHORIZATION) {
                g.misplaced(type);
                return List.of();
            }
            return signatureIndices(g, indices);
        });
    }

    public static List<Long> signatureIndices(Fields f, @Nullable List<Long> v) {
        return f.uint32s("signatureIndices", v, indices -> indices);
    }

    public static TxOutput txOutput(Fields f, @Nullable TxOutput v) {
        return new TxOutput(
                asset(f, v == null ? null : v.assetId()),
                f.object("output", v, TxOutput::output, Outputs::transferable));
    }

    /** The asset and, in JSON, the feature extension of an output or input. */
    private static Id asset(Fields f, @Nullable Id v) {
        Id assetId = f.assetId("assetID", v, id -> id);
        f.fx(Fx.SECP256K1);
        return assetId;
    }

    private static TransferOutput transferable(Fields f, @Nullable TransferOutput v) {
        boolean isLocked = f.type(TypeSlot.OUTPUT, v == null ? 0 : typeId(v)) == LOCKED_OUTPUT;
        return isLocked ? lockedOutput(f, v) : transferOutput(f, v);
    }

    public static TransferOutput lockedOutput(Fields f, @Nullable TransferOutput v) {
        Instant until = f.time("locktime", v, output -> output.stakeableUntil().orElseThrow());
        TransferOutput inner = f.object("output", v, output -> output, (g, output) -> {
            g.type(TypeSlot.LOCKED_OUTPUT, TRANSFER_OUTPUT);
            return transferOutput(g, output);
        });
        return new TransferOutput(inner.amount(), inner.owners(), Optional.of(until));
    }

    public static TransferOutput transferOutput(Fields f, @Nullable TransferOutput v) {
        return new TransferOutput(
                f.uint64("amount", v, TransferOutput::amount),
                owners(f, v == null ? null : v.owners()),
                Optional.empty());
    }

    public static TxInput txInput(Fields f, @Nullable TxInput v) {
        UtxoId utxoId = utxoId(f, v == null ? null : v.utxoId());
        Id assetId = asset(f, v == null ? null : v.assetId());
        return f.object("input", v, input -> input, (g, input) -> spend(g, utxoId, assetId, input));
    }

    public static UtxoId utxoId(Fields f, @Nullable UtxoId v) {
        return UtxoId.of(f.id("txID", v, UtxoId::txId), f.uint32("outputIndex", v, UtxoId::outputIndex));
    }

    private static TxInput spend(Fields f, UtxoId utxoId, Id assetId, @Nullable TxInput v) {
        boolean isLocked = v != null && v.stakeableUntil().isPresent();
        if (f.type(TypeSlot.INPUT, isLocked ? LOCKED_INPUT : TRANSFER_INPUT) != LOCKED_INPUT) {
            return amount(f, utxoId, assetId, Optional.empty(), v);
        }
        Instant until = f.time("locktime", v, input -> input.stakeableUntil().orElseThrow());
        return f.object("input", v, input -> input, (g, input) -> {
            g.type(TypeSlot.LOCKED_INPUT, TRANSFER_INPUT);
            return amount(g, utxoId, assetId, Optional.of(until), input);
        });
    }

    private static TxInput amount(Fields f, UtxoId utxoId, Id assetId, Optional<Instant> until, @Nullable TxInput v) {
        UInt64 amount = f.uint64("amount", v, TxInput::amount);
        List<Long> indices = signatureIndices(f, v == null ? null : v.signatureIndices());
        return new TxInput(utxoId, assetId, amount, indices, until);
    }

    /** The fields of an input without the UTXO that it spends. */
    public static void amountInput(Fields f) {
        f.uint64("amount", null, input -> UInt64.ZERO);
        signatureIndices(f, null);
    }

    /** The fields of an input whose output is locked. */
    public static void lockedInput(Fields f) {
        f.time("locktime", null, input -> Instant.EPOCH);
        f.type(TypeSlot.LOCKED_INPUT, TRANSFER_INPUT);
        amountInput(f);
    }

    /** An output of any kind that a position takes. */
    public static Output output(Fields f, TypeSlot position, @Nullable Output v) {
        return output(f, f.type(position, v == null ? 0 : typeId(v)), v);
    }

    /** An output after its type id. */
    public static Output output(Fields f, int type, @Nullable Output v) {
        return switch (type) {
            case 6 -> mintOutput(f, (MintOutput) v);
            case TRANSFER_OUTPUT -> transferOutput(f, (TransferOutput) v);
            case LOCKED_OUTPUT -> lockedOutput(f, (TransferOutput) v);
            case 10 -> nftMintOutput(f, (NftMintOutput) v);
            case 11 -> nftTransferOutput(f, (NftTransferOutput) v);
            case 15 -> propertyMintOutput(f, (PropertyMintOutput) v);
            case 16 -> propertyOwnedOutput(f, (PropertyOwnedOutput) v);
            default -> throw new AssertionError("no output has the type " + type);
        };
    }

    private static int typeId(Output v) {
        if (v instanceof TransferOutput output) {
            return output.stakeableUntil().isPresent() ? LOCKED_OUTPUT : TRANSFER_OUTPUT;
        } else if (v instanceof MintOutput) {
            return 6;
        } else if (v instanceof NftMintOutput) {
            return 10;
        } else if (v instanceof NftTransferOutput) {
            return 11;
        }
        if (v instanceof PropertyMintOutput) {
            return 15;
        } else if (v instanceof PropertyOwnedOutput) {
            return 16;
        }
        throw new InvalidRequestException("output", v.getClass().getSimpleName(), "of a kind that this library knows");
    }

    static MintOutput mintOutput(Fields f, @Nullable MintOutput v) {
        return new MintOutput(owners(f, v == null ? null : v.owners()));
    }

    static PropertyMintOutput propertyMintOutput(Fields f, @Nullable PropertyMintOutput v) {
        return new PropertyMintOutput(owners(f, v == null ? null : v.owners()));
    }

    static PropertyOwnedOutput propertyOwnedOutput(Fields f, @Nullable PropertyOwnedOutput v) {
        return new PropertyOwnedOutput(owners(f, v == null ? null : v.owners()));
    }

    static NftMintOutput nftMintOutput(Fields f, @Nullable NftMintOutput v) {
        return new NftMintOutput(
                f.uint32("groupID", v, NftMintOutput::groupId), owners(f, v == null ? null : v.owners()));
    }

    static NftTransferOutput nftTransferOutput(Fields f, @Nullable NftTransferOutput v) {
        return new NftTransferOutput(
                f.uint32("groupID", v, NftTransferOutput::groupId),
                f.bytes("payload", v, NftTransferOutput::payload),
                owners(f, v == null ? null : v.owners()));
    }
}
