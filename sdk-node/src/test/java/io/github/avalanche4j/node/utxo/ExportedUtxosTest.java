package io.github.avalanche4j.node.utxo;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.NodeTestBase;
import io.github.avalanche4j.testing.FakeLedger;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Lists of UTXOs that another chain exported. A page includes the UTXO at its start, which ends the page before; on a
 * C-Chain with Helicon it is the first one after that page.
 */
class ExportedUtxosTest extends NodeTestBase {
    private static final List<String> OWNERS = List.of("01".repeat(20), "02".repeat(20));

    private static String source(char chain) {
        return chain == 'X' ? "P" : "X";
    }

    /** Makes the fake serve UTXOs that another chain exported, each for one of two owners or for both. */
    private void serve(char chain, int count, boolean helicon) {
        FakeLedger ledger = new FakeLedger();
        if (helicon) {
            ledger.helicon();
        }
        for (int i = 0; i < count; i++) {
            List<String> owners = i % 3 == 2 ? OWNERS : List.of(OWNERS.get(i % 3));
            ledger.addUtxo(
                    String.valueOf(chain),
                    source(chain),
                    "0000" + "11".repeat(32) + "%08x".formatted(i) + "22".repeat(32) + "00000007" + "%016x".formatted(i)
                            + "0000000000000000" + "00000001%08x".formatted(owners.size()) + String.join("", owners));
        }
        fake.ledger(ledger);
    }

    private Paged<Utxo> exported(char chain, int owners) {
        List<Bech32Address> addresses = OWNERS.subList(0, owners).stream()
                .map(owner -> Bech32Address.of(String.valueOf(chain), Network.LOCAL, Bytes.fromHex("0x" + owner)))
                .toList();
        return switch (chain) {
            case 'P' -> node.platform().utxos(addresses, source(chain));
            case 'X' -> node.avm().utxos(addresses, source(chain));
            default -> node.avax().utxos(addresses, source(chain));
        };
    }

    @ParameterizedTest
    @CsvSource({"P,false", "X,false", "C,false", "C,true"})
    void exports_to_one_owner_are_listed_once_whatever_their_pages(char chain, boolean helicon) {
        for (int count = 0; count <= 9; count++) {
            serve(chain, count, helicon);
            int ofTheFirst =
                    (int) IntStream.range(0, count).filter(i -> i % 3 != 1).count();
            for (int size = 1; size <= 8; size++) {
                Paged<Utxo> list = exported(chain, 1).pageSize(size);
                int most = size;

                assertThat(list.stream().map(Utxo::utxoId))
                        .as(count + " in pages of " + size)
                        .doesNotHaveDuplicates()
                        .hasSize(ofTheFirst);
                assertThat(list.pages())
                        .allSatisfy(page -> assertThat(page.items()).hasSizeLessThanOrEqualTo(most));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"P,false", "X,false", "C,false", "C,true"})
    void only_exports_to_two_owners_may_be_listed_for_each_of_them(char chain, boolean helicon) {
        serve(chain, 9, helicon);
        for (int size = 1; size <= 10; size++) {
            List<Utxo> listed = exported(chain, 2).pageSize(size).stream().toList();

            assertThat(listed.stream().map(Utxo::utxoId).distinct()).hasSize(9);
            assertThat(listed.stream()
                            .filter(utxo -> utxo.output().owners().addresses().size() == 1)
                            .map(Utxo::utxoId))
                    .doesNotHaveDuplicates();
        }
    }

    @ParameterizedTest
    @CsvSource({"P,false", "C,true"})
    void a_walk_continues_where_another_stopped(char chain, boolean helicon) {
        serve(chain, 9, helicon);
        Paged<Utxo> list = exported(chain, 1).pageSize(2);
        List<UtxoId> all = new ArrayList<>();
        Position next = list.start();
        for (int i = 0; i < 6; i++) {
            try (PagedIterator<Utxo> walk = list.from(next).iterator()) {
                all.add(walk.next().utxoId());
                next = Position.parse(walk.position().toString());
            }
        }

        assertThat(all).doesNotHaveDuplicates();
        assertThat(list.from(next).stream()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "moves, X-local1pynmzpej4zut68z5fvtrjz6ms9l6nc3rvepnfz, P", //
        "helicon-kinds, C-local1t7xwewed6uansxqanc9wsxvah3v0mmcr2sdt62, X"
    })
    void a_recorded_list_ends_after_its_only_utxo(String story, String owner, String source) throws IOException {
        serveRecorded(story);
        List<Bech32Address> owners = List.of(Bech32Address.parse(owner));

        Paged<Utxo> list = story.equals("moves")
                ? node.avm().utxos(owners, source)
                : node.avax().utxos(owners, source);

        assertThat(list.stream()).hasSize(1);
        assertThat(list.pageSize(1).stream()).hasSize(1);
    }

    /** Responds as recorded, whatever the page size. */
    private void serveRecorded(String story) throws IOException {
        try (InputStream in = getClass().getResourceAsStream("/live/exported-utxos.jsonl")) {
            List<JsonTree> exchanges = new String(Objects.requireNonNull(in).readAllBytes(), UTF_8)
                    .lines()
                    .map(JsonTree::parse)
                    .filter(exchange -> exchange.get("story").asText().equals(Optional.of(story)))
                    .toList();
            fake.on(exchanges.get(0).get("method").asText().orElseThrow())
                    .respond(params -> {
                        boolean isFirst =
                                !JsonTree.parse(params).get("startIndex").exists();
                        return exchanges.get(isFirst ? 0 : 1).get("result").toString();
                    })
                    .always();
        }
    }
}
