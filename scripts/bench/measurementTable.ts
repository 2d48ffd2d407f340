import type { Aim, Measurement } from './benchmark.ts'
import { quantile } from './quantile.ts'

const headings = ['', 'times', 'median', '95%', 'unit', 'ratio', 'aim']

/** A line for each measurement, and whether it reaches its aim. */
export function measurementTable(measurements: readonly Measurement[]): string {
  const table = [headings, ...measurements.map(row)]
  const widths = headings.map((_, column) => Math.max(...table.map(cells => cells[column]?.length ?? 0)))
  return table
    .map(cells => cells.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join('  '))
    .map(line => line.trimEnd())
    .join('\n')
}

function row({ what, unit, values, ratio, aim }: Measurement): string[] {
  const median = quantile(values, 0.5)
  return [
    what,
    String(values.length),
    short(median),
    short(quantile(values, 0.95)),
    unit,
    ratio === undefined ? '' : short(ratio),
    aim === undefined ? '' : verdict(aim, ratio ?? median),
  ]
}

function verdict(aim: Aim, value: number): string {
  const [sign, limit, reached] =
    'atMost' in aim ? ['≤', aim.atMost, value <= aim.atMost] : ['≥', aim.atLeast, value >= aim.atLeast]
  return `${sign} ${limit} ${reached ? 'reached' : 'missed'}`
}

/** Three digits tell enough, and no more can be believed. */
function short(value: number): string {
  if (Number.isInteger(value)) return String(value)
  return value.toFixed(Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2)
}

const leftAligned = new Set([0, 4, 6])

function pad(cell: string, width: number, column: number): string {
  return leftAligned.has(column) ? cell.padEnd(width) : cell.padStart(width)
}
