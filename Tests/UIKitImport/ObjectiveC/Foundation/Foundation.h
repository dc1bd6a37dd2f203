// The compiler's header includes this file by Apple's path.

@import Foundation;
