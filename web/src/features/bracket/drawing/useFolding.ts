import type { Matches } from '@upper-bracket/shared/bracket/model/match'
import { roundKey } from '@upper-bracket/shared/bracket/rounds/roundKey'
import type { BracketRound } from '@upper-bracket/shared/bracket/rounds/roundsOf'
import { useCallback, useMemo, useState } from 'react'
import { useResults } from '../state/bracketScope.ts'
import { matchesById } from '../commands/liveBracket.ts'

export interface Folding {
  readonly shown: readonly BracketRound[]
  /** The number of finished rounds that are still shown. */
  readonly foldable: number
  readonly folded: number
  readonly fold: () => void
  readonly unfold: () => void
}

/**
 * Collapses finished rounds. Rounds that finish later stay until the viewer collapses them, so that a score does not
 * move the tree.
 */
export function useFolding(rounds: readonly BracketRound[]): Folding {
  const matches = useResults()
  const [folded, setFolded] = useState<ReadonlySet<string>>(none)
  const finished = useMemo(
    () => [...foldableRounds(rounds, matchesById(matches))].map(roundKey),
    [rounds, matches],
  )
  const shown = useMemo(() => rounds.filter(round => !folded.has(roundKey(round))), [rounds, folded])
  return {
    shown,
    foldable: finished.filter(key => !folded.has(key)).length,
    folded: rounds.length - shown.length,
    fold: () => setFolded(new Set(finished)),
    unfold: useCallback(() => setFolded(none), []),
  }
}

const none: ReadonlySet<string> = new Set()

/**
 * Returns the finished rounds that can be collapsed: in each section the leading rounds whose matches are all over. The
 * last round of a section always stays, so that the tree keeps its root. Exported for its test.
 */
export function foldableRounds(rounds: readonly BracketRound[], current: Matches): ReadonlySet<BracketRound> {
  const foldable = new Set<BracketRound>()
  for (const side of Map.groupBy(rounds, ({ section }) => section).values()) {
    for (const round of side.slice(0, -1)) {
      if (!round.matches.every(({ id }) => isOver(current.get(id)?.status))) break
      foldable.add(round)
    }
  }
  return foldable
}

function isOver(status: string | undefined): boolean {
  return status === 'finished' || status === 'bye'
}
