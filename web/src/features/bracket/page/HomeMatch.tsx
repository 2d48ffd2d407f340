import { skipToken } from '@reduxjs/toolkit/query/react'
import { lazy, Suspense } from 'react'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useCompetitionQuery } from '#documents/competition.ts'
import { useOwnPart } from '#documents/ownPlayer.ts'
import { useOwnProfile } from '#documents/profile.ts'

const OwnNextMatch = lazy(() => import('./OwnNextMatch.tsx'))

/** On the home page: the viewer's match in the competition that is theirs at the moment, once there are matches. */
export default function HomeMatch() {
  const active = useOwnProfile().data?.value?.activeCompetitionID ?? null
  const competition = useCompetitionQuery(active ?? skipToken).currentData?.value
  return competition?.status === 'running' ? <OfCompetition competition={competition} /> : null
}

function OfCompetition({ competition }: { competition: CompetitionDocument }) {
  const { player } = useOwnPart(competition)
  const { id, name, bracketId, matchDay } = competition
  const teamId = player?.teamId ?? null
  if (bracketId === null || teamId === null) return null
  return (
    <Suspense>
      <OwnNextMatch competition={{ id, name, bracketId, matchDay }} teamId={teamId} />
    </Suspense>
  )
}
