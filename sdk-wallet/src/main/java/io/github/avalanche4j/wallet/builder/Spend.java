package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The choice of UTXOs for one transaction, in the same steps as AvalancheGo's wallet
 * (wallet/chain/p/builder/builder.go, {@code spend}): first locked UTXOs that may be staked, then other assets, then
 * AVAX until it covers what the transaction burns and stakes, and its fee.
 */
final class Spend {
    private final Id avax;
    private final PChainPrices prices;
    private final Owners owners;
    private final OutputOwners change;
    private final Map<Id, UInt64> toBurn;
    private final Map<Id, UInt64> toStake;

    private final List<Spent> spent = new ArrayList<>();
    private final List<TxOutput> changeOutputs = new ArrayList<>();
    private final List<TxOutput> stakeOutputs = new ArrayList<>();
    private UInt64 excess;
    private Complexity complexity;

    /**
     * A new choice.
     *
     * @param excess AVAX from imported UTXOs
     * @param complexity the complexity of the transaction without the chosen UTXOs
     */
    Spend(
            Id avax,
            PChainPrices prices,
            Owners owners,
            OutputOwners change,
            Map<Id, UInt64> toBurn,
            Map<Id, UInt64> toStake,
            UInt64 excess,
            Complexity complexity) {
        this.avax = avax;
        this.prices = prices;
        this.owners = owners;
        this.change = change;
        this.toBurn = new HashMap<>(toBurn);
        this.toStake = new HashMap<>(toStake);
        this.excess = excess;
        this.complexity = complexity;
    }

    List<Spent> spent() {
        return spent;
    }

    List<TxOutput> changeOutputs() {
        return changeOutputs;
    }

    List<TxOutput> stakeOutputs() {
        return stakeOutputs;
    }

    /** The fee of the transaction. */
    NAvax fee() {
        return NAvax.of(excess);
    }

    Complexity complexity() {
        return complexity;
    }

    /**
     * Chooses.
     *
     * @param utxos the UTXOs in order
     * @param time the time for checking locks
     * @param changeOfExcess the owner of the change of {@link #excess} if no AVAX is chosen
     * @param use what the burnt amounts are for, in the message if they are missing
     */
    void run(List<Utxo> utxos, Instant time, OutputOwners changeOfExcess, String use) {
        List<Utxo> ofOtherAssets = new ArrayList<>();
        List<Utxo> ofAvax = new ArrayList<>();
        for (Utxo utxo : utxos) {
            if (!(utxo.output() instanceof TransferOutput output)) {
                throw new InvalidRequestException("utxos", utxo.utxoId().toString(), "an amount (unknown output type)");
            }
            if (output.stakeableUntil().filter(time::isBefore).isPresent()) {
                stakeLocked(utxo, output);
            } else {
                (utxo.assetId().equals(avax) ? ofAvax : ofOtherAssets).add(utxo);
            }
        }
        toStake.forEach((asset, amount) -> {
            if (!Amounts.isZero(amount)) {
                stake(new TxOutput(asset, new TransferOutput(amount, change, Optional.empty())));
            }
        });
        ofOtherAssets.forEach(this::spendOtherAsset);
        boolean isAvaxSpent = spendAvax(ofAvax);
        requireAllPaid(use);
        settle(isAvaxSpent ? change : changeOfExcess);
    }

    private void stakeLocked(Utxo utxo, TransferOutput output) {
        UInt64 amountDue = toStake.getOrDefault(utxo.assetId(), UInt64.ZERO);
        boolean isWritable = output.stakeableUntil().filter(Instant.MAX::equals).isEmpty();
        List<Long> signers = Amounts.isZero(amountDue) || !isWritable ? null : owners.match(output.owners());
        if (signers == null) {
            return;
        }
        spend(utxo, signers, output.stakeableUntil());
        UInt64 staked = Amounts.least(amountDue, output.amount());
        toStake.put(utxo.assetId(), Amounts.difference(amountDue, staked));
        stake(locked(utxo, output, staked));
        UInt64 rest = Amounts.difference(output.amount(), staked);
        if (!Amounts.isZero(rest)) {
            change(locked(utxo, output, rest));
        }
    }

