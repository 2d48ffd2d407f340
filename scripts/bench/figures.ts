/** The number of values from which on the 95th percentile is not the maximum. */
const minForPercentile = 20

/** The figures of a measurement, in its unit; the ratio is that of the medians. */
export function figuresOf(values: readonly number[], alternative?: readonly number[]): object {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (share: number) => rounded(sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN)
  return {
    median: at(0.5),
    ...(values.length < minForPercentile ? {} : { p95: at(0.95) }),
    maximum: at(1),
    ...(alternative === undefined ? {} : { ratio: rounded(medianOf(values) / medianOf(alternative)) }),
  }
}

export function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN
}

/** Returns three significant digits. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3))
}
