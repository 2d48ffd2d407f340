import { skipToken } from '@reduxjs/toolkit/query/react'
import { lazy, Suspense } from 'react'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useCompetitionQuery } from '#documents/competition.ts'
import { useMyParticipation } from '#documents/ownPlayer.ts'
import { useOwnProfile } from '#documents/profile.ts'

const OwnNextMatch = lazy(() => import('./OwnNextMatch.tsx'))
const StandInMatch = lazy(() => import('./StandInMatch.tsx'))

/**
 * Shown on the home page: the viewer's match in their active competition, once there are matches. Without a team, the
 * match in which they stand in.
 */
export default function HomeMatch() {
  const active = useOwnProfile().data?.value?.activeCompetitionID ?? null
  const competition = useCompetitionQuery(active ?? skipToken).currentData?.value
  return competition?.status === 'running' ? <OfCompetition competition={competition} /> : null
}

function OfCompetition({ competition }: { competition: CompetitionDocument }) {
  const { player } = useMyParticipation(competition)
  const { id, name, bracketId, selfService } = competition
  if (bracketId === null || player === null) return null
  const shown = { id, name, bracketId, selfService }
  return (
    <Suspense>
      {player.teamId !== null ? (
        <OwnNextMatch competition={shown} teamId={player.teamId} />
      ) : (
        selfService !== null && <StandInMatch competition={shown} uid={player.id} />
      )}
    </Suspense>
  )
}