    private static TxOutput locked(Utxo utxo, TransferOutput output, UInt64 amount) {
        return new TxOutput(utxo.assetId(), new TransferOutput(amount, output.owners(), output.stakeableUntil()));
    }

    private boolean isWanted(Id asset) {
        return !Amounts.isZero(toBurn.getOrDefault(asset, UInt64.ZERO))
                || !Amounts.isZero(toStake.getOrDefault(asset, UInt64.ZERO));
    }

    private void spendOtherAsset(Utxo utxo) {
        TransferOutput output = (TransferOutput) utxo.output();
        List<Long> signers = isWanted(utxo.assetId()) ? owners.match(output.owners()) : null;
        if (signers == null) {
            return;
        }
        spend(utxo, signers, Optional.empty());
        UInt64 rest = consume(utxo.assetId(), output.amount());
        if (!Amounts.isZero(rest)) {
            change(new TxOutput(utxo.assetId(), new TransferOutput(rest, change, Optional.empty())));
        }
    }

    private boolean spendAvax(List<Utxo> utxos) {
        boolean isAnySpent = false;
        for (Utxo utxo : utxos) {
            if (!isWanted(avax) && excess.compareTo(prices.fee(complexity).amount()) >= 0) {
                break;
            }
            TransferOutput output = (TransferOutput) utxo.output();
            List<Long> signers = owners.match(output.owners());
            if (signers != null) {
                spend(utxo, signers, Optional.empty());
                excess = Amounts.sum("amount", excess, consume(avax, output.amount()));
                isAnySpent = true;
            }
        }
        return isAnySpent;
    }

    /** Pays first the burnt amount, then the stake; returns the remainder. */
    private UInt64 consume(Id asset, UInt64 amount) {
        return pay(toStake, asset, pay(toBurn, asset, amount));
    }

    private static UInt64 pay(Map<Id, UInt64> due, Id asset, UInt64 amount) {
        UInt64 amountDue = due.getOrDefault(asset, UInt64.ZERO);
        UInt64 paid = Amounts.least(amountDue, amount);
        due.put(asset, Amounts.difference(amountDue, paid));
        return Amounts.difference(amount, paid);
    }

    private void requireAllPaid(String use) {
        toStake.forEach((asset, amount) -> requireNone(asset, amount, "to stake"));
        toBurn.forEach((asset, amount) -> requireNone(asset, amount, use));
        UInt64 fee = prices.fee(complexity).amount();
        if (excess.compareTo(fee) < 0) {
            throw InsufficientFundsException.of(avax, avax, Amounts.difference(fee, excess), "to pay the fee");
        }
    }

    private void requireNone(Id asset, UInt64 amount, String use) {
        if (!Amounts.isZero(amount)) {
            throw InsufficientFundsException.of(asset, avax, amount, use);
        }
    }

    /** Adds an output for change if the change is worth more than its own output costs. */
    private void settle(OutputOwners owner) {
        TxOutput none = new TxOutput(avax, new TransferOutput(UInt64.ZERO, owner, Optional.empty()));
        Complexity withChange = complexity.plus(PChainComplexity.output(none));
        UInt64 fee = prices.fee(withChange).amount();
        if (excess.compareTo(fee) > 0) {
            UInt64 rest = Amounts.difference(excess, fee);
            change(new TxOutput(avax, new TransferOutput(rest, owner, Optional.empty())));
            excess = fee;
        }
    }

    private void spend(Utxo utxo, List<Long> signers, Optional<Instant> until) {
        Spent one = Spent.of(utxo, signers, until);
        spent.add(one);
        complexity = complexity.plus(PChainComplexity.input(one.input()));
    }

    private void change(TxOutput output) {
        changeOutputs.add(output);
        complexity = complexity.plus(PChainComplexity.output(output));
    }

    private void stake(TxOutput output) {
        stakeOutputs.add(output);
        complexity = complexity.plus(PChainComplexity.output(output));
    }
}
