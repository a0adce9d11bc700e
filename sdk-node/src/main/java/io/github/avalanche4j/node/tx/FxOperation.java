package io.github.avalanche4j.node.tx;

import io.github.avalanche4j.core.internal.codec.UInt32List;
import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.node.utxo.MintOutput;
import io.github.avalanche4j.node.utxo.NftTransferOutput;
import io.github.avalanche4j.node.utxo.Output;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.PropertyMintOutput;
import io.github.avalanche4j.node.utxo.PropertyOwnedOutput;
import io.github.avalanche4j.node.utxo.TransferOutput;
import java.util.List;
import java.util.Objects;

/**
 * The action of an {@link TxOperation} of the X-Chain. There is one type for each kind that AvalancheGo's feature
 * extensions have.
 */
@NoJson("write the Tx that has it")
public sealed interface FxOperation {
    /**
     * {@return the owners that sign, as indices into the owners of the output that it consumes, each from 0 to 2^32 −
     * 1}
     */
    List<Long> signatureIndices();

    /** {@return the outputs that it creates, in order} */
    List<Output> outputs();

    /** {@return the feature extension that it belongs to} */
    Fx fx();

    /**
     * Mints more of an asset: {@code secp256k1fx.MintOperation}, type id 8.
     *
     * @param signatureIndices which of the minters sign
     * @param mintOutput the right to mint more
     * @param transferOutput the minted amount
     */
    record Mint(List<Long> signatureIndices, MintOutput mintOutput, TransferOutput transferOutput)
            implements FxOperation {
        public Mint {
            signatureIndices = UInt32List.copyOf(signatureIndices);
            Objects.requireNonNull(mintOutput, "mintOutput");
            Objects.requireNonNull(transferOutput, "transferOutput");
        }

        @Override
        public List<Output> outputs() {
            return List.of(mintOutput, transferOutput);
        }

        @Override
        public Fx fx() {
            return Fx.SECP256K1;
        }
    }

    /**
     * Mints NFTs, one for each of the owners: {@code nftfx.MintOperation}, type id 12.
     *
     * @param signatureIndices which of the minters sign
     * @param groupId the group that the NFTs belong to, from 0 to 2^32 − 1
     * @param payload their content, often a URL
     * @param owners the owners, who get one NFT each
     */
    record NftMint(List<Long> signatureIndices, long groupId, Bytes payload, List<OutputOwners> owners)
            implements FxOperation {
        public NftMint {
            signatureIndices = UInt32List.copyOf(signatureIndices);
            Objects.requireNonNull(payload, "payload");
            owners = List.copyOf(owners);
        }

        @Override
        public List<Output> outputs() {
            return owners.stream()
                    .<Output>map(owner -> new NftTransferOutput(groupId, payload, owner))
                    .toList();
        }

        @Override
        public Fx fx() {
            return Fx.NFT;
        }
    }

    /**
     * Transfers an NFT: {@code nftfx.TransferOperation}, type id 13.
     *
     * @param signatureIndices which of the owners sign
     * @param output the NFT and its new owners
     */
    record NftTransfer(List<Long> signatureIndices, NftTransferOutput output) implements FxOperation {
        public NftTransfer {
            signatureIndices = UInt32List.copyOf(signatureIndices);
            Objects.requireNonNull(output, "output");
        }

        @Override
        public List<Output> outputs() {
            return List.of(output);
        }

        @Override
        public Fx fx() {
            return Fx.NFT;
        }
    }

    /**
     * Mints a property: {@code propertyfx.MintOperation}, type id 17.
     *
     * @param signatureIndices which of the minters sign
     * @param mintOutput the right to mint more
     * @param ownedOutput the minted property
     */
    record PropertyMint(List<Long> signatureIndices, PropertyMintOutput mintOutput, PropertyOwnedOutput ownedOutput)
            implements FxOperation {
        public PropertyMint {
            signatureIndices = UInt32List.copyOf(signatureIndices);
            Objects.requireNonNull(mintOutput, "mintOutput");
            Objects.requireNonNull(ownedOutput, "ownedOutput");
        }

        @Override
        public List<Output> outputs() {
            return List.of(mintOutput, ownedOutput);
        }

        @Override
        public Fx fx() {
            return Fx.PROPERTY;
        }
    }

    /**
     * Burns a property: {@code propertyfx.BurnOperation}, type id 18.
     *
     * @param signatureIndices which of the owners sign
     */
    record PropertyBurn(List<Long> signatureIndices) implements FxOperation {
        public PropertyBurn {
            signatureIndices = UInt32List.copyOf(signatureIndices);
        }

        @Override
        public List<Output> outputs() {
            return List.of();
        }

        @Override
        public Fx fx() {
            return Fx.PROPERTY;
        }
    }
}
