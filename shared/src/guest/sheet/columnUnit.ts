import type { ParseRank } from '../list/rankReader.ts'
import { foldedHeader } from './columnHeaders.ts'

/** Whose numbers a header speaks of, by its words. A header that also speaks of ranks does not tell. */
const units: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:rank|medal|ранг|ранк|медал|звани)/u, ''],
  [/(?<!\p{L})(?:elo|эло)(?!\p{L})/u, 'elo'],
  [/(?<!\p{L})(?:face ?it|фейсит|фэйсит)/u, 'faceit'],
  [/(?<!\p{L})(?:mmr|ммр|птс)(?!\p{L})/u, 'mmr'],
  [/(?<!\p{L})(?:premier|премьер)/u, 'premier'],
]

/** Adds to a number what its header says of it: 5 below 'FACEIT level' is a level, below 'Rank' a rank. */
export function withUnit(cell: string, title: string, parse: ParseRank): string {
  if (!/^\d[\d .,]*$/.test(cell)) return cell
  const folded = foldedHeader(title)
  const [, unit = ''] = units.find(([pattern]) => pattern.test(folded)) ?? []
  const named = `${unit} ${cell}`
  return unit === '' || (parse(named) === undefined && cell.length > 2) ? cell : named
}
