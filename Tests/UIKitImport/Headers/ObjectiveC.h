// This handwritten header declares the Objective-C runtime and the tables'
// macros.

#pragma once

#define AVAILABLE_ios(version) ios, introduced = version
#define UNAVAILABLE_visionos visionos
#define UNAVAILABLE_macCatalyst maccatalyst
#define API_AVAILABLE(platform) \
  __attribute__((availability(AVAILABLE_##platform)))
#define API_UNAVAILABLE(platform) \
  __attribute__((availability(UNAVAILABLE_##platform, unavailable)))
#define DEPRECATED_ios(first, last) ios, introduced = first, deprecated = last
#define API_DEPRECATED(platform) \
  __attribute__((availability(DEPRECATED_##platform)))
#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
#define NS_SWIFT_NAME(name) __attribute__((swift_name(name)))
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define NS_SWIFT_NONISOLATED __attribute__((swift_attr("nonisolated")))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_ENUM_OPEN __attribute__((enum_extensibility(open)))
#define NS_OPTIONS_OPEN __attribute__((flag_enum, enum_extensibility(open)))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_newtype(struct)))
#define NS_TYPED_ENUM __attribute__((swift_newtype(enum)))

#define nil ((id)0)

typedef _Bool BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;

NS_SWIFT_NAME("NSObjectProtocol")
@protocol NSObject
@property(readonly) NSUInteger hash;
- (BOOL)isEqual:(id _Nullable)object;
- (BOOL)respondsToSelector:(SEL _Null_unspecified)aSelector
    NS_SWIFT_NAME("responds(to:)");
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype _Nonnull)alloc;
- (instancetype _Nonnull)init __attribute__((objc_designated_initializer));
@end
