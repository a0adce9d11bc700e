package io.github.avalanche4j.node.evm;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.NodeTestBase;
import io.github.avalanche4j.node.eth.AccessListEntry;
import io.github.avalanche4j.node.eth.EvmAccessList;
import io.github.avalanche4j.node.eth.EvmCallTrace;
import io.github.avalanche4j.node.eth.EvmCallType;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Traces of transactions and access lists of messages. What was not recorded has the fields of go-ethereum. */
class DebugCallsTest extends NodeTestBase {
    private static final EvmHash HASH = EvmHash.parse("0x" + "ab".repeat(32));
    private static final String ADDRESS = "0x" + "11".repeat(20);
    private static final String OTHER = "0x" + "22".repeat(20);

    private final EvmClient chain = node.evm("C");

    private String params() {
        return fake.received().get(0).params().orElseThrow();
    }

    @Test
    void a_transaction_has_calls_inside_calls_and_the_reasons_of_those_that_failed() {
        String inner = "{\"from\":\"" + OTHER + "\",\"gas\":\"0x2\",\"gasUsed\":\"0x1\",\"to\":\"" + ADDRESS
                + "\",\"input\":\"0x01\",\"error\":\"execution reverted\",\"revertReason\":\"no\",\"type\":\"STATICCALL\"}";
        fake.on("debug_traceTransaction")
                .respond("{\"from\":\"" + ADDRESS + "\",\"gas\":\"0x5\",\"gasUsed\":\"0x3\",\"to\":\"" + OTHER
                        + "\",\"input\":\"0x\",\"calls\":[" + inner + "],\"value\":\"0x7\",\"type\":\"CALL\"}");

        EvmCallTrace call = chain.debug().traceTransaction(HASH).execute();

        assertThat(params()).isEqualTo("[\"" + HASH + "\",{\"tracer\":\"callTracer\"}]");
        assertThat(call.value()).contains(BigInteger.valueOf(7));
        assertThat(call.calls()).singleElement().satisfies(failed -> {
            assertThat(failed.type()).isEqualTo(EvmCallType.STATICCALL);
            assertThat(failed.input()).contains(Bytes.fromHex("0x01"));
            assertThat(failed.value()).isEmpty();
            assertThat(failed.error()).contains("execution reverted");
            assertThat(failed.revertReason()).contains("no");
        });
    }

    @Test
    void a_frame_of_an_unknown_kind_keeps_its_fields_and_spoils_no_other() {
        fake.on("debug_traceTransaction")
                .respond("{\"from\":\"" + ADDRESS + "\",\"gas\":\"0x5\",\"gasUsed\":\"0x3\",\"input\":\"0x\","
                        + "\"calls\":[{\"type\":\"AUTHCALL\",\"authority\":{\"id\":[1,2]}}],\"type\":\"CALL\"}");

        EvmCallTrace call = chain.debug().traceTransaction(HASH).execute();

        assertThat(call.gasUsed()).contains(UInt64.of(3));
        assertThat(call.others()).isEmpty();
        assertThat(call.calls()).singleElement().satisfies(unknown -> {
            assertThat(unknown.type().isKnown()).isFalse();
            assertThat(unknown.gas()).isEmpty();
            assertThat(unknown.others()).containsOnlyKeys("authority");
            assertThat(unknown.others().get("authority").toString()).isEqualTo("{\"id\":[1,2]}");
        });
    }

    @Test
    void a_transaction_that_could_not_be_traced_says_why() {
        fake.on("debug_traceBlockByNumber").respond("[{\"txHash\":\"" + HASH + "\",\"error\":\"execution timeout\"}]");

        assertThat(chain.debug().traceBlockByNumber(BlockRef.LATEST).execute())
                .singleElement()
                .satisfies(trace -> {
                    assertThat(trace.result()).isEmpty();
                    assertThat(trace.error()).contains("execution timeout");
                });
    }

    @Test
    void a_message_gets_the_list_of_what_it_uses() {
        fake.on("eth_createAccessList")
                .respond("{\"accessList\":[{\"address\":\"" + OTHER + "\",\"storageKeys\":[\"" + HASH
                        + "\"]}],\"error\":\"execution reverted\",\"gasUsed\":\"0x5208\"}");

        EvmAccessList list = chain.createAccessList(m -> m.to(EvmAddress.parse(OTHER)), BlockRef.LATEST)
                .execute();

        assertThat(params()).isEqualTo("[{\"to\":\"" + OTHER + "\"},\"latest\"]");
        assertThat(list.accessList()).containsExactly(AccessListEntry.of(EvmAddress.parse(OTHER), List.of(HASH)));
        assertThat(list.gasUsed()).isEqualTo(UInt64.of(21_000));
        assertThat(list.error()).contains("execution reverted");
    }
}
