package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.signature.QuorumFraction;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Objects;

/** The present validators of an L1. */
public final class L1Status {
    private final List<L1ValidatorStatus> validators;
    private final NAvax price;

    L1Status(List<L1ValidatorStatus> validators, NAvax price) {
        this.validators = List.copyOf(validators);
        this.price = price;
    }

    /** {@return all of them, inactive ones included} */
    public List<L1ValidatorStatus> validators() {
        return validators;
    }

    /**
     * {@return the continuous fee of an active validator for a second} It rises while there are more L1 validators than
     * the network's target.
     */
    public NAvax price() {
        return price;
    }

    /**
     * {@return a call that looks up the validators of an L1} Uptimes and connections are present if the
     * node tracks the L1. The call fails with {@link L1OperationException.Reason#WRONG_SUBNET} if the subnet is not an
     * L1, or the chain not its own.
     *
     * @param node the node
     * @param subnetId the L1
     * @param chainId a chain of the L1, or the chain of its manager
     * @throws InvalidRequestException if an id is malformed or empty
     */
    public static Call<L1Status> of(NodeClient node, Id subnetId, Id chainId) {
        Objects.requireNonNull(node, "node");
        L1Context.requireId("subnetID", subnetId);
        L1Context.requireId("chainID", chainId);
        return new L1StatusQuery(node, subnetId, chainId).call();
    }

    /**
     * {@return the validators whose balance lasts less than a time at the present price, inactive ones included}
     *
     * @param threshold the time, such as a week
     */
    public List<L1ValidatorStatus> endingWithin(Duration threshold) {
        return validators.stream()
                .filter(validator -> validator.timeLeft().compareTo(threshold) < 0)
                .toList();
    }

    /**
     * {@return what an active validator pays in a time, at the present price}
     *
     * @param time the time, such as 30 days
     * @throws InvalidRequestException if it is negative, or the cost is above 2^64 - 1 nAVAX
     */
    public NAvax cost(Duration time) {
        return cost(price, time);
    }

    static NAvax cost(NAvax price, Duration time) {
        long seconds = Require.notNegative("time", time).toSeconds();
        BigInteger begun = BigInteger.valueOf(seconds);
        if (!time.equals(Duration.ofSeconds(seconds))) {
            begun = begun.add(BigInteger.ONE);
        }
        return NAvax.of(UInt64.parse(price.toBigInteger().multiply(begun).toString()));
    }

    /** {@return the weight of all validators} */
    public UInt64 totalWeight() {
        return weight(validators);
    }

    /** {@return the weight of the validators that can sign} */
    public UInt64 signingWeight() {
        return weight(validators.stream().filter(L1ValidatorStatus::canSign).toList());
    }

    /** The P-Chain keeps the sum of an L1's weights within 64 bits. */
    private static UInt64 weight(List<L1ValidatorStatus> counted) {
        return UInt64.fromBits(counted.stream()
                .mapToLong(validator -> validator.weight().longValue())
                .sum());
    }

    /** {@return whether the validators that can sign have 67 percent of the weight, which messages need} */
    public boolean reachesQuorum() {
        return !validators.isEmpty() && QuorumFraction.DEFAULT.isReachedBy(signingWeight(), totalWeight());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof L1Status that && validators.equals(that.validators) && price.equals(that.price);
    }

    @Override
    public int hashCode() {
        return Objects.hash(validators, price);
    }

    @Override
    public String toString() {
        return "L1Status[validators=" + validators + ", price=" + price + "]";
    }
}
