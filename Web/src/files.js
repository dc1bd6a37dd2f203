/** The keys under which the files of options register themselves. */
export const
  FOLLOW_KEYBOARD = /* @__PURE__ */ Symbol.for("FieldNavigation.followKeyboard"),
  FILL_CODES = /* @__PURE__ */ Symbol.for("FieldNavigation.codes"),
  SHOW_BAR = /* @__PURE__ */ Symbol.for("FieldNavigation.bar");
