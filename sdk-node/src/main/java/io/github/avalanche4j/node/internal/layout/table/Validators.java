package io.github.avalanche4j.node.internal.layout.table;

import io.github.avalanche4j.node.internal.layout.Fields;
import io.github.avalanche4j.node.internal.layout.Format;
import io.github.avalanche4j.node.internal.layout.TypeSlot;
import io.github.avalanche4j.node.tx.platform.ConvertSubnetToL1Tx;
import io.github.avalanche4j.node.tx.platform.L1ValidatorOwner;
import io.github.avalanche4j.node.tx.platform.TxValidator;
import io.github.avalanche4j.node.tx.platform.ValidatorPop;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Validators in transactions, their keys and owners (AvalancheGo vms/platformvm/txs, signer, warp/message). */
public final class Validators {
    private static final int NO_SIGNER = 27;
    private static final int SIGNER = 28;

    private Validators() {}

    static TxValidator validator(Fields f, @Nullable TxValidator v) {
        return new TxValidator(
                f.nodeId("nodeID", v, TxValidator::nodeId),
                f.time("start", v, TxValidator::start),
                f.time("end", v, TxValidator::end),
                f.uint64("weight", v, TxValidator::weight));
    }

    /** A key after its type id, or the type id for no key. */
    static Optional<ValidatorPop> optionalSigner(Fields f, @Nullable Optional<ValidatorPop> v) {
        Optional<ValidatorPop> signer = v == null ? Optional.empty() : v;
        int type = f.type(TypeSlot.SIGNER, signer.isEmpty() ? NO_SIGNER : SIGNER);
        return type == NO_SIGNER ? Optional.empty() : Optional.of(signer(f, signer.orElse(null)));
    }

    public static ValidatorPop signer(Fields f, @Nullable ValidatorPop v) {
        return new ValidatorPop(
                f.field("publicKey", Format.BYTES_48, v, ValidatorPop::publicKey),
                f.field("proofOfPossession", Format.BYTES_96, v, ValidatorPop::proofOfPossession));
    }

    static ConvertSubnetToL1Tx.Validator l1Validator(Fields f, ConvertSubnetToL1Tx.@Nullable Validator v) {
        return new ConvertSubnetToL1Tx.Validator(
                f.bytes("nodeID", v, ConvertSubnetToL1Tx.Validator::nodeId),
                f.uint64("weight", v, ConvertSubnetToL1Tx.Validator::weight),
                f.nAvax("balance", v, ConvertSubnetToL1Tx.Validator::balance),
                f.object("signer", v, ConvertSubnetToL1Tx.Validator::signer, Validators::signer),
                f.object(
                        "remainingBalanceOwner",
                        v,
                        ConvertSubnetToL1Tx.Validator::remainingBalanceOwner,
                        Validators::owner),
                f.object("deactivationOwner", v, ConvertSubnetToL1Tx.Validator::deactivationOwner, Validators::owner));
    }

    private static L1ValidatorOwner owner(Fields f, @Nullable L1ValidatorOwner v) {
        return new L1ValidatorOwner(
                f.uint32("threshold", v, L1ValidatorOwner::threshold),
                f.addresses("addresses", true, v, L1ValidatorOwner::addresses));
    }
}
