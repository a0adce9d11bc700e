package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.internal.codec.CodecReader;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.ExportTx;
import io.github.avalanche4j.node.tx.ImportTx;
import io.github.avalanche4j.node.tx.TxInput;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.tx.platform.AddAutoRenewedValidatorTx;
import io.github.avalanche4j.node.tx.platform.AddPermissionlessDelegatorTx;
import io.github.avalanche4j.node.tx.platform.AddPermissionlessValidatorTx;
import io.github.avalanche4j.node.tx.platform.AddSubnetValidatorTx;
import io.github.avalanche4j.node.tx.platform.ConvertSubnetToL1Tx;
import io.github.avalanche4j.node.tx.platform.CreateChainTx;
import io.github.avalanche4j.node.tx.platform.CreateSubnetTx;
import io.github.avalanche4j.node.tx.platform.DisableL1ValidatorTx;
import io.github.avalanche4j.node.tx.platform.IncreaseL1ValidatorBalanceTx;
import io.github.avalanche4j.node.tx.platform.RegisterL1ValidatorTx;
import io.github.avalanche4j.node.tx.platform.RemoveSubnetValidatorTx;
import io.github.avalanche4j.node.tx.platform.SetAutoRenewedValidatorConfigTx;
import io.github.avalanche4j.node.tx.platform.SetL1ValidatorWeightTx;
import io.github.avalanche4j.node.tx.platform.TransferSubnetOwnershipTx;
import io.github.avalanche4j.node.tx.platform.ValidatorPop;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The complexity of transactions (AvalancheGo vms/platformvm/txs/fee/complexity.go). */
final class PChainComplexity {
    private static final long SIGNATURE_COMPUTE = 200;
    private static final long BLS_COMPUTE = 1050;
    private static final long INDEX_BYTES = 4;
    private static final long ADDRESS_BYTES = 20;

    private static final List<Kind<?>> KINDS = List.of(
            new Kind<>(BaseTx.class, 0, 0, tx -> Complexity.ZERO),
            new Kind<>(ImportTx.class, 0, 0, tx -> inputs(tx.importedInputs())),
            new Kind<>(ExportTx.class, 0, 0, tx -> outputs(tx.exportedOutputs())),
            new Kind<>(CreateSubnetTx.class, 0, 1, tx -> Complexity.ZERO),
            new Kind<>(CreateChainTx.class, 3, 1, tx -> credential(tx.subnetAuthorization())),
            new Kind<>(AddSubnetValidatorTx.class, 3, 3, tx -> credential(tx.subnetAuthorization())),
            new Kind<>(RemoveSubnetValidatorTx.class, 1, 3, tx -> credential(tx.subnetAuthorization())),
            new Kind<>(TransferSubnetOwnershipTx.class, 1, 1, tx -> credential(tx.subnetAuthorization())),
            new Kind<>(AddPermissionlessValidatorTx.class, 1, 3, tx -> validator(tx.stake(), tx.signer())),
            new Kind<>(AddPermissionlessDelegatorTx.class, 1, 2, tx -> outputs(tx.stake())),
            new Kind<>(AddAutoRenewedValidatorTx.class, 0, 3, tx -> validator(tx.stake(), tx.signer())),
            new Kind<>(SetAutoRenewedValidatorConfigTx.class, 1, 1, tx -> credential(tx.auth())),
            new Kind<>(
                    ConvertSubnetToL1Tx.class,
                    3,
                    2,
                    tx -> credential(tx.subnetAuthorization())
                            .plus(proofs(tx.validators().size()))
                            .plus(state(0, 4L * tx.validators().size()))),
            new Kind<>(
                    RegisterL1ValidatorTx.class, 5, 6, tx -> warp(tx.message()).plus(proofs(1))),
            new Kind<>(SetL1ValidatorWeightTx.class, 3, 5, tx -> warp(tx.message())),
            new Kind<>(IncreaseL1ValidatorBalanceTx.class, 1, 5, tx -> Complexity.ZERO),
            new Kind<>(DisableL1ValidatorTx.class, 1, 6, tx -> credential(tx.disableAuthorization())));

