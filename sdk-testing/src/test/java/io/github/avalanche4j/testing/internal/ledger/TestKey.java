package io.github.avalanche4j.testing.internal.ledger;

import io.github.avalanche4j.testing.internal.codec.Bech32;
import io.github.avalanche4j.testing.internal.codec.Cb58;
import io.github.avalanche4j.testing.internal.codec.Checksum;
import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;

/**
 * A key and simple transactions of AVAX that it signs, on network 12345. Its signatures have the nonce 1, so that they
 * need no arithmetic on the curve; anybody can compute the key from one of them.
 */
public final class TestKey {
    private static final HexFormat HEX = HexFormat.of();
    private static final BigInteger N =
            new BigInteger("fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141", 16);
    private static final BigInteger R =
            new BigInteger("79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798", 16);

    private final Ledger ids = new Ledger();
    private final BigInteger key;
    private final Recovery owner;

    public TestKey(int number) {
        key = BigInteger.valueOf(number);
        byte[] hash = new byte[32];
        owner = Recovery.of(hash, sign(hash));
    }

    private byte[] sign(byte[] hash) {
        BigInteger s = new BigInteger(1, hash).add(R.multiply(key)).mod(N);
        boolean isHigh = s.compareTo(N.shiftRight(1)) > 0;
        byte[] signature = Arrays.copyOf(number(R), 65);
        System.arraycopy(number(isHigh ? N.subtract(s) : s), 0, signature, 32, 32);
        signature[64] = (byte) (isHigh ? 1 : 0);
        return signature;
    }

    private static byte[] number(BigInteger number) {
        byte[] bytes = number.toByteArray();
        byte[] padded = new byte[32];
        int size = Math.min(32, bytes.length);
        System.arraycopy(bytes, bytes.length - size, padded, 32 - size, size);
        return padded;
    }

    /** Bech32 with the chain's letter. */
    public String address(char chain) {
        return chain + "-" + Bech32.encode("local", HEX.parseHex(owner.shortId()));
    }

    /** 20 bytes in hex. */
    public String shortId() {
        return owner.shortId();
    }

    public String evmAddress() {
        return "0x" + owner.evmAddress();
    }

    /** The id of a signed transaction. */
    public static String id(String signed) {
        byte[] whole = HEX.parseHex(signed.substring(2));
        return Cb58.encode(Checksum.sha256(Arrays.copyOf(whole, whole.length - 4)));
    }

    /** Bytes that grow. */
    private static final class Writer {
        private final ByteArrayOutputStream out = new ByteArrayOutputStream();

        Writer hex(String hex) {
            return bytes(HEX.parseHex(hex));
        }

        Writer bytes(byte[] bytes) {
            out.writeBytes(bytes);
            return this;
        }

        Writer int32(int number) {
            return bytes(ByteBuffer.allocate(4).putInt(number).array());
        }

        Writer int64(long number) {
            return bytes(ByteBuffer.allocate(8).putLong(number).array());
        }
    }

    private Writer begun(char chain, int type) {
        return new Writer().hex("0000").int32(type).int32(12345).hex(ids.chains.get(chain));
    }

    private Writer outputs(Writer out, long amount) {
        return amount == 0
                ? out.int32(0)
                : out.int32(1)
                        .hex(ids.avax)
                        .bytes(Bits.Output.avax(ids.avax, amount, new Bits.Owner(0, 1, List.of(owner.shortId())))
                                .bytes());
    }

    private static List<Utxo> parsed(List<String> utxos) {
        List<Utxo> parsed = new ArrayList<>();
        for (String utxo : utxos) {
            byte[] whole = HEX.parseHex(utxo.substring(2));
            parsed.add(Utxo.of(Arrays.copyOf(whole, whole.length - 4)));
        }
        parsed.sort(Comparator.comparing(Utxo::txId).thenComparing(Utxo::index));
        return parsed;
    }

    private Writer inputs(Writer out, List<Utxo> utxos) {
        out.int32(utxos.size());
        utxos.forEach(utxo -> out.hex(utxo.txId())
                .int32(utxo.index())
                .hex(ids.avax)
                .int32(5)
                .int64(utxo.output().amount())
                .int32(1)
                .int32(0));
        return out;
    }

    private static long sum(List<Utxo> utxos) {
        return utxos.stream().mapToLong(utxo -> utxo.output().amount()).sum();
    }

    private String signed(Writer unsigned, int inputs) {
        byte[] bytes = unsigned.out.toByteArray();
        byte[] signature = sign(Checksum.sha256(bytes));
        unsigned.int32(inputs);
        for (int i = 0; i < inputs; i++) {
            unsigned.int32(9).int32(1).bytes(signature);
        }
        return "0x" + HEX.formatHex(Checksum.append(unsigned.out.toByteArray()));
    }

    /** Returns UTXOs of the P- or X-Chain to the key, as one. */
    public String transfer(char chain, List<String> utxos, long fee) {
        List<Utxo> spent = parsed(utxos);
        Writer out = begun(chain, chain == 'P' ? 34 : 0);
        return signed(inputs(outputs(out, sum(spent) - fee), spent).int32(0), spent.size());
    }

    /** Imports UTXOs to the C-Chain. */
    public String importToC(char from, List<String> utxos, long fee) {
        List<Utxo> spent = parsed(utxos);
        Writer out = inputs(begun('C', 0).hex(ids.chains.get(from)), spent);
        return signed(
                out.int32(1).hex(owner.evmAddress()).int64(sum(spent) - fee).hex(ids.avax), spent.size());
    }

    /** Exports from the C-Chain. */
    public String exportFromC(char to, long nAvax, long fee, long nonce) {
        Writer out = begun('C', 1).hex(ids.chains.get(to)).int32(1).hex(owner.evmAddress());
        return signed(outputs(out.int64(nAvax + fee).hex(ids.avax).int64(nonce), nAvax), 1);
    }
}
