#!/usr/bin/env bash
# Prints the table: benchmarks/table.sh [--short] [part…]; parts are decode, calls, savings, follow, start, peers, signature.
# MAVEN is the command that builds.
set -euo pipefail
cd "$(dirname "$0")/.."
${MAVEN:-mvn -B -ntp} -q package -Dmaven.test.skip -Ptable -pl benchmarks -am
benchmarks/peers.sh
exec java -cp "$(echo benchmarks/target/benchmarks-*.jar):$(cat benchmarks/target/classpath.txt)" \
  io.github.avalanche4j.benchmarks.Table "$@"
