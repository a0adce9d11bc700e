package io.github.avalanche4j.wallet.internal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.SkippingClock;
import io.github.avalanche4j.node.tx.AtomicExportTx;
import io.github.avalanche4j.node.tx.AtomicExportTx.EvmInput;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.EvmAccount;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a name waits for when its lookup has found too little. */
class LedgerTest {
    private static final EvmAddress ACCOUNT = EvmAddress.of(SmallTxs.OURS);

    private final Ledger ledger = new Ledger(new SkippingClock(), Set.of(SmallTxs.OURS));

    /** Between the selection of accounts and the question the other name may end. */
    @Test
    void a_name_whose_account_another_name_held_a_moment_ago_waits_for_it() {
        EvmInput nonce = new EvmInput(ACCOUNT, UInt64.of(1), Id.EMPTY, UInt64.ZERO);
        AtomicExportTx export = new AtomicExportTx(Network.LOCAL, Id.EMPTY, Id.EMPTY, List.of(nonce), List.of());
        assertThat(ledger.take("other", "run", export, Optional.empty())).isTrue();
        EvmAccount account = new EvmAccount(ACCOUNT, BigInteger.TEN, UInt64.ZERO);

        assertThat(ledger.freeAccounts("ours", List.of(account))).isEmpty();
        ledger.leave("other", "run");

        assertThat(ledger.mayFree("ours", Chain.C)).isTrue();
        assertThat(ledger.mayFree("ours", Chain.P)).isFalse();
    }
}
