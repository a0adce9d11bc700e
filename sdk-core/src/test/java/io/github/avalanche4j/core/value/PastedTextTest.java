package io.github.avalanche4j.core.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Json;
import java.util.Locale;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Ids and addresses pasted from explorers, logs and contracts: each unambiguous form is accepted. */
class PastedTextTest {
    // avalanchego/ids/id_test.go and node_id_test.go: the ids of the primary network's X-Chain and of a Fuji beacon
    private static final String ID = "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM";
    private static final String NODE = "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg";
    private static final String NODE_HEX = "479f66c8be895830547e70b4b298cafd433dba6e";
    // EIP-55, "Test Cases"
    private static final String ADDRESS = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";

    @Test
    void an_id_is_taken_in_cb58_and_in_hex_of_any_case_with_and_without_0x() {
        Id id = Id.parse(ID);
        String hex = id.bytes().toHex();

        assertThat(Id.parse(hex)).isEqualTo(id).hasToString(ID);
        assertThat(Id.parse(hex.substring(2))).isEqualTo(id);
        assertThat(Id.parse(hex.substring(2).toUpperCase(Locale.ROOT))).isEqualTo(id);
        assertThat(Id.parse("0X" + hex.substring(2))).isEqualTo(id);
        assertThat(Id.valueOf(hex)).isEqualTo(id);
    }

    @Test
    void a_node_id_is_taken_with_and_without_its_prefix_and_in_hex() {
        NodeId node = NodeId.parse(NODE);

        assertThat(NodeId.parse(NODE.substring(7))).isEqualTo(node).hasToString(NODE);
        assertThat(NodeId.parse(NODE_HEX)).isEqualTo(node).hasToString(NODE);
        assertThat(NodeId.parse("0x" + NODE_HEX.toUpperCase(Locale.ROOT))).isEqualTo(node);
        assertThat(NodeId.valueOf(NODE_HEX)).isEqualTo(node);
    }

    @Test
    void hex_of_the_evm_is_taken_without_0x_and_written_with_it() {
        assertThat(EvmAddress.parse(ADDRESS.substring(2))).hasToString(ADDRESS);
        assertThat(EvmAddress.parse("0X" + ADDRESS.substring(2))).hasToString(ADDRESS);
        assertThat(EvmHash.parse("AB".repeat(32))).hasToString("0x" + "AB".repeat(32));
        assertThat(EvmHash.valueOf("ab".repeat(32))).isEqualTo(EvmHash.parse("0x" + "AB".repeat(32)));
        assertThat(EvmAddress.valueOf(ADDRESS)).isEqualTo(EvmAddress.parse(ADDRESS));
    }

    @ParameterizedTest
    @CsvSource({
        "P-fuji1ll29zyna07ynpgy0ng0k9vdjh05equzz3r63l0, this is a bech32 address: use Bech32Address.parse",
        "P-avax1ll29zyna07ynpgy0ng0k9vdjh05equzz3r63l0, but its checksum does not match",
        "avax1ll29zyna, but its checksum does not match"
    })
    void an_address_of_another_chain_is_recognized_where_one_of_the_evm_is_expected(String text, String hint) {
        assertThatThrownBy(() -> EvmAddress.parse(text))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining(hint);
    }

    @Test
    void a_bech32_address_in_upper_case_is_the_one_in_lower_case() {
        Bech32Address address = Bech32Address.parse("P-fuji1ll29zyna07ynpgy0ng0k9vdjh05equzz3r63l0");

        assertThat(Bech32Address.parse("P-FUJI1LL29ZYNA07YNPGY0NG0K9VDJH05EQUZZ3R63L0"))
                .isEqualTo(address)
                .hasToString(address.toString());
        assertThat(Bech32Address.valueOf(address.toString())).isEqualTo(address);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0x52908400098527886E0F7030069857D2E4169EE7", // all upper
                "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
                "0xde709f2102306220921060314715629080e2fb77", // all lower
                "0x27b1fdb04752bbc536007a920d24acb045561c26",
                "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
                "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
                "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
                "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb"
            })
    void the_addresses_of_eip_55_are_taken_and_written_with_their_checksum(String text) {
        EvmAddress address = EvmAddress.parse(text);

        assertThat(address).hasToString(text);
        assertThat(EvmAddress.parse(text.toLowerCase(Locale.ROOT)).checksummed())
                .isEqualTo(address.checksummed());
        if (!text.substring(2).equals(text.substring(2).toLowerCase(Locale.ROOT))) {
            assertThat(address.checksummed()).isEqualTo(text);
        }
    }

    @Test
    void a_wrong_checksum_of_an_evm_address_is_distinguished_from_none() {
        String typo = ADDRESS.replace("5aAe", "5aae");

        assertThatThrownBy(() -> EvmAddress.parse(typo))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessage("address must be in mixed case only with the checksum of EIP-55, but is '" + typo
                        + "' (a character or its case is wrong; an address in lower case has no checksum);"
                        + " nothing was sent");
        assertThat(EvmAddress.parse(typo.toLowerCase(Locale.ROOT))).isEqualTo(EvmAddress.parse(ADDRESS));
        assertThat(Json.read(EvmAddress.class, '"' + typo + '"'))
                .as("as a server sent it")
                .hasToString(typo);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "id      | NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg           | a node id: use NodeId.parse",
                "id      | P-fuji1ll29zyna07ynpgy0ng0k9vdjh05equzz3r63l0      | a bech32 address: use Bech32Address.parse",
                "id      | 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed         | 20 bytes in hex: use EvmAddress.parse",
                "id      | 2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByN | checksum does not match, so a character",
                "id      | ' 11111111111111111111111111111111LpoYY'           | white space around it",
                "nodeID  | 2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM | an id in cb58: use Id.parse",
                "hash    | 2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM | EvmHash.of(Id.parse(text).bytes()) returns",
                "evm     | P-fuji1ll29zyna07ynpgy0ng0k9vdjh05equzz3r63l0      | use Bech32Address.parse",
                "address | 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed         | Bech32Address.of(chain, network, Bytes.fromHex(text))"
            })
    void a_refusal_says_what_the_text_is_and_which_method_to_use(String argument, String text, String hint) {
        Function<String, Object> parse = switch (argument) {
            case "id" -> Id::parse;
            case "nodeID" -> NodeId::parse;
            case "hash" -> EvmHash::parse;
            case "evm" -> EvmAddress::parse;
            default -> Bech32Address::parse;
        };

        assertThatThrownBy(() -> parse.apply(text))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining(hint)
                .hasMessageEndingWith("; nothing was sent");
    }
}
