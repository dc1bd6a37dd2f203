// Importing this file enables the option `keyboardFrame`. The file exports nothing.
export {};
