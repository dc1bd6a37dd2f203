"""Tests that the check reports a new difference between the two tables. Also tests that
the check reports a decided difference that no longer exists."""

import pathlib
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parent))

import differences
import macios
import objc
import robovm
import second
from differences import Decision
from record import Record


def problems(folder, old="", new="", decided=None):
    """Changes one line of the first table. Returns the check's report."""
    text = second.FIRST.read_text()
    assert old in text
    table = folder / "UIKit.tsv"
    table.write_text(text.replace(old, new, 1))
    found, _ = differences.between(objc.read(table), second.read())
    decided = [one for one in Decision.read(
        decided or differences.DECIDED.read_text()) if one.what != "name"]
    return list(differences.compare(found, decided))


def test_the_list_has_a_decision_for_every_difference(tmp_path):
    assert problems(tmp_path) == []


@pytest.mark.parametrize("old, new, says", [
    ("hoverStyle API_AVAILABLE(ios(17.0))", "hoverStyle",
     "UIView -hoverStyle: first iOS - in objc/UIKit.tsv, 17.0"),
    ("@property (nonatomic) CGFloat alpha;",
     "@property (nonatomic, readonly) CGFloat alpha;",
     "UIView -alpha: it is readonly in objc/UIKit.tsv, property"),
    ("bringSubviewToFront:(UIView * _Nonnull)view",
     "bringSubviewToFront:(UIView * _Nullable)view",
     "UIView -bringSubviewToFront:: nil may be at 1 in objc/UIKit.tsv, -"),
    ("UITextFieldDelegate\tmember optional\t- (BOOL)textFieldShouldReturn:",
     "UITextFieldDelegate\tmember\t- (BOOL)textFieldShouldReturn:",
     "it is method in objc/UIKit.tsv, optional method"),
    ("- (void)addSubview:", "- (void)addSubviews:",
     "UIView -addSubviews:: only objc/UIKit.tsv has it"),
    ("API_AVAILABLE(ios(2.0)) NS_SWIFT_UI_ACTOR @interface UIView :",
     "API_AVAILABLE(ios(2.0)) @interface UIView :",
     "UIView: it is any thread in objc/UIKit.tsv, main actor"),
    ("UIKeyboardTypeURL = 3", "UIKeyboardTypeURL = 4",
     "UIKeyboardTypeURL: it is 4 in objc/UIKit.tsv, 3"),
])
def test_the_check_reports_a_planted_difference(tmp_path, old, new, says):
    found = problems(tmp_path, old, new)
    assert len(found) == 1 and says in found[0]


def test_the_check_reports_an_outdated_decision(tmp_path):
    line = "UIView\t-alpha\tsince\t-\t16.0\tfirst\thttps://developer.apple.com\n"
    found = problems(
        tmp_path, decided=differences.DECIDED.read_text() + line)
    assert len(found) == 1 and "is outdated: UIView -alpha" in found[0]


@pytest.mark.parametrize("line", [
    "UIView\t-alpha\tsince\t-\t16.0\tfirst\t-",
    "UIView\t-alpha\tsince\t-\t16.0\tundecided\tA",
    "UIView\t-alpha\tsince\t-\t16.0\tfirst",
    "UIView\t-alpha\tsince\t-\t16.0\tsecond\tA",
])
def test_a_decision_requires_a_source(line):
    with pytest.raises(SystemExit, match="differences.tsv:1"):
        list(Decision.read(line))


def test_reading_csharp(tmp_path):
    file = tmp_path / "uikit.cs"
    file.write_text('''
namespace UIKit {
    [iOS (16, 0)] // a comment; with a brace {
    [BaseType (typeof (UIView))]
    interface UIThing {
        [Export ("enabled")]
        bool Enabled { [Bind ("isEnabled")] get; set; }
#if TVOS || !NET
        [Export ("old")]
        void Old ();
#elif IOS
        [iOS (17, 4), NoTV]
        [Static, Export ("thing:at:")]
        [return: NullAllowed]
        UIThing Thing ([NullAllowed] string name, nint place);
#endif
    }

    [Protocol, Model]
    interface UIThingDelegate {
        [Abstract, Export ("must")]
        bool Must { get; }

        [Export ("may:")]
        void May (UIThing thing);
    }

    [Native]
    public enum UIThingKind : long {
        None = -1,
        [iOS (18, 0)]
        Two = 1 << 1,
        Three,
    }
}
''')
    found = macios.read(file)
    assert set(found.values()) == {
        Record("UIThing", "", "main actor"),
        Record("UIThing", "-init", "constructor"),
        Record("UIThing", "-isEnabled", "property", since="16.0"),
        Record("UIThing", "+thing:at:", "method", "0,1", "17.4"),
        Record("UIThingDelegate", "-must", "readonly"),
        Record("UIThingDelegate", "-may:", "optional method"),
        Record("UIThingKind", "None", "-1"),
        Record("UIThingKind", "Two", "2", since="18.0"),
        Record("UIThingKind", "Three", "3"),
    }


def test_reading_java(tmp_path):
    (tmp_path / "UIThing.java").write_text('''
/*<javadoc>*/
/**
 * @since Available in iOS 9.0 and later.
 */
/*</javadoc>*/
/*<visibility>*/public/*</visibility>*/ class /*<name>*/UIThing/*</name>*/ {
    @Property(selector = "isEnabled")
    public native boolean isEnabled();
    @Property(selector = "setEnabled:")
    public native void setEnabled(boolean v);
    /**
     * @since Available in iOS 17.0 and later.
     */
    @Method(selector = "thing")
    public static native UIThing thing();
}
''')
    assert set(robovm.read(tmp_path).values()) == {
        Record("UIThing", "-isEnabled", "property", "?"),
        Record("UIThing", "+thing", "method", "?", "17.0"),
    }


def test_the_reader_reads_objective_c_declarations(tmp_path):
    file = tmp_path / "UIKit.tsv"
    file.write_text("\n".join("\t".join(line) for line in [
        ("UIThing", "interface", "API_AVAILABLE(ios(16.0)) NS_SWIFT_UI_ACTOR"
         " @interface UIThing : NSObject", ""),
        ("UIThing", "member", "@property (class, nonatomic, readonly,"
         " getter=isOn) BOOL on API_AVAILABLE(ios(17.0)) NS_SWIFT_NONISOLATED;",
         ""),
        ("UIThing", "member", "- (NSArray<UIThing * _Nullable> * _Nonnull)"
         "things:(id  _Nullable)thing then:(void (__attribute__((noescape)) ^"
         " _Nullable)(id _Nonnull))then NS_SWIFT_NAME(\"all(_:then:)\");", "A"),
        ("UIThing", "member", "@property (nonatomic, copy) id (^ _Nullable"
         " block)(void);", ""),
        ("UIThing", "member", "- (instancetype _Nullable)initWithCoder:"
         "(NSCoder * _Nonnull)coder;", ""),
    ]) + "\n")
    assert set(objc.read(file).values()) == {
        Record("UIThing", "", "main actor"),
        Record("UIThing", "+isOn", "readonly", since="17.0"),
        Record("UIThing", "-things:then:", "method", "1,2", "16.0"),
        Record("UIThing", "-block", "property", "0", "16.0"),
        Record("UIThing", "-initWithCoder:", "constructor", since="16.0"),
    }
