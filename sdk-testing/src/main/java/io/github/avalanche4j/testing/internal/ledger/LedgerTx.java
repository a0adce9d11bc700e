package io.github.avalanche4j.testing.internal.ledger;

import io.github.avalanche4j.testing.internal.codec.Checksum;
import io.github.avalanche4j.testing.internal.ledger.Bits.Input;
import io.github.avalanche4j.testing.internal.ledger.Bits.Output;
import io.github.avalanche4j.testing.internal.ledger.Bits.Owner;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The parts of a signed transaction that a ledger needs, read from its bytes (AvalancheGo vms/platformvm/txs,
 * vms/avm/txs).
 */
final class LedgerTx {
    final char chain;
    final byte[] bytes;
    final String id;
    int type;
    long network;
    String blockchain = "";
    List<Output> outputs = List.of();
    List<Input> inputs = List.of();
    int memo;
    String peer = ""; // the other chain of an import or export
    List<Input> imported = List.of();
    List<Output> exported = List.of();
    List<Output> staked = List.of();
    long stakedUntil; // seconds since 1970; 0 if the stake renews itself
    List<Account> accounts = List.of(); // of a C-Chain transaction: its payers or recipients
    final List<Operation> operations = new ArrayList<>();
    final List<Output> made = new ArrayList<>(); // the outputs of initial states and operations, after the plain ones
    long paidIn; // balances of L1 validators
    int proofs; // proofs of possession
    int convertedValidators;
    int warpSigners = -1;
    String managerChain = "";
    String managerAddress = "";
    final List<L1s.Validator> converted = new ArrayList<>();
    String validationId = ""; // the validation whose balance grows
    private @Nullable Warp warp;
    String authority = ""; // the subnet, validation or transaction whose owner must sign
    List<Integer> authorization = List.of();

    @Nullable
    Owner newOwner;

    byte[] unsigned = {};
    List<List<byte[]>> credentials = List.of();

    /** An EVM account in an atomic transaction; {@code nonce} is 0 if it receives. */
    record Account(String address, long amount, String asset, long nonce) {}

    record Operation(String asset, List<String> utxoIds, List<Integer> signers) {}

    private final Bits in;

    LedgerTx(char chain, byte[] bytes) {
        this.chain = chain;
        this.bytes = bytes;
        this.id = HexFormat.of().formatHex(Checksum.sha256(bytes));
        this.in = new Bits(bytes);
        in.version();
        type = in.int32();
        network = in.int32() & 0xffff_ffffL;
        blockchain = in.id();
        if (chain == 'C') {
            atomic();
        } else {
            outputs = in.list(in::transferable);
            inputs = in.list(in::input);
            memo = in.bytes().length;
            if (chain == 'X') {
                onX();
            } else {
                onP();
            }
        }
        unsigned = in.between(0, in.position());
        credentials = in.list(() -> {
            in.expect(9, 14, 19);
            return in.list(() -> in.bytes(65));
        });
        in.end();
    }

    private void atomic() {
        peer = in.id();
        if (type == 0) {
            imported = in.list(in::input);
            accounts = in.list(() -> new Account(in.hex(20), in.int64(), in.id(), 0));
        } else if (type == 1) {
            accounts = in.list(() -> new Account(in.hex(20), in.int64(), in.id(), in.int64()));
            exported = in.list(in::transferable);
        } else {
            throw new RefusedException("unknown type ID: " + type);
        }
    }

    private void onX() {
        switch (type) {
            case 0 -> {}
            case 1 -> {
                in.text();
                in.text();
                in.skip(1);
                in.list(() -> {
                    in.skip(4);
                    return made.addAll(in.list(() -> in.output(id)));
                });
            }
            case 2 -> in.list(() -> operations.add(operation()));
            case 3 -> imports();
            case 4 -> exports();
            default -> throw new RefusedException("unknown type ID: " + type);
        }
    }

    private void imports() {
        peer = in.id();
        imported = in.list(in::input);
    }

    private void exports() {
        peer = in.id();
        exported = in.list(in::transferable);
    }

