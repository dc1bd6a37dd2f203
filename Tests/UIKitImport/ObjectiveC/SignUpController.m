// An app in Objective-C. The compiler must accept this file.

@import UIKit;
@import FieldNavigationUIKit;

@interface SignUpController : UIViewController
@property(nonatomic, strong) IBOutlet FNFieldNavigator *navigator;
@property(nonatomic, weak) IBOutlet UITextField *name, *email;
@property(nonatomic, weak) IBOutlet UIButton *signUp;
@property(nonatomic, weak) IBOutlet UIButton *next;
@end

@implementation SignUpController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.navigator = [[FNFieldNavigator alloc] initWithView:self.view];
  self.navigator.fields = @[ self.name, self.email ];
  self.navigator.sortsByTag = 1;
  self.navigator.keyboardDistance = 12;
  self.navigator.finishKey = @"go";
  self.navigator.finishControl = self.signUp;
  self.navigator.tapOutsideHidesKeyboard = 1;
  self.navigator.focusesFirst = 1;
  self.navigator.stopsAtInvalid = 1;
  self.navigator.isInvalid = ^BOOL(UIResponder *field) {
    return field == self.email;
  };
  __weak SignUpController *controller = self;
  self.navigator.onFinish = ^{
    [controller signUp:nil];
  };
  self.navigator.onChange = ^{
    controller.next.enabled = controller.navigator.canFocusNext;
  };
}

- (IBAction)signUp:(id)sender {
  [self.navigator focusNext:sender];
  if ([self.navigator focusFirstInvalid]) return;
  if (![self.navigator pressReturnInResponder:self.name]) {
    self.navigator = nil;
  }
}
@end
