package io.github.avalanche4j.node.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.NodeTestBase;
import io.github.avalanche4j.node.utxo.OutputOwners;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PlatformValidatorsTest extends NodeTestBase {
    private static final NodeId NODE = NodeId.parse("NodeID-D44dhqgd8JFBbGvDkxARMZj7N2KN1x9ic");
    private static final NodeId OTHER = NodeId.parse("NodeID-CGmJBnbwPeDawCPFinKJAsMGY6PAQfgme");

    private Map<NodeId, ValidatorAt> validatorsFrom(String response) {
        fake.on("platform.getValidatorsAt").respond(response);
        return node.platform().getValidatorsAt(Height.of(1)).execute();
    }

    @Test
    void the_old_response_with_weights_only_has_the_same_type() {
        Map<NodeId, ValidatorAt> validators =
                validatorsFrom("{'validators':{'%s':18446744073709551615,'%s':'7'},'more':[1]}"
                        .formatted(NODE, OTHER)
                        .replace('\'', '"'));

        assertThat(validators.keySet()).containsExactly(NODE, OTHER);
        assertThat(validators.get(NODE).weight()).isEqualTo(UInt64.MAX);
        assertThat(validators.get(OTHER).weight()).isEqualTo(UInt64.of(7));
        assertThat(validators.get(NODE).publicKey()).isEmpty();
    }

    @Test
    void todays_response_has_keys_where_there_are_some() {
        Map<NodeId, ValidatorAt> validators =
                validatorsFrom("{'%s':{'publicKey':'0x0102','weight':'5'},'%s':{'publicKey':null,'weight':6}}"
                        .formatted(NODE, OTHER)
                        .replace('\'', '"'));

        assertThat(validators.get(NODE).publicKey()).contains(Bytes.fromHex("0x0102"));
        assertThat(validators.get(OTHER).publicKey()).isEmpty();
        assertThat(validators.get(OTHER).weight()).isEqualTo(UInt64.of(6));
        assertThatThrownBy(validators::clear).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void an_old_response_without_validators_is_empty() {
        assertThat(validatorsFrom("{\"validators\":{}}")).isEmpty();
    }

    @Test
    void owners_are_of_the_type_that_outputs_have() {
        Bech32Address address = Bech32Address.parse("P-custom1859dz2uwazfgahey3j53ef2kqrans0c8lah5pq");
        fake.on("platform.getL1Validator")
                .respond(
                        l1Validator("{'locktime':'1780000000','threshold':'2','addresses':['%s']}".formatted(address)));

        L1Validator validator = node.platform().getL1Validator(Id.EMPTY).execute();

        OutputOwners owners = new OutputOwners(Instant.ofEpochSecond(1_780_000_000), 2, List.of(address));
        assertThat(validator.deactivationOwner()).contains(owners);
        assertThat(Json.read(L1Validator.class, Json.write(validator))).isEqualTo(validator);
    }

    @Test
    void owners_without_a_locktime_are_not_locked_and_those_without_a_threshold_are_unreadable() {
        fake.on("platform.getL1Validator").respond(l1Validator("{'locktime':null,'threshold':1,'new':[]}"));
        fake.on("platform.getL1Validator").respond(l1Validator("{'locktime':'0','addresses':[]}"));

        assertThat(node.platform().getL1Validator(Id.EMPTY).execute().deactivationOwner())
                .contains(new OutputOwners(Instant.EPOCH, 1, List.of()));
        assertThatThrownBy(() -> node.platform().getL1Validator(Id.EMPTY).execute())
                .isInstanceOf(ResponseFormatException.class)
                .hasMessageContaining("deactivationOwner")
                .hasMessageContaining("threshold");
    }

    private static String l1Validator(String owner) {
        return "{'subnetID':'%s','nodeID':'%s','weight':'1','deactivationOwner':%s}"
                .formatted(Id.EMPTY, NODE, owner)
                .replace('\'', '"');
    }

    @Test
    void a_response_that_is_no_object_is_refused() {
        assertThatThrownBy(() -> validatorsFrom("[1]")).isInstanceOf(ResponseFormatException.class);
    }

    @Test
    void a_key_is_found_in_either_field() {
        fake.replay("platform/getCurrentValidators").replay("platform/getCurrentValidators.l1");
        Id l1 = Id.parse("2M5J2dYsDSprmJBikMp2ow5qv26eyMbiuV7oMTbZ1Po5U6Q35Y");

        CurrentValidator primary =
                node.platform().getCurrentValidators().execute().get(0);
        CurrentValidator onL1 =
                node.platform().getCurrentValidators(l1).execute().get(0);

        assertThat(primary.publicKey()).isEmpty();
        assertThat(onL1.signer()).isEmpty();
        assertThat(primary.blsPublicKey()).isPresent().isEqualTo(onL1.blsPublicKey());
    }

    @Test
    void a_permissioned_validator_is_only_node_weight_and_times() {
        fake.on("platform.getCurrentValidators")
                .respond("{'validators':[{'txID':'%s','startTime':'10','endTime':'20','weight':'20','nodeID':'%s'}]}"
                        .formatted(Id.EMPTY, NODE)
                        .replace('\'', '"'));

        CurrentValidator validator =
                node.platform().getCurrentValidators(Id.EMPTY).execute().get(0);

        assertThat(validator.nodeId()).isEqualTo(NODE);
        assertThat(validator.txId()).contains(Id.EMPTY);
        assertThat(validator.validationId()).isEmpty();
        assertThat(validator.delegators()).isEmpty();
        assertThat(validator.blsPublicKey()).isEmpty();
    }

    @Test
    void heights_from_responses_go_into_requests() {
        fake.on("platform.getValidatorsAt")
                .withParams("{\"height\":18446744073709551615}")
                .respond("{}");

        assertThat(node.platform().getValidatorsAt(Height.of(UInt64.MAX)).execute())
                .isEmpty();
        assertThat(Height.of(UInt64.of(5))).isEqualTo(Height.of(5)).hasSameHashCodeAs(Height.of(5));
        assertThat(Height.PROPOSED).hasToString("proposed").isNotEqualTo(Height.of(0));
    }
}