    private Operation operation() {
        String asset = in.id();
        List<String> utxoIds = in.list(() -> Utxo.id(in.id(), in.int32()));
        int kind = in.expect(8, 12, 13, 17, 18);
        List<Integer> signers = in.list(in::int32);
        switch (kind) {
            case 8 -> {
                made.add(in.output(asset, 6));
                made.add(in.output(asset, 7));
            }
            case 12 -> {
                ByteBuffer group = ByteBuffer.wrap(in.bytes(4));
                byte[] payload = in.bytes();
                in.list(() -> {
                    int start = in.position();
                    Owner owner = in.owner();
                    byte[] owners = in.between(start, in.position());
                    byte[] nft = ByteBuffer.allocate(12 + payload.length + owners.length)
                            .putInt(11)
                            .put(group.duplicate())
                            .putInt(payload.length)
                            .put(payload)
                            .put(owners)
                            .array();
                    return made.add(new Output(asset, 11, 0, 0, owner, nft));
                });
            }
            case 13 -> made.add(in.output(asset, 11));
            case 17 -> {
                made.add(in.output(asset, 15));
                made.add(in.output(asset, 16));
            }
            default -> {} // burns
        }
        return new Operation(asset, utxoIds, signers);
    }

    private void onP() {
        switch (type) {
            case 34 -> {}
            case 13 -> {
                in.skip(44);
                authorizedBy(in.id());
            }
            case 15 -> {
                authority = in.id();
                in.text();
                in.skip(32);
                in.list(in::id);
                in.bytes();
                authorizedBy(authority);
            }
            case 16 -> newOwner = in.typedOwner();
            case 17 -> imports();
            case 18 -> exports();
            case 23 -> {
                in.skip(20);
                authorizedBy(in.id());
            }
            case 25 -> {
                validation();
                signer();
                staked = in.list(in::transferable);
                in.typedOwner();
                in.typedOwner();
                in.skip(4);
            }
            case 26 -> {
                validation();
                staked = in.list(in::transferable);
                in.typedOwner();
            }
            case 33 -> {
                authorizedBy(in.id());
                newOwner = in.typedOwner();
            }
            case 35 -> {
                authority = in.id();
                managerChain = in.id();
                managerAddress = HexFormat.of().formatHex(in.bytes());
                in.list(this::validator);
                authorizedBy(authority);
            }
            case 36 -> {
                paidIn = in.int64();
                in.skip(96);
                message();
            }
            case 37 -> message();
            case 38 -> {
                validationId = in.id();
                paidIn = in.int64();
            }
            case 39 -> authorizedBy(in.id());
            case 40 -> {
                in.bytes();
                signer();
                staked = in.list(in::transferable);
                in.typedOwner();
                in.typedOwner();
                newOwner = in.typedOwner();
                in.skip(16);
            }
            case 41 -> {
                authorizedBy(in.id());
                in.skip(12);
            }
            default -> throw new RefusedException("the fake ledger takes no transaction of type " + type);
        }
    }

    /** A node, start, end, weight and subnet. */
    private void validation() {
        in.skip(28);
        stakedUntil = in.int64();
        in.skip(8 + 32);
    }

    private void authorizedBy(String owned) {
        authority = owned;
        in.expect(10);
        authorization = in.list(in::int32);
    }

    private void signer() {
        if (in.expect(27, 28) == 28) {
            in.skip(144);
            proofs++;
        }
    }

    private boolean validator() {
        String nodeId = HexFormat.of().formatHex(in.bytes());
        long weight = in.int64();
        long balance = in.int64();
        paidIn += balance;
        String key = in.hex(48);
        in.skip(96);
        Owner remaining = new Owner(0, in.int32(), in.list(() -> in.hex(20)));
        proofs++;
        convertedValidators++;
        Owner deactivation = new Owner(0, in.int32(), in.list(() -> in.hex(20)));
        return converted.add(new L1s.Validator(authority, nodeId, key, weight, balance, remaining, deactivation));
    }

    /** A signed Warp message and what it holds. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Warp(byte[] signed, String sourceChain, byte[] payload) {}

    Warp warp() {
        return Objects.requireNonNull(warp);
    }

    /** A signed Warp message: its signers are counted. */
    private void message() {
        byte[] signed = in.bytes();
        Bits message = new Bits(signed);
        message.version();
        message.skip(4);
        warp = new Warp(signed, message.id(), message.bytes());
        message.expect(0);
        warpSigners = 0;
        for (byte bits : message.bytes()) {
            warpSigners += Integer.bitCount(bits & 0xff);
        }
        message.skip(96);
        message.end();
    }
}
