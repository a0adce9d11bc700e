package io.github.avalanche4j.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.wallet.IssuedTx;
import io.github.avalanche4j.wallet.PaymentStore;
import io.github.avalanche4j.wallet.TxRequest;
import io.github.avalanche4j.wallet.Wallet;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.key.Signer;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Payments arrive once each, whatever happens to the process. */
class PaymentsTest extends LiveTest {
    private static final NAvax AMOUNT = NAvax.ofAvax("2");
    private static final NAvax COIN = NAvax.ofAvax("3");

    private final Signer payer = TestedNetwork.newSigner();
    private final Signer payee = TestedNetwork.newSigner();

    /** On the C-Chain an export to the P-Chain. */
    private TxRequest payment(Wallet wallet, Chain chain) {
        return switch (chain) {
            case P -> wallet.p().transfer(AMOUNT, network.address(Chain.P, payee));
            case X -> wallet.x().transfer(AMOUNT, network.address(Chain.X, payee));
            case C -> wallet.c().exportTo(Chain.P, AMOUNT, network.address(Chain.P, payee));
        };
    }

    private void assertReceived(Chain chain, List<IssuedTx> paid) {
        assertThat(paid.stream().map(IssuedTx::id)).doesNotHaveDuplicates();
        BigInteger received = chain == Chain.C
                ? TestedNetwork.sum(network.exported(Chain.C, Chain.P, payee))
                : network.balance(chain, payee);
        assertThat(received).isEqualTo(AMOUNT.toBigInteger().multiply(BigInteger.valueOf(paid.size())));
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void equal_payments_by_25_threads_are_25_payments(Chain chain) {
        network.fund(chain, payer, 25, COIN);
        Wallet wallet = network.wallet(payer);

        List<IssuedTx> paid = inThreads(25, i -> TestedNetwork.pay(wallet, payment(wallet, chain)));

        assertReceived(chain, paid);
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_name_pays_once_although_its_process_is_killed_again_and_again(Chain chain, @TempDir Path folder) {
        network.fund(chain, payer, 6, COIN);

        List<IssuedTx> paid = MortalProcess.revive(network, process -> {
            Wallet wallet = process.wallet(payer, folder);
            wallet.resume().timeout(TestedNetwork.LONG).execute();
            return inThreads(
                    6,
                    i -> wallet.pay("withdrawal-" + i, payment(wallet, chain))
                            .timeout(TestedNetwork.LONG)
                            .execute());
        });

        assertReceived(chain, paid);
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_name_pays_once_although_the_node_restarts_while_it_pays(Chain chain, @TempDir Path folder) {
        assumeTrue(network.restarts(), "-Davalanche.restart names no command that restarts the node");
        network.fund(chain, payer, 2, COIN);
        Wallet wallet = network.wallet(payer, PaymentStore.files(folder));

        CompletableFuture<?> first = wallet.pay("withdrawal", payment(wallet, chain))
                .timeout(TestedNetwork.LONG)
                .executeAsync()
                .handle((paid, failure) -> null);
        network.restart();
        first.join();

        Wallet next = network.wallet(payer, PaymentStore.files(folder));
        List<IssuedTx> paid = List.of(next.pay("withdrawal", payment(next, chain))
                .timeout(TestedNetwork.LONG)
                .execute());
        assertReceived(chain, paid);
    }

    /** The other program has the same key and does not know the store. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_name_whose_inputs_another_program_spent_is_paid_with_others(Chain chain, @TempDir Path folder) {
        network.fund(chain, payer, 1, COIN);
        PaymentStore store = PaymentStore.files(folder);
        MortalProcess.revive(
                network, // until one is killed between saving and sending
                process -> store.unfinished().isEmpty() ? pay(process.wallet(payer, folder), chain) : Optional.empty());
        assertThat(store.unfinished()).hasSize(1);

        Wallet stranger = network.wallet(payer);
        IssuedTx others = TestedNetwork.pay(stranger, payment(stranger, chain));
        network.fund(chain, payer, 1, COIN);
        Optional<IssuedTx> paid = pay(network.wallet(payer, store), chain);

        assertReceived(chain, List.of(others, paid.orElseThrow()));
        assertThat(store.unfinished()).isEmpty();
    }

    private Optional<IssuedTx> pay(Wallet wallet, Chain chain) {
        return Optional.of(wallet.pay("withdrawal", payment(wallet, chain))
                .timeout(TestedNetwork.LONG)
                .execute());
    }
}
