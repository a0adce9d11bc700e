package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
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
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.InsufficientFundsException;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.key.PublicKey;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A wallet against a ledger that checks each transaction by rules of its own: money is conserved. */
class WalletLedgerTest extends WalletTestBase {
    private static final BigInteger WEI_PER_NAVAX = BigInteger.valueOf(1_000_000_000);

    private final FakeLedger ledger = fake.ledger();
    private final PublicKey other = PrivateKey.parse("22".repeat(32)).publicKey();
    private final String ours = signer.publicKey().address("P", Network.LOCAL).toString();
    private final String account = signer.publicKey().evmAddress().toString();
    private final Wallet wallet = newWallet();
    private final XChainWallet x = wallet.x();
    private final Bech32Address oursOnX = ours(Chain.X);
    private final Bech32Address theirs = other.address("X", Network.LOCAL);

    private IssuedTx pay(TxRequest request) {
        return wallet.pay(request).execute();
    }

    @ParameterizedTest
    @CsvSource({"P,X", "P,C", "X,P", "X,C", "C,P", "C,X"})
    void a_move_conserves_money_in_each_direction(Chain from, Chain to) {
        fund(from, 2);

        IssuedTx moved = wallet.move("refill", from, to, AMOUNT).execute();

        assertThat(ledger.accepted()).hasSize(2).contains(moved.id().toString());
        assertThat(balance(to)).isBetween(BigInteger.valueOf(1_990_000_000), BigInteger.valueOf(1_999_999_999));
        assertThat(balance(from).add(balance(to)).add(ledger.burned())).isEqualTo(COIN.add(COIN));
    }

    @Test
    void two_moves_at_once_import_what_each_exported() {
        fund(Chain.P, 4);

        assertThat(atOnce(
                        2,
                        i -> wallet.move("refill-" + i, Chain.P, Chain.C, NAvax.ofAvax("" + (2 + i)))
                                .execute()))
                .doesNotHaveDuplicates();

        assertThat(ledger.accepted()).hasSize(4);
        assertThat(balance(Chain.P).add(balance(Chain.C)).add(ledger.burned())).isEqualTo("12000000000");
    }

    @Test
    void a_move_that_could_not_pay_its_import_exports_nothing() {
        fund(Chain.X, 1);

        assertThatThrownBy(() ->
                        wallet.move("refill", Chain.X, Chain.C, NAvax.of(1)).execute())
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("the fee of the import on the C-Chain");
        assertThat(ledger.accepted()).isEmpty();
        assertThat(wallet.unfinished()).isEmpty();
    }

    @Test
    void a_balance_counts_each_amount_once() {
        fund(Chain.P, 1);
        ledger.hold();
        Call<IssuedTx> paying = wallet.pay("withdrawal", payment(wallet, Chain.P));
        assertThatThrownBy(() -> paying.timeout(Duration.ofSeconds(5)).execute())
                .isInstanceOf(TxUnconfirmedException.class);
        WalletBalance sent = wallet.balance(Chain.P).execute();
        assertThat(sent.reserved()).isEqualTo(NAvax.ofAvax("3"));
        assertThat(List.of(sent.free(), sent.unconfirmed())).containsOnly(NAvax.ZERO);

        ledger.release();
        NAvax fee = paying.execute().fee();
        fake.on("platform.getUTXOs").respond(noUtxos(Chain.P));
        WalletBalance paid = wallet.balance(Chain.P).execute();

        assertThat(paid.unconfirmed())
                .isEqualTo(NAvax.of(1_000_000_000L - fee.amount().longValueExact()));
        assertThat(List.of(paid.free(), paid.reserved())).containsOnly(NAvax.ZERO);
    }

    private static TxRequest tooMuch(Wallet wallet) {
        return wallet.p().transfer(NAvax.ofAvax("50"), OTHER.address("P", Network.LOCAL));
    }

    /** Its change was spent since, so it would count for ever, and a payment would wait for it. */
    @Test
    void a_finished_name_that_runs_again_adds_no_change_to_the_balance() {
        fund(9_000_000_000L);
        PaymentStore store = PaymentStore.inMemory();
        Wallet before = newWallet(store);
        before.pay("first", payment(before, Chain.P)).execute();
        before.pay("second", payment(before, Chain.P)).execute();
        Wallet next = newWallet(store);

        next.pay("first", payment(next, Chain.P)).execute();

        assertThat(next.balance(Chain.P).execute().unconfirmed()).isEqualTo(NAvax.ZERO);
        assertThatThrownBy(() -> next.pay("third", tooMuch(next)).execute())
                .isInstanceOfSatisfying(
                        InsufficientFundsException.class,
                        e -> assertThat(e.isTransient()).isFalse());
    }

