package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoId;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.wallet.builder.Chain;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Any sender may export small UTXOs to an address; they do not block its imports. */
class DustTest extends WalletTestBase {
    private final FakeLedger ledger = fake.ledger();
    private final Bech32Address ours = signer.publicKey().address("C", Network.LOCAL);
    private final EvmAddress account = signer.publicKey().evmAddress();

    private void export(int number, long nAvax) {
        OutputOwners owner = new OutputOwners(Instant.EPOCH, 1, List.of(ours));
        Id avax = node.platform().getStakingAssetId().execute();
        Id txId = Id.of(Bytes.fromHex(String.format("%064x", number)));
        TransferOutput output = TransferOutput.of(NAvax.of(nAvax), owner);
        Bytes utxo = Chain.P.encodeUtxo(new Utxo(UtxoId.of(txId, 0), avax, output));
        ledger.addUtxo("C", "P", utxo.toHex());
    }

    private IssuedTx importAll() {
        return newWallet().c().importFrom(Chain.P, account).issue().execute();
    }

    @Test
    void a_hundred_small_utxos_do_not_block_a_large_one() {
        for (int i = 1; i <= 100; i++) {
            export(i, 1);
        }
        export(101, 1_000_000_000);

        IssuedTx tx = importAll();

        assertThat(NAvax.ofWei(ledger.evmBalance(account.toString())).plus(tx.fee()))
                .isEqualTo(NAvax.ofAvax("1"));
    }

    @Test
    void what_did_not_fit_is_imported_next() {
        for (int i = 1; i <= 150; i++) {
            export(i, 1_000_000_000L + i);
        }

        assertThat(newWallet()
                        .c()
                        .importFrom(Chain.P, account)
                        .prepare()
                        .execute()
                        .built()
                        .left())
                .isEqualTo(68);
        NAvax fees = importAll().fee().plus(importAll().fee());

        assertThat(node.avax().utxos(List.of(ours), "P")).isEmpty();
        assertThat(NAvax.ofWei(ledger.evmBalance(account.toString())).plus(fees))
                .isEqualTo(NAvax.of(150_000_000_000L + 150 * 151 / 2));
    }

    @Test
    void the_tip_of_a_large_import_is_at_most_that_of_other_transactions() {
        for (int i = 1; i <= 82; i++) {
            export(i, 1_000_000);
        }
        NAvax untipped = feeOfImport();

        for (int seed = 0; seed < 20; seed++) {
            clock.randomize(seed);
            assertThat(feeOfImport()).isBetween(untipped, untipped.plus(NAvax.ofAvax("0.00001")));
        }
    }

    private NAvax feeOfImport() {
        return newWallet().c().importFrom(Chain.P, account).prepare().execute().fee();
    }

    @Test
    void a_move_that_could_not_pay_its_import_exports_nothing() {
        fund(Chain.X, 1);

        assertThatThrownBy(() ->
                        newWallet().move(Chain.X, Chain.C, NAvax.of(1)).next().execute())
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("the fee of the import on the C-Chain");
        assertThat(ledger.accepted()).isEmpty();
    }
}
