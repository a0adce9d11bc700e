#!/usr/bin/env bash
# Puts the clients that the table compares with into benchmarks/target/peers, by npm and Maven; none of them is a part of
# this repository. A client that cannot be had here is left out, and its rows say so.
set -uo pipefail
cd "$(dirname "$0")"
chainkit_version=0.3.13
web3j_version=4.13.0 # the last for Java 17
peers=$PWD/target/peers
mvn=(mvn -q -B -ntp)

chainkit() {
  command -v node npm >/dev/null || return 1
  mkdir -p "$peers/chainkit" && cp src/peers/chainkit/worker.mjs "$peers/chainkit/" && cd "$peers/chainkit" || return 1
  [ -d node_modules/@avalanche-sdk/chainkit ] && return
  printf '{"private":true,"type":"module","dependencies":{"@avalanche-sdk/chainkit":"%s"}}\n' $chainkit_version >package.json
  npm install --silent --no-audit --no-fund
}

web3j() {
  mkdir -p "$peers/web3j" && cp src/peers/web3j/PeerWorker.java "$peers/web3j/" && cd "$peers/web3j" || return 1
  if [ ! -d lib ]; then
    printf '<project><modelVersion>4.0.0</modelVersion><groupId>peers</groupId><artifactId>web3j</artifactId><version>1</version>
      <dependencies><dependency><groupId>org.web3j</groupId><artifactId>core</artifactId><version>%s</version></dependency>
      </dependencies></project>\n' $web3j_version >pom.xml
    "${mvn[@]}" dependency:copy-dependencies -DoutputDirectory="$PWD/lib" || return 1
  fi
  javac -nowarn -cp 'lib/*' -d classes PeerWorker.java
}

for peer in chainkit web3j; do
  ($peer) || echo "$peer cannot be had here" >&2
done
