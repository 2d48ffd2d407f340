/** The number of values from which on the 95th percentile is not the maximum. */
export const minForPercentile = 20

/** The figures of a measurement, in its unit; the ratio is that of the medians. */
export function figuresOf(values: readonly number[], alternative?: readonly number[]): object {
  return {
    median: percentile(values, 0.5),
    ...(values.length < minForPercentile ? {} : { p95: percentile(values, 0.95) }),
    ...(values.length < 5 * minForPercentile ? {} : { p99: percentile(values, 0.99) }),
    maximum: percentile(values, 1),
    ...(alternative === undefined ? {} : { ratio: rounded(medianOf(values) / medianOf(alternative)) }),
  }
}

/** The smallest value that this share of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return rounded(sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN)
}

export function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN
}

/** Returns three significant digits. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3))
}
