package io.github.avalanche4j.core.internal.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.Done;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.value.JsonTree;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Requests of every verb, with a body and without, and responses without one. */
class VerbsTest extends RestLists {
    @Test
    void patch_and_delete_send_a_body_where_there_is_one() {
        service.onAny().respond("{\"done\":true}").always();

        channel.send(Endpoint.patch("test.patch", "/hooks/{id}", JsonTree.class), Map.of("status", "inactive"), "h1")
                .execute();
        channel.send(Endpoint.delete("test.remove", "/hooks/{id}/list", JsonTree.class), Map.of("list", 1), "h1")
                .execute();
        channel.call(Endpoint.delete("test.delete", "/hooks/{id}", JsonTree.class), null, "h1")
                .execute();

        assertThat(sent())
                .containsExactly(
                        "PATCH /hooks/h1 {\"status\":\"inactive\"}",
                        "DELETE /hooks/h1/list {\"list\":1}",
                        "DELETE /hooks/h1");
    }

    @Test
    void a_response_without_a_body_is_enough_where_the_endpoint_says_so() {
        Endpoint.Rest<Done> reindex = Endpoint.rest("test.reindex", "POST", "/reindex", Decoder.done());
        service.onCustom("POST", "/reindex").respondStatus(201, "text/plain", "");
        service.onCustom("POST", "/reindex").respondStatus(201, "application/json", "{}");

        assertThat(channel.call(reindex, null).execute()).isEqualTo(Done.DONE);
        assertThat(channel.call(reindex, null).execute()).isEqualTo(Done.DONE);

        service.onCustom("POST", "/tree").respondStatus(201, "text/plain", "").always();
        assertThatThrownBy(channel.call(Endpoint.post("test.tree", "/tree", JsonTree.class), null)::execute)
                .isInstanceOf(ResponseFormatException.class)
                .hasMessageContaining("empty");
    }

    @Test
    void a_post_that_is_not_idempotent_is_sent_once() {
        Endpoint.Rest<JsonTree> rotate =
                Endpoint.post("test.rotate", "/rotate", JsonTree.class).notIdempotent();
        service.onCustom("POST", "/rotate").disconnect();

        assertThatThrownBy(channel.call(rotate, null)::execute).isInstanceOf(ConnectionException.class);
        assertThat(service.receivedCount()).isEqualTo(1);
    }
}
