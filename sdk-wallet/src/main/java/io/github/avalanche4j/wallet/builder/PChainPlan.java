package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.utxo.OutputOwners;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/** The plan of a P-Chain transaction, before its UTXOs are chosen. */
final class PChainPlan {
    private static final int MAX_BYTES = 262144; // AvalancheGo's codec

    private final NetworkIds ids;
    private final PChainPrices prices;
    private final Funds funds;
    private final Owners owners;
    private final BiFunction<BaseTx, List<TxOutput>, UnsignedTx> kind;

    private Map<Id, UInt64> toBurn = Map.of();
    private Map<Id, UInt64> toStake = Map.of();
    private List<TxOutput> outputs = List.of();
    private List<Spent> imported = List.of();
    private UInt64 importedAvax = UInt64.ZERO;
    private int left;
    private Optional<OutputOwners> changeOfImport = Optional.empty();
    private Optional<OutputOwners> authorization = Optional.empty();

    /**
     * A plan that only burns its fee.
     *
     * @param kind creates the transaction from its base and its stake
     */
    PChainPlan(
            NetworkIds ids,
            PChainPrices prices,
            Funds funds,
            Owners owners,
            BiFunction<BaseTx, List<TxOutput>, UnsignedTx> kind) {
        this.ids = ids;
        this.prices = prices;
        this.funds = funds;
        this.owners = owners;
        this.kind = kind;
    }

    PChainPlan burning(Map<Id, UInt64> amounts) {
        toBurn = amounts;
        return this;
    }

    PChainPlan staking(Id asset, UInt64 amount) {
        toStake = Map.of(asset, amount);
        return this;
    }

    PChainPlan giving(List<TxOutput> some) {
        outputs = some;
        return this;
    }

    /** The imported amounts: AVAX pays the fee, and the rest goes to an owner. */
    PChainPlan importing(Imports imports, OutputOwners owner) {
        imported = imports.spent();
        importedAvax = imports.amount();
        left = imports.left();
        changeOfImport = Optional.of(owner);
        return this;
    }

    PChainPlan authorizedBy(OutputOwners owner) {
        authorization = Optional.of(owner);
        return this;
    }

    BuiltTx build() {
        Checks.memo(funds.memo(), 0);
        OutputOwners change = Owners.checked("change", funds.changeOwner(Chain.P), Chain.P, ids.network());
        UnsignedTx bare = kind.apply(base(outputs, List.of()), List.of());
        PChainSpend spend = new PChainSpend(
                ids.avaxAssetId(), prices, owners, change, toBurn, toStake, importedAvax, Complexity.of(bare));
        spend.run(funds.utxos(), funds.time(), changeOfImport.orElse(change));

        List<Spent> inputs = Spent.sorted(spend.spent());
        List<TxOutput> all = new ArrayList<>(outputs);
        all.addAll(spend.changeOutputs());
        all.sort(Order.TX_OUTPUTS);
        List<TxOutput> stake = new ArrayList<>(spend.stakeOutputs());
        stake.sort(Order.TX_OUTPUTS);
        UnsignedTx unsigned = kind.apply(base(all, inputs), stake);
        List<Spent> spent = new ArrayList<>(inputs);
        spent.addAll(imported);

        Complexity complexity = spend.complexity();
        UInt64 gas = complexity.gas(prices.weights());
        if (gas.compareTo(prices.maxGas()) > 0) {
            String rule =
                    "at most " + prices.maxGas() + ", the most a block can hold (tx exceeds current gas capacity)";
            throw new InvalidRequestException("gas", gas.toString(), rule, inputs.size() + " inputs: spend fewer");
        }
        if (complexity.bandwidth() > MAX_BYTES) {
            String rule = "at most " + MAX_BYTES + " bytes when it is signed";
            throw new InvalidRequestException("transaction", complexity.bandwidth() + " bytes", rule);
        }
        Bytes bytes = Chain.P.encodeUnsignedTx(unsigned);
        return new BuiltTx(
                unsigned,
                bytes,
                new SpentOutputs(Chain.P, Spent.utxos(spent), authorization),
                spend.changeOutputs(),
                spend.fee(),
                prices.fee(complexity),
                gas,
                Optional.of(complexity),
                left);
    }

    private BaseTx base(List<TxOutput> all, List<Spent> inputs) {
        return new BaseTx(ids.network(), Id.EMPTY, all, Spent.inputs(inputs), Bytes.EMPTY);
    }
}
