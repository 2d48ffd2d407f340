import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { isSameScore, scoreAfter } from '@upper-bracket/shared/bracket/model/series'
import { useState } from 'react'
import type { useMatchControls } from '#features/organizing/match/useMatchControls.ts'

interface Count {
  readonly side: Side
  readonly by: 1 | -1
  /** The score that it led to. */
  readonly score: Match['score']
}

/**
 * Returns the function that counts a point, and the one that takes back the last count made here. That one is null once
 * the count was refused or somebody else has changed the score, so that nobody else's points are taken back.
 */
export function useTakeBack({ shown, count }: ReturnType<typeof useMatchControls>, isRefused: boolean) {
  const { bestOf, status, score } = shown
  const [counts, setCounts] = useState<readonly Count[]>([])
  /** Whether the score after the last count has not been shown yet. */
  const [isPending, setPending] = useState(false)
  const last = counts.at(-1)
  const isShown = last !== undefined && isSameScore(last.score, score)
  if (isShown && isPending) setPending(false)
  if (last !== undefined && (isRefused || !(isShown || isPending))) setCounts([])

  const change = (side: Side, by: 1 | -1, next: readonly Count[]) => {
    setCounts(next)
    setPending(true)
    count(side, by)
  }
  return {
    count: (side: Side, by: 1 | -1) => {
      const counted = scoreAfter(bestOf, isPending ? (last?.score ?? score) : score, side, by)
      change(side, by, counted === null ? [] : [...counts, { side, by, score: counted }])
    },
    takeBack:
      isShown && status === 'running'
        ? () => change(last.side, last.by === 1 ? -1 : 1, counts.slice(0, -1))
        : null,
  }
}
