package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoId;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.key.PublicKey;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A fake node with the P-Chain state that a wallet looks up. Each test scripts the fate of its transactions. */
final class ScriptedChain {
    static final Id AVAX = Id.parse("2fombhL7aGPwj3KH4bfrmJwW6PVnMobf9Y2fn9GwxiAAJyFDbe");

    private ScriptedChain() {}

    /** Answers about the network, prices and UTXOs of {@code coins} nAVAX each, as AvalancheGo 1.14.2 has them. */
    static void script(FakeNode node, PublicKey owner, long... coins) {
        node.on("info.getNetworkID").respond("{\"networkID\":\"12345\"}").always();
        node.on("platform.getStakingAssetID")
                .respond("{\"assetID\":\"" + AVAX + "\"}")
                .always();
        node.on("info.getBlockchainID")
                .respond(params -> "{\"blockchainID\":\""
                        + (params.contains("\"X\"")
                                ? "2eNy1mUFdmaxXNj1eQHUe7Np4gju9sJsEtWQ4MX3ToiNKuADed"
                                : "2owdGqyG6FFzTHy5qhenDXQcEghvr571KZE3gSfRJERSJinuwC")
                        + "\"}")
                .always();
        node.on("platform.getFeeConfig")
                .respond("{\"weights\":[1,1000,1000,4],\"maxCapacity\":1000000,\"maxPerSecond\":100000,"
                        + "\"targetPerSecond\":50000,\"minPrice\":1,\"excessConversionConstant\":2164043}")
                .always();
        price(node, 1);
        node.on("platform.getTimestamp")
                .respond("{\"timestamp\":\"2026-01-01T00:00:00Z\"}")
                .always();
        Bech32Address address = owner.address("P", Network.LOCAL);
        String utxos = IntStream.range(0, coins.length)
                .mapToObj(i -> "\"" + encoded(i, coins[i], address) + "\"")
                .collect(Collectors.joining(","));
        node.on("platform.getUTXOs")
                .respond(params -> page(params, coins.length, utxos, address))
                .always();
    }

    /** All UTXOs in one page. A node answers a request for the next page with no UTXOs and the same end. */
    static String page(String params, int count, String utxos, Bech32Address address) {
        boolean isFirst = !params.contains("startIndex");
        return "{\"numFetched\":\"" + (isFirst ? count : 0) + "\",\"utxos\":[" + (isFirst ? utxos : "")
                + "],\"endIndex\":{\"address\":\"" + address + "\",\"utxo\":\"" + Id.EMPTY
                + "\"},\"encoding\":\"hex\"}";
    }

    static void price(FakeNode node, long price) {
        node.on("platform.getFeeState").respond(feeState(price)).always();
    }

    static String feeState(long price) {
        return "{\"capacity\":1000000,\"excess\":0,\"price\":" + price + ",\"timestamp\":\"2026-01-01T00:00:00Z\"}";
    }

    private static String encoded(int number, long amount, Bech32Address owner) {
        OutputOwners owners = new OutputOwners(Instant.EPOCH, 1, List.of(owner));
        UtxoId place = UtxoId.of(Id.of(Bytes.fromHex(String.format("%064x", number + 1))), 0);
        Utxo utxo = new Utxo(place, AVAX, new TransferOutput(UInt64.of(amount), owners, Optional.empty()));
        return Chain.P.encodeUtxo(utxo).toCheckedHex();
    }
}
