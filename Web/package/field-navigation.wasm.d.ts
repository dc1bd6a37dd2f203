export * from "./field-navigation.js";
