#!/usr/bin/env python3
"""Derives the expected leaves of recorded answers, without any of our Java code.

Input: recordings (one JSON file per exchange). Output: src/test/resources/expected/<interface>/<case>.json, an object that
maps the path of each leaf, spelled with the accessors' names, to its text. What the wire says in another unit or form than
the accessors is converted here, by rules written from the specification:

  times        RFC 3339 in any zone -> UTC with the fraction cut of trailing zeros as Java prints it
  durations    nanoseconds -> ISO 8601
  checked hex  the last four bytes must be those of the SHA-256, and are cut off
  numbers      as decimal text, whether the wire has a number, a text or a hex quantity

Usage: derive_expected.py RECORDINGS_FOLDER [interface ...]
"""
import hashlib
import json
import pathlib
import re
import sys
from datetime import datetime, timedelta, timezone
from decimal import Decimal

CHAINS = ["platform", "proposervm", "avm", "avax"]
TIME = re.compile(r"^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d+))?(Z|[+-]\d\d:\d\d)$")

# by method: the only field of a result that the call gives, instead of an object around it
UNWRAP = {
    "info.acps": "acps",
    "info.isBootstrapped": "isBootstrapped",
    "info.getBlockchainID": "blockchainID",
    "info.getNetworkID": "networkID",
    "info.getNetworkName": "networkName",
    "info.getNodeIP": "ip",
    "index.getIndex": "index",
    "index.isAccepted": "isAccepted",
    "index.getContainerRange": "containers",
    "platform.getHeight": "height",
    "platform.getProposedHeight": "height",
    "platform.getAllValidatorsAt": "validatorSets",
    "platform.getCurrentValidators": "validators",
    "platform.validatedBy": "subnetID",
    "platform.validates": "blockchainIDs",
    "validators.getCurrentValidators": "validators",
    "admin.getChainAliases": "aliases",
    "admin.getLoggerLevel": "loggerLevels",
    "admin.setLoggerLevel": "loggerLevels",
    "platform.getTimestamp": "timestamp",
    "platform.sampleValidators": "validators",
    "platform.getSubnets": "subnets",
    "platform.getBlockchains": "blockchains",
    "platform.getBlockchainStatus": "status",
    "platform.getStakingAssetID": "assetID",
    "platform.getTx": "tx",
    "platform.getBlock": "block",
    "platform.getBlockByHeight": "block",
    "proposervm.getProposedHeight": "height",
    "avm.getHeight": "height",
    "avm.getTx": "tx",
    "avm.getTxStatus": "status",
    "avm.getBlock": "block",
    "avm.getBlockByHeight": "block",
    "avm.getAllBalances": "balances",
    "admin.getVMConfig": "config",
}
# by method: results that are maps themselves
RESULT_MAPS = {"platform.getValidatorsAt"}
# field of the wire -> accessor, where the rule "ID, IP, MB at the end keep one capital" does not say it
RENAME = {
    "nodePOP": "nodePop",
    "publicIP": "publicIp",
    "supportedACPs": "supportedAcps",
    "objectedACPs": "objectedAcps",
    "newVMs": "newVms",
    "failedVMs": "failedVms",
}
# fields whose values are kept as JSON trees: below them nothing is renamed or converted
TREES = {
    ("health", "message"),
    ("health", "error"),
    ("platform", "tx"),
    ("platform", "block"),
    ("avm", "tx"),
    ("avm", "block"),
}
# maps whose keys are data, not fields
MAPS = {
    ("info", "vmVersions"),
    ("info", "vms"),
    ("info", "fxs"),
    ("health", "checks"),
    ("platform", "validatorSets"),
    ("admin", "loggerLevels"),
    ("admin", "newVMs"),
    ("platform", "balances"),
    ("platform", "unlockeds"),
    ("platform", "lockedStakeables"),
    ("platform", "lockedNotStakeables"),
    ("platform", "stakeds"),
}
NANOSECONDS = {("health", "duration"), ("info", "graniteEpochDuration")}
SECONDS = {
    ("info", "upgradeTime"),
    ("platform", "startTime"),
    ("platform", "endTime"),
    ("platform", "locktime"),
    ("validators", "startTimestamp"),
    ("proposervm", "startTime"),
}
DURATION_SECONDS = {("validators", "uptimeSeconds")}
CHECKED = {
    ("index", "bytes"),
    ("platform", "tx"),
    ("platform", "block"),
    ("platform", "utxos"),
    ("platform", "stakedOutputs"),
    ("avm", "tx"),
    ("avm", "block"),
    ("avm", "utxos"),
    ("avax", "tx"),
    ("avax", "utxos"),
}


def accessor(field):
    if field in RENAME:
        return RENAME[field]
    return re.sub(r"ID(s?)$", r"Id\1", field)


