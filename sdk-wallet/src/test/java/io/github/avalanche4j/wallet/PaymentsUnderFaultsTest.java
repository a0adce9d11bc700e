package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.utxo.TxRejectedException;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.SpentOutputs;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.key.PublicKey;
import io.github.avalanche4j.wallet.key.Signer;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import okhttp3.OkHttpClient;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A program makes payments and transfers over a faulty network. It is killed repeatedly and saves the state that the
 * guide says. Money is conserved, nothing is paid twice, and nothing is stranded.
 */
class PaymentsUnderFaultsTest {
    private static final BigInteger WEI_PER_NAVAX = BigInteger.valueOf(1_000_000_000);
    private static final BigInteger FUNDS = BigInteger.valueOf(9_000_000_000L);
    private static final NAvax AMOUNT = NAvax.ofAvax("2");
    private static final Duration DEADLINE = Duration.ofSeconds(60); // a guard against hanging
    private static final Signer SIGNER = LocalSigner.of(PrivateKey.parse("11".repeat(32)));
    private static final PublicKey OTHER = PrivateKey.parse("22".repeat(32)).publicKey();

    private final FakeNode fake = FakeNode.start();
    private final OkHttpClient http = new OkHttpClient();

    @AfterEach
    void close() {
        fake.close();
        http.dispatcher().executorService().shutdown();
        http.connectionPool().evictAll();
    }

    @Test
    void twelve_payments_and_transfers() {
        run(12, 1);
    }

    @Test
    @Tag("long")
    void a_thousand_payments_and_transfers() {
        run(1000, 2);
    }

    private void run(int runs, long seed) {
        Map<String, Integer> faults = new TreeMap<>();
        for (int i = 0; i < runs; i++) {
            new Program(seed * 1_000_000 + i).run().forEach((fault, count) -> faults.merge(fault, count, Integer::sum));
        }
        System.out.println("faults in " + runs + " runs: " + faults);
        assertThat(faults.values()).hasSizeGreaterThanOrEqualTo(8);
    }

    /** One program. Its processes die; its saved state survives. */
    private final class Program {
        private final long seed;
        private final Random random;
        private final FakeLedger ledger = new FakeLedger();
        private final FaultyNetwork network;
        private final List<String> log = new ArrayList<>();
        private NodeClient node;
        private Wallet wallet;

        Program(long seed) {
            this.seed = seed;
            fake.ledger(ledger);
            this.random = new Random(seed);
            this.network = new FaultyNetwork(random, 10 + random.nextInt(25));
            this.node = newNode();
            this.wallet = newWallet();
        }

        private NodeClient newNode() {
            OkHttpClient faulty = http.newBuilder().addInterceptor(network).build();
            return NodeClient.create(
                    fake.url(), options -> options.httpClient(faulty).retries(random.nextInt(2)));
        }

        private Wallet newWallet() {
            WalletOptions options = WalletOptions.DEFAULT
                    .withPollInterval(Duration.ofNanos(1000))
                    .withUnconfirmedChange(random.nextBoolean());
            return Wallet.of(node, options, SIGNER);
        }

        private void restart() {
            node.close();
            node = newNode();
            wallet = newWallet();
        }

        Map<String, Integer> run() {
            Chain from = Chain.values()[random.nextInt(3)];
            fund(from);
            if (from == Chain.C || random.nextBoolean()) {
                Chain to = Chain.values()[(from.ordinal() + 1 + random.nextInt(2)) % 3];
                transfer(from, to);
                checkTransfer(from, to);
            } else {
                pay(from);
                checkPayment(from);
            }
            checkNothingIsReserved(from);
            node.close();
            return network.faults();
        }

        /** The whole remaining balance can be spent. */
        private void checkNothingIsReserved(Chain chain) {
            network.heal();
            NAvax rest = NAvax.of(balance(chain).longValueExact()).minus(NAvax.ofAvax("0.1"));
            TxRequest all = switch (chain) {
                case P -> wallet.p().transfer(rest, OTHER.address("P", Network.LOCAL));
                case X -> wallet.x().transfer(rest, OTHER.address("X", Network.LOCAL));
                case C -> wallet.c().exportTo(Chain.P, rest, OTHER.address("P", Network.LOCAL));
            };
            assertThat(all.prepare().execute().fee()).isGreaterThan(NAvax.ZERO);
        }

        /** The world goes on meanwhile. */
        private void happen() {
            switch (random.nextInt(12)) {
                case 0 -> ledger.gasPrice(1 + random.nextInt(50));
                case 1 -> ledger.dropNext("the mempool was full");
                case 2 -> ledger.refuseNext("tx exceeds current gas capacity");
                case 3 -> ledger.txFee(1_000_000 + random.nextInt(1000));
                case 4 -> ledger.baseFee(BigInteger.valueOf(25_000_000_000L + random.nextInt(2_000_000_000)));
                default -> {}
            }
        }

