import { skipToken } from '@reduxjs/toolkit/query/react'
import { type PlayerStep, playerStep } from '@upper-bracket/shared/nextStep/playerStep'
import { useMemo, useState } from 'react'
import { usePublicSnapshotQuery } from '#documents/publicEndpoints.ts'
import type { MyCompetition } from '#documents/useMyCompetitions.ts'
import { useStandings } from '#documents/useStandings.ts'
import { useCalmPolling } from '#ui/useCalmPolling.ts'
import { liveBracket } from '#features/bracket/commands/liveBracket.ts'

type Place = Extract<PlayerStep, { kind: 'place' }>

/** Returns the place of a person's team in a finished competition; null if they have none, undefined while loading. */
export function useOwnPlace({ competition, player }: MyCompetition): Place | null | undefined {
  const hasTeam = player !== null && player.teamId !== null
  const polling = useCalmPolling()
  const [isFinal, setFinal] = useState(false)
  const snapshot = usePublicSnapshotQuery(
    hasTeam ? competition.id : skipToken,
    isFinal ? undefined : polling,
  ).currentData
  // The edge may answer for some seconds with a snapshot from before the end.
  if (!isFinal && snapshot?.competition.status === 'finished') setFinal(true)
  const drawn = snapshot?.bracket
  const standings = useStandings(drawn?.shape)
  return useMemo(() => {
    if (!hasTeam || snapshot === null || drawn === null) return null
    if (drawn === undefined || standings === null) return undefined
    const bracket = liveBracket(drawn.shape, drawn.matches)
    const step = playerStep({
      competition,
      player,
      teams: null,
      bracket,
      standings,
      now: null,
    })
    return step?.kind === 'place' ? step : null
  }, [hasTeam, competition, player, snapshot, drawn, standings])
}
