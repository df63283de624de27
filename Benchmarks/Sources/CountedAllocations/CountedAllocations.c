#include "CountedAllocations.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

// With glibc a program's own malloc takes the place of the library's for all of the process, the Swift runtime included.
#if defined(__linux__) && defined(__GLIBC__)
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static long count;

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count++;
  return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  count++;
  return __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  count++;
  void *made = __libc_memalign(alignment, size);
  if (made == NULL) return ENOMEM;
  *result = made;
  return 0;
}

long allocation_count(void) { return count; }
#else
long allocation_count(void) { return -1; }
#endif
