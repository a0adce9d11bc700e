// Walks the list of transactions with @avalanche-sdk/chainkit, in turns as the Java workers do.
import { createInterface } from "node:readline";
import { Avalanche } from "@avalanche-sdk/chainkit";

// the SDK reports each request to another host, and lets its failure end the process: that is not what is measured
const realFetch = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const url = typeof input === "string" ? input : input.url ?? String(input);
  return url.includes("127.0.0.1") ? realFetch(input, init) : Promise.resolve(new Response("{}"));
};

const [server] = process.argv.slice(2);
const address = "0x71c7656ec7ab88b098defb751b7401b5f6d8976f";
const sdk = new Avalanche({ serverURL: server, chainId: "43114" });

async function walk() {
  let items = 0;
  // this operation ignores the client's serverURL
  const list = await sdk.data.evm.address.transactions.list({ address, pageSize: 100 }, { serverURL: server });
  for await (const page of list) {
    for (const transaction of page.result.transactions) {
      items += Number(transaction.nativeTransaction.blockIndex) < 0 ? 0 : 1;
    }
  }
  return items;
}

console.log(`ready ${process.pid}`);
for await (const line of createInterface({ input: process.stdin })) {
  const nanos = BigInt(line.split(" ")[2]);
  let repetitions = 0;
  let items = 0;
  const cpu = process.cpuUsage();
  const start = process.hrtime.bigint();
  do {
    items = await walk();
    repetitions++;
  } while (process.hrtime.bigint() - start < nanos);
  const wall = Number(process.hrtime.bigint() - start) / repetitions;
  const used = process.cpuUsage(cpu);
  const usedNanos = ((used.user + used.system) * 1000) / repetitions;
  console.log(`turn ${wall} ${usedNanos} ${usedNanos} 0 ${items}`);
}
process.exit(0);
