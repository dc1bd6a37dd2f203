// Importing this file enables the option `keyboardFrame`; the file exports nothing.
export {};
