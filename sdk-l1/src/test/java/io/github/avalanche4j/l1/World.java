package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.data.aggregator.SelfHostedAggregator;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.SkippingClock;
import io.github.avalanche4j.node.info.NodePop;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.FakeL1;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.FakeValidators;
import io.github.avalanche4j.wallet.PaymentStore;
import io.github.avalanche4j.wallet.Wallet;
import io.github.avalanche4j.wallet.WalletOptions;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.key.Signer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** An L1 with four validators that sign, a wallet with funds, and new validators with keys from the vectors. */
final class World implements AutoCloseable {
    static final long FUNDS = 100_000_000_000L;
    static final Instant NOW = Instant.parse("2026-11-22T12:00:00Z");
    static final EvmAddress OWNER = EvmAddress.parse("0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC");

    final FakeNode fake = FakeNode.start();
    final FakeLedger ledger = fake.ledger().time(NOW);
    final FakeValidators validators = FakeValidators.of(100, 100, 100, 100);
    FakeL1 l1;
    final FakeDataService service = FakeDataService.start();
    final PaymentStore store = PaymentStore.inMemory();
    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(5);

    volatile Instant now = NOW; // by the program's clock
    final SkippingClock clock = new SkippingClock(LONGEST_PAUSE) {
        @Override
        public Instant now() {
            return now;
        }
    };
    final NodeClient node = clock.node(fake.url(), options -> options.retries(0));
    final SelfHostedAggregator aggregator = SelfHostedAggregator.create(service.url(), options -> options.retries(0));
    final Signer signer = LocalSigner.of(PrivateKey.parse("11".repeat(32)));
    final Bech32Address ours = signer.publicKey().address("P", Network.LOCAL);
    int sent;

    volatile FakeValidators membersAt = validators; // the validators that the node shows

    World() {
        fake.on("platform.getValidatorsAt")
                .respond(params -> params.contains("\"height\":0") ? "{}" : members())
                .always();
        l1 = FakeL1.of(fake, ledger, validators).converted();
        service.aggregator(l1);
        ledger.fund(ours.toString(), FUNDS);
    }

    private String members() {
        return membersAt.validators().stream()
                .map(validator -> "\"" + validator.nodeId() + "\":{\"publicKey\":\"0x" + validator.publicKey()
                        + "\",\"weight\":\"" + validator.weight() + "\"}")
                .collect(Collectors.joining(",", "{", "}"));
    }

    ManagerContract contract(ManagerContract.Kind kind) {
        EvmAddress manager = EvmAddress.parse(l1.managerAddress());
        Id subnetId = Id.parse(l1.subnetId());
        Id chainId = Id.parse(l1.chainId());
        return kind == ManagerContract.Kind.PROOF_OF_AUTHORITY
                ? ManagerContract.ofAuthority(subnetId, chainId, manager)
                : ManagerContract.ofStake(kind, subnetId, chainId, manager, manager);
    }

    /** A manager with proof of authority. */
    ManagerContract contract() {
        return contract(ManagerContract.Kind.PROOF_OF_AUTHORITY);
    }

    /** A manager in a new process, without the state of earlier ones. */
    L1Manager manager(ManagerContract.Kind kind) {
        return manager(contract(kind), this::send);
    }

    L1Manager manager(ManagerContract contract, EvmSender sender) {
        return manager(wallet(), contract, sender);
    }

    L1Manager manager(Wallet payer, ManagerContract contract, EvmSender sender) {
        return L1Manager.of(payer, node, aggregator, contract, options -> options.sender(OWNER, sender));
    }

    /** A manager in a process that sees the store in another way. */
    L1Manager manager(PaymentStore seen) {
        return manager(node, Wallet.of(node, options -> options.store(seen), signer), this::send);
    }

    /** A manager with another client of the node. */
    L1Manager manager(NodeClient other, Consumer<WalletOptions> options, Signer key) {
        return manager(other, Wallet.of(other, options.andThen(set -> set.store(store)), key), this::send);
    }

    L1Manager manager(NodeClient other, Wallet payer, EvmSender sender) {
        return L1Manager.of(payer, other, aggregator, contract(), options -> options.sender(OWNER, sender));
    }

    L1Manager manager() {
        return manager(ManagerContract.Kind.PROOF_OF_AUTHORITY);
    }

