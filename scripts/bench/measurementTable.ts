import type { Measurement } from './benchmark.ts'
import { quantile } from './quantile.ts'

/** Median and 95th percentile of each, in milliseconds, and the ratio of the median to that of the first. */
export function measurementTable(measurements: readonly Measurement[]): string {
  const baseline = quantile(measurements[0]?.milliseconds ?? [], 0.5)
  const rows = measurements.map(({ what, milliseconds }) => [
    what,
    String(milliseconds.length),
    quantile(milliseconds, 0.5).toFixed(1),
    quantile(milliseconds, 0.95).toFixed(1),
    (quantile(milliseconds, 0.5) / baseline).toFixed(2),
  ])
  const table = [['', 'times', 'median ms', '95% ms', 'ratio'], ...rows]
  const widths = table[0]?.map((_, column) => Math.max(...table.map(row => row[column]?.length ?? 0))) ?? []
  return table
    .map(row => row.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join('  '))
    .join('\n')
}

function pad(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width)
}
