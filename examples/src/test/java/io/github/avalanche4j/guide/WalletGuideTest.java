package io.github.avalanche4j.guide;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoId;
import io.github.avalanche4j.wallet.IssuedTx;
import io.github.avalanche4j.wallet.TxDraft;
import io.github.avalanche4j.wallet.TxRequest;
import io.github.avalanche4j.wallet.Wallet;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class WalletGuideTest extends GuideTest {
    private static final Id AVAX = Id.parse("2fombhL7aGPwj3KH4bfrmJwW6PVnMobf9Y2fn9GwxiAAJyFDbe");
    private static final Id CHAIN = Id.parse("2owdGqyG6FFzTHy5qhenDXQcEghvr571KZE3gSfRJERSJinuwC");

    private void always(String method, String result) {
        fake.on(method).respond(result).always();
    }

    private void fund(Bech32Address address) {
        always("info.getNetworkID", "{\"networkID\":\"12345\"}");
        always("info.getBlockchainID", "{\"blockchainID\":\"" + CHAIN + "\"}");
        always("platform.getStakingAssetID", "{\"assetID\":\"" + AVAX + "\"}");
        always("platform.getFeeConfig", "{\"weights\":[1,1000,1000,4]}");
        always("platform.getFeeState", "{\"capacity\":1000000,\"excess\":0,\"price\":1}");
        always("platform.getTimestamp", "{\"timestamp\":\"2026-01-01T00:00:00Z\"}");
        OutputOwners owner = new OutputOwners(Instant.EPOCH, 1, List.of(address));
        TransferOutput coin = new TransferOutput(UInt64.of(2_000_000_000), owner, Optional.empty());
        Bytes utxo = Chain.P.encodeUtxo(new Utxo(UtxoId.of(AVAX, 0), AVAX, coin));
        fake.on("platform.getUTXOs")
                .respond(params -> "{\"numFetched\":\"1\",\"utxos\":["
                        + (params.contains("startIndex") ? "" : "\"" + utxo.toCheckedHex() + "\"")
                        + "],\"endIndex\":{\"address\":\"" + address + "\",\"utxo\":\"" + AVAX
                        + "\"},\"encoding\":\"hex\"}")
                .always();
        always("platform.issueTx", "{\"txID\":\"" + AVAX + "\"}");
        always("platform.getTxStatus", "{\"status\":\"Committed\"}");
    }

    @Test
    void a_transfer_in_ten_lines() {
        PrivateKey key = PrivateKey.generate();
        Bech32Address recipient = PrivateKey.generate().publicKey().address("P", Network.LOCAL);
        fund(key.publicKey().address("P", Network.LOCAL));
        try (NodeClient node = NodeClient.create(url)) {
            // snippet: wallet
            Wallet wallet = Wallet.of(node, LocalSigner.of(key));

            TxDraft draft = wallet.p()
                    .transfer(NAvax.ofAvax("1.5"), recipient)
                    .prepare()
                    .execute(); // UTXOs, prices and owners are looked up; nothing is sent
            System.out.println(
                    "fee " + draft.fee() + ", change " + draft.built().change());

            IssuedTx tx = draft.issue().execute(); // signs, sends, and waits until it is accepted
            System.out.println("accepted as " + tx.id());
            // end
            assertThat(draft.sentId()).contains(tx.id());
        }
    }

    @Test
    void several_recipients_and_a_delegation() {
        Bech32Address ours = PrivateKey.generate().publicKey().address("P", Network.LOCAL);
        Bech32Address alice = PrivateKey.generate().publicKey().address("P", Network.LOCAL);
        Bech32Address bob = PrivateKey.generate().publicKey().address("P", Network.LOCAL);
        NodeId validator = NodeId.parse("NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg");
        try (NodeClient node = NodeClient.create(url)) {
            Wallet wallet = Wallet.of(node, LocalSigner.of(PrivateKey.generate()));
            // snippet: requests
            TxRequest payout =
                    wallet.p().transfer(Map.of(alice, NAvax.ofAvax("1.5"), bob, NAvax.ofAvax("0.25"))); // one fee
            TxRequest delegation = wallet.p()
                    .delegate(d -> d.node(validator)
                            .end(Instant.now().plus(Duration.ofDays(30)))
                            .stake(NAvax.ofAvax("25"))
                            .rewardsOwner(ours)); // what is missing is named, all at once
            // end
            assertThat(List.of(payout, delegation)).hasSize(2);
        }
        assertThat(fake.received()).isEmpty();
    }
}
