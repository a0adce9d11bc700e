package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.SpentOutputs;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.key.PublicKey;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
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

    @Test
    void a_transfer_is_paid_once_though_its_response_is_lost() {
        ledger.fund(ours, 3_000_000_000L).loseNextResponse();

        IssuedTx tx = wallet.p()
                .transfer(NAvax.ofAvax("2"), other.address("P", Network.LOCAL))
                .issue()
                .execute();

        assertThat(ledger.accepted()).containsExactly(tx.id().toString());
        assertThat(ledger.balance(other.address("P", Network.LOCAL).toString())).isEqualTo("2000000000");
        assertThat(ledger.balance(ours).add(ledger.burned())).isEqualTo("1000000000");
        assertThat(ledger.burned()).isEqualTo(tx.fee().toBigInteger());
    }

    private void fund(Chain chain) {
        if (chain == Chain.C) {
            ledger.fundEvm(account, WEI_PER_NAVAX.multiply(BigInteger.valueOf(10_000_000_000L)));
        } else {
            ledger.fund(signer.publicKey().address(chain.name(), Network.LOCAL).toString(), 10_000_000_000L);
        }
    }

    @Test
    void a_transaction_that_one_process_signed_is_issued_by_the_next_and_paid_once() {
        ledger.fund(ours, 3_000_000_000L);
        Bytes kept = wallet.p()
                .transfer(NAvax.ofAvax("2"), other.address("P", Network.LOCAL))
                .prepare()
                .execute()
                .signWithWallet()
                .execute()
                .bytes();
        SignedTx tx = SignedTx.parse(kept, new SpentOutputs(Chain.P, List.of(), Optional.empty()));
        assertThat(ledger.accepted()).isEmpty();

        for (int process = 0; process < 2; process++) {
            Wallet next = newWallet();
            assertThat(next.issue(tx).execute().id()).isEqualTo(tx.id());
        }

        assertThat(ledger.accepted()).containsExactly(tx.id().toString());
    }

    @Test
    void a_refused_transaction_gives_its_utxos_back() {
        ledger.fund(ours, 3_000_000_000L).refuseNext("insufficient unlocked funds: needs 1 more");
        SignedTx tx = wallet.p()
                .transfer(NAvax.ofAvax("2"), other.address("P", Network.LOCAL))
                .prepare()
                .execute()
                .signWithWallet()
                .execute();

        assertThatThrownBy(() -> wallet.issue(tx).execute()).isInstanceOf(TxRefusedException.class);

        wallet.p()
                .transfer(NAvax.ofAvax("2.5"), other.address("P", Network.LOCAL))
                .issue()
                .execute();
        assertThat(ledger.balance(other.address("P", Network.LOCAL).toString())).isEqualTo("2500000000");
    }

    @ParameterizedTest
    @CsvSource({"P,X", "P,C", "X,P", "X,C", "C,P", "C,X"})
    void a_move_conserves_money_in_each_direction(Chain from, Chain to) {
        fund(from);

        CrossChainTransfer transfer = wallet.move(from, to, NAvax.ofAvax("2"));
        while (!transfer.isDone()) {
            transfer = wallet.resume(transfer.state()).next().execute();
        }

        assertThat(ledger.accepted())
                .hasSize(2)
                .contains(transfer.exportId().orElseThrow().toString());
        assertThat(balance(to)).isBetween(BigInteger.valueOf(1_990_000_000), BigInteger.valueOf(1_999_999_999));
        assertThat(balance(from).add(balance(to)).add(ledger.burned())).isEqualTo("10000000000");
        assertThat(wallet.move(from, to, NAvax.ofAvax("2")).next().execute().stage())
                .as("what the transfer spent is free again")
                .isEqualTo(CrossChainTransfer.Stage.EXPORTING);
    }

    @Test
    void two_moves_at_once_import_what_each_exported() {
        fund(Chain.P);
        ledger.fund(ours, 10_000_000_000L);
        CrossChainTransfer one =
                wallet.move(Chain.P, Chain.C, NAvax.ofAvax("2")).next().execute();
        CrossChainTransfer two =
                wallet.move(Chain.P, Chain.C, NAvax.ofAvax("3")).next().execute();
        one = one.next().execute();
        two = two.next().execute();
        while (!one.isDone()) {
            one = one.next().execute();
        }
        while (!two.isDone()) {
            two = two.next().execute();
        }

        assertThat(ledger.accepted()).hasSize(4);
        assertThat(balance(Chain.P).add(balance(Chain.C)).add(ledger.burned())).isEqualTo("20000000000");
    }

    @Test
    void a_stake_is_returned_at_the_end_of_staking() {
        Instant start = Instant.parse("2026-01-01T00:00:00Z");
        Instant end = start.plus(Duration.ofDays(15));
        ledger.fund(ours, 30_000_000_000L).time(start);

        wallet.p()
                .delegate(d -> d.node(NodeId.of(Bytes.of(new byte[20])))
                        .start(start.plusNanos(123_456_789)) // a time that was not rounded
                        .end(end.plusMillis(999))
                        .stake(NAvax.ofAvax("25"))
                        .rewardsOwner(signer.publicKey().address("P", Network.LOCAL)))
                .issue()
                .execute();
        BigInteger change = new BigInteger("5000000000").subtract(ledger.burned());

        ledger.time(end.minusSeconds(1));
        assertThat(ledger.balance(ours)).isEqualTo(change);
        ledger.time(end);
        assertThat(ledger.balance(ours).add(ledger.burned())).isEqualTo("30000000000");
        assertThat(wallet.p()
                        .transfer(NAvax.ofAvax("29"), other.address("P", Network.LOCAL))
                        .issue()
                        .execute()
                        .replaced())
                .isEmpty();
    }

    @Test
    void a_request_that_came_twice_pays_once_though_the_second_is_refused() {
        fund(Chain.C);
        fake.on("avax.issueTx").respondError(-32000, "invalid nonce").times(1);
        fake.on("avax.getAtomicTxStatus")
                .respond("{\"status\":\"Accepted\",\"blockHeight\":\"7\"}")
                .times(1);

        IssuedTx tx = wallet.c()
                .exportTo(Chain.P, NAvax.ofAvax("2"), other.address("P", Network.LOCAL))
                .issue()
                .execute();

        assertThat(tx.replaced()).isEmpty();
        assertThat(fake.receivedCount("avax.issueTx")).isOne();
    }

    @Test
    void an_import_that_was_refused_is_prepared_again() {
        fund(Chain.P);
        CrossChainTransfer transfer = wallet.move(Chain.P, Chain.X, NAvax.ofAvax("2"));
        while (transfer.stage() != CrossChainTransfer.Stage.IMPORTING) {
            transfer = transfer.next().execute();
        }
        ledger.refuseNext("couldn't issue tx: mempool is full");
        CrossChainTransfer importing = transfer;
        assertThatThrownBy(() -> importing.next().execute()).isInstanceOf(TxRefusedException.class);

        transfer = importing.release();
        while (!transfer.isDone()) {
            transfer = transfer.next().execute();
        }

        assertThat(balance(Chain.X)).isEqualTo("1998999999");
    }
}
