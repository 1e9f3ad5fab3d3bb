#!/bin/sh
# Builds both libraries. Needs gcc and gcc-aarch64-linux-gnu.
set -eu
cd "$(dirname "$0")"
build() {
  "$1" -O2 -fPIC -shared -nostdlib -ffreestanding -fno-builtin -fno-tree-loop-distribute-patterns -Wall -Wextra -Werror $3 \
    -Wl,-soname,libatomic.so.1 -Wl,--version-script,libatomic.map -Wl,--build-id=none -Wl,-z,noseparate-code -s \
    -o "$2/libatomic.so.1" libatomic.c
}
build x86_64-linux-gnu-gcc linux-x64 ''
build aarch64-linux-gnu-gcc linux-arm64 -mno-outline-atomics
