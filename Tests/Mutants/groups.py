"""The products that faults are planted in, and the tests that must detect them."""

from dataclasses import dataclass

import faults
import javascript
from browser_tests import SwitchedBrowserTests
from swift_tests import SwiftTests
from switched_swift_tests import SwitchedSwiftTests


@dataclass(frozen=True)
class Group:
    folders: tuple  # the sources
    package: str  # the folder of the Swift package that has the tests
    target: str  # the test target
    needs: str = ""  # the tools from Scripts/setup.sh, besides Swift
    types: bool = False  # whether the tests press real keys on a display
    suffix = ".swift"

    def switched(self, root, folder):
        """A copy of the project that contains all faults."""
        return SwitchedSwiftTests(root, folder / "switched", self)

    def plain(self, root, folder):
        """A copy for the faults that can't be switched."""
        return SwiftTests(root, folder / "plain", self)

    def texts(self, root):
        return {name: path.read_text() for folder in self.folders
                for path in sorted((root / folder).rglob("*" + self.suffix))
                if not is_in(name := str(path.relative_to(root)), OUTSIDE)}

    def sites(self, texts):
        """Returns the sites of each file."""
        return {name: faults.find(text) for name, text in texts.items()}


class BrowserGroup(Group):
    suffix = ".js"

    def switched(self, root, folder):
        return SwitchedBrowserTests(root, folder / "switched", self)

    def plain(self, root, folder):
        return None

    def sites(self, texts):
        return dict(zip(texts, javascript.find(texts.values())))


GROUPS = {
    "engine": Group(("Sources/FieldNavigation",), ".", "FieldNavigationTests"),
    "uikit": Group(
        ("Sources/FieldNavigationUIKit", "Sources/FieldNavigationRecipes",
         "Sources/FieldNavigationWords"),
        "Doubles", "FieldNavigationUIKitTests"),
    "swiftui": Group(("Sources/FieldNavigationSwiftUI",), "Doubles",
                     "FieldNavigationSwiftUITests"),
    "gtk": Group(("Sources/FieldNavigationGTK",), "GTK",
                 "FieldNavigationGTKTests", needs="gtk display", types=True),
    "web": BrowserGroup(("Web/src",), "Tests/Browser", "",
                        needs="web browser tests"),
    "audit": Group(("Audit/Sources/FieldNavigationAudit",
                    "Audit/Sources/fieldnavigation"),
                   "Audit", "FieldNavigationAuditTests", needs="audit"),
}
# The folders with code that ships.
PRODUCTS = ("Sources", "Audit/Sources", "Audit/Plugins", "Web/src", "Web/runtime")
# The code that no faults are planted in, with the reason.
OUTSIDE = {
    "Sources/FieldNavigationWeb":
        "it runs in a page, where no environment variable can switch a fault on",
    "Sources/FieldNavigationGTKLibrary":
        "it only passes calls from C on, and GTK's tests don't compile it",
    "Sources/CFieldNavigationGTK": "it only includes GTK's header",
    "Audit/Sources/CGumbo": "it only includes the parser's header",
    "Audit/Sources/CLibXML2": "it only includes the parser's header",
    "Audit/Sources/CHTMLEvents": "no tool here plants faults in C",
    "Audit/Sources/CXMLEvents": "no tool here plants faults in C",
    "Audit/Plugins": "only Xcode and the package manager run it",
    "Web/runtime": "no tool here plants faults in C",
    "Web/src/constants.js": "a script writes it from the Swift sources",
}


def is_in(name, folders):
    return any(name == folder or name.startswith(folder + "/")
               for folder in folders)


def group_of(name):
    """Returns the name of the group that plants faults in a file, or None."""
    return next((group for group, one in GROUPS.items()
                 if is_in(name, one.folders) and name.endswith(one.suffix)
                 and not is_in(name, OUTSIDE)), None)
