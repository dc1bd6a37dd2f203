// Written by hand: the log is Swift's alone here.

#pragma once
#include "Foundation.h"