    L1Manager withoutSender(ManagerContract contract) {
        return L1Manager.of(wallet(), node, aggregator, contract);
    }

    Wallet wallet() {
        return Wallet.of(node, options -> options.store(store), signer);
    }

    CompletableFuture<EvmHash> send(EvmCall call) {
        sent++;
        List<String> messages =
                call.message().map(message -> message.bytes().toHex()).stream().toList();
        return CompletableFuture.completedFuture(
                EvmHash.parse(l1.send(call.data().toHex(), messages, call.value())));
    }

    /**
     * Lets the contract refuse the next transaction, simulated with the time of the last block and with that of now.
     *
     * @param reads how often the contract is read before
     */
    void refuses(String error, int reads) {
        fake.on("eth_estimateGas").respondError(3, "execution reverted", error);
        for (int i = 0; i < reads; i++) {
            fake.on("eth_call").respondDefault();
        }
        fake.on("eth_call").respondError(3, "execution reverted", error);
    }

    /** The next step of an operation, whose payment has the same name in all processes. */
    static Call<L1Operation> next(L1Operation operation) {
        return operation.next("step " + operation.purpose().hashCode() + " of "
                + operation.operationState().request().hashCode());
    }

    /** Runs steps until the operation is at a stage. */
    static L1Operation until(Stage stage, L1Operation operation) {
        L1Operation now = operation;
        while (now.stage() != stage) {
            now = next(now).execute();
        }
        return now;
    }

    /** An operation that another manager goes on with. */
    static L1Operation with(L1Manager l1, L1Operation operation) {
        return new L1Operation(l1.expire(nodeId(0)).context(), operation.operationState());
    }

    /** Carries an operation out in the rest of its stages, under a new name. */
    static Call<L1Operation> complete(L1Operation operation) {
        return NamedOperation.call(operation.context(), "operation " + UUID.randomUUID(), operation);
    }

    /** A proof of possession of the vectors. */
    static NodePop proof(int place) {
        return Json.read(NodePop.class, PROOFS.get(place));
    }

    static NodePop proof(Bytes key, Bytes proof) {
        return Json.read(
                NodePop.class,
                "{\"publicKey\":\"" + key.toHex() + "\",\"proofOfPossession\":\"" + proof.toHex() + "\"}");
    }

    static NodeId nodeId(int place) {
        byte[] bytes = new byte[20];
        bytes[0] = (byte) (place + 1);
        return NodeId.of(Bytes.of(bytes));
    }

    Consumer<NewValidator.Builder> newValidator(int place, long weight, String avax) {
        return v -> v.node(nodeId(place), proof(place))
                .weight(weight)
                .balance(NAvax.ofAvax(avax))
                .remainingBalanceOwner(ours)
                .disableOwner(ours);
    }

    /** A new validator that stakes. */
    Consumer<NewValidator.Builder> staker(int place, long weight, StakeTerms terms) {
        return newValidator(place, weight, "1").andThen(v -> v.stake(terms));
    }

    static StakeTerms stake(long tokens, Duration minDuration) {
        return new StakeTerms(BigInteger.TEN.pow(18).multiply(BigInteger.valueOf(tokens)), minDuration, 0, OWNER);
    }

    Id createSubnet() {
        OutputOwners owner = new OutputOwners(Instant.EPOCH, 1, List.of(ours));
        Wallet wallet = wallet();
        return wallet.pay(wallet.p().createSubnet(owner)).execute().id();
    }

    /** Makes the L1 a new one, whose subnet is not converted yet. */
    void startL1() {
        l1 = FakeL1.of(fake, ledger, validators, createSubnet().toString());
        service.aggregator(l1);
    }

    /** The sum of all AVAX: in the wallet, with validators, and burned. */
    BigInteger money() {
        return ledger.balance(ours.toString()).add(l1.balances()).add(ledger.burned());
    }

    @Override
    public void close() {
        node.close();
        aggregator.close();
        fake.close();
        service.close();
    }

    // valid proofs of ../shared/vectors/pop.json
    private static final List<String> PROOFS = proofs();

    private static List<String> proofs() {
        try {
            return Files.readAllLines(Path.of("src/test/resources/proofs.jsonl"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
