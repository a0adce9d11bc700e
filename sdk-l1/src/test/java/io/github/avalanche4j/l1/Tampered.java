package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import io.github.avalanche4j.signature.payload.RegisterL1Validator;
import io.github.avalanche4j.signature.payload.WarpPayload.AddressedCall;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.function.UnaryOperator;

/** A node that shows an event and a message that the manager did not send. They match each other. */
final class Tampered {
    private final World world;
    private final String logs;
    private final String receipt;
    private final UnsignedWarpMessage message;
    private UnaryOperator<String> shown = text -> text; // of the logs
    private UnaryOperator<String> received = text -> text; // of the receipt

    /** Lets the manager send the message that {@code operation} asks for. */
    Tampered(World world, L1Operation operation) throws IOException, InterruptedException {
        this.world = world;
        String hash = world.send(operation.transaction().orElseThrow()).join().toString();
        String topic = operation
                .operationState()
                .plan()
                .initiation()
                .orElseThrow()
                .event()
                .topic()
                .toString();
        this.logs = ask(
                "eth_getLogs",
                "{\"address\":\"" + world.l1.managerAddress() + "\",\"fromBlock\":\"0x0\",\"topics\":[\"" + topic
                        + "\"]}");
        this.receipt = ask("eth_getTransactionReceipt", "\"" + hash + "\"");
        int start = receipt.indexOf("0x" + "0".repeat(62) + "20");
        Bytes logData = Bytes.fromHex(receipt.substring(start, receipt.indexOf('"', start)));
        this.message = UnsignedWarpMessage.fromLogData(logData);
        world.fake.on("eth_getLogs").respond(params -> shown.apply(logs)).always();
        world.fake
                .on("eth_getTransactionReceipt")
                .respond(params -> received.apply(receipt))
                .always();
    }

    private String ask(String method, String param) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(
                        URI.create(world.fake.url() + "/ext/bc/" + world.l1.chainId() + "/rpc"))
                .header("content-type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(
                        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"" + method + "\",\"params\":[" + param + "]}"))
                .build();
        String body = HttpClient.newHttpClient()
                .send(request, HttpResponse.BodyHandlers.ofString())
                .body();
        return body.substring(body.indexOf("\"result\":") + 9, body.lastIndexOf('}'));
    }

    RegisterL1Validator asked() {
        return RegisterL1Validator.parse(call().payload());
    }

    private AddressedCall call() {
        return AddressedCall.parse(message.payloadBytes());
    }

    /** Shows a message with another content; ids in event and message follow it. */
    void content(UnaryOperator<RegisterL1Validator> change) {
        RegisterL1Validator other = change.apply(asked());
        show(message.network(), message.sourceChainId(), call().sourceAddress(), other);
    }

    /** As {@link #content(UnaryOperator)}, with a word of the event changed too. */
    void content(UnaryOperator<RegisterL1Validator> change, String from, String to) {
        content(change);
        UnaryOperator<String> before = shown;
        shown = text -> before.apply(text.replace(from, to));
    }

    void show(Network network, Id chain, Bytes sender, RegisterL1Validator content) {
        UnsignedWarpMessage other = UnsignedWarpMessage.of(network, chain, new AddressedCall(sender, content.bytes()));
        shown = text -> text.replace(hex(message.bytes()), hex(other.bytes()))
                .replace(hex(message.id().bytes()), hex(other.id().bytes()))
                .replace(
                        hex(asked().validationId().bytes()),
                        hex(content.validationId().bytes()));
        received = shown;
    }

    /** Shows a message with another payload; its id in the event follows it. */
    void payload(UnaryOperator<Bytes> change) {
        AddressedCall other = new AddressedCall(call().sourceAddress(), change.apply(call().payload()));
        UnsignedWarpMessage changed = UnsignedWarpMessage.of(message.network(), message.sourceChainId(), other);
        shown = text -> text.replace(hex(message.toLogData()), hex(changed.toLogData()))
                .replace(hex(message.id().bytes()), hex(changed.id().bytes()));
        received = shown;
    }

    /** Shows another event and leaves the message as it is. */
    void event(String from, String to) {
        shown = text -> text.replace(from, to);
    }

    static Bytes xor(Bytes bytes, int place, int mask) {
        byte[] changed = bytes.toArray();
        changed[place] ^= (byte) mask;
        return Bytes.of(changed);
    }

    static String hex(Bytes bytes) {
        return bytes.toHex().substring(2);
    }

    UnsignedWarpMessage message() {
        return message;
    }
}
