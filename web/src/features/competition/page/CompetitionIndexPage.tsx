import { mainTab } from '@upper-bracket/shared/competition/mainTab'
import { Navigate, useLocation } from 'react-router'
import { useCompetitionQuery } from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useCompetitionParam } from '../useCompetitionParam.ts'

/** Redirects to the teams while there is no bracket, and to the bracket afterwards. */
export default function CompetitionIndexPage() {
  const competitionId = useCompetitionParam()
  const competition = useCompetitionQuery(competitionId).currentData?.value
  const { state, search } = useLocation()
  if (!competition) return null
  const page = { teams: hrefs.competitionTeams, bracket: hrefs.competitionBracket }[mainTab(competition)]
  return <Navigate to={{ pathname: page(competitionId), search }} state={state} replace />
}
