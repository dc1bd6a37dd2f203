// Nothing here: the compiler's header includes this file for C alone.
