package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.InsufficientFundsException;
import io.github.avalanche4j.wallet.internal.Available;
import io.github.avalanche4j.wallet.internal.Build;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Function;

/** Builds a transaction whose bytes this wallet has not made before, by adding a tip to its fee. */
record NewTx(WalletContext wallet, Build build) {
    private static final BigInteger PRECISION = BigInteger.valueOf(1_000_000_000); // a node compares prices in wei

    /** The transaction with the least tip with which its bytes are new, from a random one on if the funds suffice. */
    BuiltTx of(Available available) {
        try {
            return of(available, wallet.randomTip());
        } catch (InsufficientFundsException | InvalidRequestException e) {
            return of(available, 0);
        }
    }

    BuiltTx of(Available available, long leastTip) {
        for (long tip = leastTip; ; tip++) {
            BuiltTx built = built(available, tip);
            if (!wallet.holdings().isKnown(built)) {
                return built;
            }
        }
    }

    /** A transaction that pays more than earlier ones, on the C-Chain for each unit of gas, though prices may have fallen. */
    BuiltTx dearerThan(List<BuiltTx> earlier, Available available) {
        long tip = wallet.randomTip();
        while (true) {
            BuiltTx built = built(available, tip);
            long missing = earlier.stream()
                    .map(other -> least(built, other))
                    .reduce(BigInteger.ZERO, BigInteger::max)
                    .subtract(built.fee().toBigInteger())
                    .longValueExact();
            if (missing <= 0 && !wallet.holdings().isKnown(built)) {
                return built;
            }
            tip += Math.max(missing, 1);
        }
    }

    /** The least fee with which a node accepts a transaction in place of an earlier one. */
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

    /** Strangers may have sent so many small UTXOs that what spends them first is too large, or costs too much. */
    static BuiltTx fitting(Available available, Function<Available, BuiltTx> build) {
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
        NAvax most = wallet.options().maxFee();
        if (built.fee().compareTo(most) > 0) {
            throw new InvalidRequestException(
                    "fee", built.fee().toString(), "at most " + most + ", the wallet's maxFee");
        }
        return built;
    }
}
