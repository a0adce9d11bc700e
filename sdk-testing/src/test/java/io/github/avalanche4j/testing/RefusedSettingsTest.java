package io.github.avalanche4j.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Settings of chains, ledgers, lists and services that cannot be meant are refused where they are given. */
class RefusedSettingsTest {
    private static final String CONTRACT = "0x" + "ab".repeat(20);
    private static final FakeNode NODE = FakeNode.start();
    private static final FakeDataService SERVICE = FakeDataService.start();
    private static final FakeLedger LEDGER = new FakeLedger();
    private static final FakeL1 L1 =
            FakeL1.of(NODE, LEDGER, FakeValidators.of(1)).converted();
    private static final BigInteger NEGATIVE = BigInteger.ONE.negate();

    @AfterAll
    static void close() {
        NODE.close();
        SERVICE.close();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            c                                                  | is not an alias or id of a chain; did you mean C?
            EVM                                                | did you mean evm?
            P                                                  | is not an EVM chain
            avm                                                | is not an EVM chain
            11111111111111111111111111111111LpoYY              | the P-Chain
            43114                                              | by its alias or blockchain id, not by its EVM chain id; the C-Chain is C
            /ext/bc/C/rpc                                      | it is the alias or id in the path, such as C, not the path
            2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q6  | its checksum is wrong
            ''                                                 | chain must not be blank
            """)
    void an_evm_chain_that_a_node_cannot_have(String chain, String help) {
        assertThatThrownBy(() -> NODE.evm(chain))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(help);
        assertThatThrownBy(() -> NODE.evm(chain, new FakeEvmChain())).hasMessageContaining(help);
        assertThatThrownBy(() -> NODE.evmUrl(chain)).hasMessageContaining(help);
    }

    static Stream<Arguments> settings() {
        FakeEvmChain chain = new FakeEvmChain().appendBlocks(3);
        FakeIndex index = NODE.index("P/block");
        FakeList subnets = SERVICE.list("listSubnets");
        FakeList own = SERVICE.list("/v9/things", "things");
        return Stream.of(
                said("count must be at least 0, but is -1", () -> chain.appendBlocks(-1)),
                said("number must be the number of a block, 0 to 3, but is 4", () -> chain.replaceFrom(4)),
                said("head must be the number of a block, 0 to 3, but is -1", () -> chain.truncate(-1)),
                said("blocks must be at least 0", () -> chain.lag(-1)),
                said("contract must be 0x and 40 hex digits, but is '0xab'", () -> FakeLog.of("0xab", "0x")),
                said("topic must be 0x and 64 hex digits", () -> FakeLog.of(CONTRACT, "0x", "0x01")),
                said("data must begin with 0x", () -> FakeLog.of(CONTRACT, "01")),
                said("up to four topics, not 5", () -> FakeLog.of(CONTRACT, "0x", new String[] {"", "", "", "", ""})),
                said("count must be at least 0, but is -1", () -> index.append(-1)),
                said("bytes must be at least 0", () -> index.maxResponseBytes(-1)),
                said("position must be at least 0", () -> index.corruptChecksum(-1)),
                said("position must be at least 0", () -> index.container(-1)),
                said("an address must start with P- or X-: 'fuji1'", () -> LEDGER.fund("fuji1", 1)),
                said("fundEvm and evmBalance are for accounts of the C-Chain", () -> LEDGER.fund(CONTRACT, 1)),
                said("its checksum is wrong: 'P-local1qqq'", () -> LEDGER.fund("P-local1qqq", 1)),
                said("evmAddress must be 0x and 40 hex digits", () -> LEDGER.fundEvm("ab".repeat(20), BigInteger.ONE)),
                said("wei must be at least 0, but is -1", () -> LEDGER.fundEvm(CONTRACT, NEGATIVE)),
                said("chain must be P, X or C, but is 'p'; did you mean P?", () -> LEDGER.addUtxo("p", "X", "00")),
                said("sourceChain must be P, X or C, but is 'PX'", () -> LEDGER.addUtxo("P", "PX", "00")),
                said("hex must be pairs of hex digits", () -> LEDGER.addUtxo("P", "X", "0xz")),
                said("nAvax must be at least 0", () -> LEDGER.gasPrice(-1)),
                said("gas must be at least 0", () -> LEDGER.capacity(-1)),
                said("nAvax must be at least 0", () -> LEDGER.txFee(-1)),
                said("wei must be at least 0", () -> LEDGER.baseFee(NEGATIVE)),
                said("time must not be negative", () -> LEDGER.advance(Duration.ofSeconds(-1))),
                said("lookups must be at least", () -> LEDGER.dropNext("late", -2)),
                said("blocks must be at least 0", () -> LEDGER.lag(-1)),
                said(
                        "subnetId must be an id in CB58, but is 'mine'",
                        () -> FakeL1.of(NODE, LEDGER, FakeValidators.of(1), "mine")),
                said("data must begin with 0x", () -> L1.send("01", List.of(), BigInteger.ZERO)),
                said("value must be at least 0", () -> L1.send("0x", List.of(), NEGATIVE)),
                said("signedMessage must begin with 0x", () -> L1.send("0x", List.of("01"), BigInteger.ZERO)),
                said("seconds must be at least 0", () -> L1.charge(-1)),
                said("wei must be at least 0", () -> L1.baseFee(NEGATIVE)),
                said("receiver must be 0x and 40 hex digits", () -> L1.receiverFails("0x12")),
                said("validationId must be an id in CB58", () -> L1.status("0x1")),
                said("give the weight of each validator", FakeValidators::of),
                said("weight must be at least 1, but is 0", () -> FakeValidators.of(3, 0)),
                said(
                        "place must be from 0 to 1, but is 2",
                        () -> FakeValidators.of(3, 4).offline(List.of(2))),
                said("items must be at least 0, but is -1", () -> SERVICE.listSize(-1)),
                said("items must be at least 0", () -> subnets.size(-1)),
                said("count must be at least 0", () -> subnets.items(-1, i -> "{}")),
                said("json is not JSON: oops", () -> subnets.items("{}", "oops")),
                said("max must be at least 1, but is 0", () -> subnets.pageSizes(0, 0)),
                said("defaultSize must be from 1 to 5, but is 6", () -> subnets.pageSizes(5, 6)),
                said("max must be at least 1, but is 0", () -> subnets.maxItemsPerPage(0)),
                said("pages must be at least 0", () -> subnets.emptyPageEvery(-1)),
                said("jsonObject is not a JSON object: [1]", () -> subnets.summary("[1]")),
                said("a page has 'subnets' and 'nextPageToken' of its own", () -> subnets.summary("{\"subnets\":[]}")),
                said("the items of /v9/things are not generated: items(...) sets them", () -> own.size(3)),
                said(
                        "they are those of the registered webhooks",
                        () -> SERVICE.list("listWebhooks").size(3)),
                said(
                        "pageSizes has no effect: supportedChains has no pages",
                        () -> SERVICE.list("supportedChains").pageSizes(1, 1)),
                said("getBlock is not a list", () -> SERVICE.list("getBlock")),
                said(
                        "the items of listSubnets are in 'subnets', not in 'subnet'",
                        () -> SERVICE.list("/v1/networks/mainnet/subnets", "subnet")),
                said(
                        "did you mean /v1/networks/mainnet/subnets?",
                        () -> SERVICE.list("/v1/networks/mainnet/subnet", "subnets")),
                said("network must be one of", () -> SERVICE.list("/v1/networks/mainet/subnets", "subnets")),
                said("begins with '/' and has no query", () -> SERVICE.list("/v1/things?a=1", "things")),
                said("itemsField must not be blank", () -> SERVICE.list("/v9/other", " ")),
                said("a header's name", () -> SERVICE.requireApiKey("x key", "k")),
                said("key must not be blank", () -> SERVICE.requireApiKey("x-key", "")),
                said("requests must be at least 0", () -> SERVICE.rateLimit(-1, Duration.ofSeconds(1))),
                said("whole seconds, but is PT0S", () -> SERVICE.rateLimit(1, Duration.ZERO)),
                said("whole seconds, but is PT1.5S", () -> SERVICE.rateLimitUnits(1, Duration.ofMillis(1500))),
                said("whole seconds, but is PT-1S", () -> SERVICE.exhaustRateLimit(Duration.ofSeconds(-1))),
                said("polls must be at least 0", () -> SERVICE.exports().completeAfter(-1)),
                said(
                        "no webhook none; registered are [",
                        () -> SERVICE.webhooks().deliver("none")),
                said(
                        "unsignedMessage must be pairs of hex digits",
                        () -> SERVICE.aggregator((message, quorum) -> null).transactionMessage("0xz")),
                said(
                        "no fixture named listSubnet; did you mean listSubnets?",
                        () -> FakeDataService.fixture("listSubnet")),
                said("status must be from 200 to 599", () -> ErrorFormat.HTML.body(42, "no")));
    }

    private static Arguments said(String message, ThrowingCallable said) {
        return Arguments.of(message, said);
    }

    @ParameterizedTest
    @MethodSource("settings")
    void a_setting_that_cannot_be_meant(String message, ThrowingCallable said) {
        assertThatThrownBy(said)
                .isInstanceOfAny(IllegalArgumentException.class, IllegalStateException.class)
                .hasMessageContaining(message);
    }

    @Test
    void blocks_keep_their_own_events_when_others_are_appended() {
        FakeEvmChain chain = NODE.evm("games")
                .appendBlocks(2, FakeLog.of(CONTRACT, "0x01"))
                .appendBlocks(2)
                .appendBlocks(2, FakeLog.of(CONTRACT, "0x02"));

        String logs =
                Client.call(NODE, "/ext/bc/games/rpc", "eth_getLogs", "[{\"fromBlock\":\"0x0\",\"toBlock\":\"0x6\"}]");

        assertThat(chain.head()).isEqualTo(6);
        assertThat(Map.of(
                        1,
                        logs.split("\"data\":\"0x01\"", -1).length - 1,
                        2,
                        logs.split("\"data\":\"0x02\"", -1).length - 1))
                .containsEntry(1, 2)
                .containsEntry(2, 2);
    }
}