        /** The bytes that the program saves for a payment. */
        private record Saved(Bytes signed, Bytes spent) {
            SignedTx parse() {
                return SignedTx.parse(signed, SpentOutputs.parse(spent, Network.LOCAL));
            }
        }

        private void pay(Chain chain) {
            Optional<Saved> saved = Optional.empty();
            for (int attempt = 0; ; attempt++) {
                calm(attempt);
                try {
                    if (saved.isEmpty()) {
                        SignedTx signed =
                                payment(chain).prepare().execute().signed().execute();
                        saved = Optional.of(
                                new Saved(signed.bytes(), signed.spent().bytes()));
                    }
                    wallet.issue(saved.get().parse()).timeout(DEADLINE).execute();
                    return;
                } catch (FaultyNetwork.Killed e) {
                    restart();
                } catch (TxRefusedException | TxRejectedException e) {
                    log.add(e.toString());
                    if (saved.isPresent()) { // otherwise the draft has the bytes of a refused one
                        wallet.release(saved.get().parse()); // the only node does not have it
                    }
                    saved = Optional.empty();
                } catch (AvalancheException e) {
                    log.add(e.toString()); // and again
                }
            }
        }

        private TxRequest payment(Chain chain) {
            return chain == Chain.P
                    ? wallet.p().transfer(AMOUNT, OTHER.address("P", Network.LOCAL))
                    : wallet.x().transfer(AMOUNT, OTHER.address("X", Network.LOCAL));
        }

        /** The faults end after a while. A payment that does not succeed then never will. */
        private void calm(int attempt) {
            assertThat(attempt).as("attempts of seed %d: %s", seed, log).isLessThan(60);
            if (attempt > 30) {
                network.heal();
                ledger.gasPrice(150 - attempt); // a node refuses the same bytes again
                ledger.txFee(1_001_100 - attempt);
                ledger.baseFee(BigInteger.valueOf(27_000_000_000L - attempt * 1_000_000L));
            } else {
                happen();
            }
        }

        private void transfer(Chain from, Chain to) {
            String saved = wallet.move(from, to, AMOUNT).state();
            for (int attempt = 0; ; attempt++) {
                calm(attempt);
                CrossChainTransfer transfer = wallet.resume(saved);
                try {
                    transfer = transfer.next().timeout(DEADLINE).execute();
                    saved = transfer.state();
                    if (transfer.isDone()) {
                        return;
                    }
                } catch (FaultyNetwork.Killed e) {
                    restart();
                } catch (TxRefusedException | TxRejectedException e) {
                    boolean isSending = transfer.stage() == CrossChainTransfer.Stage.EXPORTING
                            || transfer.stage() == CrossChainTransfer.Stage.IMPORTING;
                    saved = isSending ? transfer.release().state() : transfer.state();
                    log.add(e.toString());
                } catch (AvalancheException e) {
                    log.add(e.toString()); // and again
                }
            }
        }

        private void fund(Chain chain) {
            if (chain == Chain.C) {
                ledger.fundEvm(SIGNER.publicKey().evmAddress().toString(), FUNDS.multiply(WEI_PER_NAVAX));
                return;
            }
            for (int i = 0; i < 9; i++) {
                ledger.fund(address(SIGNER.publicKey(), chain), FUNDS.longValue() / 9);
            }
        }

        private String address(PublicKey key, Chain chain) {
            return key.address(chain.name(), Network.LOCAL).toString();
        }

        private BigInteger balance(Chain chain) {
            return chain == Chain.C
                    ? ledger.evmBalance(SIGNER.publicKey().evmAddress().toString())
                            .divide(WEI_PER_NAVAX)
                    : ledger.balance(address(SIGNER.publicKey(), chain));
        }

        private void checkPayment(Chain chain) {
            assertThat(ledger.accepted()).as("accepted of seed %d", seed).hasSize(1);
            BigInteger paid = ledger.balance(address(OTHER, chain));
            assertThat(paid).as("paid of seed %d", seed).isEqualTo(AMOUNT.toBigInteger());
            assertThat(paid.add(balance(chain)).add(ledger.burned()))
                    .as("sum of seed %d", seed)
                    .isEqualTo(FUNDS);
        }

        private void checkTransfer(Chain from, Chain to) {
            assertThat(ledger.accepted()).as("accepted of seed %d", seed).hasSize(2);
            assertThat(balance(from).add(balance(to)).add(ledger.burned()))
                    .as("sum of seed %d: nothing is between the chains", seed)
                    .isEqualTo(FUNDS);
        }
    }
}
