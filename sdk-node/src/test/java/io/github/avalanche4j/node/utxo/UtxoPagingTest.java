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
import io.github.avalanche4j.node.NodeTestBase;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class UtxoPagingTest extends NodeTestBase {
    private static final Bech32Address ADDRESS = Bech32Address.parse("X-custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p");

    private static final String TX = "cpnwdY9b2qrbxTGnEyGWe24RuCd5HbWqCHkWXVDFDgiryHLbT";

    private static Id id(int i) {
        byte[] bytes = new byte[32];
        bytes[31] = (byte) i;
        return Id.of(Bytes.of(bytes));
    }

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

    private static long index(Utxo utxo) {
        assertThat(utxo.utxoId().txId()).hasToString(TX);
        return utxo.utxoId().outputIndex();
    }

    /** Responds like a node with this many UTXOs: after the last one, it returns the start index and no UTXOs. */
    private void serve(String method, int count) {
        fake.on(method)
                .respond(params -> {
                    JsonTree asked = JsonTree.parse(params);
                    JsonTree start = asked.at("/startIndex/utxo");
                    int from = start.exists() ? start.as(Id.class).bytes().get(31) : 0;
                    int limit = asked.get("limit").asUInt64().orElseThrow().intValue();
                    int to = Math.min(count, from + limit);
                    List<String> texts = IntStream.range(from, to)
                            .mapToObj(i -> '"' + utxo(i).toCheckedHex() + '"')
                            .toList();
                    return ("{\"numFetched\":\"%s\",\"utxos\":%s,\"endIndex\":{\"address\":\"%s\",\"utxo\":\"%s\"},"
                                    + "\"encoding\":\"hex\"}")
                            .formatted(to - from, texts, ADDRESS, id(to));
                })
                .always();
    }

    @Test
    void a_walk_follows_the_end_of_each_response_until_a_page_is_not_full() {
        serve("avm.getUTXOs", 5);

        List<Utxo> all = new ArrayList<>();
        node.avm().utxos(List.of(ADDRESS)).pageSize(2).forEach(all::add);

        assertThat(all).extracting(UtxoPagingTest::index).containsExactly(0L, 1L, 2L, 3L, 4L);
        assertThat(all.get(0).output().owners().addresses()).containsExactly(ADDRESS);
        assertThat(fake.receivedCount("avm.getUTXOs")).isEqualTo(3);
    }

    @Test
    void a_list_whose_last_page_is_full_ends_with_an_empty_page() {
        serve("avm.getUTXOs", 4);

        assertThat(node.avm().utxos(List.of(ADDRESS)).pageSize(2).stream())
                .extracting(UtxoPagingTest::index)
                .containsExactly(0L, 1L, 2L, 3L);
        assertThat(fake.receivedCount("avm.getUTXOs")).isEqualTo(3);
    }

    @Test
    void an_address_without_utxos_is_an_empty_list() {
        serve("platform.getUTXOs", 0);

        assertThat(node.platform().utxos(List.of(ADDRESS)).stream()).isEmpty();
        assertThat(fake.receivedCount()).isEqualTo(1);
    }

    @Test
    void a_walk_continues_where_another_stopped() {
        serve("avm.getUTXOs", 5);
        Paged<Utxo> utxos = node.avm().utxos(List.of(ADDRESS)).pageSize(2);
        Position saved;
        try (PagedIterator<Utxo> walk = utxos.iterator()) {
            walk.next();
            walk.next();
            walk.next();
            saved = Position.parse(walk.position().toString());
        }

        assertThat(utxos.from(saved).stream()).extracting(UtxoPagingTest::index).containsExactly(3L, 4L);
        assertThatThrownBy(() -> node.platform().utxos(List.of(ADDRESS)).from(saved))
                .isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> node.avm().utxos(List.of(ADDRESS), "P").from(saved))
                .isInstanceOf(InvalidRequestException.class);
    }

    @Test
    void the_source_chain_is_sent_with_every_request() {
        serve("avax.getUTXOs", 3);

        assertThat(node.avax().utxos(List.of(ADDRESS), "P").pageSize(2).stream())
                .hasSize(3);
        assertThat(fake.received())
                .hasSize(2)
                .allSatisfy(request -> assertThat(JsonTree.parse(request.body())
                                .at("/params/sourceChain")
                                .asText())
                        .contains("P"));
    }

    @Test
    void a_full_page_that_repeats_is_reported_and_does_not_loop() {
        for (String method : List.of("avm.getUTXOs", "platform.getUTXOs")) {
            Id last = UtxoId.of(Id.parse(TX), 1).id();
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
