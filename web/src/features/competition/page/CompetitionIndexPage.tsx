import { mainTab } from '@upper-bracket/shared/competition/mainTab'
import { useLocation } from 'react-router'
import { useCompetitionQuery } from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { Redirect } from '#ui/page/Redirect.tsx'
import { useCompetitionParam } from '../useCompetitionParam.ts'

/** Redirects to the teams while there is no bracket, and to the bracket afterwards. */
export default function CompetitionIndexPage() {
  const competitionId = useCompetitionParam()
  const competition = useCompetitionQuery(competitionId).currentData?.value
  const { state, search } = useLocation()
  if (!competition) return null
  const page = { teams: hrefs.competitionTeams, bracket: hrefs.competitionBracket }[mainTab(competition)]
  return (
    <Redirect to={{ pathname: page(competitionId), search }} state={state}>
      <RowsSkeleton rows={4} />
    </Redirect>
  )
}
