package io.github.avalanche4j.l1;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.eth.EvmLog;
import io.github.avalanche4j.signature.ProofOfPossession;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import io.github.avalanche4j.signature.payload.PChainOwner;
import io.github.avalanche4j.signature.payload.RegisterL1Validator;
import io.github.avalanche4j.signature.payload.SubnetToL1ConversionData;
import io.github.avalanche4j.signature.payload.SubnetToL1ConversionData.InitialValidator;
import io.github.avalanche4j.signature.payload.WarpPayload.AddressedCall;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares payloads and ids with encodings by AvalancheGo's own code, from the tests of sdk-signature. */
class VectorsTest {
    private static final Path VECTORS = Path.of("..", "sdk-signature", "src", "test", "resources", "vectors");
    private static final Id ANY = Id.of(Bytes.fromHex("0x" + "01".repeat(32)));
    private static final EvmAddress MANAGER = EvmAddress.parse("0xfacade0000000000000000000000000000000000");

    // of another key; only the start of an operation checks it
    private static final Bytes ANY_PROOF = World.proof(0).proofOfPossession();

    private static Stream<JsonNode> vectors() throws IOException {
        ObjectMapper mapper = new ObjectMapper();
        JsonNode small = mapper.readTree(Files.readString(VECTORS.resolve("payloads.json")));
        JsonNode large = mapper.readTree(Files.readString(VECTORS.resolve("payloads_node.json")));
        return Stream.of(small, large).flatMap(file -> elements(file.path("valid")));
    }

