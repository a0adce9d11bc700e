package io.github.avalanche4j.node.utxo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.NodeTestBase;
import io.github.avalanche4j.testing.FakeLedger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UtxoPagingTest extends NodeTestBase {
    private static final Bech32Address ADDRESS =
            Bech32Address.of("X", Network.LOCAL, Bytes.fromHex("3cb7d3842e8cee6a0ebd09f1fe884f6861e1b29c"));

    /** The first UTXO of the recording {@code avm/getUTXOs}, as if it were output {@code i} of its transaction. */
    private static Bytes utxo(int i) {
        byte[] utxo = Bytes.fromHex(
                        "0x00005157c053e602574fc208316f7397a80d881389e87a8af80cf9d923279c37abc900000000"
                                + "48c204c4d0fc4e65072d1068874e2718be34f1f2708122b112fe45e9eb6a3ae0"
                                + "00000007006a94d3951c4e00000000000000000000000001000000013cb7d3842e8cee6a0ebd09f1fe884f6861e1b29c")
                .toArray();
        utxo[37] = (byte) i;
        return Bytes.of(utxo);
    }

    /** The UTXOs of a node that has so many of them. */
    private Paged<Utxo> utxos(int count) {
        FakeLedger ledger = fake.ledger();
        for (int i = 0; i < count; i++) {
            ledger.fund(ADDRESS.toString(), 1 + i);
        }
        return node.avm().utxos(List.of(ADDRESS)).pageSize(2);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 4, 5})
    void a_walk_follows_the_end_of_each_response_until_a_page_is_not_full(int count) {
        List<Utxo> all = utxos(count).stream().toList();

        assertThat(all)
                .hasSize(count)
                .doesNotHaveDuplicates()
                .allSatisfy(
                        utxo -> assertThat(utxo.output().owners().addresses()).containsExactly(ADDRESS));
        assertThat(fake.receivedCount("avm.getUTXOs")).isEqualTo(1 + count / 2);
    }

    @Test
    void a_walk_continues_where_another_stopped() {
        Paged<Utxo> utxos = utxos(5);
        List<Utxo> all = utxos.stream().toList();
        Position saved;
        try (PagedIterator<Utxo> walk = utxos.iterator()) {
            walk.next();
            walk.next();
            walk.next();
            saved = Position.parse(walk.position().toString());
        }

        assertThat(utxos.from(saved)).containsExactlyElementsOf(all.subList(3, 5));
        assertThatThrownBy(() -> node.platform().utxos(List.of(ADDRESS)).from(saved))
                .isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> node.avm().utxos(List.of(ADDRESS), "P").from(saved))
                .isInstanceOf(InvalidRequestException.class);
    }

    @Test
    void a_full_page_that_repeats_is_reported_and_does_not_loop() {
        for (String method : List.of("avm.getUTXOs", "platform.getUTXOs")) {
            Id last = UtxoId.of(Id.parse("cpnwdY9b2qrbxTGnEyGWe24RuCd5HbWqCHkWXVDFDgiryHLbT"), 1)
                    .id();
            fake.on(method)
                    .respond("{\"utxos\":[\"%s\",\"%s\"],\"endIndex\":{\"address\":\"%s\",\"utxo\":\"%s\"}}"
                            .formatted(utxo(0).toCheckedHex(), utxo(1).toCheckedHex(), ADDRESS, last))
                    .always();
        }
        List<Paged<Utxo>> lists = List.of(
                node.avm().utxos(List.of(ADDRESS)).pageSize(2),
                node.platform().utxos(List.of(ADDRESS), "X").pageSize(1));

        for (Paged<Utxo> list : lists) {
            fake.clearReceived();

            assertThatThrownBy(() -> list.stream().forEach(utxo -> {})).isInstanceOf(PagingException.class);
            assertThat(fake.receivedCount()).isEqualTo(2);
        }
    }

    @Test
    void a_utxo_with_a_wrong_checksum_fails_the_response() {
        fake.on("avm.getUTXOs").respond("{\"utxos\":[\"0x010200000000\"]}");

        assertThatThrownBy(() -> node.avm().getUtxos(List.of(ADDRESS), q -> {}).execute())
                .isInstanceOf(ResponseFormatException.class)
                .hasMessageContaining("checksum")
                .extracting(e -> ((ResponseFormatException) e).path())
                .isEqualTo("$.result.utxos[0]");
    }

    @Test
    void bytes_that_are_no_utxo_fail_the_walk_and_not_the_response() {
        Bytes tooShort = utxo(0).slice(0, 40);
        fake.on("avm.getUTXOs")
                .respond("{\"utxos\":[\"%s\"]}".formatted(tooShort.toCheckedHex()))
                .always();

        assertThatThrownBy(() -> node.avm().utxos(List.of(ADDRESS)).stream().forEach(utxo -> {}))
                .isInstanceOf(ResponseFormatException.class)
                .hasMessageContaining("X-Chain UTXO is malformed at byte 38")
                .hasMessageContaining("expected 32 bytes, 2 are left");
        assertThat(node.avm().getUtxos(List.of(ADDRESS), q -> {}).execute().utxos())
                .containsExactly(tooShort);
    }

    @Test
    void null_in_a_query_reads_as_absent() {
        fake.on("avm.getUTXOs").respond("{\"utxos\":null}");

        Utxos none = node.avm()
                .getUtxos(
                        List.of(ADDRESS),
                        q -> q.limit(3).limit(null).sourceChain(null).startIndex(null))
                .execute();

        assertThat(none.utxos()).isEmpty();
        assertThat(JsonTree.parse(fake.received().get(0).body())
                        .get("params")
                        .fields()
                        .keySet())
                .containsExactlyInAnyOrder("addresses", "encoding");
    }
}
