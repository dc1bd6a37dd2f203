// This handwritten header declares only what the sources and the tables use.

#pragma once
#include "CoreFoundation.h"

typedef struct CGAffineTransform {
  CGFloat a, b, c, d, tx, ty;
} CGAffineTransform;
