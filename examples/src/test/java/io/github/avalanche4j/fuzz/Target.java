package io.github.avalanche4j.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.Part;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.internal.http.BaseUrl;
import io.github.avalanche4j.core.internal.retry.RateLimitHeaders;
import io.github.avalanche4j.core.internal.retry.RetryAfter;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.data.transaction.AddressTransaction;
import io.github.avalanche4j.data.webhooks.WebhookException;
import io.github.avalanche4j.data.webhooks.WebhookMessage;
import io.github.avalanche4j.data.webhooks.WebhookSecret;
import io.github.avalanche4j.data.webhooks.WebhookVerifier;
import io.github.avalanche4j.node.codec.CChainCodec;
import io.github.avalanche4j.node.codec.PChainCodec;
import io.github.avalanche4j.node.codec.ProposerVmCodec;
import io.github.avalanche4j.node.codec.XChainCodec;
import io.github.avalanche4j.node.eth.EvmBlock;
import io.github.avalanche4j.node.metrics.Metrics;
import io.github.avalanche4j.node.platform.CurrentValidator;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.signature.WarpMessage;
import io.github.avalanche4j.signature.payload.TeleporterMessage;
import java.time.Instant;
import java.util.function.Consumer;
import java.util.function.Function;

/** Readers of untrusted input. Each returns a value or throws the one exception that its contract names. */
enum Target {
    WARP_MESSAGE(bytes(WarpMessage::parse), MalformedBytesException.class),
    TELEPORTER_MESSAGE(bytes(TeleporterMessage::parse), MalformedBytesException.class),
    PROPOSERVM_BLOCK(bytes(ProposerVmCodec::parse), MalformedBytesException.class),
    P_CHAIN_BLOCK(bytes(PChainCodec::parseBlock), MalformedBytesException.class),
    P_CHAIN_TX(bytes(PChainCodec::parseTx), MalformedBytesException.class),
    X_CHAIN_TX(bytes(XChainCodec::parseTx), MalformedBytesException.class),
    X_CHAIN_VERTEX(bytes(XChainCodec::parseVertex), MalformedBytesException.class),
    C_CHAIN_BLOCK(bytes(CChainCodec::parseBlock), MalformedBytesException.class),
    UTXO(bytes(input -> PChainCodec.parseUtxo(input, Network.MAINNET)), MalformedBytesException.class),
    ID(printed(Id::parse), InvalidRequestException.class),
    NODE_ID(printed(NodeId::parse), InvalidRequestException.class),
    BECH32_ADDRESS(printed(Bech32Address::parse), InvalidRequestException.class),
    EVM_ADDRESS(printed(EvmAddress::parse), InvalidRequestException.class),
    HEX(printed(Bytes::fromHex), InvalidRequestException.class),
    UINT64(printed(UInt64::parse), InvalidRequestException.class),
    POSITION(printed(Position::parse), InvalidRequestException.class),
    PART(printed(Part::parse), InvalidRequestException.class),
    BASE_URL(text(BaseUrl::parse), InvalidRequestException.class),
    JSON_TREE(written(JsonTree.class), ResponseFormatException.class),
    JSON_TX(written(Tx.class), ResponseFormatException.class),
    JSON_VALIDATOR(written(CurrentValidator.class), ResponseFormatException.class),
    JSON_EVM_BLOCK(written(EvmBlock.class), ResponseFormatException.class),
    JSON_TRANSACTION(written(AddressTransaction.class), ResponseFormatException.class),
    METRICS(text(Metrics::parse), ResponseFormatException.class),
    WEBHOOK(Target::verify, WebhookException.class),
    JSON_WEBHOOK(written(WebhookMessage.class), ResponseFormatException.class),
    RETRY_AFTER(text(value -> RetryAfter.parse(value, Instant.EPOCH)), NothingThrown.class),
    RATE_LIMIT(text(value -> RateLimitHeaders.of(name -> value)), NothingThrown.class);

    private static final WebhookVerifier VERIFIER = WebhookVerifier.of(WebhookSecret.of("11".repeat(32)));

    private final Consumer<byte[]> reader;
    private final Class<? extends RuntimeException> refusal;

    Target(Consumer<byte[]> reader, Class<? extends RuntimeException> refusal) {
        this.reader = reader;
        this.refusal = refusal;
    }

    /** For readers that accept any input. */
    private static final class NothingThrown extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    /** {@return whether the input was taken; throws what the reader may not throw} */
    boolean takes(byte[] input) {
        try {
            reader.accept(input);
            return true;
        } catch (RuntimeException e) {
            if (refusal.isInstance(e)) {
                return false;
            }
            throw e;
        }
    }

    private static Consumer<byte[]> bytes(Function<Bytes, ?> reader) {
        return input -> reader.apply(Bytes.of(input));
    }

    private static Consumer<byte[]> text(Consumer<String> reader) {
        return input -> reader.accept(new String(input, UTF_8));
    }

    /** The text of a value reads as an equal value. */
    private static <T> Consumer<byte[]> printed(Function<String, T> reader) {
        return text(value -> same(reader.apply(value), reader));
    }

    /** The JSON of a value reads as an equal value. */
    private static <T> Consumer<byte[]> written(Class<T> type) {
        return text(value -> {
            T read = Json.read(type, value);
            T again = Json.read(type, Json.write(read));
            if (!again.equals(read)) {
                throw new IllegalStateException(read + " is read again as " + again);
            }
        });
    }

    private static <T> void same(T read, Function<String, T> reader) {
        T again = reader.apply(read.toString());
        if (!again.equals(read)) {
            throw new IllegalStateException(read + " is read again as " + again);
        }
    }

    /** No input is signed, so an input that gets as far as a wrong signature has been read. */
    private static void verify(byte[] body) {
        try {
            VERIFIER.verify("c2lnbmF0dXJl", body);
        } catch (WebhookException e) {
            if (e.reason() != WebhookException.Reason.WRONG_SIGNATURE) {
                throw e;
            }
        }
    }
}
