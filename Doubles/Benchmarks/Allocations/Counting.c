#include "Counting.h"

// Empty, because Callgrind recognizes them by their names.
void counting_begins(void) {}
void counting_ends(void) {}