    private static JsonNode vector(String name) throws IOException {
        return vectors()
                .filter(one -> one.path("name").asText().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static Stream<JsonNode> elements(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false);
    }

    private static Bytes bytes(JsonNode node, String field) {
        return Bytes.fromHex(node.path(field).asText());
    }

    private static PChainOwner owner(JsonNode owner) {
        List<Bytes> addresses = elements(owner.path("addresses"))
                .map(one -> Bytes.fromHex(one.asText()))
                .toList();
        return new PChainOwner(owner.path("threshold").asLong(), addresses);
    }

    private static NewValidator validator(JsonNode fields, PChainOwner remaining, PChainOwner disable) {
        return new NewValidator(
                NodeId.of(bytes(fields, "nodeID")),
                ProofOfPossession.parse(bytes(fields, "blsPublicKey"), ANY_PROOF),
                UInt64.parse(fields.path("weight").asText()),
                NAvax.ofAvax("1"),
                remaining,
                disable,
                Optional.empty());
    }

    private static NewValidator registered(JsonNode fields) {
        return validator(fields, owner(fields.path("remainingBalanceOwner")), owner(fields.path("disableOwner")));
    }

    private static ManagerContract contract(Id subnet, Id chain, EvmAddress manager) {
        return ManagerContract.ofAuthority(subnet, chain, manager);
    }

    /** The manager's event, whose data are words. */
    private static EvmLog event(ManagerEvent event, Id validation, UInt64... words) {
        StringBuilder data = new StringBuilder("0x");
        for (UInt64 word : words) {
            data.append("0".repeat(48)).append(HexFormat.of().toHexDigits(word.longValue()));
        }
        return Json.read(EvmLog.class, """
                {"address":"%s","topics":["%s","%s"],"data":"%s","blockNumber":"0x1","transactionHash":"%s",
                 "transactionIndex":"0x0","blockHash":"%s","logIndex":"0x0","removed":false}\
                """.formatted(
                        MANAGER,
                        event.topic(),
                        validation.bytes().toHex(),
                        data,
                        ANY.bytes().toHex(),
                        ANY.bytes().toHex()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"conversion_data_1_validator", "node_conversion_data_40_validators"})
    void a_conversion_has_the_data_and_the_id_of_the_vector(String name) throws IOException {
        JsonNode vector = vector(name);
        JsonNode fields = vector.path("fields");
        PChainOwner none = new PChainOwner(0, List.of());
        List<NewValidator> first = elements(fields.path("validators"))
                .map(one -> validator(one, none, none))
                .toList();
        SubnetToL1ConversionData data = new ConvertPlan(first)
                .data(contract(
                        Id.of(bytes(fields, "subnetID")),
                        Id.of(bytes(fields, "managerChainID")),
                        EvmAddress.of(bytes(fields, "managerAddress"))));

        // a conversion sorts its validators by node id, as the P-Chain demands; the larger vector does not
        assertThat(data.validators()).isSortedAccordingTo(Comparator.comparing(InitialValidator::nodeId));
        List<InitialValidator> asInVector = first.stream()
                .map(one -> data.validators().stream()
                        .filter(found -> found.nodeId().equals(one.nodeId().bytes()))
                        .findFirst()
                        .orElseThrow())
                .toList();
        SubnetToL1ConversionData same =
                new SubnetToL1ConversionData(data.subnetId(), data.managerChainId(), data.managerAddress(), asInVector);
        assertThat(same.bytes()).isEqualTo(bytes(vector, "bytes"));
        assertThat(same.conversionId().bytes()).isEqualTo(bytes(vector, "conversionID"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"register_l1_validator_no_owners", "node_register_200_addresses", "node_register_over_24KiB"})
    void a_registration_expects_the_message_and_the_id_of_the_vector(String name) throws IOException {
        JsonNode vector = vector(name);
        JsonNode fields = vector.path("fields");
        Bytes message = bytes(vector, "bytes");
        Id validation = RegisterL1Validator.parse(message).validationId();
        NewValidator validator = registered(fields);
        EvmLog event = event(
                ManagerEvent.REGISTRATION,
                validation,
                UInt64.ZERO,
                UInt64.parse(fields.path("expiry").asText()),
                validator.weight());

        assertThat(validation.bytes()).isEqualTo(bytes(vector, "validationID"));
        new RegisterPlan(validator)
                .requireMatch(event, message, contract(Id.of(bytes(fields, "subnetID")), ANY, MANAGER));
    }

    @Test
    void owners_out_of_order_are_refused_as_the_node_refuses_them() throws IOException {
        JsonNode fields = vector("register_l1_validator").path("fields");

        assertThatThrownBy(() -> registered(fields))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("ErrInvalidOwner");
    }

    @ParameterizedTest
    @ValueSource(strings = {"avalanchego_SetL1ValidatorWeightTx", "node_weight_nonce_and_weight_2_63"})
    void a_change_of_weight_expects_the_message_of_the_vector(String name) throws IOException {
        JsonNode vector = vector(name);
        // the first one has no fields: they are the last bytes of the message
        Bytes message = bytes(vector, "bytes");
        Id validation = Id.of(message.slice(6, 38));
        UInt64 nonce = UInt64.fromBits(message.slice(38, 46).asByteBuffer().getLong());
        UInt64 weight = UInt64.fromBits(message.slice(46, 54).asByteBuffer().getLong());
        EvmLog event = event(ManagerEvent.WEIGHT, validation, nonce, UInt64.ZERO, weight);

        new WeightPlan(validation, weight, Removal.PLAIN).requireMatch(event, message, contract(ANY, ANY, MANAGER));
    }

    /** The message about the vector's registration that the P-Chain's validators are asked to sign. */
    @Test
    void statements_about_a_registration_are_those_of_the_vectors() throws Exception {
        JsonNode registration = vector("node_register_200_addresses");
        Bytes payload = bytes(registration, "bytes");
        Bytes request = UnsignedWarpMessage.of(Network.LOCAL, ANY, new AddressedCall(MANAGER.bytes(), payload))
                .bytes();
        NewValidator validator = registered(registration.path("fields"));

        Plan.Statement yes = statement(new RegisterPlan(validator), request);
        Plan.Statement no = statement(new ExpirePlan(validator.nodeId()), request);

        String ofVector =
                bytes(vector("l1_validator_registration_true"), "bytes").toHex();
        String id = vector("l1_validator_registration_true")
                .path("fields")
                .path("validationID")
                .asText()
                .substring(2);
        String ours = registration.path("validationID").asText().substring(2);
        assertThat(yes.message().bytes().toHex()).isEqualTo(ofVector.replace(id, ours));
        assertThat(yes.justification()).isEqualTo(Bytes.EMPTY);
        String ofOther =
                bytes(vector("l1_validator_registration_false"), "bytes").toHex();
        assertThat(no.message().bytes().toHex()).isEqualTo(ofOther.replace(id, ours));
        // the protocol buffer of a justification: field 2, its length of two bytes (4142), and the message
        assertThat(no.justification().toHex())
                .isEqualTo("0x12ae20" + payload.toHex().substring(2));
    }

    @SuppressWarnings("NullAway") // these plans look nothing up
    private static Plan.Statement statement(Plan.Delivery plan, Bytes request) {
        return plan.statement(null, request).execute();
    }
}
