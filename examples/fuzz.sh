#!/usr/bin/env bash
# Looks for inputs that a reader does not take as its contract says: examples/fuzz.sh SECONDS [TARGET…], all targets if
# none is named, each for so many seconds. What covers new code is kept in examples/target/fuzz; what breaks a reader is
# printed and kept there too, and belongs into the corpus. MAVEN is the command that builds.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:?how many seconds for each target}
shift
${MAVEN:-mvn -B -ntp} -q package -DskipTests -Pfuzz -pl examples -am
classes="examples/target/test-classes:examples/target/classes:$(cat examples/target/classpath.txt)"
corpus=examples/src/test/resources/fuzz
for target in "${@:-$(ls $corpus)}"; do
  for name in $target; do
    found=examples/target/fuzz/$name
    mkdir -p "$found"
    echo "== $name"
    java -Xmx512m "-Dfuzz.target=${name^^}" -cp "$classes" com.code_intelligence.jazzer.Jazzer \
      --target_class=io.github.avalanche4j.fuzz.Jazzer --instrumentation_includes='io.github.avalanche4j.**' --custom_hook_excludes='**' \
      --reproducer_path="$found" -max_total_time="$seconds" -max_len=4096 -timeout=25 -rss_limit_mb=0 -print_final_stats=1 \
      -artifact_prefix="$found/failure-" "$found" "$corpus/$name" 2>&1 |
      grep -E '^== |DONE|stat::(number|new_units)|^Caused|== Java Exception|Test unit written' || true
  done
done
