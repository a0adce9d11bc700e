package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.NetworkIds;
import io.github.avalanche4j.wallet.internal.Engine;
import io.github.avalanche4j.wallet.internal.Requests;
import io.github.avalanche4j.wallet.internal.TxPlan;
import io.github.avalanche4j.wallet.key.PublicKey;
import java.util.List;
import java.util.function.Function;

/** The requests that a wallet makes by itself. */
record OwnRequests(Engine engine) implements Requests {
    private static Bech32Address address(PublicKey key, Chain chain, NetworkIds ids) {
        return key.address(chain.name(), ids.network());
    }

    /** A request that needs the address of the key, which depends on the network. */
    private TxPlan plan(Chain chain, Function<NetworkIds, TxRequest> request) {
        return new TxPlan(
                chain,
                "",
                engine.lookup().ids().then(ids -> request.apply(ids).plan().lookUp()));
    }

    @Override
    public TxPlan export(Chain from, Chain to, NAvax amount) {
        PublicKey key = engine.signers().get(0).publicKey();
        return plan(from, ids -> switch (from) {
            case P -> new PChainWallet(engine).exportTo(to, amount, address(key, to, ids));
            case X -> new XChainWallet(engine).exportTo(to, amount, address(key, to, ids));
            case C -> new CChainWallet(engine).exportTo(to, amount, address(key, to, ids));
        });
    }

    @Override
    public TxPlan importFrom(Chain source, Chain to, PublicKey owner) {
        return plan(to, ids -> switch (to) {
            case P -> new PChainWallet(engine).importFrom(source, address(owner, to, ids));
            case X -> new XChainWallet(engine).importFrom(source, address(owner, to, ids));
            case C -> new CChainWallet(engine).importFrom(source, owner.evmAddress());
        });
    }

    @Override
    public TxPlan empty(Chain chain) {
        return chain == Chain.P
                ? new PChainWallet(engine).transfer(List.of()).plan()
                : new XChainWallet(engine).transfer(List.of()).plan();
    }
}
