// Importing this file enables the option `bar`. The file exports nothing.
export {};
