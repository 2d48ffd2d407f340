/** The figures of a measurement, in its unit; the ratio is that of the medians. */
export function figuresOf(values: readonly number[], alternative?: readonly number[]): object {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (share: number) => rounded(sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN)
  const figures = { median: at(0.5), p95: at(0.95), maximum: at(1) }
  return alternative === undefined
    ? figures
    : { ...figures, ratio: rounded(medianOf(values) / medianOf(alternative)) }
}

export function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN
}

/** Returns three significant digits. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3))
}
