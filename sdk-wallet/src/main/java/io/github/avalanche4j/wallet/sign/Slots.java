package io.github.avalanche4j.wallet.sign;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.AtomicExportTx;
import io.github.avalanche4j.node.tx.AtomicImportTx;
import io.github.avalanche4j.node.tx.Fx;
import io.github.avalanche4j.node.tx.ImportTx;
import io.github.avalanche4j.node.tx.OperationTx;
import io.github.avalanche4j.node.tx.TxInput;
import io.github.avalanche4j.node.tx.TxOperation;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.tx.platform.AddSubnetValidatorTx;
import io.github.avalanche4j.node.tx.platform.ConvertSubnetToL1Tx;
import io.github.avalanche4j.node.tx.platform.CreateChainTx;
import io.github.avalanche4j.node.tx.platform.DisableL1ValidatorTx;
import io.github.avalanche4j.node.tx.platform.RemoveSubnetValidatorTx;
import io.github.avalanche4j.node.tx.platform.SetAutoRenewedValidatorConfigTx;
import io.github.avalanche4j.node.tx.platform.TransferSubnetOwnershipTx;
import io.github.avalanche4j.node.tx.platform.TransformSubnetTx;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoId;
import io.github.avalanche4j.wallet.builder.SpentOutputs;
import io.github.avalanche4j.wallet.key.PublicKey;
import io.github.avalanche4j.wallet.key.RecoverableSignature;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The places for signatures in a transaction's credentials: one credential for each input, imported input, operation
 * and authorization, with one place for each signature.
 */
final class Slots {
    private final Map<UtxoId, Utxo> utxos = new HashMap<>();
    private final List<Credential> credentials = new ArrayList<>();

    private static final Bytes MISSING = Bytes.of(new byte[RecoverableSignature.SIZE]);

    /** One credential; for an unknown owner it has places without addresses. */
    record Credential(Fx fx, List<Slot> slots) {
        io.github.avalanche4j.node.tx.Credential signed() {
            return new io.github.avalanche4j.node.tx.Credential(
                    fx, slots.stream().map(Slot::signature).toList());
        }

        Credential with(UnaryOperator<Slot> change) {
            return new Credential(fx, slots.stream().map(change).toList());
        }
    }

    /**
     * A place for one signature.
     *
     * @param address the 20 bytes of the address that signs here; empty if unknown
     * @param isAccount whether it is the address of an EVM account
     * @param signature the signature; 65 zero bytes if it is missing
     */
    record Slot(Bytes address, boolean isAccount, Bytes signature) {
        boolean isMissing() {
            return signature.equals(MISSING);
        }

        boolean isOf(PublicKey key) {
            return (isAccount ? key.evmAddress().bytes() : key.shortId()).equals(address);
        }

        Slot with(Bytes other) {
            return new Slot(address, isAccount, other);
        }
    }

    private Slots(SpentOutputs spent) {
        spent.utxos().forEach(utxo -> utxos.put(utxo.utxoId(), utxo));
    }

    static List<Credential> of(UnsignedTx tx, SpentOutputs spent) {
        Slots slots = new Slots(spent);
        tx.baseTx().ifPresent(base -> slots.inputs(base.inputs()));
        if (tx instanceof ImportTx importTx) {
            slots.inputs(importTx.importedInputs());
        } else if (tx instanceof AtomicImportTx importTx) {
            slots.inputs(importTx.importedInputs());
        } else if (tx instanceof AtomicExportTx export) {
            export.inputs()
                    .forEach(input -> slots.credentials.add(new Credential(
                            Fx.SECP256K1, List.of(new Slot(input.address().bytes(), true, MISSING)))));
        } else if (tx instanceof OperationTx operations) {
            operations.operations().forEach(slots::operation);
        }
        authorization(tx)
                .ifPresent(indices -> slots.add(
                        Fx.SECP256K1,
                        "authorization",
                        indices,
                        spent.authorization().orElse(null)));
        return slots.credentials;
    }

