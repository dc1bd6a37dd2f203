// This handwritten header declares only what the sources and the tables use.

#pragma once
#include "ObjectiveC.h"

typedef double CGFloat;

typedef struct CGPoint {
  CGFloat x, y;
} CGPoint;

typedef struct CGSize {
  CGFloat width, height;
} CGSize;

typedef struct CGVector {
  CGFloat dx, dy;
} CGVector;

typedef struct CGRect {
  CGPoint origin;
  CGSize size;
} CGRect;

#define CF_CLASS __attribute__((objc_bridge_mutable(id)))

typedef long CFIndex;
typedef unsigned long CFOptionFlags;
typedef const struct CF_CLASS __CFAllocator *CFAllocatorRef;
typedef const struct __attribute__((objc_bridge(NSString))) __CFString
    *CFStringRef;
typedef struct CF_CLASS __CFRunLoop *CFRunLoopRef;
typedef struct CF_CLASS __CFRunLoopObserver *CFRunLoopObserverRef;
typedef CFStringRef CFRunLoopMode NS_TYPED_EXTENSIBLE_ENUM;

enum NS_OPTIONS_OPEN CFRunLoopActivity : CFOptionFlags {
  kCFRunLoopBeforeWaiting = 1UL << 5,
};
typedef enum CFRunLoopActivity CFRunLoopActivity;

#pragma clang arc_cf_code_audited begin
extern const CFRunLoopMode _Nonnull kCFRunLoopCommonModes;
CFRunLoopRef CFRunLoopGetMain(void);
void CFRunLoopWakeUp(CFRunLoopRef rl);
CFRunLoopMode _Null_unspecified CFRunLoopCopyCurrentMode(CFRunLoopRef rl);
void CFRunLoopAddObserver(
    CFRunLoopRef rl, CFRunLoopObserverRef observer, CFRunLoopMode mode);
void CFRunLoopObserverInvalidate(CFRunLoopObserverRef observer);
API_AVAILABLE(ios(5.0))
CFRunLoopObserverRef CFRunLoopObserverCreateWithHandler(
    CFAllocatorRef allocator, CFOptionFlags activities, BOOL repeats,
    CFIndex order,
    void (^block)(CFRunLoopObserverRef observer, CFRunLoopActivity activity));
#pragma clang arc_cf_code_audited end
