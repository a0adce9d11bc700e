package io.github.avalanche4j.testing.internal.data;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.testing.internal.codec.CanonicalJson;
import io.github.avalanche4j.testing.internal.codec.Checksum;
import io.github.avalanche4j.testing.internal.codec.Json;
import io.github.avalanche4j.testing.internal.http.Response;
import java.io.IOException;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/** The webhooks that were registered, those of the fixtures at first, and the secret that signs their deliveries. */
public final class Webhooks {
    private static final String SENT_FIELDS = "url name description chainId metadata includeInternalTxs includeLogs";

    private final Map<String, ObjectNode> byId = new LinkedHashMap<>();
    private String secret =
            Fixtures.get("getSharedSecret").response().path("secret").asText();
    private int made;

    Webhooks() {
        Fixtures.get("listWebhooks")
                .response()
                .path("webhooks")
                .forEach(hook -> byId.put(hook.path("id").asText(), hook.deepCopy()));
    }

    public synchronized String secret() {
        return secret;
    }

    public synchronized List<String> ids() {
        return List.copyOf(byId.keySet());
    }

    /** {@return the registered webhook; null if there is none with this id} */
    public synchronized @Nullable ObjectNode find(String id) {
        ObjectNode hook = byId.get(id);
        return hook == null ? null : hook.deepCopy();
    }

    /** {@return base64 of the HMAC-SHA256 of the canonical form of the body, with the decoded secret as the key} */
    public static String signature(String hexSecret, String body) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(HexFormat.of().parseHex(hexSecret), "HmacSHA256"));
            return Base64.getEncoder().encodeToString(mac.doFinal(signed(body.getBytes(UTF_8))));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e); // every JRE has it
        }
    }

    /** The bytes that are signed: the canonical form of the body, or the body itself if it has none. */
    private static byte[] signed(byte[] body) {
        try {
            return CanonicalJson.of(body);
        } catch (IOException e) {
            return body;
        }
    }

    synchronized Response respond(Operation operation, Parameters request, ServedList list) {
        String id = request.variables().get("id");
        if (id != null) {
            ObjectNode hook = byId.get(id);
            return hook == null
                    ? ErrorBody.response(404, "Webhook " + id + " not found")
                    : respond(operation, request, list, hook);
        }
        return switch (operation.id()) {
            case "createWebhook" -> create(operation, request.body());
            case "listWebhooks" -> list(operation, request, list);
            case "generateOrRotateSharedSecret" -> {
                secret = HexFormat.of().formatHex(Checksum.sha256((secret + ++made).getBytes(UTF_8)));
                yield success(operation, secretJson());
            }
            default -> success(operation, secretJson());
        };
    }

    private static Response respond(Operation operation, Parameters request, ServedList list, ObjectNode hook) {
        return switch (operation.id()) {
            case "updateWebhook" -> {
                request.body().properties().forEach(field -> hook.set(field.getKey(), field.getValue()));
                yield success(operation, hook);
            }
            case "deactivateWebhook" -> success(operation, hook.put("status", "inactive"));
            case "getAddressesFromWebhook" -> addresses(operation, request, list, hook);
            case "addAddressesToWebhook" -> success(operation, withAddresses(hook, request.body(), true));
            case "removeAddressesFromWebhook" -> success(operation, withAddresses(hook, request.body(), false));
            default -> success(operation, hook);
        };
    }

    private ObjectNode secretJson() {
        return Json.MAPPER.createObjectNode().put("secret", secret);
    }

    private static Response success(Operation operation, JsonNode body) {
        return Response.of(operation.success(), ErrorBody.JSON, body.toString());
    }

    private Response create(Operation operation, JsonNode sent) {
        String type = sent.path("eventType").asText();
        if (sent.path("url").asText().isEmpty() || type.isEmpty()) {
            return ErrorBody.listResponse(400, "eventType and url must be a string");
        }
        ObjectNode hook = Json.MAPPER.createObjectNode();
        hook.put(
                "id",
                UUID.nameUUIDFromBytes(("webhook " + ++made).getBytes(UTF_8)).toString());
        hook.put("eventType", type);
        for (String field : SENT_FIELDS.split(" ")) {
            if (sent.has(field)) {
                hook.set(field, sent.get(field));
            }
        }
        hook.put("status", "active").put("createdAt", System.currentTimeMillis() / 1000);
        byId.put(hook.get("id").asText(), hook);
        return success(operation, hook);
    }

    private Response list(Operation operation, Parameters request, ServedList list) {
        String status = request.first("status").orElse("");
        List<ObjectNode> hooks = new ArrayList<>(byId.values());
        hooks.removeIf(
                hook -> !status.isEmpty() && !status.equals(hook.path("status").asText()));
        return list.respond(request, operation.success(), new ServedList.Items(hooks, Json.MAPPER.createObjectNode()));
    }

    private static Response addresses(Operation operation, Parameters request, ServedList list, ObjectNode hook) {
        List<JsonNode> all = new ArrayList<>();
        watched(hook).forEach(all::add);
        ObjectNode total = Json.MAPPER.createObjectNode().put("totalAddresses", all.size());
        return list.respond(request, operation.success(), new ServedList.Items(all, total));
    }

    private static ObjectNode withAddresses(ObjectNode hook, JsonNode body, boolean add) {
        ArrayNode watched = watched(hook);
        Map<String, JsonNode> byAddress = new LinkedHashMap<>();
        watched.forEach(address -> byAddress.put(address.asText().toLowerCase(Locale.ROOT), address));
        for (JsonNode address : body.path("addresses")) {
            byAddress.remove(address.asText().toLowerCase(Locale.ROOT));
            if (add) {
                byAddress.put(address.asText().toLowerCase(Locale.ROOT), address);
            }
        }
        watched.removeAll().addAll(byAddress.values());
        return hook;
    }

    private static ArrayNode watched(ObjectNode hook) {
        ObjectNode metadata = hook.withObject("/metadata");
        return metadata.has("keys") ? metadata.withArray("keys") : metadata.withArray("addresses");
    }
}
