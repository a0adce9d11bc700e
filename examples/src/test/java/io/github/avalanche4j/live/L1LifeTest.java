package io.github.avalanche4j.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.data.aggregator.SelfHostedAggregator;
import io.github.avalanche4j.l1.EvmCall;
import io.github.avalanche4j.l1.EvmSender;
import io.github.avalanche4j.l1.L1Manager;
import io.github.avalanche4j.l1.L1Operation;
import io.github.avalanche4j.l1.L1ValidatorStatus;
import io.github.avalanche4j.l1.ManagerContract;
import io.github.avalanche4j.node.info.NodePop;
import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.FakeL1;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.FakeValidators;
import io.github.avalanche4j.wallet.Wallet;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.key.Signer;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The life of an L1's validator. A real L1 has a manager with proof of authority, whose owner is the paying key. */
class L1LifeTest extends LiveTest {
    private static final Optional<String> AGGREGATOR = Optional.ofNullable(System.getProperty("avalanche.aggregator"));
    private static final Optional<String> L1 = Optional.ofNullable(System.getProperty("avalanche.l1"));

    private final Signer owner = TestedNetwork.newSigner();
    private Optional<FakeDataService> service = Optional.empty();
    private Optional<SelfHostedAggregator> aggregator = Optional.empty();

    private L1Manager ofFake(FakeNode fake) {
        FakeL1 l1 =
                FakeL1.of(fake, fake.ledger(), FakeValidators.of(100, 100, 100)).converted();
        l1.chain().appendBlock();
        service = Optional.of(FakeDataService.start());
        service.get().aggregator(l1);
        String names = String.join(",", l1.subnetId(), l1.chainId(), l1.managerAddress());
        return manager(service.get().url(), names, call -> {
            List<String> messages =
                    call.message().map(one -> one.bytes().toHex()).stream().toList();
            return EvmHash.parse(l1.send(call.data().toHex(), messages, call.value()));
        });
    }

    private L1Manager ofNamed() {
        assumeTrue(AGGREGATOR.isPresent(), "-Davalanche.aggregator names no signature aggregator");
        assumeTrue(L1.isPresent(), "-Davalanche.l1 names no L1 as SUBNET,CHAIN,MANAGER");
        return manager(
                AGGREGATOR.orElseThrow(),
                L1.orElseThrow(),
                call -> new EvmPayer(network.node(), L1.orElseThrow().split(",")[1], network.payer())
                        .call(call.to(), call.data(), call.value(), EvmCall.ACCESS_LIST_ADDRESS, call.storageKeys())
                        .execute());
    }

    private L1Manager manager(String url, String names, Function<EvmCall, EvmHash> send) {
        String[] name = names.split(",");
        aggregator = Optional.of(SelfHostedAggregator.create(url));
        ManagerContract contract =
                ManagerContract.ofAuthority(Id.parse(name[0]), Id.parse(name[1]), EvmAddress.parse(name[2]));
        EvmSender sender = call -> CompletableFuture.completedFuture(send.apply(call));
        return L1Manager.of(
                network.wallet(owner),
                network.node(),
                aggregator.get(),
                contract,
                options -> options.sender(network.payer().publicKey().evmAddress(), sender));
    }

    @AfterEach
    void closeServices() {
        aggregator.ifPresent(SelfHostedAggregator::close);
        service.ifPresent(FakeDataService::close);
    }

    private static L1Operation complete(L1Manager l1, String name, L1Operation operation) {
        return l1.complete(name, operation).timeout(TestedNetwork.LONG).execute();
    }

    private static Optional<L1ValidatorStatus> status(L1Manager l1, Id validationId) {
        return l1.status().execute().validators().stream()
                .filter(one -> one.validationId().equals(validationId))
                .findFirst();
    }

    @Test
    void a_validator_is_registered_weighed_paid_for_disabled_and_removed() {
        L1Manager l1 = network.fake().map(this::ofFake).orElseGet(this::ofNamed);
        Wallet wallet = network.wallet(owner);
        network.fund(Chain.P, owner, 1, NAvax.ofAvax("10"));
        NodeId nodeId = NodeId.of(PrivateKey.generate().publicKey().shortId());
        NodePop proof = network.node().info().getNodeId().execute().nodePop().orElseThrow();
        Bech32Address ours = network.address(Chain.P, owner);

        Id validationId = complete(
                        l1,
                        "register",
                        l1.register(v -> v.node(nodeId, proof)
                                .weight(2)
                                .balance(NAvax.ofAvax("1"))
                                .remainingBalanceOwner(ours)
                                .disableOwner(ours)))
                .validationId()
                .orElseThrow();
        complete(l1, "weight", l1.changeWeight(validationId, 3));
        wallet.pay(l1.topUp(validationId, NAvax.ofAvax("1")))
                .timeout(TestedNetwork.LONG)
                .execute();

        L1ValidatorStatus running = status(l1, validationId).orElseThrow();
        assertThat(running.nodeId()).isEqualTo(nodeId);
        assertThat(running.balance().toBigInteger())
                .isBetween(NAvax.ofAvax("1.9").toBigInteger(), NAvax.ofAvax("2").toBigInteger());

        wallet.pay(l1.disable(validationId)).timeout(TestedNetwork.LONG).execute();
        assertThat(network.balance(Chain.P, owner))
                .as("the balance is returned")
                .isGreaterThan(NAvax.ofAvax("9.8").toBigInteger());
        complete(l1, "remove", l1.remove(validationId));

        assertThat(status(l1, validationId)).isEmpty();
        assertThat(l1.validationId(nodeId).execute()).isEmpty();
    }
}
