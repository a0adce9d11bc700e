package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.data.aggregator.SignatureAggregator;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.signature.ValidatorSets;
import io.github.avalanche4j.wallet.Wallet;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Changes the validators of one L1. Each operation is a value that has sent nothing; see {@link L1Operation}.
 *
 * <pre>{@code
 * L1Manager l1 = L1Manager.of(wallet, node, aggregator, ManagerContract.ofAuthority(subnetId, chainId, manager))
 *         .sender(owner, call -> web3j…);
 * L1Operation registration = l1.register(v -> v.node(nodeId, proof)
 *         .weight(20)
 *         .balance(NAvax.ofAvax("5"))
 *         .remainingBalanceOwner(ours)
 *         .disableOwner(ours));
 * }</pre>
 *
 * <p>Validator sets come from the node, so it has to be a node that you trust. It serves the P-Chain and the L1's chain.
 * Thread-safe.
 */
public final class L1Manager {
    private static final Duration POLL_INTERVAL = Duration.ofMillis(500);

    private final L1Access l1;

    private L1Manager(L1Access l1) {
        this.l1 = l1;
    }

    /**
     * {@return a manager of an L1's validators, without a sender of transactions to the L1's chain}
     *
     * @param wallet pays on the P-Chain
     * @param node serves the P-Chain and the L1's chain
     * @param aggregator gets messages signed
     * @param contract the L1's contracts
     */
    public static L1Manager of(
            Wallet wallet, NodeClient node, SignatureAggregator aggregator, ManagerContract contract) {
        return new L1Manager(new L1Access(
                Objects.requireNonNull(wallet, "wallet"),
                Objects.requireNonNull(node, "node"),
                Objects.requireNonNull(aggregator, "aggregator"),
                Objects.requireNonNull(contract, "contract"),
                Optional.empty(),
                POLL_INTERVAL,
                ValidatorSets.of(node)));
    }

    /**
     * {@return this manager with a sender of transactions to the L1's chain}
     *
     * @param from the account that sends them, for which they are simulated first
     * @param sender signs and sends
     */
    public L1Manager sender(EvmAddress from, EvmSender sender) {
        L1Access.Sender one =
                new L1Access.Sender(Objects.requireNonNull(from, "from"), Objects.requireNonNull(sender, "sender"));
        return new L1Manager(new L1Access(
                l1.wallet(),
                l1.node(),
                l1.aggregator(),
                l1.contract(),
                Optional.of(one),
                l1.pollInterval(),
                l1.sets()));
    }

    /**
     * {@return this manager with another time between two looks at the L1's chain}
     *
     * @param interval more than 0
     * @throws InvalidRequestException if it is not
     */
    public L1Manager pollInterval(Duration interval) {
        return new L1Manager(new L1Access(
                l1.wallet(),
                l1.node(),
                l1.aggregator(),
                l1.contract(),
                l1.sender(),
                Require.positive("interval", interval),
                l1.sets()));
    }

    /**
     * {@return the registration of a validator} The wallet pays its balance and a fee on the P-Chain.
     *
     * @param validator describes it
     * @throws InvalidRequestException if something is missing, or the P-Chain would refuse it
     */
    public L1Operation register(Consumer<? super NewValidator.Builder> validator) {
        return L1Operation.planned(l1, new RegisterPlan(NewValidator.of(validator)));
    }

    /**
     * {@return an operation that goes on where its state was taken}
     *
     * @param state what {@link L1Operation#state} gave, of an operation of the same L1
     * @throws InvalidRequestException if it is anything else
     */
    public L1Operation resume(String state) {
        return L1Operation.parse(l1, state);
    }
}
