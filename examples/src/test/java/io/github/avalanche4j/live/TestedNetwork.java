package io.github.avalanche4j.live;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.eth.EvmFullBlock;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.testing.FakeEvmChain;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.testing.FakeLog;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.wallet.IssuedTx;
import io.github.avalanche4j.wallet.PaymentStore;
import io.github.avalanche4j.wallet.TxRequest;
import io.github.avalanche4j.wallet.Wallet;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.NetworkIds;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.key.PublicKey;
import io.github.avalanche4j.wallet.key.Signer;
import java.io.IOException;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * The network that {@code -Davalanche.node} names, or else a fake one. {@code -Davalanche.key} is the key that pays,
 * and otherwise the funded key of the network "local".
 */
final class TestedNetwork implements AutoCloseable {
    static final Duration LONG = Duration.ofMinutes(5);
    private static final Optional<String> NAMED_URL = Optional.ofNullable(System.getProperty("avalanche.node"));
    static final Duration OFTEN = Duration.ofMillis(NAMED_URL.isPresent() ? 100 : 5);
    private static final Optional<String> RESTART = Optional.ofNullable(System.getProperty("avalanche.restart"));
    private static final String LOCAL_KEY = "PrivateKey-ewoqjP7PxY4yr3iLTpLisriqt94hdyDFNgchSxGGztUrTXtNN";
    private static final long WEALTH = 20_000_000_000_000_000L; // its UTXOs and account in the genesis of "local"
    private static final String P_BLOCKS = "/ext/index/P/block";
    private static final BigInteger WEI = BigInteger.valueOf(1_000_000_000);

    private Optional<FakeNode> fake;
    private final boolean hasFakeHelicon;
    private final String url;
    private final NodeClient node;
    private final Network network;
    private final Signer payer = newSigner(System.getProperty("avalanche.key", LOCAL_KEY));
    private final Wallet wallet;

    private TestedNetwork(Optional<FakeNode> fake, boolean hasFakeHelicon, String url) {
        this.fake = fake;
        this.hasFakeHelicon = hasFakeHelicon;
        this.url = url;
        this.node = NodeClient.create(url);
        this.network = Network.of(node.info().getNetworkId().execute());
        this.wallet = wallet(payer);
    }

    /** A network that the suite can run on. */
    enum Kind {
        FAKE,
        FAKE_WITH_HELICON,
        NAMED;

        static Stream<Kind> present() {
            return NAMED_URL.isPresent() ? Stream.of(NAMED) : Stream.of(FAKE, FAKE_WITH_HELICON);
        }
    }

    static TestedNetwork open(Kind kind) {
        if (kind == Kind.NAMED) {
            return new TestedNetwork(Optional.empty(), false, NAMED_URL.orElseThrow());
        }
        FakeNode fake = FakeNode.start();
        PublicKey payer = newSigner(LOCAL_KEY).publicKey();
        fake.ledger()
                .fund(payer.address("P", Network.LOCAL).toString(), WEALTH)
                .fund(payer.address("X", Network.LOCAL).toString(), WEALTH)
                .fundEvm(
                        payer.evmAddress().toString(),
                        BigInteger.valueOf(WEALTH).multiply(WEI));
        if (kind == Kind.FAKE_WITH_HELICON) {
            fake.ledger().helicon();
        }
        return new TestedNetwork(Optional.of(fake), kind == Kind.FAKE_WITH_HELICON, fake.url());
    }

    @Override
    public void close() {
        node.close();
        fake.ifPresent(FakeNode::close);
    }

    private static Signer newSigner(String key) {
        return LocalSigner.of(PrivateKey.parse(key));
    }

    static Signer newSigner() {
        return LocalSigner.of(PrivateKey.generate());
    }

    Optional<FakeNode> fake() {
        return fake;
    }

    String url() {
        return url;
    }

    /** Whether the C-Chain executes blocks after accepting them. */
    boolean hasHelicon() {
        if (fake.isPresent()) {
            return hasFakeHelicon;
        }
        Instant latest = node.platform().getTimestamp().execute();
        return node.info().upgrades().execute().heliconTime().stream().anyMatch(time -> !time.isAfter(latest));
    }

    NodeClient node() {
        return node;
    }

    Signer payer() {
        return payer;
    }

    Wallet wallet(Signer signer) {
        return wallet(signer, PaymentStore.inMemory());
    }

    /** A wallet that continues from a store. */
    Wallet wallet(Signer signer, PaymentStore store) {
        return wallet(node, signer, store);
    }

    static Wallet wallet(NodeClient node, Signer signer, PaymentStore store) {
        return Wallet.of(node, options -> options.pollInterval(OFTEN).store(store), signer);
    }

    static IssuedTx pay(Wallet wallet, TxRequest request) {
        return wallet.pay(request).timeout(LONG).execute();
    }

    Bech32Address address(Chain chain, Signer owner) {
        return owner.publicKey().address(chain.name(), network);
    }

    OutputOwners owner(Chain chain, Signer owner) {
        return new OutputOwners(Instant.EPOCH, 1, List.of(address(chain, owner)));
    }

    TransferOutput output(Chain chain, NAvax amount, Signer owner) {
        return TransferOutput.of(amount, owner(chain, owner));
    }

    TxOutput avax(Chain chain, NAvax amount, Signer owner) {
        return new TxOutput(node.platform().getStakingAssetId().execute(), output(chain, amount, owner));
    }

