package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.CreateAssetTx.InitialState;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.utxo.MintOutput;
import io.github.avalanche4j.node.utxo.NftMintOutput;
import io.github.avalanche4j.node.utxo.NftTransferOutput;
import io.github.avalanche4j.node.utxo.Output;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.PropertyMintOutput;
import io.github.avalanche4j.node.utxo.PropertyOwnedOutput;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoId;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.wallet.builder.InsufficientFundsException;
import io.github.avalanche4j.wallet.key.PrivateKey;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The operations of the X-Chain through a wallet, against a ledger that checks each transaction itself. */
class XChainLedgerTest extends WalletTestBase {
    private final FakeLedger ledger = fake.ledger();
    private final Bech32Address ours = signer.publicKey().address("X", Network.LOCAL);
    private final Bech32Address theirs =
            PrivateKey.parse("22".repeat(32)).publicKey().address("X", Network.LOCAL);
    private final XChainWallet x = newWallet().x();

    @BeforeEach
    void fund() {
        ledger.fund(ours.toString(), 1_000_000_000);
    }

    private static OutputOwners owner(Bech32Address address) {
        return new OutputOwners(Instant.EPOCH, 1, List.of(address));
    }

    private Id create(String symbol, long fxIndex, Output... outputs) {
        return x.createAsset("Fake " + symbol, symbol, 2, List.of(new InitialState(fxIndex, List.of(outputs))))
                .issue()
                .execute()
                .id();
    }

    private List<Output> owned(Bech32Address address, Id asset) {
        return utxos(address, asset).stream().map(Utxo::output).toList();
    }

    private List<Utxo> utxos(Bech32Address address, Id asset) {
        return node.avm().utxos(List.of(address)).stream()
                .filter(utxo -> utxo.assetId().equals(asset))
                .toList();
    }

    @Test
    void avax_is_paid_and_the_fee_is_fixed() {
        IssuedTx tx = x.transfer(NAvax.ofAvax("0.25"), theirs).issue().execute();

        assertThat(tx.fee()).isEqualTo(NAvax.of(1_000_000));
        assertThat(ledger.accepted()).containsExactly(tx.id().toString());
        assertThat(ledger.balance(theirs.toString())).isEqualTo("250000000");
        assertThat(ledger.balance(ours.toString())).isEqualTo("749000000");
    }

    @Test
    void an_asset_is_made_paid_and_minted() {
        TransferOutput all = new TransferOutput(UInt64.of(1000), owner(ours), Optional.empty());
        Id asset = create("FIX", 0, new MintOutput(owner(ours)), all);

        TransferOutput some = new TransferOutput(UInt64.of(300), owner(theirs), Optional.empty());
        x.transfer(List.of(new TxOutput(asset, some))).issue().execute();
        TransferOutput more = new TransferOutput(UInt64.of(77), owner(theirs), Optional.empty());
        x.mint(List.of(new TxOutput(asset, more))).issue().execute();

        assertThat(owned(theirs, asset)).containsExactlyInAnyOrder(some, more);
        assertThat(owned(ours, asset))
                .containsExactlyInAnyOrder(
                        new MintOutput(owner(ours)), new TransferOutput(UInt64.of(700), owner(ours), Optional.empty()));
        assertThatThrownBy(() -> x.transfer(List.of(new TxOutput(
                                asset, new TransferOutput(UInt64.of(701), owner(theirs), Optional.empty()))))
                        .prepare()
                        .execute())
                .isInstanceOf(InsufficientFundsException.class)
                .hasMessageContaining(asset.toString());
    }

    @Test
    void an_nft_is_made_and_given_away() {
        Id asset = create("NFT", 1, new NftMintOutput(1, owner(ours)));

        x.mintNft(asset, Bytes.fromHex("c0ffee"), List.of(owner(ours))).issue().execute();
        UtxoId nft = utxos(ours, asset).stream()
                .filter(utxo -> utxo.output() instanceof NftTransferOutput)
                .findFirst()
                .orElseThrow()
                .utxoId();
        x.transferNft(List.of(nft), owner(theirs)).issue().execute();

        assertThat(owned(theirs, asset))
                .containsExactly(new NftTransferOutput(1, Bytes.fromHex("c0ffee"), owner(theirs)));
        assertThat(owned(ours, asset)).noneMatch(NftTransferOutput.class::isInstance);
    }

    @Test
    void a_property_is_made_and_burnt() {
        Id asset = create("PROP", 2, new PropertyMintOutput(owner(ours)));

        x.mintProperty(asset, owner(ours)).issue().execute();
        assertThat(owned(ours, asset)).contains(new PropertyOwnedOutput(owner(ours)));
        x.burnProperty(asset).issue().execute();

        assertThat(owned(ours, asset)).containsExactly(new PropertyMintOutput(owner(ours)));
        assertThat(ledger.accepted()).hasSize(3);
    }

    @Test
    void a_lost_response_pays_once_though_the_x_chain_shows_accepted_transactions_alone() {
        ledger.loseNextResponse();

        IssuedTx tx = x.transfer(NAvax.ofAvax("0.25"), theirs).issue().execute();

        assertThat(ledger.accepted()).containsExactly(tx.id().toString());
        assertThat(ledger.balance(theirs.toString())).isEqualTo("250000000");
    }
}
