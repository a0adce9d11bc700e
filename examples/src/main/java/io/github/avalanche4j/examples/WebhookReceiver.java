package io.github.avalanche4j.examples;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.data.webhooks.ValidatorSubEvent;
import io.github.avalanche4j.data.webhooks.Webhook;
import io.github.avalanche4j.data.webhooks.WebhookException;
import io.github.avalanche4j.data.webhooks.WebhookMessage;
import io.github.avalanche4j.data.webhooks.WebhookSecret;
import io.github.avalanche4j.data.webhooks.WebhookVerifier;
import io.github.avalanche4j.data.webhooks.event.AddressActivity;
import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.WebhookDelivery;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Receives what a webhook delivers, verifies its signature, and prints what happened. Only the JDK's HTTP server is
 * used: in any other framework the two lines with the verifier are the same.
 *
 * <p>Without arguments a fake service registers the webhook and delivers to it: a message, the same message again, one
 * about a validator, whose events the service does not describe, and one that was changed on the way. With {@code
 * --secret HEX}, which the service shows once to the organization, deliveries of the real service are received at
 * {@code --port} until the program is stopped.
 */
public final class WebhookReceiver {
    private static final int MOST_BYTES = 1 << 20;

    private final WebhookVerifier verifier;
    private final PrintStream out;
    private final Set<String> printedIds = ConcurrentHashMap.newKeySet();

    private WebhookReceiver(WebhookVerifier verifier, PrintStream out) {
        this.verifier = verifier;
        this.out = out;
    }

    /** Receives messages. */
    public static void main(String[] args) {
        Example.run(WebhookReceiver::run, args);
    }

    static void run(String[] args, PrintStream out) throws IOException {
        Arguments arguments = Arguments.of(args, "secret", "port");
        int port = (int) arguments.number("port", 0, 0, 65_535);
        WebhookSecret secret = arguments.get("secret").map(WebhookSecret::of).orElse(null);
        if (secret != null) {
            HttpServer server =
                    new WebhookReceiver(WebhookVerifier.of(secret), out).listen(new InetSocketAddress(port));
            out.println("listening at port " + server.getAddress().getPort());
            return; // the server's thread keeps the program running
        }
        try (FakeDataService service = FakeDataService.start();
                DataClient data = DataClient.create(service.url())) {
            receiveFromFake(service, data, new InetSocketAddress(InetAddress.getLoopbackAddress(), port), out);
        }
    }

    private static void receiveFromFake(
            FakeDataService service, DataClient data, InetSocketAddress where, PrintStream out) throws IOException {
        // the events of the fake happened on this day
        Clock clock = Clock.fixed(Instant.parse("2026-02-02T03:00:00Z"), ZoneOffset.UTC);
        WebhookVerifier verifier =
                WebhookVerifier.of(data.webhooks().sharedSecret().execute()).withClock(clock);
        HttpServer server = new WebhookReceiver(verifier, out).listen(where);
        try {
            String url = "http://127.0.0.1:" + server.getAddress().getPort() + "/";
            Webhook hook = data.webhooks()
                    .createForEvm(webhook -> webhook.url(url)
                            .name("example")
                            .chainId(SampleData.CHAIN)
                            .addAddresses(SampleData.WALLET)
                            .includeLogs(true))
                    .execute();
            out.println("webhook " + hook.id() + " is " + hook.status());
            Webhook validators = data.webhooks()
                    .createForValidators(webhook -> webhook.url(url)
                            .network(Network.MAINNET)
                            .node(NodeId.parse("NodeID-ERsmGLYQWuwx8nibHTig6JGYbS4uUYW2D"))
                            .addSubEvents(ValidatorSubEvent.L1_VALIDATOR_BALANCE_THRESHOLD)
                            .l1ValidatorFeeBalanceThreshold(NAvax.ofAvax("2")))
                    .execute();
            WebhookDelivery first = service.webhooks().deliver(hook.id());
            service.webhooks().send(first);
            service.webhooks().deliver(validators.id());
            String changed = first.body().replace("\"value\":\"1", "\"value\":\"9");
            service.webhooks().send(new WebhookDelivery(url, first.messageId(), changed, first.signature(), 0));
        } finally {
            server.stop(0);
        }
    }

    private HttpServer listen(InetSocketAddress where) throws IOException {
        HttpServer server = HttpServer.create(where, 0);
        server.createContext("/", this::receive);
        server.start();
        return server;
    }

    private void receive(HttpExchange exchange) throws IOException {
        try (exchange) {
            byte[] body = exchange.getRequestBody().readNBytes(MOST_BYTES);
            exchange.sendResponseHeaders(status(exchange, body), -1);
        }
    }

    private int status(HttpExchange exchange, byte[] body) {
        try {
            show(verifier.verify(exchange.getRequestHeaders(), body));
            return 200;
        } catch (WebhookException e) {
            out.println("refused: " + e.reason());
            return 401;
        }
    }

    private void show(WebhookMessage message) {
        String name = message.eventType() + " " + message.messageId();
        if (!printedIds.add(message.messageId())) {
            out.println(name + ": seen before");
            return;
        }
        message.addressActivity()
                .ifPresentOrElse(
                        activity -> out.println(name + ": " + summary(activity)),
                        () -> out.println(name + ": " + message.event()));
    }

    private static String summary(AddressActivity activity) {
        return "%s sent %s wei in block %s, %s transfers of tokens, %s logs"
                .formatted(
                        activity.transaction().from(),
                        activity.transaction().value(),
                        activity.transaction().blockNumber(),
                        activity.transaction().erc20Transfers().size(),
                        activity.logs().size());
    }
}
