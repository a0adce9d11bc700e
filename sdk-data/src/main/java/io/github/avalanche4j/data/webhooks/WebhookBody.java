package io.github.avalanche4j.data.webhooks;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Parameters;
import io.github.avalanche4j.core.internal.http.BaseUrl;
import io.github.avalanche4j.core.internal.redact.Redactor;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.internal.RequestChecks;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** The bodies of requests that create and change webhooks. */
final class WebhookBody {
    private WebhookBody() {}

    static Map<String, Object> forEvm(Consumer<? super EvmWebhook> webhook) {
        Parameters settings = GeneratedEvmWebhook.of(webhook);
        return body(settings, WebhookEventType.ADDRESS_ACTIVITY, settings.part("addresses", "addresses"));
    }

    static Map<String, Object> forPrimaryNetwork(Consumer<? super PrimaryNetworkWebhook> webhook) {
        Parameters settings = GeneratedPrimaryNetworkWebhook.of(webhook);
        RequestChecks.on(settings.asSet("network", Network.class).orElseThrow(), settings);
        settings.set("chainId", settings.get("chain"));
        settings.set("chain", null);
        Map<String, Object> metadata = settings.part("addresses", "keys");
        metadata.put("keyType", WebhookKeyType.ADDRESSES);
        metadata.put("subEvents", settings.part("subEvents", "addressActivitySubEvents"));
        Map<String, Object> threshold = settings.part("balance", "balanceType");
        settings.move("amount", threshold, "balanceThreshold");
        if (!threshold.isEmpty()) {
            metadata.put("balanceThresholdFilter", threshold);
        }
        return body(settings, WebhookEventType.PRIMARY_NETWORK_ADDRESS_ACTIVITY, metadata);
    }

    static Map<String, Object> forValidators(Consumer<? super ValidatorWebhook> webhook) {
        Parameters settings = GeneratedValidatorWebhook.of(webhook);
        Map<String, Object> metadata = new LinkedHashMap<>();
        settings.forEach((name, value) -> { // the last of them counts
            if (name.equals("node") || name.equals("subnet")) {
                metadata.put("keyType", name.equals("node") ? WebhookKeyType.NODE_ID : WebhookKeyType.SUBNET_ID);
                metadata.put("keys", List.of(value));
            }
        });
        settings.set("node", null);
        settings.set("subnet", null);
        metadata.put("subEvents", settings.part("subEvents", "validatorActivitySubEvents"));
        settings.move("nodeIds", metadata, "nodeIds");
        settings.move("subnetIds", metadata, "subnetIds");
        settings.move("l1ValidatorFeeBalanceThreshold", metadata, "l1ValidatorFeeBalanceThreshold");
        return body(settings, WebhookEventType.VALIDATOR_ACTIVITY, metadata);
    }

    static Map<String, Object> update(Consumer<? super WebhookUpdate> update) {
        Parameters settings = GeneratedWebhookUpdate.of(update);
        if (settings.isEmpty()) {
            throw new InvalidRequestException("update", "", "at least one change");
        }
        checkUrl(settings);
        return settings;
    }

    private static Map<String, Object> body(Parameters settings, WebhookEventType type, Map<String, Object> metadata) {
        checkUrl(settings);
        if (settings.get("eventSignatures") instanceof List<?> signatures) {
            for (Object each : signatures) {
                if (!each.toString().matches("0x([0-9a-fA-F]{8}|[0-9a-fA-F]{64})")) {
                    throw new InvalidRequestException("eventSignatures", each.toString(), "0x and 8 or 64 hex digits");
                }
            }
        }
        settings.move("eventSignatures", metadata, "eventSignatures");
        return settings.with("eventType", type).with("metadata", metadata);
    }

    private static void checkUrl(Parameters settings) {
        if (settings.get("url") instanceof String url && !isUrl(url)) {
            String rule = "an http or https URL with a host";
            throw BaseUrl.isUrl(url) // its path may hold a key
                    ? new InvalidRequestException("url", Redactor.MASK, rule, "a character in it is not one of URLs")
                    : BaseUrl.refused("url", url, rule);
        }
    }

    private static boolean isUrl(String text) {
        try {
            URI parsed = URI.create(text);
            String scheme = String.valueOf(parsed.getScheme());
            return parsed.getHost() != null && (scheme.equals("https") || scheme.equals("http"));
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
