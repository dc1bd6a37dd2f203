"""Draws time against the number of fields."""

import matplotlib

matplotlib.use("svg")

from matplotlib import pyplot, ticker  # noqa: E402

#: Colors for text, the grid and each line, readable on white and on black.
LIGHT = {"ink": "#1d1d1f", "grid": "#d2d2d7", "rescan": "#b64400", "with": "#0066cc",
         "without": "#6e6e73"}
DARK = {"ink": "#f5f5f7", "grid": "#424245", "rescan": "#ff9f5a", "with": "#4aa3ff",
        "without": "#a1a1a6"}
COUNTS = [100, 500, 1_000, 10_000]
#: The panels. Each panel has a title and several lines. Each line has a caption and a
#: pattern for the names of its figures.
PANELS = [
    ("A letter", {
        "rescan": ("web.letter.empty.{}.rescan", "fields collected\nat each letter"),
        "with": ("web.letter.empty.{}.with", "adapter"),
        "without": ("web.letter.empty.{}.without", "no script: nothing"),
    }),
    ("Enter", {
        "rescan": ("web.enter.{}.rescan", "fields collected\nat each press"),
        "with": ("web.enter.{}.adapter", "adapter"),
        "without": ("web.enter.{}.focus", "bare focus()"),
    }),
]


def chart(values, file, is_dark):
    colours = DARK if is_dark else LIGHT
    # The same figures always result in the same file.
    with pyplot.rc_context({"svg.fonttype": "none", "svg.hashsalt": "costs",
                            "font.family": "sans-serif", "font.size": 10}):
        figure, panels = pyplot.subplots(1, 2, figsize=(9, 3.8), sharey=True)
        for axes, (title, lines) in zip(panels, PANELS):
            panel(axes, title, lines, values, colours)
        panels[0].set_ylabel("milliseconds", color=colours["ink"])
        figure.tight_layout(w_pad=7)
        figure.subplots_adjust(right=0.86)
        figure.savefig(file, transparent=True, metadata={"Date": None})
        pyplot.close(figure)


def panel(axes, title, lines, values, colours):
    for way, (name, words) in lines.items():
        points = [(count, values[name.format(count)]) for count in COUNTS
                  if name.format(count) in values]
        axes.plot(*zip(*points), color=colours[way], marker="o", markersize=4,
                  linewidth=2)
        count, value = points[-1]
        # Two lines may end in the same place. The captions of these lines are then
        # moved apart.
        offset = {"with": 6, "without": -6}.get(way, 0)
        axes.annotate(words, (count, value), xytext=(8, offset),
                      textcoords="offset points", va="center", color=colours[way])
    axes.set_title(title, color=colours["ink"], loc="left")
    axes.set_xlabel("fields", color=colours["ink"])
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_minor_locator(ticker.NullLocator())
    axes.set_xscale("log")
    # The axis is logarithmic above 0.1 and linear below. A linear part can show zero.
    # Without a script, a letter costs nothing.
    axes.set_yscale("symlog", linthresh=0.1)
    axes.set_ylim(-0.01, 150)
    axes.xaxis.set_major_locator(ticker.FixedLocator([100, 1_000, 10_000]))
    axes.xaxis.set_major_formatter(ticker.StrMethodFormatter("{x:,.0f}"))
    axes.yaxis.set_major_formatter(ticker.StrMethodFormatter("{x:g}"))
    axes.minorticks_off()
    axes.grid(axis="y", color=colours["grid"], linewidth=0.8)
    axes.tick_params(colors=colours["ink"], length=0, labelleft=True)
    for side in axes.spines.values():
        side.set_visible(False)
