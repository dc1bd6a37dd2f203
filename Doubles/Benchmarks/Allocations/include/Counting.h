#pragma once

/// Between these two calls, Callgrind counts the instructions.
void counting_begins(void);
void counting_ends(void);