def java_instant(text):
    year, month, day, hour, minute, second, fraction, zone = TIME.match(text).groups()
    nanos = int((fraction or "").ljust(9, "0")[:9] or 0)
    at = datetime(int(year), int(month), int(day), int(hour), int(minute), int(second), tzinfo=timezone.utc)
    if zone != "Z":
        sign = 1 if zone[0] == "+" else -1
        at -= sign * timedelta(hours=int(zone[1:3]), minutes=int(zone[4:6]))
    out = at.strftime("%Y-%m-%dT%H:%M:%S").rjust(19, "0")
    if nanos:
        digits = f"{nanos:09d}"
        while digits.endswith("000"):
            digits = digits[:-3]
        out += "." + digits
    return out + "Z"


def java_duration(nanos):
    """As java.time.Duration prints it."""
    if nanos == 0:
        return "PT0S"
    seconds, rest = divmod(nanos, 10**9)
    hours, seconds = divmod(seconds, 3600)
    minutes, seconds = divmod(seconds, 60)
    out = "PT" + (f"{hours}H" if hours else "") + (f"{minutes}M" if minutes else "")
    if seconds or rest:
        out += str(seconds) + (f".{rest:09d}".rstrip("0") if rest else "") + "S"
    return out


def number(text):
    value = Decimal(text)
    plain = format(value, "f")
    return plain.rstrip("0").rstrip(".") if "." in plain else plain


def leaves(interface, value, path, field, tree, out):
    if value is None:
        if tree:
            out[path] = "null"
        return
    if isinstance(value, dict):
        if tree and not value:
            out[path] = "{}"
        for key, inner in value.items():
            named = key if tree or (interface, field) in MAPS or field == "$map" else accessor(key)
            step = f"{path}.{named}" if path else named
            below = "$value" if (interface, field) in MAPS else key
            leaves(interface, inner, step, below, tree or (interface, key) in TREES, out)
        return
    if isinstance(value, list):
        if tree and not value:
            out[path] = "[]"
        for i, inner in enumerate(value):
            leaves(interface, inner, f"{path}[{i}]", field, tree, out)
        return
    out[path] = leaf(interface, value, field, tree)


