package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.wallet.TxRefusedException.Reason;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Texts of AvalancheGo 1.14.2's verifiers and mempools, and the reason that each is reported as. */
class TxRefusalReasonsTest {
    private static final String P =
            "couldn't issue tx: failed verification: failed execution: standard tx %s failed execution: ";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "insufficient unlocked funds: needs 1 more U8iRqJoiJm8xZHAacmvYyZVwqQx6uDNtQeP3CQ6fcgQk3JqnK | FEE_TOO_LOW",
                "flow check failed: insufficient unlocked funds: needs 1 more asset | FEE_TOO_LOW",
                "import tx flow check failed due to: insufficient funds | FEE_TOO_LOW",
                "failed to read consumed UTXO 2bRC due to: not found | INPUT_SPENT",
                "failed to get shared memory: not found | INPUT_SPENT",
                "failed to verify transfer: failed to get utxo 2bRC: not found | INPUT_SPENT",
                "failed to fetch import UTXOs from 2oYM due to: not found | INPUT_SPENT",
                "output is time locked | LOCKED",
                "locked funds not marked as locked | LOCKED",
                "tx conflicts with other tx | CONFLICT",
                "conflict present | CONFLICT",
                "issuing tx: insufficient fee | FEE_TOO_LOW",
                "state verification: nonce mismatch: address 0x93AEA42e8c8a87026Cf7cbA9beD38F0492b4a12b has nonce 129"
                        + " but needs 128 | NONCE",
                "tx exceeds current gas capacity | CAPACITY",
                "not enough gas | CAPACITY",
                "failed to verify transfer: invalid signature | SIGNATURE",
                "failed to verify transfer: wrong signature | SIGNATURE",
                "failed to verify transfer: signature was mutated | SIGNATURE",
                "signature doesn't match public key | SIGNATURE",
                "unauthorized modification | SIGNATURE",
                "wrong number of credentials | SIGNATURE",
                "staking period is too short | STAKING",
                "staking period is too long | STAKING",
                "weight of this validator is too low | STAKING",
                "staker charges an insufficient delegation fee | STAKING",
                "duplicate validator | STAKING",
                "failed to fetch the validator for NodeID-rt4tjhyoFWxPJ4Q3To16itxQMhr5D552 on 11111111111111111111111111111111LpoYY: not found | STAKING",
                "failed to fetch the primary network validator for NodeID-111111111111111111116DBWJs: not found | STAKING",
                "proposed staking period is not inside dependent staking period | STAKING",
                "validator would be over delegated | OVER_DELEGATED",
                "warp message expired | WARP_MESSAGE",
                "warp message not yet allowed | WARP_MESSAGE",
                "warp message already issued for validationID kRzdqgZD6qDA2HonJkzcpBezxqPRYyNiyoy4jcptmtyxvFxrn"
                        + " | ALREADY_ISSUED",
                "warp message contains stale nonce | WARP_MESSAGE",
                "failed verifying warp messages: signature weight is insufficient | WARP_MESSAGE",
                "could not load L1 validator: not found | UNKNOWN_VALIDATION",
                "attempting to remove the last L1 validator | OTHER",
                "memo exceeds maximum length | OTHER",
                "invalid nonce | NONCE",
                "issuing tx: state verification: nonce mismatch: address 0x19E7 has nonce 1 but needs 0 | NONCE",
                "gas exceeds minimum gas target | CAPACITY"
            })
    void each_text_of_a_node_has_its_reason(String text, Reason reason) {
        assertThat(Reason.of(P + text)).isEqualTo(reason);
    }
}
