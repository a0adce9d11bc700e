package io.github.avalanche4j.testing;

/**
 * A webhook message that was sent, and the status of the receiver's response.
 *
 * @param messageId the id of the message; the same whenever it is sent again
 * @param body the JSON text sent
 * @param signature the value of the {@code x-signature} header
 * @param status the status of the receiver's response; 0 if there was none within ten seconds
 */
public record WebhookDelivery(String url, String messageId, String body, String signature, int status) {}
