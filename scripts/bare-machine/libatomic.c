// All that Node asks of libatomic, for machines that do not have it: an empty Debian, a slim container. `build.sh` makes the two libraries
// beside this file from it. run.mjs lets the loader find them only where there is no other (docs/decisions/0020-replacement-for-libatomic.md).
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

static unsigned char locked;

// What fits into no register, or lies across two: one at a time. Nobody else touches such memory, since Node asks for no other operation.
static bool exchange_alone(size_t size, unsigned char *at, unsigned char *expected, const unsigned char *desired) {
  while (__atomic_exchange_n(&locked, 1, __ATOMIC_ACQUIRE)) {
  }
  bool same = true;
  for (size_t i = 0; i < size; i++) same = same && at[i] == expected[i];
  for (size_t i = 0; i < size; i++) {
    if (same) at[i] = desired[i];
    else expected[i] = at[i];
  }
  __atomic_store_n(&locked, 0, __ATOMIC_RELEASE);
  return same;
}

#define EXCHANGE(type)                                                                                             \
  __atomic_compare_exchange_n((type *)at, (type *)expected, *(type *)desired, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)

// The compiler knows a function of this name with other arguments, hence the alias.
bool compare_exchange(size_t size, void *at, void *expected, void *desired, int success, int failure) {
  (void)success;
  (void)failure;
  if (((uintptr_t)at & (size - 1)) == 0) {
    if (size == 1) return EXCHANGE(uint8_t);
    if (size == 2) return EXCHANGE(uint16_t);
    if (size == 4) return EXCHANGE(uint32_t);
    if (size == 8) return EXCHANGE(uint64_t);
  }
  return exchange_alone(size, at, expected, desired);
}
__asm__(".globl __atomic_compare_exchange\n.set __atomic_compare_exchange, compare_exchange");
