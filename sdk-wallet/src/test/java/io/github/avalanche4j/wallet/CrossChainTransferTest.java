package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.AtomicImportTx;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoId;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.InsufficientFundsException;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A transfer from the P- to the C-Chain, taken up from its state after each step, and each step done twice. */
class CrossChainTransferTest extends WalletTestBase {
    private static final Pattern TX = Pattern.compile("\"tx\":\"(0x[0-9a-f]+)\"");

    private final Set<String> sent = new LinkedHashSet<>();

    private String issued(Chain chain, String params) {
        Matcher tx = TX.matcher(params);
        assertThat(tx.find()).isTrue();
        sent.add(chain + " " + tx.group(1));
        return "{\"txID\":\"" + chain.parseTx(Bytes.fromCheckedHex(tx.group(1))).id() + "\"}";
    }

    private Tx sentOn(Chain chain) {
        return sent.stream()
                .filter(tx -> tx.startsWith(chain.name()))
                .map(tx -> chain.parseTx(Bytes.fromCheckedHex(tx.substring(2))))
                .findFirst()
                .orElseThrow();
    }

    private String exported(String params) {
        boolean isExported = sent.stream().anyMatch(tx -> tx.startsWith("P"));
        String utxo = isExported
                ? "\"" + Chain.C.encodeUtxo(sentOn(Chain.P).exported().get(0)).toCheckedHex() + "\""
                : "";
        Bech32Address owner = signer.publicKey().address("C", Network.LOCAL);
        return ScriptedChain.page(params, isExported ? 1 : 0, utxo, owner);
    }

    private String status(Chain chain, String accepted) {
        boolean isSent = sent.stream().anyMatch(tx -> tx.startsWith(chain.name()));
        return "{\"status\":\"" + (isSent ? accepted : "Unknown") + "\"}";
    }

