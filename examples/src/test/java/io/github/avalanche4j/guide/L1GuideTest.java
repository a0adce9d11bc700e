package io.github.avalanche4j.guide;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.data.aggregator.SelfHostedAggregator;
import io.github.avalanche4j.data.aggregator.SignatureAggregator;
import io.github.avalanche4j.l1.EvmCall;
import io.github.avalanche4j.l1.EvmSender;
import io.github.avalanche4j.l1.L1Manager;
import io.github.avalanche4j.l1.L1Operation;
import io.github.avalanche4j.l1.L1OperationException;
import io.github.avalanche4j.l1.L1Status;
import io.github.avalanche4j.l1.ManagerContract;
import io.github.avalanche4j.l1.ManagerContract.Kind;
import io.github.avalanche4j.l1.StakeTerms;
import io.github.avalanche4j.node.info.NodePop;
import io.github.avalanche4j.testing.FakeL1;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.testing.FakeValidators;
import io.github.avalanche4j.wallet.Wallet;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class L1GuideTest extends GuideTest {
    private final FakeLedger ledger = fake.ledger().time(Instant.parse("2026-11-22T12:00:00Z"));
    private final FakeL1 fakeL1 =
            FakeL1.of(fake, ledger, FakeValidators.of(100, 100, 100)).converted();
    private final SelfHostedAggregator aggregator = SelfHostedAggregator.create(service.url());
    private final LocalSigner signer = LocalSigner.of(PrivateKey.parse("11".repeat(32)));
    private final Wallet wallet = Wallet.of(node, signer);
    private final Bech32Address ours = signer.publicKey().address("P", Network.LOCAL);
    private final NodeId nodeId = node.info().getNodeId().execute().nodeId();
    private final NodePop proof = node.info().getNodeId().execute().nodePop().orElseThrow();
    private final Id subnetId = Id.parse(fakeL1.subnetId());
    private final Id chainId = Id.parse(fakeL1.chainId());
    private final EvmAddress manager = EvmAddress.parse(fakeL1.managerAddress());
    private final EvmAddress owner = EvmAddress.parse("0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC");

    L1GuideTest() {
        service.aggregator(fakeL1);
        ledger.fund(ours.toString(), 20_000_000_000L);
    }

    @AfterEach
    void closeAggregator() {
        aggregator.close();
    }

    private CompletableFuture<EvmHash> sendWithWeb3j(EvmCall call) {
        List<String> messages =
                call.message().map(one -> one.bytes().toHex()).stream().toList();
        return CompletableFuture.completedFuture(
                EvmHash.parse(fakeL1.send(call.data().toHex(), messages, call.value())));
    }

    private L1Manager register(Wallet wallet, SignatureAggregator aggregator, EvmSender sender) {
        // snippet: register
        ManagerContract contract = ManagerContract.ofAuthority(subnetId, chainId, manager);
        L1Manager l1 = L1Manager.of(wallet, node, aggregator, contract, options -> options.sender(owner, sender));

        L1Operation registration = l1.register(v -> v.node(nodeId, proof)
                .weight(20)
                .balance(NAvax.ofAvax("5"))
                .remainingBalanceOwner(ours)
                .disableOwner(ours));
        Id validationId = l1.complete("validator-7", registration)
                .execute()
                .validationId()
                .orElseThrow();
        wallet.pay("top-up-7", l1.topUpTo(validationId, Duration.ofDays(150))).execute();
        // end
        assertThat(fakeL1.weightsInManager()).containsEntry(validationId.toString(), 20L);
        return l1;
    }

    @Test
    void a_validator_is_registered_and_the_l1_watched() {
        L1Manager l1 = register(wallet, aggregator, this::sendWithWeb3j);
        // snippet: resume
        Map<String, RuntimeException> failures = l1.resume().execute();
        // end
        assertThat(failures).isEmpty();
        // snippet: status
        L1Status status = l1.status().execute();
        status.endingWithin(Duration.ofDays(30))
                .forEach(validator -> System.out.println(validator.nodeId() + " has " + validator.balance()
                        + " left, for " + validator.timeLeft().toDays() + " days; 30 days cost "
                        + status.cost(Duration.ofDays(30))));
        if (!status.reachesQuorum()) {
            System.out.println("only " + status.signingWeight() + " of " + status.totalWeight() + " can sign");
        }
        // end
        assertThat(ledger.accepted()).hasSize(2);
    }

    @Test
    void a_staker_is_removed_with_a_proof_of_its_uptime() {
        ManagerContract contract = ManagerContract.ofStake(Kind.NATIVE_STAKE, subnetId, chainId, manager, manager);
        L1Manager l1 = L1Manager.of(wallet, node, aggregator, contract, o -> o.sender(owner, this::sendWithWeb3j));
        StakeTerms terms = new StakeTerms(BigInteger.TEN.pow(18), Duration.ofHours(1), 0, owner);
        L1Operation registration = l1.register(v -> v.node(nodeId, proof)
                .weight(1)
                .balance(NAvax.ofAvax("1"))
                .remainingBalanceOwner(ours)
                .disableOwner(ours)
                .stake(terms));
        Id validationId =
                l1.complete("staker", registration).execute().validationId().orElseThrow();
        ledger.time(Instant.parse("2026-11-23T12:00:00Z"));
        fakeL1.send("0x", List.of(), BigInteger.ZERO); // a block at this time
        l1.status().execute();
        // snippet: remove
        L1Operation removal = l1.remove(validationId, r -> r.uptimeProof()); // or r.forced()
        l1.complete("removal-7", removal).execute();
        // end
        assertThat(fakeL1.status(validationId.toString())).isEqualTo("COMPLETED");
    }

    @Test
    void another_tool_sends_the_transactions() {
        L1Manager l1 = L1Manager.of(wallet, node, aggregator, ManagerContract.ofAuthority(subnetId, chainId, manager));
        L1Operation registration = l1.register(v -> v.node(nodeId, proof)
                .weight(20)
                .balance(NAvax.ofAvax("5"))
                .remainingBalanceOwner(ours)
                .disableOwner(ours));
        assertThat(isDone(l1, registration)).isFalse();
        assertThat(isDone(l1, registration)).isFalse();
        assertThat(isDone(l1, registration)).isTrue();
    }

    private boolean isDone(L1Manager l1, L1Operation registration) {
        // snippet: transaction
        boolean isDone = false;
        try {
            l1.complete("validator-7", registration)
                    .timeout(Duration.ofHours(1))
                    .execute();
            isDone = true;
        } catch (L1OperationException e) {
            if (e.reason() != L1OperationException.Reason.NO_SENDER) {
                throw e;
            }
            EvmCall call = l1.operation("validator-7")
                    .flatMap(L1Operation::transaction)
                    .orElseThrow();
            System.out.println("to " + call.to() + ", data " + call.data());
            System.out.println("access list: " + EvmCall.ACCESS_LIST_ADDRESS + " with " + call.storageKeys());
            sendWithWeb3j(call); // and complete it again
        }
        // end
        return isDone;
    }
}
