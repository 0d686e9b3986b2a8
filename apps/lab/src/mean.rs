//! Means and how sure they are.

/// A sum with what its interval needs.
#[derive(Clone, Copy, Default, Debug)]
pub struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    pub(crate) fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    pub(crate) fn merge(&mut self, other: Mean) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// What is left when a part of the values is taken away.
    pub(crate) fn less(self, part: Mean) -> Mean {
        Mean {
            count: self.count - part.count,
            sum: self.sum - part.sum,
            squares: self.squares - part.squares,
        }
    }

    pub(crate) fn deviation(self) -> f64 {
        (self.squares / self.count.max(1.0) - self.mean().powi(2)).max(0.0).sqrt()
    }

    /// How many values were added.
    pub fn count(self) -> f64 {
        self.count
    }

    pub fn mean(self) -> f64 {
        if self.count == 0.0 { 0.0 } else { self.sum / self.count }
    }

    /// The 95 % interval of the mean.
    pub fn interval(self) -> [f64; 2] {
        let mean = self.mean();
        let half = 1.96 * self.deviation() / self.count.max(1.0).sqrt();
        [mean - half, mean + half]
    }
}

impl FromIterator<f64> for Mean {
    fn from_iter<I: IntoIterator<Item = f64>>(values: I) -> Self {
        let mut mean = Mean::default();
        for value in values {
            mean.add(value);
        }
        mean
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_around_the_mean() {
        let mean: Mean = [1.0, 2.0, 3.0, 4.0].into_iter().collect();
        let half = 1.96 * (1.25_f64 / 4.0).sqrt();
        let [low, high] = mean.interval();
        assert!((mean.mean() - 2.5).abs() < 1e-12 && mean.count().to_bits() == 4.0_f64.to_bits());
        assert!((low - 2.5 + half).abs() < 1e-12 && (high - 2.5 - half).abs() < 1e-12, "{low} {high}");
    }

    #[test]
    fn what_was_merged_can_be_taken_away() {
        let (mut all, part): (Mean, Mean) = ([5.0].into_iter().collect(), [1.0, 2.0].into_iter().collect());
        all.merge(part);
        assert!((all.less(part).mean() - 5.0).abs() < 1e-12);
        assert!(Mean::default().mean().abs() < 1e-12, "nothing has a mean too");
    }
}
