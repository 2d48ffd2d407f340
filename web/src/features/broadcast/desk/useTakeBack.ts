import { type Counted, isSameCount } from '@upper-bracket/shared/bracket/results/countGames'
import { useState } from 'react'
import type { useMatchControls } from '#features/organizing/match/useMatchControls.ts'

interface Count {
  readonly before: Counted
  /** What it led to. */
  readonly after: Counted
}

/**
 * Returns the function that counts a round or a game, and the one that takes back the last count made here. That one is
 * null once the count was refused or somebody else has changed the result, so that nobody else's counts are taken back.
 */
export function useTakeBack({ shown, countTo }: ReturnType<typeof useMatchControls>, isRefused: boolean) {
  const [counts, setCounts] = useState<readonly Count[]>([])
  /** Whether the result of the last count has not been shown yet. */
  const [isPending, setPending] = useState(false)
  const last = counts.at(-1)
  const isShown = last !== undefined && isSameCount(last.after, shown)
  if (isShown && isPending) setPending(false)
  if (last !== undefined && (isRefused || !(isShown || isPending))) setCounts([])

  return {
    count: (counted: (before: Counted) => Counted | null) =>
      countTo(before => {
        const after = counted(before)
        setCounts(now => (after === null ? [] : [...now, { before, after }]))
        setPending(true)
        return after
      }),
    takeBack:
      isShown && shown.status === 'running'
        ? () => {
            setCounts(now => now.slice(0, -1))
            setPending(true)
            const { score, games = [] } = last.before
            countTo(() => ({ score, games }))
          }
        : null,
  }
}
