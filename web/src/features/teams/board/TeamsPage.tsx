import { useParams } from 'react-router'
import { useCompetitionQuery, usePlayersQuery, useTeamsQuery } from '#documents/competition.ts'
import { useNamedPlayers } from '#documents/useNamedPlayers.ts'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { useDrawnInSteps } from '#ui/useDrawnInSteps.ts'
import { TeamsBoard } from './TeamsBoard.tsx'
import { TeamsSkeleton } from './TeamsSkeleton.tsx'

/** The tab 'Teams'. Its layout handles a missing competition. */
export default function TeamsPage() {
  const { competitionId = '' } = useParams<{ competitionId: string }>()
  const competition = useCompetitionQuery(competitionId).currentData?.value
  const players = usePlayersQuery(competitionId)
  const teams = useTeamsQuery(competitionId)
  const named = useNamedPlayers(players.currentData?.value)

  const refetch = () => {
    void players.refetch()
    void teams.refetch()
  }
  const isDrawn = useDrawnInSteps(players.currentData !== undefined && teams.currentData !== undefined)
  if (!competition || !players.currentData || !teams.currentData || !isDrawn) {
    const error = players.error ?? teams.error
    return error === undefined ? <TeamsSkeleton /> : <LoadFailure error={error} onRetry={refetch} />
  }
  return (
    <TeamsBoard
      competition={competition}
      players={named}
      stored={players.currentData.value}
      teams={teams.currentData.value}
    />
  )
}
