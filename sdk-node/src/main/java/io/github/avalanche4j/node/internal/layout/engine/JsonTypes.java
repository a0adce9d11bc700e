package io.github.avalanche4j.node.internal.layout.engine;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.node.internal.layout.Chain;
import io.github.avalanche4j.node.internal.layout.TypeSlot;
import io.github.avalanche4j.node.tx.Fx;

/** Finds the type ids that JSON leaves out, by the fields. */
final class JsonTypes {
    private JsonTypes() {}

    static int of(TypeSlot position, JsonNode object, Chain chain, JsonContext context) {
        return switch (position) {
            case OUTPUT -> object.has("output") ? 22 : 7;
            case INPUT -> object.has("input") ? 21 : 5;
            case LOCKED_OUTPUT -> 7;
            case LOCKED_INPUT -> 5;
            case OWNER -> 11;
            case AUTHORIZATION -> 10;
            case SIGNER -> object.isEmpty() ? 27 : 28;
            case CREDENTIAL -> credential(object, chain);
            case STATE_OUTPUT -> stateOutput(object, context);
            case OPERATION -> operation(object);
            case BLOCK -> chain == Chain.X ? 20 : block(object, context);
            case TX, UTXO_OUTPUT -> throw new AssertionError(position + " has no fields of its own");
        };
    }

    private static int credential(JsonNode object, Chain chain) {
        String fx = object.path("fxID").asText();
        if (chain == Chain.X && fx.equals(Fx.NFT.id().toString())) {
            return 14;
        }
        return chain == Chain.X && fx.equals(Fx.PROPERTY.id().toString()) ? 19 : 9;
    }

    private static int stateOutput(JsonNode object, JsonContext context) {
        return switch (context.fx) {
            case SECP256K1 -> object.has("amount") ? 7 : 6;
            case NFT -> object.has("payload") ? 11 : 10;
            case PROPERTY -> context.either(15, 16);
        };
    }

    private static int operation(JsonNode object) {
        if (object.has("transferOutput")) {
            return 8;
        } else if (object.has("payload")) {
            return 12;
        } else if (object.has("output")) {
            return 13;
        }
        return object.has("ownedOutput") ? 17 : 18;
    }

    /** Blocks have a time since the Banff upgrade. */
    private static int block(JsonNode object, JsonContext context) {
        boolean banff = object.has("time");
        if (object.path("tx").isObject()) {
            // atomic blocks held imports and exports, which other blocks never propose
            JsonNode unsigned = object.path("tx").path("unsignedTx");
            boolean isAtomic = unsigned.has("importedInputs") || unsigned.has("exportedOutputs");
            return banff ? 29 : isAtomic ? 4 : 0;
        } else if (object.has("txs")) {
            return banff ? 32 : 3;
        }
        return banff ? context.either(31, 30) : context.either(2, 1);
    }
}