def leaf(interface, value, field, tree):
    if isinstance(value, bool):
        return "true" if value else "false"
    if tree:
        return number(str(value)) if isinstance(value, (int, Decimal)) else value
    key = (interface, field)
    if key in NANOSECONDS:
        return java_duration(int(value))
    if key in DURATION_SECONDS:
        return java_duration(int(value) * 10**9)
    if key in SECONDS:
        return java_instant(datetime.fromtimestamp(int(value), timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"))
    if key in CHECKED:
        raw = bytes.fromhex(value[2:])
        if PLAIN:
            return value
        assert hashlib.sha256(raw[:-4]).digest()[-4:] == raw[-4:], "checksum of the recording"
        return "0x" + raw[:-4].hex()
    if isinstance(value, str) and TIME.match(value):
        return java_instant(value)
    if isinstance(value, (int, Decimal)):
        return number(str(value))
    if re.fullmatch(r"-?\d+(\.\d+)?", value):
        return number(value)
    return value


PLAIN = False

# methods of EVM chains whose result is a quantity in hex
QUANTITIES = {"eth_chainId", "eth_blockNumber", "eth_gasPrice", "eth_baseFee", "eth_getBalance"}
# fields of a chain's configuration that have accessors of their own: numbers, and texts
CONFIG_NUMBERS = ["chainId"] + [
    name + "Block"
    for name in (
        "homestead", "eip150", "eip155", "eip158", "byzantium", "constantinople", "petersburg", "istanbul", "muirGlacier"
    )
]
NAMED_PRECOMPILES = ["contractDeployerAllowListConfig", "contractNativeMinterConfig", "feeManagerConfig"]


def seconds(value):
    return java_instant(datetime.fromtimestamp(value, timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"))


def precompile(config, path, out):
    leaves("evm", config, path + ".tree", "$", True, out)
    out[path + ".disable"] = "true" if config.get("disable") else "false"
    if config.get("blockTimestamp") is not None:
        out[path + ".blockTimestamp"] = seconds(config["blockTimestamp"])
    if "quorumNumerator" in config:
        out[path + ".quorumNumerator"] = str(config["quorumNumerator"])
    for role in ("adminAddresses", "managerAddresses", "enabledAddresses"):
        for i, address in enumerate(config.get(role) or []):
            out[f"{path}.{role}[{i}]"] = address
    if "initialFeeConfig" in config:
        leaves("evm", config["initialFeeConfig"], path + ".initialFeeConfig", "$", False, out)


def chain_config(config, out):
    leaves("evm", config, "tree", "$", True, out)
    for name in CONFIG_NUMBERS:
        if name in config:
            out[name] = str(config[name])
    out["allowFeeRecipients"] = "true" if config.get("allowFeeRecipients") else "false"
    if "subnetEVMTimestamp" in config:
        out["subnetEvmTimestamp"] = seconds(config["subnetEVMTimestamp"])
    if "feeConfig" in config:
        leaves("evm", config["feeConfig"], "feeConfig", "$", False, out)
    for name, value in config.items():
        if name.endswith(("Timestamp", "Time")):
            out["timestamps." + name] = seconds(value)
        if name.endswith("Config") and name != "feeConfig":
            precompile(value, "precompiles." + name, out)
            if name in NAMED_PRECOMPILES:
                precompile(value, name, out)
    for i, upgrade in enumerate((config.get("upgrades") or {}).get("precompileUpgrades", [])):
        ((name, value),) = upgrade.items()
        out[f"precompileUpgrades[{i}].name"] = name
        precompile(value, f"precompileUpgrades[{i}].config", out)


def active_rules(rules, out):
    leaves("evm", rules, "tree", "$", True, out)
    out["chainId"] = str(rules["ethRules"]["ChainID"])
    for group in ("ethRules", "avalancheRules"):
        for name, holds in rules[group].items():
            if name != "ChainID":
                out[f"{group}.{name}"] = "true" if holds else "false"
    for name, config in rules["precompiles"].items():
        out[f"precompiles.{name}.timestamp"] = seconds(config["timestamp"])


# fields of blocks, transactions, receipts and logs that are quantities in hex; a block's nonce is 8 bytes
ETH_QUANTITIES = set(
    "number gasLimit gasUsed baseFeePerGas blockGasCost blobGasUsed excessBlobGas minDelayExcess extDataGasUsed"
    " difficulty totalDifficulty size blockNumber transactionIndex gas gasPrice maxFeePerGas maxPriorityFeePerGas value"
    " type chainId v r s yParity cumulativeGasUsed effectiveGasPrice status logIndex".split()
)
ETH_VALUES = {
    "eth_getBlockByNumber",
    "eth_getTransactionByHash",
    "eth_getTransactionReceipt",
    "eth_getLogs",
}


def eth(value, path, field, out):
    if isinstance(value, dict):
        for key, inner in value.items():
            below = "transaction nonce" if key == "nonce" and "gasPrice" in value else key
            eth(inner, f"{path}.{key}" if path else key, below, out)
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            eth(inner, f"{path}[{i}]", field, out)
    elif isinstance(value, bool):
        out[path] = "true" if value else "false"
    elif field == "timestamp":
        out[path] = seconds(int(value, 16))
    elif field == "timestampMilliseconds":
        whole, milliseconds = divmod(int(value, 16), 1000)
        out[path] = java_instant(seconds(whole)[:-1] + f".{milliseconds:03d}Z")
    elif field in ETH_QUANTITIES or field == "transaction nonce":
        out[path] = str(int(value, 16))
    elif value is not None:
        out[path] = value


def evm(method, result, out):
    if method in QUANTITIES:
        out[""] = str(int(result, 16))
    elif method in ETH_VALUES:
        eth(result, "", "$", out)
    elif method == "eth_feeConfig":
        leaves("evm", result, "", "$", False, out)
    elif method == "eth_getChainConfig":
        chain_config(result, out)
    elif method == "eth_getActivePrecompilesAt":
        for name, config in result.items():
            precompile(config, name, out)
    elif method == "eth_getActiveRulesAt":
        active_rules(result, out)
    elif result is not None:
        leaves("evm", result, "", "$", True, out)


def admin(method, result, out):
    """True where the result needs no further rule."""
    if result == {}:
        out[""] = "DONE"
    elif method == "admin.getConfig":
        leaves("admin", result, "", "$", True, out)
    elif method == "admin.dbGet":
        out["errorCode"] = str(result["errorCode"])
        if result["value"]:
            out["value"] = result["value"]
    else:
        return False
    return True


def main():
    global PLAIN
    folder = pathlib.Path(sys.argv[1])
    wanted = sys.argv[2:] or ["info", "health", "index", "admin", "evm", "warp", "validators", *CHAINS]
    target = pathlib.Path(__file__).resolve().parents[1] / "resources" / "expected"
    for interface in wanted:
        for file in sorted((folder / interface).glob("*.json")):
            recording = json.loads(file.read_text())
            try:
                body = json.loads(recording["response"]["body"], parse_float=Decimal)
            except json.JSONDecodeError:
                continue
            if not isinstance(body, dict) or "error" in body:
                continue
            request = recording["request"]
            params = request["body"].get("params") if isinstance(request["body"], dict) else None
            PLAIN = isinstance(params, dict) and params.get("encoding") == "hexnc"
            rpc = isinstance(request["body"], dict) and "result" in body
            result = body["result"] if rpc else body
            method = request["body"].get("method") if rpc else None
            field = "$"
            if method in UNWRAP:
                field = UNWRAP[method]
                result = result[field]
            if method == "info.acps" or method in RESULT_MAPS:
                field = "$map"
            out = {}
            if interface == "evm":
                evm(method, result, out)
            elif interface != "admin" or not admin(method, result, out):
                tree = isinstance(result, dict) and (interface, field) in TREES
                leaves(interface, result, "", field, tree, out)
            to = target / interface / (file.name)
            to.parent.mkdir(parents=True, exist_ok=True)
            to.write_text(json.dumps(out, indent=1, ensure_ascii=False, sort_keys=True) + "\n")


main()
