package io.github.avalanche4j.wallet.sign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.wallet.builder.BuilderCase;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.SpentOutputs;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.key.PublicKey;
import io.github.avalanche4j.wallet.key.RecoverableSignature;
import io.github.avalanche4j.wallet.key.Signer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The checks of a second party before it signs, and signers that fail. */
class SignedTxTest {
    private final BuilderCase twoOfThree = BuilderCase.named("P.Base.multisig-all-keys");
    private final BuiltTx built = twoOfThree.build();
    private final List<PrivateKey> keys = twoOfThree.keys("keys").stream()
            .filter(key -> SignedTx.of(built).missing().contains(key.publicKey().address("P", twoOfThree.network())))
            .toList();
    private final Signer first = LocalSigner.of(keys.get(0));
    private final Signer second = LocalSigner.of(keys.get(1));

    @Test
    void an_export_from_the_c_chain_misses_the_signature_of_an_account() {
        BuilderCase export = BuilderCase.named("C.Export.simple");
        PrivateKey key = export.keys("keys").get(0);
        SignedTx unsigned = SignedTx.of(export.build());

        assertThat(unsigned.missing()).isEmpty();
        assertThat(unsigned.missingAccounts()).containsExactly(key.publicKey().evmAddress());
        assertThat(unsigned.sign(LocalSigner.of(key)).missingAccounts()).isEmpty();
    }

    @Test
    void two_parties_sign_in_any_order_and_come_to_the_same_bytes() {
        SignedTx none = SignedTx.of(built);
        assertThat(none.isComplete()).isFalse();
        assertThat(none.missingSignatures()).isEqualTo(2);

        SignedTx half = none.sign(second);
        assertThat(half.missing()).containsExactly(first.publicKey().address("P", twoOfThree.network()));
        assertThat(half).hasToString("SignedTx[" + half.id() + ", 1 signatures missing]");
        SignedTx whole = SignedTx.parse(half.bytes(), built.spent()).sign(first);

        assertThat(whole).isEqualTo(none.sign(first, second)).hasSameHashCodeAs(none.sign(second, first));
        assertThat(whole.isComplete()).isTrue();
        assertThat(whole.missing()).isEmpty();
        assertThat(whole.sign(first)).isEqualTo(whole);
    }

    @Test
    void a_key_is_asked_once_for_all_inputs_and_not_at_all_where_nothing_of_it_is_missing() {
        BuilderCase many = BuilderCase.named("P.Base.several-inputs");
        LocalSigner key = LocalSigner.of(many.keys("keys").get(0));
        AtomicInteger asked = new AtomicInteger();
        Signer counting = Signer.blocking(key.publicKey(), hash -> {
            asked.incrementAndGet();
            return key.sign(hash).toCompletableFuture().join();
        });

        SignedTx whole = SignedTx.of(many.build()).sign(counting, first);

        assertThat(whole.isComplete()).isTrue();
        assertThat(whole.tx().credentials()).hasSizeGreaterThan(2);
        assertThat(asked).hasValue(1);
    }

    @Test
    void a_signature_of_another_key_is_found_when_the_transaction_is_parsed() {
        SignedTx half = SignedTx.of(built).sign(first);
        RecoverableSignature others = LocalSigner.of(PrivateKey.generate())
                .sign(built.hash())
                .toCompletableFuture()
                .join();
        RecoverableSignature own =
                first.sign(built.hash()).toCompletableFuture().join();
        Bytes forged = Bytes.fromHex(half.bytes()
                .toHex()
                .replace(
                        own.bytes().toHex().substring(2), others.bytes().toHex().substring(2)));
        assertThat(forged).isNotEqualTo(half.bytes());

        assertThatThrownBy(() -> SignedTx.parse(forged, built.spent()))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("signature must be a signature by the owner "
                        + first.publicKey().shortId());
    }

    @Test
    void a_transaction_that_was_changed_after_signing_is_refused() {
        Bytes signed = SignedTx.of(built).sign(first).bytes();
        byte[] changed = signed.toArray();
        changed[90] ^= 1; // in the amount of the first output

        assertThatThrownBy(() -> SignedTx.parse(Bytes.of(changed), built.spent()))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("signature must be");
    }

    private static Utxo withAmount(Utxo utxo, long amount) {
        TransferOutput output = (TransferOutput) utxo.output();
        TransferOutput other = new TransferOutput(UInt64.of(amount), output.owners(), output.stakeableUntil());
        return new Utxo(utxo.utxoId(), utxo.assetId(), other);
    }

    @Test
    void a_utxo_of_another_amount_than_the_transaction_says_is_refused() {
        List<Utxo> lie = List.of(withAmount(built.spent().utxos().get(0), 5));
        SpentOutputs spent =
                new SpentOutputs(twoOfThree.chain(), lie, built.spent().authorization());

        assertThatThrownBy(() -> SignedTx.parse(SignedTx.of(built).bytes(), spent))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("spent must be what the transaction says it spends");
    }