    /** The other name finds it in a lookup as soon as the payment is accepted. */
    @Test
    void change_that_another_name_spends_while_a_slow_store_saves_is_not_in_the_balance() {
        fund(9_000_000_000L);
        AtomicReference<Wallet> paying = new AtomicReference<>();
        paying.set(newWallet(new ForwardingStore(PaymentStore.inMemory()) {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                if (after.isFinished() && after.name().equals("first")) {
                    Wallet same = paying.get();
                    same.pay("second", payment(same, Chain.P)).execute();
                }
                return super.save(before, after);
            }
        }));

        paying.get().pay("first", payment(paying.get(), Chain.P)).execute();

        assertThat(ledger.accepted()).hasSize(2);
        assertThat(paying.get().balance(Chain.P).execute().unconfirmed()).isEqualTo(NAvax.ZERO);
    }

    @Test
    void a_payment_without_funds_after_an_export_from_the_c_chain_fails_at_once() {
        fund(Chain.C, 1);
        pay(payment(wallet, Chain.C));
        clock.pass(Duration.ofMinutes(1));
        int lookups = fake.receivedCount("eth_getTransactionCount");

        assertThatThrownBy(() ->
                        pay(wallet.c().exportTo(Chain.P, NAvax.ofAvax("50"), OTHER.address("P", Network.LOCAL))))
                .isInstanceOfSatisfying(
                        InsufficientFundsException.class,
                        e -> assertThat(e.isTransient()).isFalse());

        assertThat(fake.receivedCount("eth_getTransactionCount")).isEqualTo(lookups + 1);
    }

    @Test
    void a_payment_waits_while_a_node_shows_a_nonce_that_an_export_has_used() {
        fund(Chain.C, 2);
        pay(payment(wallet, Chain.C));
        fake.on("eth_getTransactionCount").respond("\"0x0\"").times(3);

        assertThat(pay(payment(wallet, Chain.C))).isNotNull();

        assertThat(ledger.accepted()).hasSize(2);
    }

    @Test
    void a_stake_is_returned_at_the_end_of_staking() {
        Instant start = Instant.parse("2026-01-01T00:00:00Z");
        Instant end = start.plus(Duration.ofDays(15));
        ledger.fund(ours, 30_000_000_000L).time(start);

        pay(wallet.p()
                .delegate(d -> d.node(NodeId.of(Bytes.of(new byte[20])))
                        .start(start.plusNanos(123_456_789)) // a time that was not rounded
                        .end(end.plusMillis(999))
                        .stake(NAvax.ofAvax("25"))
                        .rewardsOwner(signer.publicKey().address("P", Network.LOCAL))));
        BigInteger change = new BigInteger("5000000000").subtract(ledger.burned());

        ledger.time(end.minusSeconds(1));
        assertThat(ledger.balance(ours)).isEqualTo(change);
        ledger.time(end);
        assertThat(ledger.balance(ours).add(ledger.burned())).isEqualTo("30000000000");
        assertThat(pay(wallet.p().transfer(NAvax.ofAvax("29"), other.address("P", Network.LOCAL))))
                .isNotNull();
    }

    private void export(int number, long nAvax) {
        OutputOwners owner = new OutputOwners(Instant.EPOCH, 1, List.of(ours(Chain.C)));
        Id avax = node.platform().getStakingAssetId().execute();
        Id txId = Id.of(Bytes.fromHex(String.format("%064x", number)));
        TransferOutput output = TransferOutput.of(NAvax.of(nAvax), owner);
        Bytes utxo = Chain.P.encodeUtxo(new Utxo(UtxoId.of(txId, 0), avax, output));
        ledger.addUtxo("C", "P", utxo.toHex());
    }

    private TxRequest importFromP() {
        return wallet.c().importFrom(Chain.P, signer.publicKey().evmAddress());
    }

    private BuiltTx builtImport() {
        return wallet.build(importFromP()).execute();
    }

    @Test
    void a_hundred_small_utxos_do_not_block_a_large_one() {
        for (int i = 1; i <= 100; i++) {
            export(i, 1);
        }
        export(101, 1_000_000_000);

        IssuedTx tx = pay(importFromP());

        assertThat(NAvax.ofWei(ledger.evmBalance(account)).plus(tx.fee())).isEqualTo(NAvax.ofAvax("1"));
    }

    @Test
    void what_did_not_fit_is_imported_next() {
        for (int i = 1; i <= 150; i++) {
            export(i, 1_000_000_000L + i);
        }

        assertThat(builtImport().left()).isEqualTo(68);
        NAvax fees = pay(importFromP()).fee().plus(pay(importFromP()).fee());

        assertThat(node.avax().utxos(List.of(ours(Chain.C)), "P")).isEmpty();
        assertThat(NAvax.ofWei(ledger.evmBalance(account)).plus(fees))
                .isEqualTo(NAvax.of(150_000_000_000L + 150 * 151 / 2));
    }

    private static OutputOwners owner(Bech32Address address) {
        return new OutputOwners(Instant.EPOCH, 1, List.of(address));
    }

    private Id create(String symbol, long fxIndex, Output... outputs) {
        fund(Chain.X, 1);
        return pay(x.createAsset("Fake " + symbol, symbol, 2, List.of(new InitialState(fxIndex, List.of(outputs)))))
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
    void an_asset_is_made_paid_and_minted() {
        TransferOutput all = new TransferOutput(UInt64.of(1000), owner(oursOnX), Optional.empty());
        Id asset = create("FIX", 0, new MintOutput(owner(oursOnX)), all);

        TransferOutput some = new TransferOutput(UInt64.of(300), owner(theirs), Optional.empty());
        pay(x.transfer(List.of(new TxOutput(asset, some))));
        TransferOutput more = new TransferOutput(UInt64.of(77), owner(theirs), Optional.empty());
        pay(x.mint(List.of(new TxOutput(asset, more))));

        assertThat(owned(theirs, asset)).containsExactlyInAnyOrder(some, more);
        assertThat(owned(oursOnX, asset))
                .containsExactlyInAnyOrder(
                        new MintOutput(owner(oursOnX)),
                        new TransferOutput(UInt64.of(700), owner(oursOnX), Optional.empty()));
        TransferOutput tooMuch = new TransferOutput(UInt64.of(701), owner(theirs), Optional.empty());
        assertThatThrownBy(() -> wallet.build(x.transfer(List.of(new TxOutput(asset, tooMuch))))
                        .execute())
                .isInstanceOf(InsufficientFundsException.class)
                .hasMessageContaining(asset.toString());
    }

    @Test
    void an_nft_is_made_and_given_away() {
        Id asset = create("NFT", 1, new NftMintOutput(1, owner(oursOnX)));

        pay(x.mintNft(asset, Bytes.fromHex("c0ffee"), List.of(owner(oursOnX))));
        UtxoId nft = utxos(oursOnX, asset).stream()
                .filter(utxo -> utxo.output() instanceof NftTransferOutput)
                .findFirst()
                .orElseThrow()
                .utxoId();
        pay(x.transferNft(List.of(nft), owner(theirs)));

        assertThat(owned(theirs, asset))
                .containsExactly(new NftTransferOutput(1, Bytes.fromHex("c0ffee"), owner(theirs)));
        assertThat(owned(oursOnX, asset)).noneMatch(NftTransferOutput.class::isInstance);
    }

    @Test
    void a_property_is_made_and_burnt() {
        Id asset = create("PROP", 2, new PropertyMintOutput(owner(oursOnX)));

        pay(x.mintProperty(asset, owner(oursOnX)));
        assertThat(owned(oursOnX, asset)).contains(new PropertyOwnedOutput(owner(oursOnX)));
        pay(x.burnProperty(asset));

        assertThat(owned(oursOnX, asset)).containsExactly(new PropertyMintOutput(owner(oursOnX)));
        assertThat(ledger.accepted()).hasSize(3);
    }

    @ParameterizedTest
    @CsvSource({"P,700,1", "P,700,2000", "P,3000,1000000", "X,3000,1", "X,3000,1000000"})
    void small_outputs_of_strangers_do_not_stop_payments(Chain chain, int outputs, long nAvax) {
        for (int i = 0; i < outputs; i++) {
            ledger.fund(ours(chain).toString(), nAvax);
        }
        fund(chain, 1);

        IssuedTx paid = pay(payment(wallet, chain));

        assertThat(paid.tx().unsigned().spent()).hasSize(1);
        assertThat(received(chain)).isEqualTo(AMOUNT.toBigInteger());
    }

    /** They cost more than they are worth, and the fee would be above what the wallet may pay. */
    @Test
    void small_outputs_of_strangers_do_not_make_a_payment_too_dear() {
        for (int i = 0; i < 300; i++) {
            ledger.fund(ours(Chain.P).toString(), 1);
        }
        fund(Chain.P, 1);
        Wallet wallet = newWallet(options -> options.maxFee(NAvax.of(100_000)));

        IssuedTx paid = wallet.pay(payment(wallet, Chain.P)).execute();

        assertThat(paid.tx().unsigned().spent()).hasSize(1);
    }
}
