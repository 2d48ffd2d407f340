import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { Veto } from '@upper-bracket/shared/matchRoom/veto/veto'
import type { VetoStep } from '@upper-bracket/shared/matchRoom/veto/vetoSteps'
import { useEffect } from 'react'
import { usePickVetoStepAtRandomMutation } from '../state/matchRoomEndpoints.ts'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'

const intervalMs = 1000
/** After these, the step waits for its timer. */
const maxAttempts = 5

/**
 * Asks the server to take a step at random. The estimate of the server's time can be ahead by half a second, so it asks
 * again until the step is taken. With null it does nothing.
 */
export function useLateVetoStep(late: VetoStep | null, match: Match, veto: Veto): void {
  const { competitionId, bracketId } = useBracketScope()
  const [pick] = usePickVetoStepAtRandomMutation()
  const teamId = late === null ? null : match.slots[late.by].teamId
  const { id: matchId } = match
  const { revision } = veto
  const step = veto.taken.length
  useEffect(() => {
    if (teamId === null) return
    let attempts = 0
    const ask = () => {
      attempts += 1
      if (attempts === maxAttempts) clearInterval(timer)
      void pick({ competitionId, bracketId, matchId, revision, teamId, step })
    }
    const timer = setInterval(ask, intervalMs)
    ask()
    return () => clearInterval(timer)
  }, [pick, competitionId, bracketId, matchId, revision, teamId, step])
}
