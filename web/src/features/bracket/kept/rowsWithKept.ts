import type { KeptQueue } from '@upper-bracket/shared/bracket/kept/keptCommand'
import { withKept } from '@upper-bracket/shared/bracket/kept/keptQueue'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'

const shown = new WeakMap<readonly Match[], { readonly queue: KeptQueue; readonly rows: readonly Match[] }>()

/** The streamed rows of a bracket with what is kept for it; computed once, and the same rows where there is nothing. */
export function rowsWithKept(
  bracket: Bracket,
  rows: readonly Match[],
  bracketId: string,
  queue: KeptQueue,
): readonly Match[] {
  if (queue.length === 0) return rows
  const known = shown.get(rows)
  if (known?.queue === queue) return known.rows
  const { matches } = withKept(bracket, bracketId, queue)
  const withThem = matches === bracket.matches ? rows : rows.map(match => matches.get(match.id) ?? match)
  shown.set(rows, { queue, rows: withThem })
  return withThem
}
