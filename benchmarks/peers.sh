#!/usr/bin/env bash
# Puts the clients that the table compares with into benchmarks/target/peers, by npm and Maven; none of them is a part of
# this repository. A client that cannot be had here is left out, and its rows say so.
#   OPENAPI_DOCUMENT   the data service's OpenAPI document (JSON), for the client that openapi-generator makes of it
set -uo pipefail
cd "$(dirname "$0")"
chainkit_version=0.3.13
avalanchejs_version=5.0.0
web3j_version=4.13.0 # the last for Java 17
generator_version=7.25.0
annotations_version=1.3.5
peers=$PWD/target/peers
mvn=(mvn -q -B -ntp)

chainkit() {
  command -v node npm >/dev/null || return 1
  mkdir -p "$peers/chainkit" && cp src/peers/chainkit/worker.mjs "$peers/chainkit/" && cd "$peers/chainkit" || return 1
  [ -d node_modules/@avalanche-sdk/chainkit ] && return
  printf '{"private":true,"type":"module","dependencies":{"@avalanche-sdk/chainkit":"%s"}}\n' $chainkit_version >package.json
  npm install --silent --no-audit --no-fund
}

avalanchejs() {
  command -v node npm >/dev/null || return 1
  mkdir -p "$peers/avalanchejs" && cp src/peers/avalanchejs/worker.mjs "$peers/avalanchejs/" && cd "$peers/avalanchejs" || return 1
  [ -d node_modules/@avalabs/avalanchejs ] && return
  printf '{"private":true,"type":"module","dependencies":{"@avalabs/avalanchejs":"%s"}}\n' $avalanchejs_version >package.json
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

openapi() {
  [ -f "${OPENAPI_DOCUMENT:-}" ] || return 1
  mkdir -p "$peers/openapi" && cp src/peers/openapi/PeerWorker.java "$peers/openapi/" && cd "$peers/openapi" || return 1
  if [ ! -d client ]; then
    "${mvn[@]}" dependency:copy -Dartifact=org.openapitools:openapi-generator-cli:$generator_version \
      -DoutputDirectory="$PWD" || return 1
    java -jar openapi-generator-cli-$generator_version.jar generate -g java --library okhttp-gson --skip-validate-spec \
      -i "$OPENAPI_DOCUMENT" -o client >generator.log 2>&1 || return 1
    (cd client && "${mvn[@]}" dependency:copy-dependencies -DincludeScope=runtime -DoutputDirectory="$PWD/../lib") || return 1
    # the generated model of the health check does not compile
    sed -i 's/HealthIndicatorResultDto<String, Object>/HealthIndicatorResultDto/g' \
      client/src/main/java/org/openapitools/client/model/HealthCheckResultDto.java
    # the generated code names annotations that its own build calls provided
    "${mvn[@]}" dependency:copy -Dartifact=jakarta.annotation:jakarta.annotation-api:$annotations_version \
      -DoutputDirectory="$PWD/lib" || return 1
  fi
  javac -nowarn -Xlint:none -cp 'lib/*' -d classes PeerWorker.java $(find client/src/main/java -name '*.java') 2>&1 |
    grep -v '^Note:'
  [ -f classes/PeerWorker.class ]
}

for peer in chainkit avalanchejs web3j openapi; do
  ($peer) || echo "$peer cannot be had here" >&2
done
