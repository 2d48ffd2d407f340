import { skipToken } from '@reduxjs/toolkit/query/react'
import { playedSince } from '@upper-bracket/shared/bracket/agenda/playedSince'
import { isReady } from '@upper-bracket/shared/readiness/readinessCheck'
import { useMemo } from 'react'
import { type CompetitionDocument, usePlayersQuery } from '#documents/competition.ts'
import { useNamedPlayers } from '#documents/useNamedPlayers.ts'
import { useResults } from '#features/bracket/state/bracketScope.ts'

const nobody: ReadonlyMap<string, string> = new Map()

/**
 * Returns the names of players who did not confirm in the latest readiness check, by team. A team that has played since
 * the check was evidently there. It reads all players of the competition, so it is used for organizers only.
 */
export function useMissingByTeam({
  id,
  readinessCheck: check,
}: CompetitionDocument): ReadonlyMap<string, string> {
  const players = useNamedPlayers(usePlayersQuery(check === undefined ? skipToken : id).currentData?.value)
  const matches = useResults()
  return useMemo(() => {
    if (check === undefined || players.length === 0) return nobody
    const played = playedSince(matches, check.startedAt)
    const names = new Map<string, string>()
    for (const player of players) {
      const { teamId, displayName } = player
      if (teamId === null || played.has(teamId) || isReady(player, check)) continue
      const others = names.get(teamId)
      names.set(teamId, others === undefined ? displayName : `${others}, ${displayName}`)
    }
    return names
  }, [check, players, matches])
}
