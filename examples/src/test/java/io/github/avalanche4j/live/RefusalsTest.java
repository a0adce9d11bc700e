package io.github.avalanche4j.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.TxRejectedException;
import io.github.avalanche4j.node.utxo.TxStatus;
import io.github.avalanche4j.wallet.TxRequest;
import io.github.avalanche4j.wallet.Wallet;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.Funds;
import io.github.avalanche4j.wallet.builder.NetworkIds;
import io.github.avalanche4j.wallet.builder.PChainBuilder;
import io.github.avalanche4j.wallet.builder.PChainPrices;
import io.github.avalanche4j.wallet.builder.XChainBuilder;
import io.github.avalanche4j.wallet.builder.XChainPrices;
import io.github.avalanche4j.wallet.key.Signer;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What nodes refuse, and how they say so. */
class RefusalsTest extends LiveTest {
    private static final String P =
            "P | couldn't issue tx: failed verification: failed execution: standard tx \\w+ failed execution: ";
    private static final String NONCE_MISMATCH =
            "issuing tx: state verification: nonce mismatch: address 0x\\w+ has nonce 1 but needs 0";
    private static final String SIGNERS = "expected signature from \\w+ but got from \\w+";

    private final Signer payer = TestedNetwork.newSigner();
    private final Signer payee = TestedNetwork.newSigner();

    private TxRequest payment(Wallet wallet, Chain chain) {
        return payment(wallet, chain, NAvax.ofAvax("2"));
    }

    private TxRequest payment(Wallet wallet, Chain chain, NAvax amount) {
        return switch (chain) {
            case P -> wallet.p().transfer(amount, network.address(Chain.P, payee));
            case X -> wallet.x().transfer(amount, network.address(Chain.X, payee));
            case C -> wallet.c().exportTo(Chain.P, amount, network.address(Chain.P, payee));
        };
    }

    private static SignedTx signed(Wallet wallet, TxRequest request) {
        return wallet.build(request).then(wallet::sign).execute();
    }

    private SignedTx signedPayment(Chain chain) {
        Wallet wallet = network.wallet(payer);
        return signed(wallet, payment(wallet, chain));
    }

    /** Sends bytes without the wallet's own checks. */
    private void send(Chain chain, Bytes bytes) {
        switch (chain) {
            case P -> network.node().platform().issueTx(bytes).execute();
            case X -> network.node().avm().issueTx(bytes).execute();
            case C -> network.node().avax().issueTx(bytes).execute();
        }
    }

    /** Asserts that the node refuses bytes with a text; of the two, the second is that of a C-Chain with Helicon. */
    private void assertRefused(Chain chain, Bytes bytes, String text, String withHelicon) {
        String expected = chain == Chain.C && network.hasHelicon() ? withHelicon : text;
        assertThatThrownBy(() -> send(chain, bytes))
                .isInstanceOfSatisfying(
                        JsonRpcException.class, e -> assertThat(e.error()).matches(expected));
    }

    private void assertRefused(Chain chain, Bytes bytes, String text) {
        assertRefused(chain, bytes, text, text);
    }