    @Test
    void a_transaction_with_a_credential_too_few_is_refused() {
        SignedTx none = SignedTx.of(built);
        int credential = 4 + 4 + 2 * RecoverableSignature.SIZE;
        byte[] bytes = none.bytes().slice(0, none.bytes().size() - credential).toArray();
        bytes[bytes.length - 1] = 0; // the number of credentials

        assertThatThrownBy(() -> SignedTx.parse(Bytes.of(bytes), built.spent()))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("credentials must be one for each input");
    }

    @Test
    void bytes_that_are_no_transaction_and_no_spent_outputs_are_refused() {
        assertThatThrownBy(() -> SignedTx.parse(Bytes.fromHex("00000000"), built.spent()))
                .isInstanceOf(MalformedBytesException.class);
        assertThatThrownBy(() -> SpentOutputs.parse(Bytes.fromHex("000009"), twoOfThree.network()))
                .isInstanceOf(MalformedBytesException.class);
        Bytes spent = built.spent().bytes();
        assertThatThrownBy(() -> SpentOutputs.parse(spent.slice(0, spent.size() - 1), twoOfThree.network()))
                .isInstanceOf(MalformedBytesException.class);
    }

    @Test
    void spent_outputs_of_another_network_are_refused() {
        Bytes spent = built.spent().bytes();

        assertThat(SpentOutputs.parse(spent, twoOfThree.network())).isEqualTo(built.spent());
        assertThatThrownBy(() -> SpentOutputs.parse(spent, Network.FUJI))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("network must be the one of these bytes, whose addresses begin with "
                        + twoOfThree.network().addressPrefix() + "1, but is 'fuji'");
    }

    private static Signer failing(PublicKey key, RuntimeException failure) {
        return Signer.blocking(key, hash -> {
            throw failure;
        });
    }

    /** A signer with the first key that returns this stage. */
    private Signer returning(@Nullable CompletionStage<RecoverableSignature> stage) {
        return new Signer() {
            @Override
            public PublicKey publicKey() {
                return first.publicKey();
            }

            @Override
            public CompletionStage<RecoverableSignature> sign(Bytes hash) {
                return stage;
            }
        };
    }

    @Test
    void a_signer_that_fails_now_or_later_is_named_with_its_own_words() {
        IllegalStateException reason = new IllegalStateException("the device is locked");
        CompletableFuture<RecoverableSignature> wrapped = CompletableFuture.supplyAsync(
                () -> {
                    throw reason;
                },
                Runnable::run);

        for (Signer signer : List.of(
                failing(first.publicKey(), reason),
                returning(CompletableFuture.failedFuture(reason)),
                returning(wrapped))) {
            assertThatThrownBy(() -> SignedTx.of(built).sign(signer))
                    .isInstanceOf(SigningException.class)
                    .hasMessage(
                            "the signer of " + first.publicKey() + " failed: the device is locked; nothing was sent")
                    .hasCause(reason);
        }
        assertThatThrownBy(() -> SignedTx.of(built).sign(failing(first.publicKey(), new ArithmeticException())))
                .hasMessageContaining(" failed: java.lang.ArithmeticException; nothing was sent");
    }

    @Test
    void a_signer_that_returns_nothing_is_named() {
        for (Signer signer : List.of(
                Signer.blocking(first.publicKey(), hash -> null),
                returning(CompletableFuture.completedFuture(null)),
                returning(null))) {
            assertThatThrownBy(() -> SignedTx.of(built).sign(signer))
                    .isInstanceOf(SigningException.class)
                    .hasMessage("the signer of " + first.publicKey() + " returned no signature; nothing was sent");
        }
        assertThatThrownBy(() -> SignedTx.of(built).sign((Signer) null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("signer");
    }

    @Test
    void a_signer_that_signs_something_else_is_found_out() {
        Signer wrong = Signer.blocking(
                first.publicKey(),
                hash -> second.sign(hash).toCompletableFuture().join());
        Signer hashing = Signer.blocking(
                first.publicKey(),
                hash -> first.sign(Bytes.of(new byte[32])).toCompletableFuture().join());
        byte[] noPoint = new byte[RecoverableSignature.SIZE];
        noPoint[31] = 5; // no point of the curve has the x coordinate 5
        noPoint[63] = 1;
        Signer impossible = returning(CompletableFuture.completedFuture(RecoverableSignature.of(Bytes.of(noPoint))));

        for (Signer signer : List.of(wrong, hashing, impossible)) {
            assertThatThrownBy(() -> SignedTx.of(built).sign(signer))
                    .isInstanceOf(SigningException.class)
                    .hasMessageContaining("returned a signature of another key or over other bytes");
        }
    }

    @Test
    void signers_may_answer_later() throws Exception {
        CompletableFuture<RecoverableSignature> answer = new CompletableFuture<>();
        Signer device = returning(answer);

        CompletableFuture<SignedTx> signed = SignedTx.of(built).signAsync(device, second);
        assertThat(signed).isNotDone();
        answer.complete(first.sign(built.hash()).toCompletableFuture().join());

        assertThat(signed.get()).isEqualTo(SignedTx.of(built).sign(first, second));
    }
}
