package io.github.avalanche4j.wallet.internal;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.InsufficientFundsException;
import io.github.avalanche4j.wallet.internal.PaymentState.Attempt;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Function;

/**
 * Builds a transaction with a tip in its fee, so that its bytes differ from those of all others.
 *
 * @param isLimited whether the fee may be at most the wallet's {@code maxFee}
 */
record NewTx(Engine engine, Build build, boolean isLimited) {
    private static final BigInteger PRECISION = BigInteger.valueOf(1_000_000_000); // a node compares prices in wei

    /**
     * Builds a transaction that pays a higher fee than the earlier ones of its name, even if prices have fallen; on the
     * C-Chain, a higher price per unit of gas. It has a random tip if the funds suffice.
     */
    BuiltTx dearerThan(List<Attempt> earlier, Object who, Available available) {
        try {
            return of(earlier, who, available, engine.randomTip());
        } catch (InsufficientFundsException | InvalidRequestException e) {
            return of(earlier, who, available, 0);
        }
    }

    private BuiltTx of(List<Attempt> earlier, Object who, Available available, long leastTip) {
        long tip = leastTip;
        while (true) {
            BuiltTx built = built(available, tip);
            long missing = earlier.stream()
                    .map(other -> least(built, other.built()))
                    .reduce(BigInteger.ZERO, BigInteger::max)
                    .subtract(built.fee().toBigInteger())
                    .longValueExact();
            if (missing <= 0 && !engine.ledger().isMade(who, built.unsigned())) {
                return built;
            }
            tip += Math.max(missing, 1);
        }
    }

    /** The lowest fee with which a node accepts a transaction in place of an earlier one. */
    private static BigInteger least(BuiltTx built, BuiltTx earlier) {
        BigInteger fee = earlier.fee().toBigInteger();
        if (built.chain() != Chain.C) {
            return fee.add(BigInteger.ONE);
        }
        BigInteger price = fee.multiply(PRECISION).divide(earlier.gas().toBigInteger());
        BigInteger cost = price.add(BigInteger.ONE).multiply(built.gas().toBigInteger());
        return cost.add(PRECISION).subtract(BigInteger.ONE).divide(PRECISION);
    }

    private BuiltTx built(Available available, long tip) {
        return fitting(available, some -> checked(build.of(some, tip)));
    }

    /**
     * Builds again with the largest UTXOs first if the transaction is too large or too expensive, because strangers may
     * have sent many small UTXOs.
     */
    private static BuiltTx fitting(Available available, Function<Available, BuiltTx> build) {
        try {
            return build.apply(available);
        } catch (InsufficientFundsException | InvalidRequestException e) {
            try {
                return build.apply(new Available.LargestFirst(available));
            } catch (InsufficientFundsException | InvalidRequestException again) {
                throw e;
            }
        }
    }

    private BuiltTx checked(BuiltTx built) {
        NAvax most = engine.settings().maxFee();
        if (isLimited && built.fee().compareTo(most) > 0) {
            throw new InvalidRequestException(
                    "fee", built.fee().toString(), "at most " + most + ", the wallet's maxFee");
        }
        return built;
    }
}
