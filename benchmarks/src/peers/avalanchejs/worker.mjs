// Builds and signs transfers of the P-Chain with @avalabs/avalanchejs, in turns that each line of the input asks for.
import { createInterface } from "node:readline";
import {
  addTxSignatures, avaxSerial, BigIntPr, Id, Int, OutputOwners, pvm, secp256k1, TransferableOutput,
  TransferOutput, Utxo, utils,
} from "@avalabs/avalanchejs";

const coin = 1_000_000_000n;
const key = utils.hexToBuffer("11".repeat(32));
const ours = secp256k1.publicKeyBytesToAddress(secp256k1.getPublicKey(key));
const id = (number) => Id.fromHex(number.toString(16).padStart(64, "0"));
const avax = id(1).toString();
const context = {
  networkID: 5, hrp: "fuji", avaxAssetID: avax, pBlockchainID: id(0).toString(), xBlockchainID: id(2).toString(),
  cBlockchainID: id(3).toString(),
  platformFeeConfig: { weights: [1, 1000, 1000, 4], maxCapacity: 1_000_000n, maxPerSecond: 100_000n,
    targetPerSecond: 50_000n, minPrice: 1n, excessConversionConstant: 2_164_043n },
};
const feeState = { price: 2n, capacity: 1_000_000n, excess: 0n, timestamp: "" };

function transfer(inputs) {
  const utxos = Array.from({ length: inputs }, (_, number) => new Utxo(
    new avaxSerial.UTXOID(id(number), new Int(0)), Id.fromString(avax),
    new TransferOutput(new BigIntPr(coin), OutputOwners.fromNative([ours]))));
  const outputs = [TransferableOutput.fromNative(avax, BigInt(inputs) * coin - coin / 2n, [new Uint8Array(20)])];
  return async () => {
    const tx = pvm.newBaseTx({ feeState, fromAddressesBytes: [ours], outputs, utxos }, context);
    await addTxSignatures({ unsignedTx: tx, privateKeys: [key] });
    return tx.getSignedTx().unsignedTx.baseTx.inputs.length;
  };
}

console.log(`ready ${process.pid}`);
for await (const line of createInterface({ input: process.stdin })) {
  const [, task, nanos] = line.split(" ");
  const one = transfer(Number(task.split(":")[1]));
  let repetitions = 0;
  let inputs = 0;
  const cpu = process.cpuUsage();
  const start = process.hrtime.bigint();
  do {
    inputs = await one();
    repetitions++;
  } while (process.hrtime.bigint() - start < BigInt(nanos));
  const wall = Number(process.hrtime.bigint() - start) / repetitions;
  const used = process.cpuUsage(cpu);
  const usedNanos = ((used.user + used.system) * 1000) / repetitions;
  console.log(`turn ${wall} ${usedNanos} ${usedNanos} 0 ${inputs}`);
}
process.exit(0);
