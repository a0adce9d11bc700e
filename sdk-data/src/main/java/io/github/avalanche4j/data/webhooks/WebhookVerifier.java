package io.github.avalanche4j.data.webhooks;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.data.internal.CanonicalJson;
import io.github.avalanche4j.data.webhooks.WebhookException.Reason;
import java.io.IOException;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Verifies that messages come from the service. The service signs each message with the organization's secret: the
 * header {@code x-signature} is the Base64 of the HMAC-SHA256 over the body in the canonical form of RFC 8785; the key
 * is the secret's bytes, decoded from hex. So only white space, the order of fields and the notation of numbers may
 * change on the way. Thread-safe; needs no web framework.
 *
 * <pre>{@code
 * WebhookVerifier verifier = WebhookVerifier.of(secret);
 * WebhookMessage message = verifier.verify(headers, body);    // or a WebhookException: respond with 401
 * message.addressActivity().ifPresent(activity -> …);         // respond with 200 within ten seconds
 * }</pre>
 *
 * <p>The service delivers a message again, for up to two days, until it gets a 200; {@link WebhookMessage#messageId}
 * identifies those seen before.
 */
public final class WebhookVerifier {
    private static final String HEADER = "x-signature";
    private static final Duration WINDOW = Duration.ofDays(3);
    private static final Duration AHEAD = Duration.ofMinutes(5);

    private final List<WebhookSecret> secrets;
    private final Duration window;
    private final Clock clock;

    private WebhookVerifier(List<WebhookSecret> secrets, Duration window, Clock clock) {
        this.secrets = secrets;
        this.window = window;
        this.clock = clock;
    }

    /**
     * {@return a verifier for messages that are signed with one of these secrets}
     *
     * @param secret the organization's secret
     * @param others further valid secrets, such as the previous one while messages signed with it are still in flight
     * @throws InvalidRequestException if a secret is not hex; the message does not contain it
     */
    public static WebhookVerifier of(WebhookSecret secret, WebhookSecret... others) {
        List<WebhookSecret> all = new ArrayList<>();
        all.add(Objects.requireNonNull(secret, "secret"));
        all.addAll(List.of(others));
        all.forEach(WebhookSecret::key); // refuses a text that is not hex
        return new WebhookVerifier(List.copyOf(all), WINDOW, Clock.systemUTC());
    }

    /**
     * {@return a verifier that refuses messages about blocks of more than this age; by default 3 days, because the
     * service retries for two} Events without a time are never refused.
     *
     * @throws InvalidRequestException if it is not more than 0
     */
    public WebhookVerifier withWindow(Duration age) {
        return new WebhookVerifier(secrets, Require.timeLimit("window", age), clock);
    }

    /** {@return a verifier with another clock} */
    public WebhookVerifier withClock(Clock other) {
        return new WebhookVerifier(secrets, window, Objects.requireNonNull(other, "clock"));
    }

    /**
     * {@return the message, which the service signed}
     *
     * @param headers those of the request; the case of their names does not matter
     * @param body the body, byte for byte
     * @throws WebhookException if it is not signed by the service, or too old
     */
    public WebhookMessage verify(Map<String, ? extends Collection<String>> headers, byte[] body) {
        Objects.requireNonNull(headers, "headers");
        for (Map.Entry<String, ? extends Collection<String>> header : headers.entrySet()) {
            boolean signature = header.getKey() != null && header.getKey().equalsIgnoreCase(HEADER);
            if (signature && !header.getValue().isEmpty()) {
                return verify(header.getValue().iterator().next(), body);
            }
        }
        throw new WebhookException(
                Reason.NO_SIGNATURE,
                "the request has no header " + HEADER + ", so it does not come from the service",
                null);
    }

    /** As {@link #verify(Map, byte[])}, with the value of the header {@code x-signature}. */
    public WebhookMessage verify(String signature, byte[] body) {
        Objects.requireNonNull(signature, "signature");
        Objects.requireNonNull(body, "body");
        byte[] canonical = canonical(body);
        byte[] received = bytes(signature);
        boolean signed = false;
        for (WebhookSecret secret : secrets) {
            // in constant time, and with each secret
            signed |= MessageDigest.isEqual(hmac(secret, canonical), received);
        }
        if (!signed) {
            throw new WebhookException(
                    Reason.WRONG_SIGNATURE,
                    "signature does not match body and secret: either the request is not the service's, or the secret"
                            + " was rotated, or the body was changed on its way",
                    null);
        }
        return timely(message(body));
    }

    private static byte[] canonical(byte[] body) {
        try {
            return CanonicalJson.of(body);
        } catch (IOException e) {
            throw unreadable("the body is not JSON that can be signed", e);
        }
    }

    /** The message from the original body: the canonical form rounds large numbers. */
    private static WebhookMessage message(byte[] body) {
        try {
            return Json.read(WebhookMessage.class, new String(body, UTF_8));
        } catch (ResponseFormatException e) {
            throw unreadable("the body is signed, but is not a message", e);
        }
    }

    private static WebhookException unreadable(String what, Exception cause) {
        return new WebhookException(Reason.UNREADABLE, what + ": " + cause.getMessage(), cause);
    }

    private static byte[] bytes(String signature) {
        try {
            return Base64.getDecoder().decode(signature.strip());
        } catch (IllegalArgumentException e) {
            return new byte[0]; // an empty signature never matches
        }
    }

    private static byte[] hmac(WebhookSecret secret, byte[] text) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret.key().toArray(), "HmacSHA256"));
            return mac.doFinal(text);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("HmacSHA256 is missing, although every Java runtime must have it", e);
        }
    }

    private WebhookMessage timely(WebhookMessage message) {
        Instant now = clock.instant();
        Instant time = message.blockTimestamp().orElse(now);
        if (time.isBefore(now.minus(window))) {
            throw new WebhookException(
                    Reason.TOO_OLD,
                    "message " + message.messageId() + " is about " + time + ", which is longer ago than " + window
                            + "; it may be a replay of an earlier delivery",
                    null);
        }
        if (time.isAfter(now.plus(AHEAD))) {
            throw new WebhookException(
                    Reason.FROM_THE_FUTURE,
                    "message " + message.messageId() + " is about " + time + ", but it is " + now + "; set the clock",
                    null);
        }
        return message;
    }
}
