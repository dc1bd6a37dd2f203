// This header is written by hand and declares nothing, because the sources use
// only Swift's log.

#pragma once
#include "Foundation.h"
