#pragma once
#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>

// GTK's header for X11 would declare GTK's types a second time.
Window gdk_x11_surface_get_xid(struct _GdkSurface *surface);
