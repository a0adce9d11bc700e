package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.internal.codec.CodecReader;
import io.github.avalanche4j.core.internal.codec.CodecWriter;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.Utxo;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The data that a signer needs besides a transaction's bytes: the UTXOs that it spends and their owners. {@link #bytes}
 * and {@link #parse} transport it to a signer on another machine.
 *
 * @param chain the chain of the transaction
 * @param utxos the UTXOs that it spends
 * @param authorization another owner who must authorize it: of a subnet, an L1 validator or an auto-renewed validator;
 *     absent if it needs none
 */
public record SpentOutputs(Chain chain, List<Utxo> utxos, Optional<OutputOwners> authorization) {
    private static final String TYPE = "spent outputs";

    public SpentOutputs {
        Objects.requireNonNull(chain, "chain");
        utxos = List.copyOf(utxos);
        Objects.requireNonNull(authorization, "authorization");
    }

    /** {@return these UTXOs and owners as bytes, in this library's own format} */
    public Bytes bytes() {
        CodecWriter out = new CodecWriter()
                .version()
                .uint8(chain.ordinal())
                .string(prefix())
                .uint32(utxos.size());
        utxos.forEach(utxo -> out.variable(chain.encodeUtxo(utxo)));
        out.bool(authorization.isPresent());
        authorization.ifPresent(owner -> {
            out.uint64(UInt64.of(owner.locktime().getEpochSecond()))
                    .uint32(owner.threshold())
                    .uint32(owner.addresses().size());
            owner.addresses().forEach(address -> out.fixed(address.bytes()));
        });
        return out.bytes();
    }

    /** The prefix of the addresses, which names the network; empty if there are none. */
    private String prefix() {
        List<Bech32Address> addresses = new ArrayList<>();
        utxos.forEach(utxo -> addresses.addAll(utxo.output().owners().addresses()));
        authorization.ifPresent(owner -> addresses.addAll(owner.addresses()));
        return addresses.isEmpty() ? "" : addresses.get(0).network();
    }

    /**
     * {@return the value of the bytes that {@link #bytes} returned}
     *
     * @param bytes the bytes
     * @param network the network of the transaction
     * @throws MalformedBytesException if the bytes are malformed
     * @throws InvalidRequestException if the addresses are of another network
     */
    public static SpentOutputs parse(Bytes bytes, Network network) {
        CodecReader in = new CodecReader(TYPE, bytes);
        in.version();
        int place = in.uint8();
        if (place >= Chain.values().length) {
            throw in.malformed(2, MalformedBytesException.Reason.UNKNOWN_TYPE_ID, "a chain from 0 to 2");
        }
        Chain chain = Chain.values()[place];
        String prefix = in.string();
        if (!prefix.isEmpty() && !prefix.equals(network.addressPrefix())) {
            String rule = "the one of these bytes, whose addresses begin with " + prefix + "1";
            throw new InvalidRequestException("network", network.toString(), rule);
        }
        int count = in.length();
        List<Utxo> utxos = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            utxos.add(chain.parseUtxo(in.variable(), network));
        }
        Optional<OutputOwners> owner = in.bool() ? Optional.of(owner(in, network)) : Optional.empty();
        in.end();
        return new SpentOutputs(chain, utxos, owner);
    }

    private static OutputOwners owner(CodecReader in, Network network) {
        long seconds = in.int64();
        boolean isFar = seconds < 0 || seconds > Instant.MAX.getEpochSecond();
        Instant locktime = isFar ? Instant.MAX : Instant.ofEpochSecond(seconds);
        long threshold = in.uint32();
        int count = in.length();
        List<Bech32Address> addresses = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            addresses.add(Bech32Address.of(Chain.P.name(), network, in.fixed(20)));
        }
        return new OutputOwners(locktime, threshold, addresses);
    }
}
