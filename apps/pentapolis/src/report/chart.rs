//! Bars as SVG.

use plotters::prelude::*;

/// The size of a drawing.
const SIZE: (u32, u32) = (760, 300);
/// The same as `.series-0` and `.series-1` in the style sheet.
const COLORS: [RGBColor; 2] = [RGBColor(0x8a, 0x6d, 0x3b), RGBColor(0x2f, 0x5d, 0x62)];
const INK: RGBColor = RGBColor(0x3b, 0x33, 0x28);
/// Labels below a drawing are thinned out beyond this many.
const MOST_LABELS: usize = 16;

/// Groups of bars side by side.
pub(super) struct Chart {
    /// What stands below each group, with one bar for each series.
    pub(super) groups: Vec<(String, Vec<Bar>)>,
    /// What the colors mean; one for each series.
    pub(super) legend: Vec<String>,
    /// A line across, such as the share everybody would have in a fair game.
    pub(super) line: Option<f64>,
}

/// One bar with the interval of its value.
#[derive(Clone, Copy)]
pub(super) struct Bar {
    pub(super) value: f64,
    pub(super) interval: Option<[f64; 2]>,
}

impl Bar {
    pub(super) fn plain(value: f64) -> Self {
        Bar { value, interval: None }
    }
}

impl Chart {
    /// The drawing, ready to be put into a page.
    pub(super) fn svg(&self) -> anyhow::Result<String> {
        let mut svg = String::new();
        self.draw(&SVGBackend::with_string(&mut svg, SIZE).into_drawing_area())
            .map_err(|error| anyhow::anyhow!("a chart cannot be drawn: {error}"))?;
        Ok(svg)
    }

    fn draw<B: DrawingBackend>(
        &self,
        area: &DrawingArea<B, plotters::coord::Shift>,
    ) -> Result<(), DrawingAreaErrorKind<B::ErrorType>> {
        let count = self.groups.len().max(1);
        let (low, high) = self.range();
        let mut chart = ChartBuilder::on(area)
            .margin(8)
            .x_label_area_size(28)
            .y_label_area_size(48)
            .build_cartesian_2d(-0.5..count as f64 - 0.5, low..high)?;
        let label = |x: &f64| {
            let near = x.round();
            let group = (near >= 0.0 && (x - near).abs() < 0.01).then(|| self.groups.get(near as usize));
            group.flatten().map_or(String::new(), |(label, _)| label.clone())
        };
        chart
            .configure_mesh()
            .disable_x_mesh()
            .x_labels(count.min(MOST_LABELS))
            .x_label_formatter(&label)
            .axis_style(INK)
            .light_line_style(TRANSPARENT)
            .label_style(("sans-serif", 12).into_font().color(&INK))
            .draw()?;
        for series in 0..self.legend.len() {
            chart.draw_series(self.bars(series))?;
            chart.draw_series(self.whiskers(series))?;
        }
        if let Some(line) = self.line {
            chart.draw_series(LineSeries::new([(-0.5, line), (count as f64 - 0.5, line)], INK))?;
        }
        area.present()
    }

    /// From the lowest to the highest value, zero among them, with some air above.
    fn range(&self) -> (f64, f64) {
        let bars = self.groups.iter().flat_map(|(_, bars)| bars);
        let ends = bars.flat_map(|bar| bar.interval.unwrap_or([bar.value, bar.value]));
        let (low, high) =
            ends.chain(self.line).fold((0.0, 0.0), |(low, high), end: f64| (end.min(low), end.max(high)));
        (low, if high > low { high + 0.08 * (high - low) } else { low + 1.0 })
    }

    /// Where the bar of a series begins and ends, around the middle of its group.
    fn place(&self, group: usize, series: usize) -> (f64, f64) {
        let width = 0.8 / self.legend.len() as f64;
        let left = group as f64 - 0.4 + width * series as f64;
        (left, left + width)
    }

    fn bars(&self, series: usize) -> impl Iterator<Item = Rectangle<(f64, f64)>> + '_ {
        let style = COLORS[series % COLORS.len()].filled();
        self.groups.iter().enumerate().map(move |(group, (_, bars))| {
            let (left, right) = self.place(group, series);
            Rectangle::new([(left, 0.0), (right, bars[series].value)], style)
        })
    }

    fn whiskers(&self, series: usize) -> impl Iterator<Item = PathElement<(f64, f64)>> + '_ {
        self.groups.iter().enumerate().filter_map(move |(group, (_, bars))| {
            let (left, right) = self.place(group, series);
            let middle = f64::midpoint(left, right);
            let [low, high] = bars[series].interval?;
            Some(PathElement::new(vec![(middle, low), (middle, high)], INK.stroke_width(2)))
        })
    }
}
