// Written by hand. This header is empty, because only the Swift overlay declares the
// log.

#pragma once
#include "Foundation.h"
