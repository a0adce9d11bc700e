package io.github.avalanche4j.node.utxo;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.utxo.Balances.Balance;
import java.math.BigInteger;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The rules of AvalancheGo's platform.getBalance. */
class BalancesTest {
    private static final Id AVAX = Id.parse("Z3W9WBuxhfUBSCFVCjCEvotAUkC8BQLGgKdespFoAzzmdmGeB");
    private static final Instant NOW = Instant.ofEpochSecond(1000);
    private static final Instant LATER = NOW.plusSeconds(1);

    private static Utxo utxo(int index, long amount, Instant locktime, Optional<Instant> stakeableUntil) {
        OutputOwners owners = new OutputOwners(locktime, 1, List.of());
        return new Utxo(
                UtxoId.of(Id.EMPTY, index), AVAX, new TransferOutput(UInt64.of(amount), owners, stakeableUntil));
    }

    private static Balance balance(Utxo... utxos) {
        return Balances.of(List.of(utxos), NOW).of(AVAX);
    }

    private static Balance parts(long unlocked, long stakeable, long locked) {
        return new Balance(BigInteger.valueOf(unlocked), BigInteger.valueOf(stakeable), BigInteger.valueOf(locked));
    }

    @Test
    void a_lock_that_ends_now_has_ended() {
        assertThat(balance(utxo(0, 5, Instant.EPOCH, Optional.empty()))).isEqualTo(parts(5, 0, 0));
        assertThat(balance(utxo(0, 5, NOW, Optional.empty()))).isEqualTo(parts(5, 0, 0));
        assertThat(balance(utxo(0, 5, LATER, Optional.empty()))).isEqualTo(parts(0, 0, 5));
        assertThat(balance(utxo(0, 5, Instant.MAX, Optional.empty()))).isEqualTo(parts(0, 0, 5));
    }

    @Test
    void stakeable_amounts_are_distinguished_and_the_inner_lock_is_applied_first() {
        assertThat(balance(utxo(0, 5, NOW, Optional.of(LATER)))).isEqualTo(parts(0, 5, 0));
        assertThat(balance(utxo(0, 5, NOW, Optional.of(NOW)))).isEqualTo(parts(5, 0, 0));
        assertThat(balance(utxo(0, 5, LATER, Optional.of(LATER)))).isEqualTo(parts(0, 0, 5));
        assertThat(balance(utxo(0, 5, LATER, Optional.of(NOW)))).isEqualTo(parts(0, 0, 5));
    }

    @Test
    void a_utxo_that_occurs_twice_counts_once_and_sums_may_exceed_64_bits() {
        Utxo most = utxo(0, Long.MAX_VALUE, NOW, Optional.empty());

        Balance balance = balance(
                most,
                most,
                utxo(1, Long.MAX_VALUE, NOW, Optional.empty()),
                utxo(2, Long.MAX_VALUE, LATER, Optional.empty()));

        BigInteger one = BigInteger.valueOf(Long.MAX_VALUE);
        assertThat(balance.unlocked()).isEqualTo(one.add(one));
        assertThat(balance.total()).isEqualTo(one.multiply(BigInteger.valueOf(3)));
    }

    @Test
    void outputs_without_an_amount_do_not_count() {
        Utxo right = new Utxo(UtxoId.of(Id.EMPTY, 0), AVAX, new MintOutput(OutputOwners.NONE));

        assertThat(Balances.of(List.of(right), NOW).byAsset()).isEmpty();
        assertThat(balance(right)).isEqualTo(Balance.ZERO);
    }
}
