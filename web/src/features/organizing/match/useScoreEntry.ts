import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { teamPair } from '@upper-bracket/shared/bracket/model/matchState'
import { isSameScore, scoreAfter } from '@upper-bracket/shared/bracket/model/series'
import { useEffect, useRef, useState } from 'react'
import { useBracketCommand } from '#features/bracket/commands/bracketEndpoints.ts'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'
import { type EnteredScore, shownScore } from '#features/bracket/match/shownScore.ts'

type Score = Match['score']

/**
 * Records the score of a running match while it is counted. One command is pending at a time, each with the revision
 * returned by the previous one. Of the clicks in between, only the final score is sent.
 */
export function useScoreEntry(match: Match, onRefused: (error: unknown) => void) {
  const { competitionId, bracketId } = useBracketScope()
  const [setScore] = useBracketCommand('setScore')
  const [entered, setEntered] = useState<EnteredScore | null>(null)
  const next = useRef<Score | null>(null)
  /**
   * A counted score that is not shown yet: the call is sent before the page is redrawn, and another click may follow in
   * between.
   */
  const unseen = useRef<Score | null>(null)
  /** The revision after the last count; null while it is being sent. */
  const reached = useRef<number | null>(null)
  /** Resolves to the revision after the last command; null if one was refused. */
  const sending = useRef<Promise<number | null> | null>(null)
  const address = { competitionId, bracketId, matchId: match.id, teamIds: teamPair(match) }
  const score = shownScore(match, entered)
  const known = Math.max(match.revision, entered?.revision ?? 0)

  useEffect(() => {
    if (unseen.current !== null && isSameScore(unseen.current, score)) unseen.current = null
  })

  const send = async (): Promise<number | null> => {
    let revision = known
    while (next.current !== null) {
      const counted = next.current
      next.current = null
      const answer = await setScore({ ...address, revision, score: counted })
      if (answer.error) {
        next.current = null
        unseen.current = null
        setEntered(null)
        onRefused(answer.error)
        return null
      }
      revision = answer.data.revision
    }
    reached.current = revision
    setEntered(now => now && { ...now, revision })
    return revision
  }

  /** Adds or removes one game of a side. */
  const count = (side: Side, by: 1 | -1) => {
    const changed = scoreAfter(match.bestOf, unseen.current ?? score, side, by)
    if (changed === null) return
    next.current = changed
    unseen.current = changed
    reached.current = null
    sending.current ??= send().finally(() => {
      sending.current = null
    })
    setTimeout(() => {
      // Null if the count was refused at once.
      if (unseen.current !== null) setEntered({ score: changed, revision: reached.current })
    })
  }

  /** Resolves to the match's revision once every count has been sent; null if one was refused. */
  const settled = async (): Promise<number | null> => sending.current ?? known

  return { score, count, settled }
}
