package io.github.avalanche4j.data.icm;

import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.paging.NoSummary;
import io.github.avalanche4j.core.internal.rest.ListEndpoint;
import io.github.avalanche4j.data.internal.ComputeUnits;

/** The endpoints of interchain messages. */
final class IcmEndpoints {
    static final Endpoint.Rest<IcmMessage> MESSAGE = Endpoint.get(
                    "data.getIcmMessage", "/v1/icm/messages/{messageId}", IcmMessage.class)
            .withUnits(ComputeUnits.MEDIUM);
    static final ListEndpoint<IcmMessage, NoSummary> MESSAGES = ListEndpoint.of(
                    "data.listIcmMessages", "/v1/icm/messages", "messages", IcmMessage.class, 100)
            .withUnits(ComputeUnits.MEDIUM);
    static final ListEndpoint<IcmMessage, NoSummary> ADDRESS_MESSAGES = ListEndpoint.of(
                    "data.listIcmMessagesByAddress",
                    "/v1/icm/addresses/{address}/messages",
                    "messages",
                    IcmMessage.class,
                    100)
            .withUnits(ComputeUnits.MEDIUM);
    static final Endpoint.Rest<IcmMessage> TELEPORTER_MESSAGE =
            Endpoint.get("data.getTeleporterMessage", "/v1/teleporter/messages/{messageId}", IcmMessage.class);
    static final ListEndpoint<IcmMessage, NoSummary> TELEPORTER_MESSAGES = ListEndpoint.of(
            "data.listTeleporterMessages", "/v1/teleporter/messages", "messages", IcmMessage.class, 100);
    static final ListEndpoint<IcmMessage, NoSummary> TELEPORTER_ADDRESS_MESSAGES = ListEndpoint.of(
            "data.listTeleporterMessagesByAddress",
            "/v1/teleporter/addresses/{address}/messages",
            "messages",
            IcmMessage.class,
            100);

    private IcmEndpoints() {}
}
