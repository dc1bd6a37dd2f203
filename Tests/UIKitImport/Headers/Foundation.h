// This handwritten header declares only what the sources and the tables use.

#pragma once
#include "CoreFoundation.h"

#define NS_SWIFT_BRIDGED(name) __attribute__((swift_bridge(name)))

typedef double NSTimeInterval NS_SWIFT_NAME("TimeInterval");

typedef struct _NSRange {
  NSUInteger location, length;
} NSRange;

@class NSCoder;

@protocol NSCopying
@end

@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *_Nonnull)coder;
- (instancetype _Nullable)initWithCoder:(NSCoder *_Nonnull)coder;
@end

@protocol NSSecureCoding <NSCoding>
@end

@interface NSCoder : NSObject
@end

@interface NSError : NSObject
@end

NS_SWIFT_BRIDGED("Swift.String")
@interface NSString : NSObject
@end

NS_SWIFT_BRIDGED("Swift.Array")
@interface NSArray <__covariant Element> : NSObject
+ (instancetype _Nonnull)arrayWithObjects:(Element _Nonnull const[])objects
                                    count:(NSUInteger)count;
@end

NS_SWIFT_BRIDGED("Swift.Dictionary")
@interface NSDictionary <__covariant Key, __covariant Value> : NSObject
@end

NS_SWIFT_BRIDGED("Swift.Set")
@interface NSSet <__covariant Element> : NSObject
@end

NS_SWIFT_BRIDGED("Date")
@interface NSDate : NSObject
@end

NS_SWIFT_BRIDGED("IndexPath")
@interface NSIndexPath : NSObject
@end

@interface NSValue : NSObject
@end

@interface NSNumber : NSValue
@property(readonly) double doubleValue;
@property(readonly) NSUInteger unsignedIntegerValue NS_SWIFT_NAME("uintValue");
@end

NS_SWIFT_SENDABLE
NS_SWIFT_NAME("Bundle")
@interface NSBundle : NSObject
@property(class, readonly, strong) NSBundle *_Nonnull mainBundle;
@property(readonly, copy) NSArray<NSString *> *_Nonnull localizations;
@property(readonly, copy) NSArray<NSString *> *_Nonnull preferredLocalizations;
- (instancetype _Nullable)initWithPath:(NSString *_Nonnull)path;
- (NSString *_Nullable)pathForResource:(NSString *_Nullable)name
                                ofType:(NSString *_Nullable)ext;
+ (NSBundle *_Nonnull)bundleForClass:(Class _Nonnull)aClass
    NS_SWIFT_NAME("init(for:)");
- (NSString *_Nonnull)localizedStringForKey:(NSString *_Nonnull)key
                                      value:(NSString *_Nullable)value
                                      table:(NSString *_Nullable)tableName;
@end

NS_SWIFT_NAME("Thread")
@interface NSThread : NSObject
@property(class, readonly) BOOL isMainThread;
@end

NS_SWIFT_NAME("OperationQueue")
@interface NSOperationQueue : NSObject
@end

typedef NSString *NSNotificationName NS_TYPED_EXTENSIBLE_ENUM
    NS_SWIFT_NAME("NSNotification.Name");

NS_SWIFT_BRIDGED("Notification")
@interface NSNotification : NSObject
@end

NS_SWIFT_NAME("NotificationCenter")
NS_SWIFT_SENDABLE
@interface NSNotificationCenter : NSObject
@property(class, readonly, strong)
    NSNotificationCenter *_Nonnull defaultCenter;
- (void)postNotificationName:(NSNotificationName _Nonnull)name
                      object:(id _Nullable)object;
- (void)removeObserver:(id _Nonnull)observer;
- (id<NSObject> _Nonnull)
    addObserverForName:(NSNotificationName _Nullable)name
                object:(id _Nullable)object
                 queue:(NSOperationQueue *_Nullable)queue
            usingBlock:(void (NS_SWIFT_SENDABLE ^ _Nonnull)(
                           NSNotification *_Nonnull notification))block;
@end
