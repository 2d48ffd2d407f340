import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { teamPair } from '@upper-bracket/shared/bracket/model/matchState'
import { type Counted, isSameCount } from '@upper-bracket/shared/bracket/results/countGames'
import { useEffect, useRef, useState } from 'react'
import { useGiveCommand } from '#features/bracket/commands/bracketEndpoints.ts'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'
import { type EnteredCount, shownResult } from '#features/bracket/match/shownResult.ts'

/**
 * Records the result of a running match while it is counted. One command is pending at a time, each with the revision
 * returned by the previous one. Of the clicks in between, only the final result is sent.
 */
export function useScoreEntry(match: Match, onRefused: (error: unknown) => void) {
  const { competitionId, bracketId } = useBracketScope()
  const give = useGiveCommand()
  const [entered, setEntered] = useState<EnteredCount | null>(null)
  const next = useRef<Counted | null>(null)
  /**
   * A counted result that is not shown yet: the call is sent before the page is redrawn, and another click may follow in
   * between.
   */
  const unseen = useRef<Counted | null>(null)
  /** The revision after the last count; null while it is being sent. */
  const reached = useRef<number | null>(null)
  /** Resolves to the revision after the last command; null if one was refused. */
  const sending = useRef<Promise<number | null> | null>(null)
  const address = { competitionId, bracketId, matchId: match.id, teamIds: teamPair(match) }
  const result = shownResult(match, entered)
  const known = Math.max(match.revision, entered?.revision ?? 0)

  useEffect(() => {
    if (unseen.current !== null && isSameCount({ ...result, ...unseen.current }, result))
      unseen.current = null
  })

  const send = async (): Promise<number | null> => {
    let revision = known
    while (next.current !== null) {
      const counted = next.current
      next.current = null
      const answer = await give('setScore', { ...address, revision, ...counted })
      if (answer.data === undefined) {
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

  /** Counts what comes of the result so far; null for nothing. */
  const count = (counted: (before: Counted) => Counted | null) => {
    const changed = counted({ ...result, ...unseen.current })
    if (changed === null) return
    next.current = changed
    unseen.current = changed
    reached.current = null
    sending.current ??= send().finally(() => {
      sending.current = null
    })
    setTimeout(() => {
      // Null if the count was refused at once.
      if (unseen.current !== null) setEntered({ counted: changed, revision: reached.current })
    })
  }

  /** Resolves to the match's revision once every count has been sent; null if one was refused. */
  const settled = async (): Promise<number | null> => sending.current ?? known

  return { result, count, settled }
}
