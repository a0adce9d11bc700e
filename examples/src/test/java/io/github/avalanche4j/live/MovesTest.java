package io.github.avalanche4j.live;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.wallet.IssuedTx;
import io.github.avalanche4j.wallet.Wallet;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.key.Signer;
import java.math.BigInteger;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Moves between chains arrive once. */
class MovesTest extends LiveTest {
    private static final NAvax AMOUNT = NAvax.ofAvax("2");
    private static final BigInteger MOST_FEES = NAvax.ofAvax("0.1").toBigInteger();

    @ParameterizedTest
    @CsvSource({"P,X", "P,C", "X,P", "X,C", "C,P", "C,X"})
    void a_move_arrives_once_although_its_process_is_killed_at_each_request(
            Chain from, Chain to, @TempDir Path folder) {
        Signer owner = TestedNetwork.newSigner();
        network.fund(from, owner, 2, NAvax.ofAvax("3"));
        BigInteger before = network.balance(from, owner);

        IssuedTx moved = MortalProcess.revive(network, process -> {
            Wallet wallet = process.wallet(owner, folder);
            wallet.resume().timeout(TestedNetwork.LONG).execute();
            return wallet.move("deposit", from, to, AMOUNT)
                    .timeout(TestedNetwork.LONG)
                    .execute();
        });

        assertThat(moved.chain()).isEqualTo(to);
        assertThat(network.exported(from, to, owner)).isEmpty();
        BigInteger received = to == Chain.C
                ? network.awaitBalance(owner, balance -> balance.signum() > 0)
                : network.balance(to, owner);
        assertThat(AMOUNT.toBigInteger().subtract(received)).isBetween(BigInteger.ZERO, MOST_FEES);
        assertThat(before.subtract(network.balance(from, owner)).subtract(AMOUNT.toBigInteger()))
                .isBetween(BigInteger.ONE, MOST_FEES);
    }
}
