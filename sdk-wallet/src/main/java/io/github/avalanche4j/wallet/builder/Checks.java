package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.CreateAssetTx.InitialState;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.tx.platform.ValidatorPop;
import io.github.avalanche4j.node.utxo.MintOutput;
import io.github.avalanche4j.node.utxo.NftMintOutput;
import io.github.avalanche4j.node.utxo.NftTransferOutput;
import io.github.avalanche4j.node.utxo.Output;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.PropertyMintOutput;
import io.github.avalanche4j.node.utxo.PropertyOwnedOutput;
import io.github.avalanche4j.node.utxo.TransferOutput;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Rules of nodes that a builder can check. */
final class Checks {
    static final int MILLION = 1_000_000;
    private static final int FXS = 3;
    private static final long CREDENTIAL_BYTES = 8;
    private static final long SIGNATURE_BYTES = 65;

    private Checks() {}

    static UInt64 positive(String argument, UInt64 amount) {
        if (Amounts.isZero(amount)) {
            throw new InvalidRequestException(argument, "0", "1 or more");
        }
        return amount;
    }

    static long share(String argument, long millionths) {
        if (millionths < 0 || millionths > MILLION) {
            throw new InvalidRequestException(argument, Long.toString(millionths), "from 0 to 1000000 millionths");
        }
        return millionths;
    }

    static Bytes size(String argument, Bytes bytes, int least, int most) {
        if (bytes.size() < least || bytes.size() > most) {
            String rule = least == most ? most + " bytes" : "from " + least + " to " + most + " bytes";
            throw new InvalidRequestException(argument, bytes.toHex(), rule);
        }
        return bytes;
    }

    /** A memo that is not longer than the chain accepts. */
    static void memo(Bytes memo, int most) {
        if (memo.size() > most) {
            String rule =
                    "at most " + most + " bytes (memo exceeds maximum length: " + memo.size() + " > " + most + ")";
            throw new InvalidRequestException("memo", memo.toHex(), rule);
        }
    }

    /** The size of a transaction with its signatures. */
    static long signedSize(Bytes unsigned, int credentials, int signatures) {
        return unsigned.size() + Integer.BYTES + credentialSize(credentials, signatures);
    }

    static long credentialSize(int credentials, int signatures) {
        return CREDENTIAL_BYTES * credentials + SIGNATURE_BYTES * signatures;
    }

    static ValidatorPop signer(ValidatorPop signer) {
        size("signer.publicKey", signer.publicKey(), 48, 48);
        size("signer.proofOfPossession", signer.proofOfPossession(), 96, 96);
        return signer;
    }

    static Id notEmpty(String argument, Id id, String rule) {
        if (id.equals(Id.EMPTY)) {
            throw new InvalidRequestException(argument, id.toString(), rule);
        }
        return id;
    }

    /** Outputs that a node accepts, in order. */
    static List<TxOutput> outputs(List<TxOutput> outputs, Chain chain, Network network) {
        return outputs(outputs, chain, chain, network);
    }

    private static List<TxOutput> outputs(List<TxOutput> outputs, Chain from, Chain to, Network network) {
        List<TxOutput> checked = new ArrayList<>();
        for (TxOutput output : outputs) {
            positive("outputs.amount", output.amount());
            output.output().stakeableUntil().ifPresent(time -> Owners.requireSeconds("outputs.stakeableUntil", time));
            checked.add(new TxOutput(
                    output.assetId(),
                    new TransferOutput(
                            output.amount(),
                            Owners.checked(Owners.OF_OUTPUTS, output.owners(), from, to, network),
                            output.output().stakeableUntil())));
        }
        return Order.outputs(from, checked);
    }

    /** Outputs that another chain can import. */
    static List<TxOutput> exports(List<TxOutput> outputs, Chain from, Id destination, NetworkIds ids) {
        Chain to = other("destinationChain", destination, from, ids);
        if (outputs.isEmpty()) {
            throw new InvalidRequestException("outputs", "", "at least one output to export");
        }
        for (TxOutput output : outputs) {
            if (output.output().stakeableUntil().isPresent()) {
                throw new InvalidRequestException("outputs.stakeableUntil", output.toString(), "absent in an export");
            }
            boolean avaxAlone = from == Chain.C || from == Chain.P && to == Chain.C;
            if (avaxAlone && !output.assetId().equals(ids.avaxAssetId())) {
                String rule = "AVAX from the C-Chain, and from the P-Chain to the C-Chain";
                throw new InvalidRequestException(
                        "outputs.assetId", output.assetId().toString(), rule);
            }
        }
        return outputs(outputs, from, to, ids.network());
    }

    /** Another chain of the primary network. */
    static Chain other(String argument, Id chain, Chain own, NetworkIds ids) {
        for (Chain other : Chain.values()) {
            if (other != own && ids.of(other).equals(chain)) {
                return other;
            }
        }
        throw new InvalidRequestException(argument, chain.toString(), "another chain of the primary network");
    }

    /** The sums of outputs by asset. */
    static Map<Id, UInt64> sums(List<TxOutput> outputs) {
        Map<Id, UInt64> sums = new HashMap<>();
        outputs.forEach(
                output -> sums.merge(output.assetId(), output.amount(), (a, b) -> Amounts.sum("outputs.amount", a, b)));
        return sums;
    }

    /** The initial states of a new asset, in order. */
    static List<InitialState> initialStates(List<InitialState> states, Network network) {
        if (states.isEmpty()
                || states.stream().mapToLong(InitialState::fxIndex).distinct().count() < states.size()) {
            throw new InvalidRequestException(
                    "initialStates", states.toString(), "at least one, and each feature extension once");
        }
        List<InitialState> checked = new ArrayList<>();
        for (InitialState state : states) {
            if (state.fxIndex() < 0 || state.fxIndex() >= FXS) {
                throw new InvalidRequestException("fxIndex", Long.toString(state.fxIndex()), "0, 1 or 2");
            }
            List<Output> outputs = new ArrayList<>();
            for (Output output : state.outputs()) {
                outputs.add(initialOutput(output, state.fxIndex(), network));
            }
            checked.add(new InitialState(state.fxIndex(), Order.ofAsset(Chain.X, outputs)));
        }
        checked.sort(Comparator.comparingLong(InitialState::fxIndex));
        return checked;
    }

    private static Output initialOutput(Output output, long fxIndex, Network network) {
        OutputOwners owner = Owners.checked("initialStates.owners", output.owners(), Chain.X, network);
        if (fxIndex == 0 && output instanceof MintOutput) {
            return new MintOutput(owner);
        } else if (fxIndex == 0 && output instanceof TransferOutput transfer) {
            positive("initialStates.amount", transfer.amount());
            return new TransferOutput(transfer.amount(), owner, Optional.empty());
        } else if (fxIndex == 1 && output instanceof NftMintOutput mint) {
            return new NftMintOutput(mint.groupId(), owner);
        } else if (fxIndex == 1 && output instanceof NftTransferOutput nft) {
            return new NftTransferOutput(nft.groupId(), nft.payload(), owner);
        } else if (fxIndex == 2 && output instanceof PropertyMintOutput) {
            return new PropertyMintOutput(owner);
        } else if (fxIndex == 2 && output instanceof PropertyOwnedOutput) {
            return new PropertyOwnedOutput(owner);
        }
        throw new InvalidRequestException(
                "initialStates.outputs", output.toString(), "of a kind of feature extension " + fxIndex);
    }
}
