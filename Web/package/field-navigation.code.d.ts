// Importing this file enables the option `codes`. The file exports nothing.
export {};