    @Test
    void a_transfer_continues_from_its_state_and_each_step_done_twice_pays_once() {
        ScriptedChain.script(fake, signer.publicKey(), 3_000_000_000L);
        fake.on("platform.issueTx").respond(params -> issued(Chain.P, params)).always();
        fake.on("platform.getTxStatus")
                .respond(params -> status(Chain.P, "Committed"))
                .always();
        fake.on("avax.getUTXOs").respond(this::exported).always();
        fake.on("eth_baseFee").respond("\"0x5d21dba00\"").always();
        fake.on("avax.issueTx").respond(params -> issued(Chain.C, params)).always();
        fake.on("avax.getAtomicTxStatus")
                .respond(params -> status(Chain.C, "Accepted"))
                .always();

        CrossChainTransfer transfer = newWallet().move(Chain.P, Chain.C, NAvax.ofAvax("2"));
        int steps = 0;
        while (!transfer.isDone()) {
            String state = transfer.state();
            assertThat(state)
                    .doesNotContain("\n")
                    .doesNotContain("1111111111111111111111111111111111111111111111111111");
            newWallet().resume(state).next().execute(); // the process dies before it saves the new state
            transfer = newWallet().resume(state).next().execute();
            steps++;
        }

        assertThat(steps).isEqualTo(4);
        assertThat(sent).hasSize(2);
        assertThat(transfer.exportId()).contains(sentOn(Chain.P).id());
        AtomicImportTx imported = (AtomicImportTx) sentOn(Chain.C).unsigned();
        assertThat(imported.outputs().get(0).address())
                .isEqualTo(signer.publicKey().evmAddress());
        assertThat(imported.spent())
                .isEqualTo(sentOn(Chain.P).exported().stream()
                        .map(utxo -> utxo.utxoId())
                        .toList());
        CrossChainTransfer done = transfer;
        assertThatThrownBy(done::next).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void a_transfer_that_was_refused_late_is_replaced() {
        ScriptedChain.script(fake, signer.publicKey(), 3_000_000_000L);
        fake.on("platform.issueTx")
                .respondError(-32000, "couldn't issue tx: tx conflicts with other tx")
                .always();
        fake.on("platform.getTxStatus").respond("{\"status\":\"Unknown\"}").always();
        String state = newWallet()
                .move(Chain.P, Chain.C, NAvax.ofAvax("2"))
                .next()
                .execute()
                .state();
        Wallet wallet = newWallet(); // without the state of the first wallet
        CrossChainTransfer resumed = wallet.resume(state);

        assertThatThrownBy(resumed::release)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("may still be accepted");
        assertThatThrownBy(() -> wallet.p()
                        .transfer(NAvax.ofAvax("2"), signer.publicKey().address("P", Network.LOCAL))
                        .prepare()
                        .timeout(Duration.ofSeconds(1))
                        .execute())
                .as("what a resumed transfer spends is reserved")
                .isInstanceOf(InsufficientFundsException.class);
        assertThatThrownBy(() -> resumed.next().execute())
                .isInstanceOfSatisfying(
                        TxRefusedException.class,
                        e -> assertThat(e.mayBeAccepted()).isTrue());
        assertThatThrownBy(resumed::release).isInstanceOf(IllegalStateException.class);
        assertThat(fake.receivedCount("platform.issueTx")).isOne();
        CrossChainTransfer replacing = resumed.replace().execute();

        assertThat(replacing.stage()).isEqualTo(CrossChainTransfer.Stage.EXPORTING);
        assertThat(replacing.state()).as("both transactions").startsWith(state);
        assertThat(fake.receivedCount("platform.issueTx")).isOne();
    }

    @Test
    void an_export_whose_utxo_was_spent_is_prepared_again_once() {
        ScriptedChain.script(fake, signer.publicKey(), 3_000_000_000L);
        fake.on("platform.issueTx")
                .respondError(-32000, "couldn't issue tx: failed to read consumed UTXO 1 due to: not found")
                .always();
        fake.on("platform.getTxStatus").respond("{\"status\":\"Unknown\"}").always();
        CrossChainTransfer exporting =
                newWallet().move(Chain.P, Chain.C, NAvax.ofAvax("2")).next().execute();
        assertThat(exporting.replaced()).isEmpty();
        fake.clearScripts();
        ScriptedChain.script(fake, signer.publicKey(), 3_100_000_000L);
        fake.on("platform.issueTx")
                .respondError(-32000, "couldn't issue tx: failed to read consumed UTXO 1 due to: not found")
                .always();
        fake.on("platform.getTxStatus").respond("{\"status\":\"Unknown\"}").always();

        CrossChainTransfer replacing = exporting.next().execute();

        assertThat(replacing.stage()).isEqualTo(CrossChainTransfer.Stage.EXPORTING);
        assertThat(replacing.replaced()).isPresent();
        assertThat(replacing.state()).isNotEqualTo(exporting.state());
        assertThat(newWallet().resume(replacing.state()).replaced()).isEqualTo(replacing.replaced());
        assertThatThrownBy(() -> replacing.next().execute()).isInstanceOf(TxRefusedException.class);
        CrossChainTransfer again = exporting.next().execute();
        assertThat(again.state()).isNotIn(exporting.state(), replacing.state());
        assertThat(fake.receivedCount("platform.issueTx")).isEqualTo(2);
    }

    @Test
    void an_import_to_the_c_chain_looks_at_locks_with_the_time_of_the_c_chain() {
        ScriptedChain.script(fake, signer.publicKey());
        Instant lock = Instant.parse("2025-12-31T23:00:00Z"); // over at the P-Chain's time
        OutputOwners owner =
                new OutputOwners(lock, 1, List.of(signer.publicKey().address("C", Network.LOCAL)));
        Utxo locked = new Utxo(
                UtxoId.of(ScriptedChain.AVAX, 0),
                ScriptedChain.AVAX,
                new TransferOutput(UInt64.of(1_000_000_000), owner, Optional.empty()));
        fake.on("avax.getUTXOs")
                .respond(params -> ScriptedChain.page(
                        params,
                        1,
                        "\"" + Chain.C.encodeUtxo(locked).toCheckedHex() + "\"",
                        owner.addresses().get(0)))
                .always();
        fake.on("eth_baseFee").respond("\"0x5d21dba00\"").always();
        TxRequest request =
                newWallet().c().importFrom(Chain.P, signer.publicKey().evmAddress());

        Instant[] time = {lock.minusSeconds(1)};
        fake.on("eth_getBlockByNumber").respond(params -> block(time[0])).always();
        assertThatThrownBy(() -> request.prepare().execute()).isInstanceOf(InsufficientFundsException.class);
        time[0] = lock;
        assertThat(request.prepare().execute().spent().utxos()).containsExactly(locked);
    }

    private static String block(Instant time) {
        return String.format(
                "{\"number\":\"0x1\",\"hash\":\"0x%064x\",\"parentHash\":\"0x%064x\",\"gasLimit\":\"0x1\","
                        + "\"gasUsed\":\"0x0\",\"timestamp\":\"0x%x\"}",
                1, 0, time.getEpochSecond());
    }

    @Test
    void a_state_that_was_not_given_and_a_transfer_within_one_chain_are_refused() {
        Wallet wallet = newWallet();
        String state = wallet.move(Chain.C, Chain.P, NAvax.of(5)).state();
        for (String other : new String[] {
            "", "x", state + " ", state.replace("-1", "-2"), state + " x:y", state + "5:0x", state.replace("C P", "C Q")
        }) {
            assertThatThrownBy(() -> wallet.resume(other))
                    .isInstanceOf(InvalidRequestException.class)
                    .hasMessageContaining("a line that CrossChainTransfer.state returned");
        }
        assertThatThrownBy(() -> wallet.move(Chain.X, Chain.X, NAvax.of(5)))
                .isInstanceOf(InvalidRequestException.class);
        assertThat(wallet.resume(state)).hasToString("CrossChainTransfer[0.000000005 AVAX from C to P, PLANNED]");
    }
}
