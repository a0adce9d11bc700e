package io.github.avalanche4j.signature;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Id;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which subnet signs, by source and receiver of a message. */
class SigningSubnetTest {
    private static final Map<String, Id> IDS = Map.of(
            "subnet", Id.parse("2M5J2dYsDSprmJBikMp2ow5qv26eyMbiuV7oMTbZ1Po5U6Q35Y"),
            "other", Id.parse("2XsQAk72A5F95TMav9M4hCLMjSfe12z9KchoAcEV59N67Y621Y"),
            "chain", Id.parse("2LWBJCsQ6kEPufs1EKcp6A3FxSWty66hsoTzmSWLvi8R3PgmTX"),
            "primary", Id.EMPTY,
            "P", Id.EMPTY);

    @ParameterizedTest
    @CsvSource(textBlock = """
            subnet,  chain, other,   false, subnet
            subnet,  chain, other,   true,  subnet
            subnet,  chain, primary, false, subnet
            primary, chain, subnet,  false, subnet
            primary, chain, subnet,  true,  primary
            primary, chain, primary, true,  primary
            primary, P,     subnet,  true,  subnet
            primary, P,     subnet,  false, subnet
            """)
    void the_subnet_of_the_source_signs_or_the_receiver_for_the_primary_network(
            String sourceSubnet, String source, String receiver, boolean requirePrimary, String signer) {
        assertThat(SigningSubnet.forEvmChain(IDS.get(sourceSubnet), IDS.get(source), IDS.get(receiver), requirePrimary))
                .isEqualTo(IDS.get(signer));
        assertThat(SigningSubnet.forPChain(IDS.get(sourceSubnet))).isEqualTo(IDS.get(sourceSubnet));
    }
}
