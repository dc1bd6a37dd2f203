// This handwritten header declares nothing. The sources use only Swift's log.

#pragma once
#include "Foundation.h"
