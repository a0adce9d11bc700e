package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoId;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** A random transaction to build with random funds. Equal seeds give equal transactions. */
final class RandomBuild {
    static final NetworkIds IDS = new NetworkIds(Network.of(88888), id(1), id(2), id(3));

    private static final Instant NOW = Instant.ofEpochSecond(1_767_225_600);
    private static final int OURS = 3;

    private static final int[] ADDRESSES = {0, 1, 2, 50, 51, 52};

    private final long seed;
    private final Random random;
    private final PChainPrices prices;
    private Chain chain = Chain.P;

    RandomBuild(long seed) {
        this.seed = seed;
        this.random = new Random(seed);
        List<UInt64> weights = random.nextInt(4) > 0
                ? numbers(1, 1000, 1000, 4)
                : numbers(random.nextInt(3), random.nextInt(5000), random.nextInt(5000), random.nextInt(9));
        UInt64 maxGas = random.nextInt(4) > 0 ? UInt64.of(1_000_000) : UInt64.of(20_000);
        this.prices = new PChainPrices(weights, NAvax.of(random.nextInt(300)), maxGas);
    }

    private static List<UInt64> numbers(long... numbers) {
        List<UInt64> list = new ArrayList<>();
        for (long number : numbers) {
            list.add(UInt64.of(number));
        }
        return list;
    }

    long seed() {
        return seed;
    }

    PChainPrices prices() {
        return prices;
    }

    private static Id id(int number) {
        return Id.of(Bytes.of(ByteBuffer.allocate(32).putInt(28, number).array()));
    }

    private Bech32Address address(int place) {
        return Bech32Address.of(
                chain.name(),
                IDS.network(),
                Bytes.of(ByteBuffer.allocate(20).putInt(16, ADDRESSES[place]).array()));
    }

    /** An owner whose addresses usually include ours. */
    private OutputOwners owner() {
        TreeSet<Integer> addresses = new TreeSet<>();
        int count = 1 + random.nextInt(random.nextInt(3) + 1);
        while (addresses.size() < count) {
            addresses.add(random.nextInt(5) > 0 ? random.nextInt(OURS) : OURS + random.nextInt(OURS));
        }
        Instant locktime = random.nextInt(8) > 0 ? Instant.EPOCH : NOW.plusSeconds(random.nextInt(3) - 1L);
        return new OutputOwners(
                locktime,
                1 + random.nextInt(count),
                addresses.stream().map(this::address).toList());
    }

    private UInt64 amount(int bits) {
        return UInt64.of(1 + (random.nextLong() >>> 1 >>> 63 - Math.min(63, 1 + random.nextInt(bits))));
    }

    private List<Utxo> utxos(int most, boolean onPChain) {
        List<Utxo> utxos = new ArrayList<>();
        int count = random.nextInt(most);
        for (int i = 0; i < count; i++) {
            Id asset = random.nextInt(4) > 0 ? IDS.avaxAssetId() : id(4 + random.nextInt(2));
            Optional<Instant> stakeableUntil = onPChain && random.nextInt(6) == 0
                    ? Optional.of(NOW.plusSeconds(random.nextInt(3) - 1L))
                    : Optional.empty();
            UtxoId place = UtxoId.of(id(1000 + random.nextInt(1 << 20)), i);
            utxos.add(new Utxo(place, asset, new TransferOutput(amount(45), owner(), stakeableUntil)));
        }
        return utxos;
    }

    private List<TxOutput> outputs(boolean avaxAlone) {
        List<TxOutput> outputs = new ArrayList<>();
        int count = 1 + random.nextInt(3);
        for (int i = 0; i < count; i++) {
            Id asset = avaxAlone || random.nextInt(5) > 0 ? IDS.avaxAssetId() : id(4 + random.nextInt(2));
            UInt64 amount = random.nextInt(500) == 0 ? UInt64.MAX : amount(35);
            outputs.add(new TxOutput(asset, new TransferOutput(amount, owner(), Optional.empty())));
        }
        return outputs;
    }

    private Funds funds(List<Utxo> utxos) {
        return Funds.of(utxos, IntStream.range(0, OURS).mapToObj(this::address).toList(), NOW);
    }

    private Id other(Id chain) {
        List<Id> chains = new ArrayList<>(List.of(Id.EMPTY, IDS.xChainId(), IDS.cChainId()));
        chains.remove(chain);
        return chains.get(random.nextInt(2));
    }

    BuiltTx build() {
        return switch (random.nextInt(10)) {
            case 0, 1, 2, 3 -> onP();
            case 4, 5, 6 -> onX();
            case 7, 8 -> importToC();
            default -> exportFromC();
        };
    }

    private BuiltTx onP() {
        PChainBuilder builder = new PChainBuilder(IDS, prices, funds(utxos(40, true)));
        Id other = other(Id.EMPTY);
        return switch (random.nextInt(6)) {
            case 0 -> builder.transfer(outputs(false));
            case 1 -> builder.exportTo(other, outputs(other.equals(IDS.cChainId())));
            case 2 -> builder.importFrom(other, utxos(30, false), owner());
            case 3 -> builder.createSubnet(owner());
            case 4 ->
                builder.addDelegator(Delegation.of(d -> d.node(NodeId.of(Bytes.of(new byte[20])))
                        .end(NOW.plusSeconds(random.nextInt(1 << 25) + 1L))
                        .stake(NAvax.of(amount(40)))
                        .rewardsOwner(owner())));
            default -> builder.increaseL1ValidatorBalance(id(77), NAvax.of(amount(40)));
        };
    }

    private BuiltTx onX() {
        chain = Chain.X;
        XChainPrices fees = new XChainPrices(NAvax.of(amount(30)), NAvax.of(amount(30)));
        XChainBuilder builder = new XChainBuilder(IDS, fees, funds(utxos(40, false)));
        Id other = other(IDS.xChainId());
        return switch (random.nextInt(3)) {
            case 0 -> builder.transfer(outputs(false));
            case 1 -> builder.exportTo(other, outputs(false));
            default -> builder.importFrom(other, utxos(30, false), owner());
        };
    }

    private CChainBuilder cChain() {
        chain = Chain.C;
        return new CChainBuilder(IDS, BigInteger.valueOf(random.nextLong() >>> 24 + random.nextInt(20)));
    }

    private BuiltTx importToC() {
        CChainBuilder builder = cChain();
        List<Utxo> exported = utxos(random.nextInt(6) == 0 ? 200 : 30, false);
        return builder.importFrom(other(IDS.cChainId()), funds(exported), EvmAddress.of(Bytes.of(new byte[20])));
    }

    private BuiltTx exportFromC() {
        List<EvmAccount> accounts = new ArrayList<>();
        for (int i = 0; i < random.nextInt(4) + 1; i++) {
            BigInteger wei = amount(45).toBigInteger().multiply(BigInteger.valueOf(random.nextInt(2_000_000_000)));
            EvmAddress address =
                    EvmAddress.of(Bytes.of(ByteBuffer.allocate(20).putInt(16, i).array()));
            accounts.add(new EvmAccount(address, wei, UInt64.of(random.nextInt(100))));
        }
        return cChain().exportTo(other(IDS.cChainId()), outputs(true), accounts);
    }
}
