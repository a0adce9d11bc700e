package io.github.avalanche4j.signature;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Id;
import org.junit.jupiter.api.Test;

/** Which subnet signs, by source and receiver of a message. */
class SigningSubnetTest {
    private static final Id SUBNET = Id.parse("2M5J2dYsDSprmJBikMp2ow5qv26eyMbiuV7oMTbZ1Po5U6Q35Y");
    private static final Id OTHER_SUBNET = Id.parse("2XsQAk72A5F95TMav9M4hCLMjSfe12z9KchoAcEV59N67Y621Y");
    private static final Id CHAIN = Id.parse("2LWBJCsQ6kEPufs1EKcp6A3FxSWty66hsoTzmSWLvi8R3PgmTX");

    @Test
    void messages_of_a_subnet_are_signed_by_that_subnet() {
        assertThat(SigningSubnet.forEvmChain(SUBNET, CHAIN, OTHER_SUBNET, false))
                .isEqualTo(SUBNET);
        assertThat(SigningSubnet.forEvmChain(SUBNET, CHAIN, OTHER_SUBNET, true)).isEqualTo(SUBNET);
        assertThat(SigningSubnet.forEvmChain(SUBNET, CHAIN, Id.EMPTY, false)).isEqualTo(SUBNET);
        assertThat(SigningSubnet.forPChain(SUBNET)).isEqualTo(SUBNET);
    }

    @Test
    void messages_of_the_primary_network_are_signed_by_the_receiver_unless_it_requires_the_primary_network() {
        assertThat(SigningSubnet.forEvmChain(Id.EMPTY, CHAIN, SUBNET, false)).isEqualTo(SUBNET);
        assertThat(SigningSubnet.forEvmChain(Id.EMPTY, CHAIN, SUBNET, true)).isEqualTo(Id.EMPTY);
        assertThat(SigningSubnet.forEvmChain(Id.EMPTY, CHAIN, Id.EMPTY, true)).isEqualTo(Id.EMPTY);
        assertThat(SigningSubnet.forPChain(Id.EMPTY)).isEqualTo(Id.EMPTY);
    }

    @Test
    void messages_of_the_p_chain_are_always_signed_by_the_receiver() {
        assertThat(SigningSubnet.forEvmChain(Id.EMPTY, Id.EMPTY, SUBNET, true)).isEqualTo(SUBNET);
        assertThat(SigningSubnet.forEvmChain(Id.EMPTY, Id.EMPTY, SUBNET, false)).isEqualTo(SUBNET);
    }
}
