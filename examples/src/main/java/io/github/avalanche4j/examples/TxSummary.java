package io.github.avalanche4j.examples;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.eth.EvmSignedTransaction;
import io.github.avalanche4j.node.tx.AtomicExportTx;
import io.github.avalanche4j.node.tx.AtomicImportTx;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.CreateAssetTx;
import io.github.avalanche4j.node.tx.ExportTx;
import io.github.avalanche4j.node.tx.ImportTx;
import io.github.avalanche4j.node.tx.OperationTx;
import io.github.avalanche4j.node.tx.TxInput;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.tx.UnknownTx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.tx.platform.AddPermissionlessDelegatorTx;
import io.github.avalanche4j.node.tx.platform.AddPermissionlessValidatorTx;
import io.github.avalanche4j.node.tx.platform.AddSubnetValidatorTx;
import io.github.avalanche4j.node.tx.platform.ConvertSubnetToL1Tx;
import io.github.avalanche4j.node.tx.platform.CreateChainTx;
import io.github.avalanche4j.node.tx.platform.CreateSubnetTx;
import io.github.avalanche4j.node.tx.platform.DisableL1ValidatorTx;
import io.github.avalanche4j.node.tx.platform.IncreaseL1ValidatorBalanceTx;
import io.github.avalanche4j.node.tx.platform.RegisterL1ValidatorTx;
import io.github.avalanche4j.node.tx.platform.RewardValidatorTx;
import io.github.avalanche4j.node.tx.platform.SetL1ValidatorWeightTx;
import io.github.avalanche4j.node.tx.platform.TransferSubnetOwnershipTx;
import io.github.avalanche4j.node.tx.platform.TxValidator;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/** Describes transactions in a few words. */
final class TxSummary {
    private final Id avax;

    /** Words for a network on which AVAX has this id. */
    TxSummary(Id avax) {
        this.avax = avax;
    }

    /** The sender is not in the bytes: it follows from the signature. */
    static String of(EvmSignedTransaction tx) {
        String value = tx.value().signum() == 0 ? "" : " with " + decimal(tx.value(), 18) + " AVAX";
        if (tx.to().isEmpty()) {
            return "creates a contract" + value;
        }
        return tx.input().isEmpty()
                ? "pays " + decimal(tx.value(), 18) + " AVAX to " + tx.to().get()
                : "calls " + tx.to().get() + value;
    }

    String of(UnsignedTx tx) {
        if (tx instanceof BaseTx base) {
            return "spends " + count(base.inputs()) + " and makes " + outputs(base.outputs());
        } else if (tx instanceof ImportTx move) {
            return "imports " + inputs(move.importedInputs()) + " from " + chain(move.sourceChain());
        } else if (tx instanceof ExportTx move) {
            return "exports " + outputs(move.exportedOutputs()) + " to " + chain(move.destinationChain());
        } else if (tx instanceof AtomicImportTx move) {
            return "imports " + inputs(move.importedInputs()) + " from " + chain(move.sourceChain());
        } else if (tx instanceof AtomicExportTx move) {
            return "exports " + outputs(move.exportedOutputs()) + " to " + chain(move.destinationChain());
        } else if (tx instanceof CreateAssetTx asset) {
            return "creates the asset " + asset.name() + " (" + asset.symbol() + ")";
        } else if (tx instanceof OperationTx operations) {
            return "mints, transfers or burns, operations: "
                    + operations.operations().size();
        } else if (tx instanceof UnknownTx unknown) {
            return "of a kind that this program does not know, "
                    + unknown.bytes().size() + " bytes";
        }
        return ofPChain(tx);
    }

    private static String ofPChain(UnsignedTx tx) {
        if (tx instanceof AddPermissionlessValidatorTx add) {
            return "adds validator " + staker(add.validator(), add.subnetId(), add.stake());
        } else if (tx instanceof AddPermissionlessDelegatorTx add) {
            return "delegates to " + staker(add.validator(), add.subnetId(), add.stake());
        } else if (tx instanceof AddSubnetValidatorTx add) {
            return "adds validator " + staker(add.validator(), add.subnetId(), List.of());
        } else if (tx instanceof RewardValidatorTx reward) {
            return "proposes the reward for " + reward.txId();
        } else if (tx instanceof CreateSubnetTx) {
            return "creates a subnet";
        } else if (tx instanceof TransferSubnetOwnershipTx transfer) {
            return "transfers subnet " + transfer.subnetId() + " to other owners";
        } else if (tx instanceof CreateChainTx create) {
            return "creates the chain '" + create.chainName() + "' on subnet " + create.subnetId();
        }
        return ofL1(tx);
    }

    private static String ofL1(UnsignedTx tx) {
        if (tx instanceof ConvertSubnetToL1Tx convert) {
            return "converts subnet " + convert.subnetId() + " to an L1 of "
                    + convert.validators().size() + " validators";
        } else if (tx instanceof RegisterL1ValidatorTx register) {
            return "registers an L1 validator with " + register.balance();
        } else if (tx instanceof SetL1ValidatorWeightTx set) {
            return "sets the weight of L1 validator "
                    + set.validationId().map(Id::toString).orElse("unknown");
        } else if (tx instanceof IncreaseL1ValidatorBalanceTx increase) {
            return "adds " + increase.balance() + " to L1 validator " + increase.validationId();
        } else if (tx instanceof DisableL1ValidatorTx disable) {
            return "disables L1 validator " + disable.validationId();
        }
        return tx.getClass().getSimpleName();
    }

    private static String staker(TxValidator validator, Id subnetId, List<TxOutput> stake) {
        String until = validator.nodeId() + " until " + validator.end();
        if (!subnetId.equals(Id.EMPTY)) {
            return until + " on subnet " + subnetId;
        }
        NAvax sum = NAvax.of(stake.stream()
                .mapToLong(output -> output.amount().longValueExact())
                .sum());
        return until + " with " + sum;
    }

    private static String count(List<?> outputs) {
        return outputs.size() == 1 ? "1 output" : outputs.size() + " outputs";
    }

    private String inputs(List<TxInput> inputs) {
        return count(inputs) + amounts(inputs.stream().collect(sums(TxInput::assetId, TxInput::amount)));
    }

    private String outputs(List<TxOutput> outputs) {
        return count(outputs) + amounts(outputs.stream().collect(sums(TxOutput::assetId, TxOutput::amount)));
    }

    private static <T> Collector<T, ?, Map<Id, BigInteger>> sums(Function<T, Id> asset, Function<T, UInt64> amount) {
        return Collectors.toMap(asset, one -> amount.apply(one).toBigInteger(), BigInteger::add, LinkedHashMap::new);
    }

    private String amounts(Map<Id, BigInteger> byAsset) {
        return byAsset.entrySet().stream()
                .map(one -> one.getKey().equals(avax)
                        ? decimal(one.getValue(), 9) + " AVAX"
                        : one.getValue() + " of asset " + one.getKey())
                .collect(Collectors.joining(" and ", byAsset.isEmpty() ? "" : " of ", ""));
    }

    private static String decimal(BigInteger smallest, int decimals) {
        return new BigDecimal(smallest)
                .movePointLeft(decimals)
                .stripTrailingZeros()
                .toPlainString();
    }

    private static String chain(Id chainId) {
        return chainId.equals(Id.EMPTY) ? "the P-Chain" : "chain " + chainId;
    }
}
