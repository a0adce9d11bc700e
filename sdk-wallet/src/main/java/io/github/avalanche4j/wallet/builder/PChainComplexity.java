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
import io.github.avalanche4j.node.utxo.OutputOwners;
import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** The complexity of transactions (AvalancheGo vms/platformvm/txs/fee/complexity.go). */
final class PChainComplexity {
    private static final long SIGNATURE_COMPUTE = 200;
    private static final long BLS_COMPUTE = 1050;
    private static final long SIGNATURE_BYTES = 69; // and the index that names its key
    private static final long ADDRESS_BYTES = 20;
    private static final Complexity PROOF_OF_POSSESSION = new Complexity(144, 0, 0, BLS_COMPUTE);

    private PChainComplexity() {}

    /** The complexity of a transaction, including its future signatures. */
    static Complexity of(UnsignedTx tx) {
        BaseTx base = tx.baseTx().orElseThrow(() -> unsupported(tx));
        return own(tx).plus(outputs(base.outputs())).plus(inputs(base.inputs())).plus(bytes(base.memo()));
    }

    private static Complexity own(UnsignedTx tx) {
        if (tx instanceof BaseTx) {
            return new Complexity(58, 0, 0, 0);
        } else if (tx instanceof ImportTx importTx) {
            return new Complexity(94, 0, 0, 0).plus(inputs(importTx.importedInputs()));
        } else if (tx instanceof ExportTx export) {
            return new Complexity(94, 0, 0, 0).plus(outputs(export.exportedOutputs()));
        } else if (tx instanceof CreateSubnetTx create) {
            return new Complexity(62, 0, 1, 0).plus(owner(create.owner()));
        } else if (tx instanceof CreateChainTx create) {
            int name = create.chainName().getBytes(StandardCharsets.UTF_8).length;
            return new Complexity(140L + name + 32L * create.fxIds().size(), 3, 1, 0)
                    .plus(bytes(create.genesisData()))
                    .plus(authorization(create.subnetAuthorization()));
        } else if (tx instanceof AddSubnetValidatorTx add) {
            return new Complexity(142, 3, 3, 0).plus(authorization(add.subnetAuthorization()));
        } else if (tx instanceof RemoveSubnetValidatorTx remove) {
            return new Complexity(118, 1, 3, 0).plus(authorization(remove.subnetAuthorization()));
        } else if (tx instanceof TransferSubnetOwnershipTx transfer) {
            return new Complexity(102, 1, 1, 0)
                    .plus(authorization(transfer.subnetAuthorization()))
                    .plus(owner(transfer.newOwner()));
        }
        return ofStaking(tx);
    }

    private static Complexity ofStaking(UnsignedTx tx) {
        if (tx instanceof AddPermissionlessValidatorTx add) {
            return new Complexity(154, 1, 3, 0)
                    .plus(signer(add.signer()))
                    .plus(outputs(add.stake()))
                    .plus(owner(add.validationRewardsOwner()))
                    .plus(owner(add.delegationRewardsOwner()));
        } else if (tx instanceof AddPermissionlessDelegatorTx add) {
            return new Complexity(142, 1, 2, 0).plus(outputs(add.stake())).plus(owner(add.rewardsOwner()));
        } else if (tx instanceof AddAutoRenewedValidatorTx add) {
            return new Complexity(118, 0, 3, 0)
                    .plus(signer(add.signer()))
                    .plus(outputs(add.stake()))
                    .plus(owner(add.validationRewardsOwner()))
                    .plus(owner(add.delegationRewardsOwner()))
                    .plus(owner(add.validatorAuthority()));
        } else if (tx instanceof SetAutoRenewedValidatorConfigTx set) {
            return new Complexity(110, 1, 1, 0).plus(authorization(set.auth()));
        }
        return ofL1(tx);
    }

    private static Complexity ofL1(UnsignedTx tx) {
        if (tx instanceof ConvertSubnetToL1Tx convert) {
            Complexity sum = new Complexity(138, 3, 2, 0)
                    .plus(bytes(convert.address()))
                    .plus(authorization(convert.subnetAuthorization()));
            for (ConvertSubnetToL1Tx.Validator validator : convert.validators()) {
                int owners = validator.remainingBalanceOwner().addresses().size()
                        + validator.deactivationOwner().addresses().size();
                sum = sum.plus(PROOF_OF_POSSESSION)
                        .plus(bytes(validator.nodeId()))
                        .plus(new Complexity(36 + ADDRESS_BYTES * owners, 0, 4, 0));
            }
            return sum;
        } else if (tx instanceof RegisterL1ValidatorTx register) {
            return new Complexity(166, 5, 6, BLS_COMPUTE).plus(warp(register.message()));
        } else if (tx instanceof SetL1ValidatorWeightTx set) {
            return new Complexity(62, 3, 5, 0).plus(warp(set.message()));
        } else if (tx instanceof IncreaseL1ValidatorBalanceTx) {
            return new Complexity(98, 1, 5, 0);
        } else if (tx instanceof DisableL1ValidatorTx disable) {
            return new Complexity(98, 1, 6, 0).plus(authorization(disable.disableAuthorization()));
        }
        throw unsupported(tx);
    }

    private static InvalidRequestException unsupported(UnsignedTx tx) {
        return new InvalidRequestException(
                "tx", tx.getClass().getSimpleName(), "of a kind that has a dynamic fee (unsupported transaction type)");
    }

    static Complexity input(TxInput input) {
        int signatures = input.signatureIndices().size();
        long bytes = (input.stakeableUntil().isPresent() ? 104 : 92) + SIGNATURE_BYTES * signatures;
        return new Complexity(bytes, 1, 1, SIGNATURE_COMPUTE * signatures);
    }

    static Complexity output(TxOutput output) {
        int bytes = output.output().stakeableUntil().isPresent() ? 72 : 60;
        return new Complexity(
                bytes + ADDRESS_BYTES * output.owners().addresses().size(), 0, 1, 0);
    }

    private static Complexity inputs(List<TxInput> inputs) {
        return inputs.stream().map(PChainComplexity::input).reduce(Complexity.ZERO, Complexity::plus);
    }

    private static Complexity outputs(List<TxOutput> outputs) {
        return outputs.stream().map(PChainComplexity::output).reduce(Complexity.ZERO, Complexity::plus);
    }

    private static Complexity owner(OutputOwners owner) {
        return new Complexity(16 + ADDRESS_BYTES * owner.addresses().size(), 0, 0, 0);
    }

    private static Complexity authorization(List<Long> indices) {
        int signatures = indices.size();
        return new Complexity(8 + SIGNATURE_BYTES * signatures, 0, 0, SIGNATURE_COMPUTE * signatures);
    }

    private static Complexity signer(Optional<ValidatorPop> signer) {
        return signer.isPresent() ? PROOF_OF_POSSESSION : Complexity.ZERO;
    }

    private static Complexity bytes(Bytes bytes) {
        return new Complexity(bytes.size(), 0, 0, 0);
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
        return bytes(message).plus(new Complexity(0, 23, 0, 1000L + 5L * count));
    }
}