    private PChainComplexity() {}

    /**
     * A kind of transactions.
     *
     * @param reads the database reads of each
     * @param writes the database writes of each
     * @param more what its parts need beyond their bytes
     */
    private record Kind<T extends UnsignedTx>(Class<T> type, int reads, int writes, Function<T, Complexity> more) {
        Complexity of(UnsignedTx tx) {
            return state(reads, writes).plus(more.apply(type.cast(tx)));
        }
    }

    /** The complexity of a transaction, including its future signatures. */
    static Complexity of(UnsignedTx tx) {
        Kind<?> kind = KINDS.stream()
                .filter(known -> known.type().isInstance(tx))
                .findFirst()
                .orElseThrow(() -> new InvalidRequestException(
                        "tx",
                        tx.getClass().getSimpleName(),
                        "of a kind that has a dynamic fee (unsupported transaction type)"));
        BaseTx base = tx.baseTx().orElseThrow();
        return new Complexity(Checks.signedSize(Chain.P.encodeUnsignedTx(tx), 0, 0), 0, 0, 0)
                .plus(kind.of(tx))
                .plus(outputs(base.outputs()))
                .plus(inputs(base.inputs()));
    }

    /** A further input, with its bytes. */
    static Complexity input(TxInput input) {
        long bytes = (input.stakeableUntil().isPresent() ? 96 : 84)
                + INDEX_BYTES * input.signatureIndices().size();
        return inputs(List.of(input)).plus(new Complexity(bytes, 0, 0, 0));
    }

    /** A further output, with its bytes. */
    static Complexity output(TxOutput output) {
        long bytes = (output.output().stakeableUntil().isPresent() ? 72 : 60)
                + ADDRESS_BYTES * output.owners().addresses().size();
        return outputs(List.of(output)).plus(new Complexity(bytes, 0, 0, 0));
    }

    private static Complexity state(long reads, long writes) {
        return new Complexity(0, reads, writes, 0);
    }

    private static Complexity inputs(List<TxInput> inputs) {
        return inputs.stream()
                .map(input -> credential(input.signatureIndices()).plus(state(1, 1)))
                .reduce(Complexity.ZERO, Complexity::plus);
    }

    private static Complexity outputs(List<TxOutput> outputs) {
        return state(0, outputs.size());
    }

    /** The credential, with the signatures of some of the owner's addresses. */
    private static Complexity credential(List<Long> indices) {
        return new Complexity(Checks.credentialSize(1, indices.size()), 0, 0, SIGNATURE_COMPUTE * indices.size());
    }

    private static Complexity validator(List<TxOutput> stake, Optional<ValidatorPop> signer) {
        return outputs(stake).plus(proofs(signer.isPresent() ? 1 : 0));
    }

    private static Complexity proofs(int keys) {
        return new Complexity(0, 0, 0, BLS_COMPUTE * keys);
    }

    /** A signed Warp message: a node adds up the keys in its bit set to verify it. */
    private static Complexity warp(Bytes message) {
        CodecReader in = new CodecReader("Warp message", message);
        in.version();
        in.uint32(); // network
        in.id(); // source chain
        in.variable(); // payload
        in.uint32(); // the one kind of signature
        int start = in.position() + Integer.BYTES;
        byte[] signers = in.variable().toArray();
        if (signers.length > 0 && signers[0] == 0) {
            throw new MalformedBytesException("Warp message", start, MalformedBytesException.Reason.INVALID_BIT_SET);
        }
        in.fixed(96);
        in.end();
        int count = BitSet.valueOf(signers).cardinality();
        return new Complexity(0, 23, 0, 1000L + 5L * count);
    }
}
