// Importing the file makes the option `keyboardFrame` work; it exports nothing.
export {};
