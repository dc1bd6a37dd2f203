// What MainActor.swift needs of Swift's concurrency runtime, which would bring
// a scheduler, although all calls of the library are on one thread.
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>

#define SWIFT __attribute__((swiftcall))

typedef SWIFT void Work(void *object);

// For each `isolated deinit`.
SWIFT void swift_task_deinitOnExecutor(void *object, Work *work, void *executor,
                                       void *implementation, size_t flags) {
  work(object);
}

SWIFT bool swift_task_isCurrentExecutor(void *executor, void *implementation) {
  return true;
}

// Called only on another executor, or in a task.
SWIFT void swift_task_reportUnexpectedExecutor(void) { abort(); }
SWIFT void swift_task_switch(void) { abort(); }
