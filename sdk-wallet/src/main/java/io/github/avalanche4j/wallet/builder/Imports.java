package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The inputs of an import.
 *
 * @param avax the asset that pays the fee
 * @param spent the UTXOs in the order of inputs
 * @param left the number of UTXOs that the addresses can sign for and that are not among them
 */
record Imports(Id avax, List<Spent> spent, int left) {
    /** All UTXOs that the addresses can sign for. */
    static Imports of(Id avax, List<Utxo> exported, Owners owners) {
        List<Spent> spent = new ArrayList<>();
        for (Utxo utxo : exported) {
            boolean isPlain = utxo.output() instanceof TransferOutput output
                    && output.stakeableUntil().isEmpty();
            List<Long> signers = isPlain ? owners.match(utxo.output().owners()) : null;
            if (signers != null) {
                spent.add(Spent.of(utxo, signers, Optional.empty()));
            }
        }
        if (spent.isEmpty()) {
            throw InsufficientFundsException.none("no UTXOs available to import: none of the " + exported.size()
                    + " exported ones can be signed for by the given addresses now");
        }
        return new Imports(avax, Spent.sorted(spent), 0);
    }

    /**
     * Builds the import of all UTXOs, as AvalancheGo's wallet does. If they do not fit into one transaction, or
     * together cannot pay its fee, it imports the largest that fit, without those that are not worth the fee of their
     * own input.
     */
    BuiltTx build(Predicate<Spent> isWorthItsFee, Function<Imports, BuiltTx> build) {
        List<Spent> worth = spent.stream()
                .filter(one -> !isAvax(one) || isWorthItsFee.test(one))
                .toList();
        try {
            return build.apply(this);
        } catch (InsufficientFundsException e) {
            if (worth.isEmpty() || worth.size() == spent.size()) {
                throw e;
            }
        } catch (InvalidRequestException e) {
            requireTooLarge(e);
        }
        List<Spent> ranked = (worth.isEmpty() ? spent : worth)
                .stream()
                        .sorted(Comparator.comparing(this::isAvax)
                                .thenComparing(one -> one.input().amount())
                                .reversed())
                        .toList();
        int fit = 1;
        int most = ranked.size();
        while (fit < most) {
            int middle = (fit + most + 1) / 2;
            if (fits(first(ranked, middle), build)) {
                fit = middle;
            } else {
                most = middle - 1;
            }
        }
        return build.apply(first(ranked, fit));
    }

    private static boolean fits(Imports some, Function<Imports, BuiltTx> build) {
        try {
            BuiltTx unused = build.apply(some);
        } catch (InsufficientFundsException e) {
            return true; // more UTXOs may pay the fee
        } catch (InvalidRequestException e) {
            requireTooLarge(e);
            return false;
        }
        return true;
    }

    private static void requireTooLarge(InvalidRequestException e) {
        if (!e.argument().equals("gas") && !e.argument().equals("transaction")) {
            throw e;
        }
    }

    private Imports first(List<Spent> ranked, int count) {
        return new Imports(avax, Spent.sorted(ranked.subList(0, count)), spent.size() - count);
    }

    private boolean isAvax(Spent one) {
        return one.utxo().assetId().equals(avax);
    }

    /** The sum of the AVAX. */
    UInt64 amount() {
        return amounts().getOrDefault(avax, UInt64.ZERO);
    }

    private Map<Id, UInt64> amounts() {
        Map<Id, UInt64> amounts = new LinkedHashMap<>();
        spent.forEach(one -> amounts.merge(
                one.utxo().assetId(), one.input().amount(), (a, b) -> Amounts.sum("importedInputs.amount", a, b)));
        return amounts;
    }

    /** One output for each asset besides AVAX. */
    List<TxOutput> otherOutputs(OutputOwners owner) {
        List<TxOutput> outputs = new ArrayList<>();
        amounts().forEach((id, amount) -> {
            if (!id.equals(avax)) {
                outputs.add(new TxOutput(id, new TransferOutput(amount, owner, Optional.empty())));
            }
        });
        return outputs;
    }
}
