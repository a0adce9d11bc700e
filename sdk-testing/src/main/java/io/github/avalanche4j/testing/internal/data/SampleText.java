package io.github.avalanche4j.testing.internal.data;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.testing.internal.codec.Addresses;
import io.github.avalanche4j.testing.internal.codec.Bech32;
import io.github.avalanche4j.testing.internal.codec.Cb58;
import io.github.avalanche4j.testing.internal.codec.Checksum;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * Makes other texts of the same kind, with valid checksums: another hash of a hash, another address of an address.
 *
 * @param salt selects the replacements; 0 for none
 * @param seconds the time by which times move back
 * @param prefix the prefix of bech32 addresses
 */
record SampleText(long salt, long seconds, String prefix) {
    private static final String NODE = "NodeID-";
    private static final Pattern HEX = Pattern.compile("(0x)?([0-9a-f]{2})+");
    private static final Pattern EVM_ADDRESS = Pattern.compile("0x[0-9a-fA-F]{40}");
    private static final Pattern BECH32 = Pattern.compile("([PXC]-)?(avax|fuji)(1[02-9ac-hj-np-z]{38})");
    private static final Pattern UUID_TEXT = Pattern.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");
    private static final Pattern INSTANT = Pattern.compile("\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z");
    private static final Pattern DIGITS = Pattern.compile("[1-9][0-9]{3,}");
    /** shorter numbers are counts, indices and codes */
    private static final int SHORTEST_QUANTITY = 4;
    /** bytes of hashes, of ids and of BLS keys and signatures; other hex is data */
    private static final Set<Integer> KEYS = Set.of(32, 48, 96);

    private static final Set<String> CONSTANTS = Set.of(
            "11111111111111111111111111111111LpoYY",
            "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM",
            "2JVSBoinj9C2J33VntvzYtVJNZdN2NKiwwKjcumHUWEb5DbBrm",
            "2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5",
            "yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp",
            "FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z",
            "43114",
            "43113");

    /** The kinds of the samples' texts, which are computed once. */
    private static final Map<String, Kind> KINDS = new ConcurrentHashMap<>();

    private enum Form {
        OTHER,
        INSTANT,
        BECH32,
        DIGITS,
        EVM_ADDRESS,
        HEX,
        UUID,
        ID
    }

    /**
     * The kind of a text.
     *
     * @param start the prefix that stays: {@code 0x}, {@code NodeID-} or the letter of a chain
     * @param bytes the bytes that change
     */
    private record Kind(Form form, String start, byte[] bytes) {
        private static final Kind OTHER = new Kind(Form.OTHER, "", new byte[0]);

        private static Kind of(String text) {
            if (CONSTANTS.contains(text)) {
                return OTHER;
            }
            if (INSTANT.matcher(text).matches()) {
                return new Kind(Form.INSTANT, "", new byte[0]);
            }
            if (BECH32.matcher(text).matches()) {
                String chain = text.charAt(1) == '-' ? text.substring(0, 2) : "";
                byte[] address = Addresses.bech32Bytes(text.substring(chain.length()));
                return address == null ? OTHER : new Kind(Form.BECH32, chain, address);
            }
            if (DIGITS.matcher(text).matches()) {
                return new Kind(Form.DIGITS, "", new byte[0]);
            }
            String hex = text.startsWith("0x") ? text.substring(2) : text;
            String start = text.substring(0, text.length() - hex.length());
            if (EVM_ADDRESS.matcher(text).matches()) {
                return new Kind(Form.EVM_ADDRESS, start, HexFormat.of().parseHex(hex));
            }
            if (KEYS.contains(hex.length() / 2) && HEX.matcher(text).matches()) {
                return new Kind(Form.HEX, start, HexFormat.of().parseHex(hex));
            }
            if (UUID_TEXT.matcher(text).matches()) {
                return new Kind(Form.UUID, "", text.getBytes(UTF_8));
            }
            boolean node = text.startsWith(NODE);
            byte[] id = Cb58.decode(node ? text.substring(NODE.length()) : text, node ? 20 : 32);
            return id == null ? OTHER : new Kind(Form.ID, node ? NODE : "", id);
        }
    }

    /** {@return how many texts have been looked at} */
    static int lookedAt() {
        return KINDS.size();
    }

    String vary(String text) {
        Kind kind = KINDS.computeIfAbsent(text, Kind::of);
        if (kind.form() == Form.INSTANT) {
            return seconds == 0
                    ? text
                    : Instant.parse(text).minusSeconds(seconds).toString();
        }
        if (kind.form() == Form.BECH32) {
            return kind.start() + Bech32.encode(prefix, salt == 0 ? kind.bytes() : bytes(kind.bytes()));
        }
        return salt == 0 ? text : other(text, kind);
    }

    private String other(String text, Kind kind) {
        return switch (kind.form()) {
            case DIGITS -> digits(text);
            case EVM_ADDRESS -> Addresses.eip55(bytes(kind.bytes()));
            case HEX -> kind.start() + HexFormat.of().formatHex(bytes(kind.bytes()));
            case UUID -> {
                ByteBuffer bits = ByteBuffer.wrap(bytes(kind.bytes()));
                yield new UUID(bits.getLong() & ~0xf000L | 0x4000L, bits.getLong() & ~0L >>> 2 | Long.MIN_VALUE)
                        .toString();
            }
            case ID -> kind.start() + Cb58.encode(bytes(kind.bytes()));
            default -> text;
        };
    }

    /** Other bytes of the same length; equal bytes have equal results in any text. */
    private byte[] bytes(byte[] original) {
        byte[] varied = new byte[original.length];
        byte[] digest = original;
        for (int at = 0; at < varied.length; at += digest.length) {
            digest = Checksum.sha256(ByteBuffer.allocate(digest.length + 8)
                    .put(digest)
                    .putLong(salt)
                    .array());
            System.arraycopy(digest, 0, varied, at, Math.min(digest.length, varied.length - at));
        }
        return varied;
    }

    /** Another quantity, at most as large and at least half as large, so that 256 bits are enough; short ones stay. */
    String digits(String number) {
        if (salt == 0 || number.length() < SHORTEST_QUANTITY) {
            return number;
        }
        BigInteger value = new BigInteger(number);
        BigInteger less = BigInteger.valueOf(
                ByteBuffer.wrap(bytes(number.getBytes(UTF_8))).getInt() & 0xffff_ffffL);
        return value.subtract(value.multiply(less).shiftRight(33)).toString();
    }

    static boolean isSeconds(BigInteger value) {
        return value.bitLength() < 32 && value.longValue() >= 1_500_000_000L && value.longValue() < 2_100_000_000L;
    }

    static boolean isMillis(BigInteger value) {
        return value.bitLength() < 42
                && value.longValue() >= 1_500_000_000_000L
                && value.longValue() < 2_100_000_000_000L;
    }
}