    /** Two payments from the same UTXO, or with the same nonce; the first one is accepted. */
    private SignedTx second(Wallet wallet, Chain chain, String avax) {
        network.fund(chain, payer, 1, NAvax.ofAvax(avax));
        SignedTx first = signedPayment(chain);
        SignedTx second = signed(wallet, payment(wallet, chain, NAvax.ofAvax("2.1"))); // never the bytes of the first
        BigInteger before = network.balance(Chain.C, payer);
        send(chain, first.bytes());
        network.node().await(TestedNetwork.LONG).accepted(first.id()).execute();
        if (chain == Chain.C) {
            network.awaitBalance(payer, balance -> balance.compareTo(before) < 0);
        }
        return second;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "P | couldn't issue tx: .*failed to read consumed UTXO .* due to: not found.*",
                "X | failed to verify transfer: failed to get utxo .*: not found.*",
                "C | invalid nonce"
            })
    void the_second_payment_from_one_utxo_is_refused_each_time(Chain chain, String text) {
        Wallet wallet = network.wallet(payer);
        SignedTx second = second(wallet, chain, "5");

        for (int time = 0; time < 2; time++) {
            assertRefused(chain, second.bytes(), text, NONCE_MISMATCH);
        }
        assertThatThrownBy(() -> wallet.send(second).execute())
                .isInstanceOf(TxRejectedException.class)
                .hasMessageContaining("spent one of its inputs");
    }

    @Test
    void an_export_above_the_balance_is_refused_for_that_and_with_helicon_for_its_nonce() {
        SignedTx second = second(network.wallet(payer), Chain.C, "3");

        assertRefused(Chain.C, second.bytes(), "insufficient funds", NONCE_MISMATCH);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "P | couldn't parse tx: couldn't parse tx: unknown codec version",
                "X | unknown codec version",
                "C | .*unknown codec version"
            })
    void bytes_that_are_no_transaction_are_refused(Chain chain, String text) {
        assertRefused(chain, Bytes.fromHex("0badc0de"), text);
    }

    private static void assertError(Call<?> call, String text) {
        assertThatThrownBy(call::execute)
                .isInstanceOfSatisfying(
                        JsonRpcException.class, e -> assertThat(e.error()).isEqualTo(text));
    }

    @Test
    void ids_that_the_network_does_not_know_are_not_found() {
        NodeClient node = network.node();
        Id unknown = Id.of(Bytes.fromHex("01".repeat(32)));

        assertError(node.platform().getTxBytes(unknown), "couldn't get tx: not found");
        assertError(node.avm().getTxBytes(unknown), "not found");
        assertError(node.platform().getSubnet(unknown), "not found");
        assertError(node.info().getBlockchainId("Q"), "there is no ID with alias: Q");
        String text = "parsing source chainID \"Q\": there is no ID with alias: Q";
        assertError(
                node.platform().getUtxos(List.of(network.address(Chain.P, payer)), query -> query.sourceChain("Q")),
                "problem " + text);
        assertError(
                node.avm().getUtxos(List.of(network.address(Chain.X, payer)), query -> query.sourceChain("Q")),
                "problem " + text);
        assertError(
                node.avax().getUtxos(List.of(network.address(Chain.C, payer)), "Q", query -> {}),
                network.hasHelicon() ? text : "problem " + text);
        assertThat(node.platform().getTxStatus(unknown).execute().status()).isEqualTo(TxStatus.UNKNOWN);
        assertError(
                node.avax().getAtomicTx(unknown),
                network.hasHelicon() ? "fetching tx: reading tx: not found" : "could not find tx " + unknown);
    }

    @Test
    void a_transaction_of_another_chain_is_refused() {
        network.fund(Chain.X, payer, 1, NAvax.ofAvax("3"));
        Bytes bytes = signedPayment(Chain.X).bytes();

        assertRefused(Chain.P, bytes, "couldn't parse tx: .*");
    }

    private Instant now() {
        return network.node().platform().getTimestamp().execute();
    }

    /** A payment that pays so much for a unit of gas, or as a fee. */
    private BuiltTx paying(Chain chain, long price, Instant time) {
        List<Bech32Address> addresses = List.of(network.address(chain, payer));
        List<TxOutput> outputs = List.of(network.avax(chain, NAvax.ofAvax("1"), payee));
        NetworkIds ids = network.ids();
        NAvax fee = NAvax.of(price);
        if (chain == Chain.X) {
            Funds funds =
                    Funds.of(network.node().avm().utxos(addresses).stream().toList(), addresses, time);
            return new XChainBuilder(ids, new XChainPrices(fee, fee), funds).transfer(outputs);
        }
        List<UInt64> weights =
                network.node().platform().getFeeConfig().execute().weights();
        Funds funds =
                Funds.of(network.node().platform().utxos(addresses).stream().toList(), addresses, time);
        return new PChainBuilder(ids, new PChainPrices(weights, fee, UInt64.MAX), funds).transfer(outputs);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {P + "insufficient unlocked funds: needs 5179 more AVAX.*", "X | insufficient funds"})
    void a_fee_that_is_too_low_is_refused(Chain chain, String text) {
        network.fund(chain, payer, 1, NAvax.ofAvax("3"));

        String avax = network.ids().avaxAssetId().toString();
        assertRefused(chain, SignedTx.of(paying(chain, 0, now())).sign(payer).bytes(), text.replace("AVAX", avax));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                P + "failed to verify transfer: output is time locked",
                "X | failed to verify transfer: output is time locked"
            })
    void a_locked_utxo_is_refused(Chain chain, String text) {
        Instant lock = now().plus(Duration.ofDays(30));
        OutputOwners owner = new OutputOwners(lock, 1, List.of(network.address(chain, payer)));
        TransferOutput output = TransferOutput.of(NAvax.ofAvax("3"), owner);
        List<TxOutput> locked = List.of(new TxOutput(network.ids().avaxAssetId(), output));
        Wallet rich = network.wallet(network.payer());
        TestedNetwork.pay(
                rich, chain == Chain.P ? rich.p().transfer(locked) : rich.x().transfer(locked));

        BuiltTx early = paying(chain, chain == Chain.P ? 10 : 1_000_000, lock);
        assertRefused(chain, SignedTx.of(early).sign(payer).bytes(), text);
    }

    /** The same transaction, whose last signature is that of another key. */
    private Bytes forged(Wallet wallet, TxRequest request) {
        BuiltTx built = wallet.build(request).execute();
        String bytes = wallet.sign(built).execute().bytes().toHex();
        String signature =
                payee.sign(built.hash()).toCompletableFuture().join().bytes().toHex();
        return Bytes.fromHex(bytes.substring(0, bytes.length() - 130) + signature.substring(2));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                P + "failed to verify transfer: wrong signature: " + SIGNERS + " | ",
                "X | failed to verify transfer: wrong signature: " + SIGNERS + " | ",
                "C | signature doesn't match public key | issuing tx: credential verification: signature does not match"
                        + " address \\(0\\): want 0x.*, got 0x.*"
            })
    void a_signature_of_another_key_is_refused(Chain chain, String text, String withHelicon) {
        network.fund(chain, payer, 1, NAvax.ofAvax("3"));
        Wallet wallet = network.wallet(payer);

        assertRefused(chain, forged(wallet, payment(wallet, chain)), text, withHelicon);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                P + "failed to verify transfer: invalid signature | ",
                "X | failed to verify transfer: invalid signature | ",
                "C | invalid signature | issuing tx: credential verification: recovering public key \\(0\\): invalid"
                        + " signature"
            })
    void bytes_that_are_no_signature_are_refused(Chain chain, String text, String withHelicon) {
        network.fund(chain, payer, 1, NAvax.ofAvax("3"));
        String bytes = signedPayment(chain).bytes().toHex();
        String none = "00".repeat(65);

        assertRefused(chain, Bytes.fromHex(bytes.substring(0, bytes.length() - 130) + none), text, withHelicon);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "X | " + P + "failed to get shared memory: not found |",
                "P | X | not found |",
                "X | C | failed to fetch import UTXOs from .* due to: not found | issuing tx: credential verification:"
                        + " fetching UTXOs from .*: not found"
            })
    void an_export_is_imported_once_and_only_by_its_owner(Chain from, Chain to, String text, String withHelicon) {
        network.fund(from, payer, 1, NAvax.ofAvax("3"));
        Bech32Address address = network.address(to, payer);
        Wallet wallet = network.wallet(payer);
        NAvax amount = NAvax.ofAvax("1");
        TestedNetwork.pay(
                wallet,
                from == Chain.X
                        ? wallet.x().exportTo(to, amount, address)
                        : wallet.p().exportTo(to, amount, address));

        assertRefused(to, forged(wallet, imports(wallet, from, to)), ".*wrong signature: " + SIGNERS);
        SignedTx first = signed(wallet, imports(wallet, from, to));
        SignedTx second = signed(wallet, imports(wallet, from, to));
        send(to, first.bytes());
        network.node().await(TestedNetwork.LONG).accepted(first.id()).execute();
        assertRefused(to, second.bytes(), text, withHelicon);
    }

    private TxRequest imports(Wallet wallet, Chain from, Chain to) {
        return switch (to) {
            case P -> wallet.p().importFrom(from, network.address(Chain.P, payee));
            case X -> wallet.x().importFrom(from, network.address(Chain.X, payee));
            case C -> wallet.c().importFrom(from, payee.publicKey().evmAddress());
        };
    }
}
