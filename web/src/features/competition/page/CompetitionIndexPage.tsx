import { Navigate, useLocation } from 'react-router'
import { useCompetitionQuery } from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useCompetitionParam } from '../useCompetitionParam.ts'

/** Redirects to the teams while there is no bracket, and to the bracket afterwards. */
export default function CompetitionIndexPage() {
  const competitionId = useCompetitionParam()
  const competition = useCompetitionQuery(competitionId).currentData?.value
  const { state } = useLocation()
  if (!competition) return null
  const to =
    competition.bracketId === null
      ? hrefs.competitionTeams(competitionId)
      : hrefs.competitionBracket(competitionId)
  return <Navigate to={to} state={state} replace />
}