    /** Gives an account so many UTXOs; on the C-Chain, their sum. */
    void fund(Chain chain, Signer owner, int coins, NAvax each) {
        List<TxOutput> outputs = chain == Chain.C ? List.of() : Collections.nCopies(coins, avax(chain, each, owner));
        switch (chain) {
            case P -> pay(wallet, wallet.p().transfer(outputs));
            case X -> pay(wallet, wallet.x().transfer(outputs));
            case C -> {
                NAvax all = NAvax.of(
                        each.toBigInteger().longValueExact() * coins + 100_000_000); // the fee of the import too
                pay(wallet, wallet.x().exportTo(Chain.C, all, address(Chain.C, owner)));
                Wallet theirs = wallet(owner);
                pay(theirs, theirs.c().importFrom(Chain.X, owner.publicKey().evmAddress()));
                awaitBalance(owner, balance -> balance.signum() > 0);
            }
        }
    }

    /**
     * The balance of an account of the C-Chain, as soon as it is as expected: with Helicon, a block is executed some
     * time after it was accepted.
     */
    BigInteger awaitBalance(Signer owner, Predicate<BigInteger> expected) {
        BigInteger balance = balance(Chain.C, owner);
        if (expected.test(balance)) {
            return balance;
        }
        long head = node.evm("C").blockNumber().execute().longValue();
        for (EvmFullBlock unused : node.evm("C").followBlocks(head, OFTEN).timeout(LONG)) {
            balance = balance(Chain.C, owner);
            if (expected.test(balance)) {
                break;
            }
        }
        return balance;
    }

    /** What an account has on a chain. */
    BigInteger balance(Chain chain, Signer owner) {
        return switch (chain) {
            case P -> sum(node.platform().utxos(List.of(address(chain, owner))));
            case X -> sum(node.avm().utxos(List.of(address(chain, owner))));
            case C ->
                node.evm("C")
                        .getBalance(owner.publicKey().evmAddress(), BlockRef.LATEST)
                        .execute()
                        .divide(WEI);
        };
    }

    /** What was exported to an account and not imported. */
    List<Utxo> exported(Chain source, Chain destination, Signer owner) {
        List<Bech32Address> addresses = List.of(address(destination, owner));
        return switch (destination) {
            case P -> node.platform().utxos(addresses, source.name()).stream().toList();
            case X -> node.avm().utxos(addresses, source.name()).stream().toList();
            case C -> node.avax().utxos(addresses, source.name()).stream().toList();
        };
    }

    NetworkIds ids() {
        return new NetworkIds(
                network,
                node.platform().getStakingAssetId().execute(),
                node.info().getBlockchainId("X").execute(),
                node.info().getBlockchainId("C").execute());
    }

    /** The fake C-Chain with logs, whose blocks take the place of the ledger's. */
    private FakeEvmChain chain(FakeNode one) {
        FakeEvmChain chain = one.evm("C");
        return hasFakeHelicon ? chain.helicon() : chain;
    }

    /** {@return the number of the next block of the C-Chain} */
    long startChain() {
        fake.ifPresent(one -> chain(one).appendBlock());
        return node.evm("C").blockNumber().execute().longValue() + 1;
    }

    /** Adds a block to the P-Chain; to its index on a fake, whose ledger makes no blocks. */
    void appendToIndex() {
        fake.ifPresent(one -> one.index(P_BLOCKS).append(1));
        if (fake.isEmpty()) {
            pay(wallet, wallet.p().transfer(NAvax.of(1), address(Chain.P, payer)));
        }
    }

    boolean restarts() {
        return fake.isPresent() || RESTART.isPresent();
    }

    /** Restarts the node, and waits until it is ready. */
    void restart() {
        if (fake.isPresent()) {
            FakeNode before = fake.get();
            FakeLedger ledger = before.ledger();
            FakeEvmChain blocks = before.evm("C");
            long containers = before.index(P_BLOCKS).lastIndex() + 1;
            before.close();
            FakeNode after = FakeNode.start(before.port()).ledger(ledger).evm("C", blocks);
            after.index(P_BLOCKS).append(containers);
            fake = Optional.of(after);
            return;
        }
        try {
            Process process = new ProcessBuilder("sh", "-c", RESTART.orElseThrow())
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            assertThat(process.waitFor()).as("exit code of the restart").isZero();
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
        for (Chain chain : Chain.values()) {
            node.await(LONG).bootstrapped(chain.name()).execute();
        }
    }

    /** Emits an event on the C-Chain, whose data is a number, in a block of its own. */
    void emit(EvmHash topic, int number) {
        String word = String.format("%064x", number);
        if (fake.isPresent()) {
            chain(fake.get()).appendBlock(FakeLog.of("0x" + "ab".repeat(20), "0x" + word, topic.toString()));
            return;
        }
        // stores the word in memory, and logs it with the topic
        String code = "7f" + word + "600052" + "7f" + topic.toString().substring(2) + "60206000a100";
        EvmPayer account = new EvmPayer(node, "C", payer);
        EvmHash hash = account.create(Bytes.fromHex(code)).execute();
        assertThat(node.await(LONG).accepted("C", hash).execute().isSuccess()).isTrue();
    }

    static BigInteger sum(Iterable<Utxo> utxos) {
        return StreamSupport.stream(utxos.spliterator(), false)
                .map(utxo -> ((TransferOutput) utxo.output()).amount().toBigInteger())
                .reduce(BigInteger.ZERO, BigInteger::add);
    }
}
