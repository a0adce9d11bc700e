package io.github.avalanche4j.testing.internal.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.testing.internal.codec.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The ledger takes what AvalancheGo's own wallet made and its verifiers accept, and refuses what they refuse. */
class LedgerVectorsTest {
    private static final Path VECTORS = Path.of("..", "sdk-wallet", "src", "test", "resources", "vectors");

    record Case(JsonNode node) {
        JsonNode expect() {
            return node.path("expect");
        }

        @Override
        public String toString() {
            return node.path("name").asText();
        }
    }

    private static Stream<Case> all() {
        return Stream.of("cchain", "xchain", "pchain_transfers", "pchain_staking", "pchain_subnets", "pchain_l1")
                .flatMap(LedgerVectorsTest::cases);
    }

    private static Stream<Case> cases(String file) {
        try (InputStream in = new GZIPInputStream(Files.newInputStream(VECTORS.resolve(file + ".json.gz")))) {
            JsonNode cases = Json.MAPPER.readTree(in).path("cases");
            return StreamSupport.stream(cases.spliterator(), false).map(Case::new);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Stream<Case> complete() {
        return all().filter(one -> one.expect().has("signed") && !one.expect().has("refusedByNode"))
                .filter(one -> one.expect().path("missingSignatures").asInt() == 0
                        || one.expect().has("completed"));
    }

    /** One complete transaction of each kind. */
    static Stream<Case> kinds() {
        Set<String> names = new HashSet<>();
        return complete()
                .filter(one -> names.add(one.toString().split("\\.")[0]
                        + one.node().path("operation").path("type").asText()));
    }

    /** One of each kind, and with {@code -Plong} all. */
    static Stream<Case> accepted() {
        return Boolean.getBoolean("long") ? complete() : kinds();
    }

    static Stream<Case> refused() {
        return all().filter(one -> one.expect().has("refusedByNode"));
    }

    static Stream<Case> incomplete() {
        return all().filter(one -> one.expect().path("missingSignatures").asInt() > 0);
    }

    private static byte[] hex(JsonNode text) {
        return HexFormat.of().parseHex(text.asText().substring(2));
    }

    private static Ledger ledger(Case one) {
        JsonNode context = one.node().path("context");
        Ledger ledger = new Ledger();
        ledger.network = context.path("networkID").asLong();
        ledger.avax = Ledger.hex(context.path("avaxAssetID").asText());
        ledger.chains.put('X', Ledger.hex(context.path("xChainID").asText()));
        ledger.chains.put('C', Ledger.hex(context.path("cChainID").asText()));
        for (int i = 0; i < context.path("weights").size(); i++) {
            ledger.fees.weights[i] = context.path("weights").path(i).asLong();
        }
        ledger.fees.gasPrice = context.path("gasPrice").asLong();
        ledger.fees.txFee = context.path("baseTxFee").asLong();
        ledger.fees.createAssetTxFee = context.path("createAssetTxFee").asLong();
        ledger.fees.baseFee = new BigInteger(context.path("baseFee").asText("0"));
        ledger.time(Instant.ofEpochSecond(
                one.node().path("options").path("minIssuanceTime").asLong(1_767_225_600)));
        char chain = chain(one);
        one.node()
                .path("utxos")
                .forEach(utxo -> ledger.add(
                        chain, ledger.alias(Ledger.hex(utxo.path("sourceChain").asText())), hex(utxo.path("bytes"))));
        one.node().path("accounts").forEach(account -> {
            String address = HexFormat.of().formatHex(hex(account.path("address")));
            ledger.fundEvm(address, new BigInteger(account.path("balance").asText()));
            ledger.holdings().nonce(address, account.path("nonce").asLong());
        });
        one.node().path("owners").properties().forEach(owned -> {
            List<String> addresses = new ArrayList<>();
            owned.getValue()
                    .path("addresses")
                    .forEach(address -> addresses.add(HexFormat.of().formatHex(hex(address))));
            ledger.authorities.put(
                    Ledger.hex(owned.getKey()),
                    new Bits.Owner(
                            owned.getValue().path("locktime").asLong(),
                            owned.getValue().path("threshold").asInt(),
                            addresses));
        });
        return ledger;
    }

    private static char chain(Case one) {
        return one.node().path("chain").asText().charAt(0);
    }

    private static LedgerTx tx(Case one) {
        JsonNode expect = one.expect().has("completed") ? one.expect().path("completed") : one.expect();
        return new LedgerTx(chain(one), hex(expect.path("signed")));
    }

    private static String refusal(Ledger ledger, LedgerTx tx) {
        Pool pool = new Pool(ledger);
        return refusal(pool, pool.join(), tx);
    }

    private static String refusal(Pool pool, Mempool node, LedgerTx tx) {
        return assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(() -> pool.issue(node, tx))
                .actual()
                .getMessage();
    }

    @Test
    void there_are_many_of_each_outcome() {
        assertThat(complete()).hasSizeGreaterThan(300);
        assertThat(kinds()).hasSizeGreaterThan(25);
        assertThat(refused()).hasSize(9);
        assertThat(incomplete()).hasSize(40);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("accepted")
    void a_complete_transaction_is_accepted_once_and_loses_nothing(Case one) {
        Ledger ledger = ledger(one);
        LedgerTx tx = tx(one);
        BigInteger before = avax(ledger);
        Pool pool = new Pool(ledger);

        pool.issue(pool.join(), tx);

        assertThat(ledger.accepted()).containsExactly(Ledger.cb58(tx.id));
        assertThat(ledger.burned())
                .isEqualTo(new BigInteger(one.expect().path("fee").asText()));
        BigInteger staked = tx.staked.stream()
                .filter(output -> output.asset().equals(ledger.avax))
                .map(output -> Ledger.unsigned(output.amount()))
                .reduce(BigInteger.ZERO, BigInteger::add);
        assertThat(avax(ledger)
                        .add(ledger.burned()
                                .add(staked)
                                .add(Ledger.unsigned(tx.paidIn))
                                .multiply(Ledger.WEI)))
                .isEqualTo(before);
        ledger.advance(Duration.ofMinutes(10)); // there is gas for it again
        // a node checks the balance of an account before its nonce
        assertThat(refusal(ledger, tx)).matches(".*(not found|invalid nonce|insufficient funds).*");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("accepted")
    void a_transaction_that_pays_less_than_the_price_is_refused(Case one) {
        Ledger ledger = ledger(one);
        BigInteger price = new BigInteger(one.expect().path("fee").asText()).add(BigInteger.ONE);
        ledger.fees.gasPrice = ledger.fees.gasPrice * 10 + price.longValueExact();
        ledger.fees.txFee = price.longValueExact();
        ledger.fees.createAssetTxFee = price.longValueExact();
        ledger.fees.baseFee = ledger.fees.baseFee.add(BigInteger.ONE).multiply(BigInteger.valueOf(1_000_000));

        assertThat(refusal(ledger, tx(one))).matches(".*insufficient (unlocked )?funds.*");
        assertThat(ledger.accepted()).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("refused")
    void bytes_that_the_node_refuses_are_refused_with_its_reason(Case one) {
        Ledger ledger = ledger(one);

        assertThat(refusal(ledger, tx(one)))
                .contains(one.expect().path("refusedByNode").asText());
        assertThat(ledger.accepted()).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("incomplete")
    void an_incomplete_transaction_is_refused(Case one) {
        Ledger ledger = ledger(one);

        assertThat(refusal(ledger, new LedgerTx(chain(one), hex(one.expect().path("signed")))))
                .contains("invalid signature");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("kinds")
    void a_changed_byte_is_refused(Case one) {
        byte[] signed = tx(one).bytes.clone();
        for (int at : new int[] {9, signed.length - 60, signed.length - 1}) { // network, r, v of the last signature
            byte[] changed = signed.clone();
            changed[at] ^= 1;
            Ledger ledger = ledger(one);

            Pool pool = new Pool(ledger);

            assertThatExceptionOfType(RefusedException.class)
                    .as("byte " + at)
                    .isThrownBy(() -> pool.issue(pool.join(), new LedgerTx(chain(one), changed)));
            assertThat(ledger.accepted()).isEmpty();
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("kinds")
    void a_transaction_of_the_same_funds_conflicts_while_one_waits(Case one) {
        Ledger ledger = ledger(one);
        LedgerTx tx = tx(one);
        byte[] other = tx.bytes.clone();
        other[9] ^= 1; // another network, so another id, and the same inputs
        Pool pool = new Pool(ledger);
        Mempool node = pool.join();
        pool.hold();
        pool.issue(node, tx);

        assertThat(refusal(pool, node, new LedgerTx(chain(one), other)))
                .contains(chain(one) == 'C' ? "conflict present" : "tx conflicts with other tx");
        pool.release();
        assertThat(ledger.accepted()).containsExactly(Ledger.cb58(tx.id));
    }

    /** All AVAX of the three chains, and on its way between them, in wei. */
    private static BigInteger avax(Ledger ledger) {
        BigInteger sum = ledger.holdings().allWei();
        for (char chain : "PXC".toCharArray()) {
            for (char source : "PXC".toCharArray()) {
                for (Utxo utxo : ledger.utxos(chain, source).values()) {
                    if (utxo.output().asset().equals(ledger.avax)) {
                        sum = sum.add(Ledger.unsigned(utxo.output().amount()).multiply(Ledger.WEI));
                    }
                }
            }
        }
        return sum;
    }
}
