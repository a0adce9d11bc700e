package io.github.avalanche4j.wallet.builder;

import static io.github.avalanche4j.wallet.Vectors.bytes;
import static io.github.avalanche4j.wallet.Vectors.elements;
import static io.github.avalanche4j.wallet.Vectors.nAvax;
import static io.github.avalanche4j.wallet.Vectors.number;
import static io.github.avalanche4j.wallet.Vectors.text;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.node.info.NodePop;
import io.github.avalanche4j.node.tx.platform.ConvertSubnetToL1Tx;
import io.github.avalanche4j.node.tx.platform.L1ValidatorOwner;
import io.github.avalanche4j.node.tx.platform.TxValidator;
import io.github.avalanche4j.node.tx.platform.ValidatorPop;
import io.github.avalanche4j.node.utxo.MintOutput;
import io.github.avalanche4j.node.utxo.NftMintOutput;
import io.github.avalanche4j.node.utxo.NftTransferOutput;
import io.github.avalanche4j.node.utxo.Output;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.PropertyMintOutput;
import io.github.avalanche4j.node.utxo.PropertyOwnedOutput;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.wallet.Vectors;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Owners, validators and outputs in a case of the vectors. */
record CaseValues(Chain chain, Network network) {
    Bech32Address address(JsonNode hex) {
        return Bech32Address.of(chain.name(), network, Bytes.fromHex(hex.asText()));
    }

    List<Bech32Address> addresses(JsonNode list) {
        return elements(list).map(this::address).toList();
    }

    static Instant time(JsonNode object, String field) {
        return Instant.ofEpochSecond(object.required(field).asLong());
    }

    OutputOwners owner(JsonNode owner) {
        return new OutputOwners(
                time(owner, "locktime"), owner.required("threshold").asLong(), addresses(owner.required("addresses")));
    }

    static NodeId node(JsonNode p) {
        return NodeId.parse(text(p, "nodeID"));
    }

    static NodePop proof(JsonNode p) {
        return Json.read(NodePop.class, p.required("signer").toString());
    }

    static ValidatorPop signer(JsonNode p) {
        JsonNode signer = p.required("signer");
        return new ValidatorPop(bytes(signer, "publicKey"), bytes(signer, "proofOfPossession"));
    }

    ConvertSubnetToL1Tx.Validator l1Validator(JsonNode v) {
        return new ConvertSubnetToL1Tx.Validator(
                NodeId.parse(text(v, "nodeID")).bytes(),
                number(v, "weight"),
                nAvax(v, "balance"),
                signer(v),
                pChainOwner(v.required("remainingBalanceOwner")),
                pChainOwner(v.required("deactivationOwner")));
    }

    L1ValidatorOwner pChainOwner(JsonNode owner) {
        return new L1ValidatorOwner(owner.required("threshold").asLong(), addresses(owner.required("addresses")));
    }

    Output output(JsonNode output) {
        OutputOwners owner = owner(output);
        long group = output.path("groupID").asLong();
        return switch (text(output, "type")) {
            case "secp256k1.TransferOutput" -> new TransferOutput(number(output, "amount"), owner, Optional.empty());
            case "secp256k1.MintOutput" -> new MintOutput(owner);
            case "nft.MintOutput" -> new NftMintOutput(group, owner);
            case "nft.TransferOutput" -> new NftTransferOutput(group, bytes(output, "payload"), owner);
            case "property.MintOutput" -> new PropertyMintOutput(owner);
            case "property.OwnedOutput" -> new PropertyOwnedOutput(owner);
            default -> throw new AssertionError(output.toString());
        };
    }

    Validation validation(JsonNode p, Id subnet) {
        return Validation.of(v -> {
            v.node(node(p));
            if (p.has("signer")) {
                v.node(node(p), proof(p));
            }
            v.start(time(p, "start"))
                    .end(time(p, "end"))
                    .subnet(subnet, Vectors.id(p, "assetID"), number(p, "weight"))
                    .rewardsOwner(owner(p.required("validationRewardsOwner")))
                    .delegationRewardsOwner(owner(p.required("delegationRewardsOwner")))
                    .delegationShares(p.required("delegationShares").asLong());
        });
    }

    static TxValidator subnetValidator(JsonNode p) {
        return Validation.ofSubnet(v -> v.node(node(p))
                .start(time(p, "start"))
                .end(time(p, "end"))
                .weight(p.required("weight").asLong()));
    }

    Delegation delegation(JsonNode p, Id subnet) {
        return Delegation.of(d -> d.node(node(p))
                .start(time(p, "start"))
                .end(time(p, "end"))
                .subnet(subnet, Vectors.id(p, "assetID"), number(p, "weight"))
                .rewardsOwner(owner(p.required("rewardsOwner"))));
    }

    AutoRenewedValidation autoRenewedValidation(JsonNode p) {
        return AutoRenewedValidation.of(v -> v.node(node(p), proof(p))
                .stake(nAvax(p, "weight"))
                .rewardsOwner(owner(p.required("validationRewardsOwner")))
                .delegationRewardsOwner(owner(p.required("delegationRewardsOwner")))
                .validatorAuthority(owner(p.required("validatorAuthority")))
                .delegationShares(p.required("delegationShares").asLong())
                .autoCompoundRewardShares(p.required("autoCompoundRewardShares").asLong())
                .period(Duration.ofSeconds(p.required("period").asLong())));
    }
}
