import { ranksIn } from '../list/lineGroups.ts'
import type { ParseRank } from '../list/rankReader.ts'

/**
 * Returns the rank in a cell as typed, and what else the cell says: 'Legend 4 (3200 MMR), was Divine once'. Two numbers
 * of one kind are a range, which is no rank.
 */
export function rankOfCell(cell: string, parse: ParseRank): { readonly rank: string; readonly rest: string } {
  if (parse(cell) !== undefined) return { rank: cell, rest: '' }
  const [, before = '', inside = ''] = /^(.*?)\s*[([]([^()[\]]+)[)\]]$/.exec(cell) ?? []
  const parts = [before === '' ? cell : before, inside].filter(part => part !== '')
  const found = parts.map(part => ranksIn(part, parse))
  const ranks = found.flatMap(each => each.ranks)
  const forms = ranks.map(rank => parse(rank)?.form)
  const [first] = ranks.toSorted((a, b) => worth(a, parse) - worth(b, parse))
  if (first === undefined || new Set(forms).size < forms.length) return { rank: cell, rest: '' }
  const rest = found.map(each => each.rest).filter(each => each !== '')
  return { rank: first, rest: rest.join(', ') }
}

/** A rank of the scale is worth more than one of another. */
function worth(rank: string, parse: ParseRank): number {
  const read = parse(rank)
  return (read?.isOfOtherScale ? 2 : 0) + (read?.isEstimate ? 1 : 0)
}