    private static Optional<List<Long>> authorization(UnsignedTx tx) {
        if (tx instanceof AddSubnetValidatorTx add) {
            return Optional.of(add.subnetAuthorization());
        } else if (tx instanceof CreateChainTx create) {
            return Optional.of(create.subnetAuthorization());
        } else if (tx instanceof RemoveSubnetValidatorTx remove) {
            return Optional.of(remove.subnetAuthorization());
        } else if (tx instanceof TransferSubnetOwnershipTx transfer) {
            return Optional.of(transfer.subnetAuthorization());
        } else if (tx instanceof ConvertSubnetToL1Tx convert) {
            return Optional.of(convert.subnetAuthorization());
        } else if (tx instanceof TransformSubnetTx transform) {
            return Optional.of(transform.subnetAuthorization());
        } else if (tx instanceof DisableL1ValidatorTx disable) {
            return Optional.of(disable.disableAuthorization());
        }
        return tx instanceof SetAutoRenewedValidatorConfigTx set ? Optional.of(set.auth()) : Optional.empty();
    }

    private void inputs(List<TxInput> inputs) {
        for (TxInput input : inputs) {
            Utxo utxo = utxos.get(input.utxoId());
            if (utxo != null) {
                requireSame(input, utxo);
            }
            add(Fx.SECP256K1, input.utxoId(), input.signatureIndices(), owner(utxo));
        }
    }

    /** An input repeats the amount of its UTXO; a node refuses another amount. */
    private static void requireSame(TxInput input, Utxo utxo) {
        UInt64 amount = utxo.output() instanceof TransferOutput output ? output.amount() : UInt64.ZERO;
        if (!input.assetId().equals(utxo.assetId()) || !input.amount().equals(amount)) {
            String rule = "what the transaction says it spends: " + input.amount() + " of asset " + input.assetId();
            throw new InvalidRequestException("spent", utxo.toString(), rule);
        }
    }

    private void operation(TxOperation step) {
        Utxo utxo = step.utxoIds().size() == 1 ? utxos.get(step.utxoIds().get(0)) : null;
        add(step.operation().fx(), step.utxoIds(), step.operation().signatureIndices(), owner(utxo));
    }

    private static @Nullable OutputOwners owner(@Nullable Utxo utxo) {
        return utxo == null ? null : utxo.output().owners();
    }

    private void add(Fx fx, Object what, List<Long> indices, @Nullable OutputOwners owner) {
        List<Slot> slots = new ArrayList<>();
        for (long index : indices) {
            slots.add(new Slot(owner == null ? Bytes.EMPTY : address(what, index, owner), false, MISSING));
        }
        if (owner != null && indices.size() != owner.threshold()) {
            String rule = owner.threshold() + ", as many as must sign for " + what;
            throw new InvalidRequestException("signatureIndices", indices.toString(), rule);
        }
        credentials.add(new Credential(fx, slots));
    }

    private static Bytes address(Object what, long index, OutputOwners owner) {
        if (index >= owner.addresses().size()) {
            String rule = "below " + owner.addresses().size() + ", the number of the owner's addresses of " + what;
            throw new InvalidRequestException("signatureIndices", Long.toString(index), rule);
        }
        return owner.addresses().get((int) index).bytes();
    }

    /** Fills the places with the signatures of a transaction; fails if its credentials have other places. */
    static List<Credential> filled(List<Credential> slots, List<io.github.avalanche4j.node.tx.Credential> signed) {
        List<String> forms =
                slots.stream().map(Credential::signed).map(Slots::form).toList();
        if (!signed.stream().map(Slots::form).toList().equals(forms)) {
            throw new InvalidRequestException(
                    "credentials",
                    signed.stream().map(Slots::form).toList().toString(),
                    "one for each input, operation and authorization, with a signature for each of its indices: "
                            + forms);
        }
        Iterator<Bytes> signatures =
                signed.stream().flatMap(one -> one.signatures().stream()).iterator();
        return slots.stream()
                .map(credential -> credential.with(slot -> slot.with(signatures.next())))
                .toList();
    }

    private static String form(io.github.avalanche4j.node.tx.Credential credential) {
        return credential.fx() + "×" + credential.signatures().size();
    }
}
