package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.FixtureTestBase.json;
import static io.github.avalanche4j.data.Requests.ID;
import static io.github.avalanche4j.data.Requests.L1;
import static io.github.avalanche4j.data.Requests.MESSAGE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.aggregator.AggregatedMessage;
import io.github.avalanche4j.data.aggregator.AggregationRequest;
import io.github.avalanche4j.data.aggregator.HostedAggregator;
import io.github.avalanche4j.data.aggregator.SelfHostedAggregator;
import io.github.avalanche4j.data.aggregator.SubnetField;
import io.github.avalanche4j.testing.ErrorFormat;
import java.time.Duration;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Signature aggregation by both kinds of service. */
class AggregatorTest extends DataTestBase {
    private static final String PATH = "/v1/signatureAggregator/fuji/aggregateSignatures";
    private static final Bytes SIGNED = Bytes.fromHex("00000000000100ff");

    private static final Consumer<AggregationRequest> WHOLE = r -> r.message(MESSAGE)
            .justification(Bytes.fromHex("0a"))
            .signingSubnetId(L1)
            .quorumPercentage(70)
            .quorumPercentageBuffer(10)
            .pChainHeight(5);

    private final HostedAggregator hosted = data.signatureAggregator(Network.FUJI);
    private final SelfHostedAggregator selfHosted = SelfHostedAggregator.create(service.url());

    @AfterEach
    void closeSelfHosted() {
        selfHosted.close();
    }

    private JsonNode sentBody() {
        return json(service.takeReceived(Duration.ofSeconds(60)).body());
    }

    @Test
    void the_hosted_service_is_asked_in_its_words() {
        service.aggregator((message, quorum) -> message + quorum);

        AggregatedMessage signed = hosted.aggregate(WHOLE).execute();

        assertThat(signed.signedMessage()).isEqualTo(Bytes.fromHex("00000000000170"));
        assertThat(sentBody())
                .isEqualTo(json("{\"message\":\"0x000000000001\",\"justification\":\"0x0a\",\"signingSubnetId\":\"" + L1
                        + "\",\"quorumPercentage\":70,\"quorumPercentageBuffer\":10,\"pChainHeight\":5}"));
    }

    @Test
    void the_self_hosted_service_is_asked_in_its_words() {
        service.aggregator((message, quorum) -> message + quorum);

        AggregatedMessage signed = selfHosted.aggregate(WHOLE).execute();

        assertThat(signed.signedMessage()).isEqualTo(Bytes.fromHex("00000000000170"));
        assertThat(sentBody())
                .isEqualTo(json("{\"message\":\"0x000000000001\",\"justification\":\"0x0a\",\"signing-subnet-id\":\""
                        + L1 + "\",\"quorum-percentage\":70,\"quorum-percentage-buffer\":10,\"pchain-height\":5}"));
    }

    @Test
    void unset_parameters_are_not_sent() {
        service.aggregator((message, quorum) -> message);

        hosted.aggregate(MESSAGE).execute();

        assertThat(sentBody()).isEqualTo(json("{\"message\":\"0x000000000001\"}"));
    }

    @Test
    void the_signing_subnet_can_go_under_its_other_name_or_under_both() {
        service.aggregator((message, quorum) -> message);
        for (SubnetField field : SubnetField.values()) {
            try (DataClient client = DataClient.create(service.url(), options -> options.subnetField(field))) {
                client.signatureAggregator(Network.FUJI)
                        .aggregate(r -> r.message(MESSAGE).signingSubnetId(L1))
                        .execute();
            }
            JsonNode body = sentBody();
            assertThat(body.has("signingSubnetId")).isEqualTo(field != SubnetField.SIGNING_SUBNET);
            assertThat(body.has("signingSubnet")).isEqualTo(field != SubnetField.SIGNING_SUBNET_ID);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {200, 201, 202})
    void any_2xx_is_a_response_in_either_spelling_with_or_without_0x(int status) {
        for (String name : new String[] {"signedMessage", "signed-message"}) {
            for (String prefix : new String[] {"", "0x"}) {
                service.onPost(PATH)
                        .respondStatus(
                                status, "application/json", "{\"" + name + "\":\"" + prefix + "00000000000100FF\"}");

                assertThat(hosted.aggregate(MESSAGE).execute().signedMessage()).isEqualTo(SIGNED);
            }
        }
    }

    @Test
    void a_justification_may_be_alone_and_the_services_refusal_is_reported() {
        service.aggregator((message, quorum) -> message);

        ApiException.BadRequest refused = catchThrowableOfType(
                ApiException.BadRequest.class,
                () -> hosted.aggregate(r -> r.justification(Bytes.fromHex("0a")))
                        .execute());

        assertThat(refused.messages()).containsExactly("Error unpacking warp message");
        assertThat(service.receivedCount()).isEqualTo(1);
    }

    @Test
    void too_few_signatures_are_reported_at_once_in_the_services_words() {
        service.aggregator((message, quorum) -> null);

        ApiException.ServerError hostedError = catchThrowableOfType(
                ApiException.ServerError.class, () -> hosted.aggregate(MESSAGE).execute());
        ApiException.ServerError ownError = catchThrowableOfType(
                ApiException.ServerError.class,
                () -> selfHosted.aggregate(MESSAGE).execute());

        assertThat(service.receivedCount()).as("neither is repeated").isEqualTo(2);
        assertThat(hostedError.isTransient()).isTrue();
        assertThat(hostedError).hasMessageContaining("failed to collect a threshold of signatures");
        assertThat(ownError).hasMessageContaining("failed to collect a threshold of signatures");
        assertThat(ownError.errorName().orElseThrow()).contains("threshold");
    }

    @Test
    void a_transaction_that_is_not_indexed_yet_is_not_found_and_not_repeated() {
        service.aggregator((message, quorum) -> message).transactionMessage("");

        assertThat(catchThrowableOfType(
                        ApiException.NotFound.class,
                        () -> hosted.aggregatedFor(ID).execute()))
                .hasMessageContaining("Transaction not found");
        assertThat(service.receivedCount()).isEqualTo(1);

        service.aggregator((message, quorum) -> message).transactionMessage("0x00000000000100ff");
        assertThat(hosted.aggregatedFor(ID).execute().signedMessage()).isEqualTo(SIGNED);
    }

    @Test
    void a_service_that_cannot_reach_the_validators_says_so_at_once() {
        String failure = "failed to aggregate signatures. error: failed to connect to a threshold of stake";
        service.respondError(PATH, 500, ErrorFormat.ERROR_ONLY, failure);

        assertThatThrownBy(() -> hosted.aggregate(MESSAGE).execute())
                .isInstanceOf(ApiException.ServerError.class)
                .hasMessageContaining("threshold of stake");
        assertThat(service.receivedCount()).isEqualTo(1);
    }

    @Test
    @Tag("long")
    void a_service_that_fails_in_another_way_is_asked_again_in_seconds() {
        service.aggregator((message, quorum) -> message);
        service.respondError(PATH, 500, ErrorFormat.ERROR_ONLY, "context deadline exceeded");

        assertThat(hosted.aggregate(MESSAGE).withResponse().execute().attempts())
                .isEqualTo(2);
    }

    @Test
    void a_gateways_error_is_reported_too() {
        service.respondError(PATH, 504, ErrorFormat.HTML, "Gateway Time-out");

        assertThat(catchThrowableOfType(
                        ApiException.ServerError.class,
                        () -> hosted.aggregate(MESSAGE).retries(0).execute()))
                .hasMessageContaining("Gateway Time-out");
    }
}
