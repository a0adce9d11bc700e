package io.github.avalanche4j.core.internal.jsonrpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.internal.call.TestClient;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.testing.FakeNode;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Error texts of nodes, and the reason of each. */
class ErrorReasonsTest {
    private final FakeNode fake = FakeNode.start();
    private final TestClient client = TestClient.of(fake, options -> options.retries(0));

    @AfterEach
    void close() {
        client.close();
        fake.close();
    }

    private JsonRpcException failure() {
        return catchThrowableOfType(JsonRpcException.class, client.read()::execute);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // the engine of node services
                "-32700 | EOF | INVALID_REQUEST",
                "-32700 | unexpected EOF | INVALID_REQUEST",
                "-32700 | invalid character 'x' looking for beginning of value | INVALID_REQUEST",
                "-32600 | jsonrpc must be 2.0 | INVALID_REQUEST",
                "-32000 | rpc: can't find method \"info.Foo\" | UNKNOWN_METHOD",
                "-32000 | rpc: can't find service \"foo.Bar\" | UNKNOWN_METHOD",
                "-32000 | rpc: service/method request ill-formed: \"foo\" | UNKNOWN_METHOD",
                "-32000 | method must start with a non-uppercase letter | UNKNOWN_METHOD",
                "-32000 | couldn't unmarshal an argument. Ensure arguments are valid | INVALID_PARAMS",
                "-32000 | argument 'chain' not given | INVALID_PARAMS",
                // the engine of EVM chains
                "-32700 | parse error | INVALID_REQUEST",
                "-32600 | invalid request | INVALID_REQUEST",
                "-32600 | empty batch | INVALID_REQUEST",
                "-32600 | batch too large | BATCH_LIMIT",
                "-32601 | the method eth_x does not exist/is not available | UNKNOWN_METHOD",
                "-32601 | notifications not supported | UNKNOWN_METHOD",
                "-32602 | too many arguments, want at most 1 | INVALID_PARAMS",
                "-32602 | missing value for required argument 0 | INVALID_PARAMS",
                "-32602 | invalid argument 0: json: cannot unmarshal number | INVALID_PARAMS",
                "-32602 | non-array args | INVALID_PARAMS",
                "-32603 | method handler crashed | INTERNAL",
                "-32002 | request timed out | TIMEOUT",
                "-32003 | response too large | BATCH_LIMIT",
                "3 | execution reverted | REVERTED",
                "3 | execution reverted: not enough | REVERTED",
                "-32000 | execution reverted | REVERTED",
                "-32000 | cannot query unfinalized data | ABOVE_HEAD",
                "-32000 | header for hash not found | NOT_FOUND",
                "-32000 | missing trie node 12 (path ) state 0x is not available | PRUNED",
                "-32000 | required historical state unavailable (reexec=128) | PRUNED",
                // sent transactions and ranges of blocks, in the words of coreth's txpool, filters and gasprice
                // packages
                "-32000 | nonce too low: next nonce 17, tx nonce 3 | NONCE_TOO_LOW",
                "-32000 | nonce too low: address 0x8db9, tx: 3 state: 17 | NONCE_TOO_LOW",
                "-32000 | insufficient funds for gas * price + value: balance 0, tx cost 21000, overshot 21000 | INSUFFICIENT_FUNDS",
                "-32000 | already known | ALREADY_KNOWN",
                "-32000 | transaction underpriced: gas tip cap 0, minimum needed 1 | UNDERPRICED",
                "-32000 | transaction underpriced: address 0x8db9 have gas fee cap (1) < pool minimum fee cap (25) | UNDERPRICED",
                "-32000 | replacement transaction underpriced | REPLACEMENT_UNDERPRICED",
                "-32000 | max fee per gas less than block base fee: address 0x8db9, maxFeePerGas: 1 | UNDERPRICED",
                "-32000 | intrinsic gas too low: address 0x8db9 tx gas (1), minimum needed 21000 | INVALID_PARAMS",
                "-32000 | exceeds block gas limit: tx gas (90000000) > current max gas (15000000) | INVALID_PARAMS",
                "-32000 | tx fee (200.00 ether) exceeds the configured cap (100.00 ether) | INVALID_PARAMS",
                "-32000 | invalid sender | INVALID_PARAMS",
                "-32000 | only replay-protected (EIP-155) transactions allowed over RPC | INVALID_PARAMS",
                "-32000 | rlp: value size exceeds available input length | INVALID_PARAMS",
                "-32000 | typed transaction too short | INVALID_PARAMS",
                "-32000 | transaction type not supported | INVALID_PARAMS",
                "-32000 | requested too many blocks from 0 to 27842567, maximum is set to 2048 | RANGE_TOO_LARGE",
                "-32005 | query returned more than 10000 results | RANGE_TOO_LARGE",
                "-32000 | Log response size exceeded. You can make eth_getLogs requests with up to a 2K block range | RANGE_TOO_LARGE",
                "-32602 | exceed maximum block range: 5000 | RANGE_TOO_LARGE",
                "-32000 | block range is too wide | RANGE_TOO_LARGE",
                "-32614 | eth_getLogs is limited to a 10,000 range | RANGE_TOO_LARGE",
                "-32000 | requested to block 99 after last accepted block 17 | ABOVE_HEAD",
                "-32000 | requested from block 99 after last accepted block 17 | ABOVE_HEAD",
                "-32000 | request beyond head block: requested 99, head 17 | ABOVE_HEAD",
                "-32000 | begin block 9 is greater than end block 3 | INVALID_PARAMS",
                "-32000 | invalid block range params | INVALID_PARAMS",
                "-32000 | exceed max topics | INVALID_PARAMS",
                "-32000 | invalid reward percentile: 101.000000 | INVALID_PARAMS",
                "-32000 | execution aborted (timeout = 5s) | TIMEOUT",
                // evm-live.md: the C-Chain since Helicon
                "-32000 | block not found: not accepted yet: block 2166 | ABOVE_HEAD",
                "-32000 | out of gas | EXECUTION_FAILED",
                "-32000 | invalid opcode: INVALID | EXECUTION_FAILED",
                "-32000 | issuing tx: insufficient fee | UNDERPRICED",
                "-32000 | issuing tx: nonce mismatch: address 0x8db9 has nonce 129 but needs 128 | NONCE_MISMATCH",
                "-32000 | couldn't parse tx: couldn't parse tx: unknown codec version | INVALID_PARAMS",
                "-32000 | parsing tx: unknown codec version | INVALID_PARAMS",
                "-32000 | couldn't parse tx: unknown type ID 0 | INVALID_PARAMS",
                // chains and aliases
                "-32000 | there is no chain with alias/ID 'foo' | WRONG_CHAIN",
                "-32000 | there is no ID with alias: foo | NOT_FOUND",
                "-32000 | there is no ID with alias foo | NOT_FOUND",
                "-32000 | alias already mapped to an ID: foo | ALREADY_DONE",
                "-32000 | foo is already used as an alias for an ID | ALREADY_DONE",
                "-32000 | route is either already aliased or already maps to a handle: /ext/x | ALREADY_DONE",
                "-32000 | alias length is too long | INVALID_PARAMS",
                "-32000 | input string is smaller than the checksum size | INVALID_PARAMS",
                "-32000 | base58 decoding error: Invalid base58 digit ('0') | INVALID_PARAMS",
                "-32000 | invalid input checksum | INVALID_PARAMS",
                "-32000 | logger with name \"x\" not found | NOT_FOUND",
                "-32000 | need to specify either displayLevel or logLevel | INVALID_PARAMS",
                "-32000 | cpu profiler already running | ALREADY_DONE",
                "-32000 | cpu profiler doesn't exist | NOT_RUNNING",
                "-32000 | missing 0x prefix to hex encoding | INVALID_PARAMS",
                "-32000 | invalid vmID: \"foo\" | OTHER",
                // info, index, platform, avm, avax, Warp
                "-32000 | couldn't get node uptime: validator start time not found | NOT_VALIDATOR",
                "-32000 | node is not a validator | NOT_VALIDATOR",
                "-32000 | no containers have been accepted | BEYOND_INDEX",
                "-32000 | no container at index 7 | BEYOND_INDEX",
                "-32000 | start index (17) > last accepted index (16) | BEYOND_INDEX",
                "-32000 | numToFetch must be in [1,1024] but is 0 | INVALID_PARAMS",
                "-32000 | unsupported encoding in method | INVALID_PARAMS",
                "-32000 | chain is not linearized | NOT_BOOTSTRAPPED",
                "-32000 | fetching L1 validator \"x\" failed: not found | NOT_FOUND",
                "-32000 | the primary network isn't a subnet | INVALID_PARAMS",
                "-32000 | nil transaction ID | INVALID_PARAMS",
                "-32000 | could not find tx 3PX | NOT_FOUND",
                // sent transactions of the P-, X- and C-Chain, in the words of AvalancheGo's and coreth's verifiers and
                // pools
                "-32000 | couldn't issue tx: failed to read consumed UTXO 2vtyfFZ:0 due to: not found | INPUT_SPENT",
                "-32000 | couldn't issue tx: failed to get UTXO 2vtyfFZ:0: not found | INPUT_SPENT",
                "-32000 | couldn't issue tx: failed to get shared memory: not found | INPUT_SPENT",
                "-32000 | failed to fetch import UTXOs from 2oYMBNV4 due to: not found | INPUT_SPENT",
                "-32000 | couldn't issue tx: tx conflicts with other tx | CONFLICT",
                "-32000 | conflicting atomic tx present | CONFLICT",
                "-32000 | invalid block due to conflicting atomic inputs | CONFLICT",
                "-32000 | couldn't issue tx: duplicate tx | ALREADY_KNOWN",
                "-32000 | tx already known | ALREADY_KNOWN",
                "-32000 | no source chain provided | INVALID_PARAMS",
                "-32000 | couldn't parse address \"X-nope\": invalid bech32 string length 4 | INVALID_PARAMS",
                "-32000 | problem decoding transaction: unexpected length | INVALID_PARAMS",
                "-32000 | failed to get message x with error not found | NOT_FOUND",
                // gateways
                "-32005 | rate limit exceeded | RATE_LIMIT",
                "429 | Too Many Requests | RATE_LIMIT",
                // unknown
                "-32000 | the moon is full | OTHER",
                "7 | `` | OTHER",
            })
    void a_text_has_a_reason(int code, String text, Reason reason) {
        fake.onAny().respondError(code, text);

        JsonRpcException failure = failure();

        assertThat(failure.reason()).isEqualTo(reason);
        assertThat(failure.error()).isEqualTo(text);
        assertThat(failure.code()).isEqualTo(code);
    }

    @Test
    void every_recorded_error_of_every_interface_has_a_reason() {
        Map<Reason, Integer> found = new TreeMap<>();
        for (String name : FakeNode.recordings()) {
            String body = FakeNode.recording(name).body();
            if (!body.startsWith("{") || !JsonTree.parse(body).get("error").isObject()) {
                continue;
            }
            fake.onAny().respondRecording(name);

            JsonRpcException failure = failure();

            assertThat(failure.reason()).as(name + ": " + failure.error()).isNotEqualTo(Reason.OTHER);
            found.merge(failure.reason(), 1, Integer::sum);
        }
        System.out.println("recorded errors by reason: " + found);
        assertThat(found).hasSizeGreaterThan(8);
    }

    @Test
    void errors_of_the_old_authorization_are_an_error_status() {
        // node.md, section 1: nodes up to 1.11.1 that ran with --api-auth-required
        fake.onAny()
                .respondStatus(
                        401,
                        "application/json",
                        "{\"jsonrpc\":\"2.0\",\"error\":{\"code\":-32600,\"message\":\"auth token not provided\"},\"id\":1}");

        assertThat(catchThrowableOfType(ApiException.class, client.read()::execute)
                        .status())
                .isEqualTo(401);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "failed fetching subnet transformation for 2XsQ: not found | the subnet has no staking asset of its own",
                "cannot retrieve validator set: 2XsQ source subnet not found | name the subnet whose validators sign",
                "there is no ID with alias: foo | check the id or name",
            })
    void a_missing_item_is_reported_with_advice(String text, String advice) {
        fake.onAny().respondError(-32000, text);

        JsonRpcException failure = failure();

        assertThat(failure.reason()).isEqualTo(Reason.NOT_FOUND);
        assertThat(failure).hasMessageContaining(advice);
    }

    @Test
    void a_revert_without_data_does_not_advise_to_see_it() {
        fake.onAny().respondError(3, "execution reverted", "\"0x\""); // evm-live.md
        assertThat(failure()).hasMessageContaining("returned no reason").hasMessageNotContaining("data()");

        fake.onAny().respondError(3, "execution reverted: nope", "\"0x08c379a0\"");
        assertThat(failure()).hasMessageContaining("see data()");
    }

    @Test
    void every_reason_has_advice_of_its_own() {
        List<String> texts = List.of("not found", "the moon is full", "missing trie node", "rate limit");
        assertThat(texts.stream().map(text -> {
                    fake.onAny().respondError(-32000, text);
                    String message = failure().getMessage();
                    return message.substring(message.indexOf("); "));
                }))
                .doesNotHaveDuplicates();
    }
}
