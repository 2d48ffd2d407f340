import { may, type Role } from '@upper-bracket/shared/competition/permissions'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { type CompetitionDocument, useCompetitionQuery } from '#documents/competition.ts'
import { useMyParticipation } from '#documents/ownPlayer.ts'
import { useUid } from '#documents/sessionSlice.ts'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { useQueuedCompetitions } from '../commands/queueNotice.ts'
import { useReadyOffline } from '#features/organizing/match/useReadyOffline.ts'
import { useBracketState } from '../state/useBracketState.ts'
import { BracketScopeProvider } from '../texts/BracketScopeProvider.tsx'
import type { BracketDialog } from './BracketDialogs.tsx'
import { BracketView } from './BracketView.tsx'

// The menu is for organizers and rarely used, so it is loaded on demand.
const BracketDialogs = lazy(() => import('./BracketDialogs.tsx'))
const BracketMenu = lazy(() => import('./BracketMenu.tsx'))
const NoBracket = lazy(() => import('#features/organizing/creation/NoBracket.tsx'))

const OfflineQueueNotice = lazy(() => import('../offlineQueue/OfflineQueueNotice.tsx'))

/** The tab 'Bracket' of a competition; its layout handles a missing competition. */
export default function BracketPage() {
  const { competitionId = '' } = useParams()
  const competition = useCompetitionQuery(competitionId).currentData?.value
  if (!competition) return <RowsSkeleton rows={4} />
  return <Loaded competition={competition} />
}

function Loaded({ competition }: { competition: CompetitionDocument }) {
  const { roles, player } = useMyParticipation(competition)
  useReadyOffline(competition.id, may('scoreMatch', roles))
  const hasQueued = useQueuedCompetitions(useUid()).has(competition.id)
  const queueNotice = hasQueued && (
    <Suspense>
      <OfflineQueueNotice
        competitionId={competition.id}
        mayCorrect={may('runBracket', roles)}
        bracketId={competition.bracketId}
      />
    </Suspense>
  )
  if (competition.bracketId === null) {
    return (
      <>
        {queueNotice}
        <Suspense fallback={<RowsSkeleton rows={4} />}>
          <NoBracket competition={competition} mayGenerate={may('generateBracket', roles)} />
        </Suspense>
      </>
    )
  }
  return (
    <CurrentBracket
      key={competition.bracketId}
      competition={competition}
      bracketId={competition.bracketId}
      roles={roles}
      ownTeamId={player?.teamId ?? null}
      queueNotice={queueNotice}
    />
  )
}

interface CurrentBracketProps {
  readonly competition: CompetitionDocument
  readonly bracketId: string
  readonly roles: ReadonlySet<Role>
  readonly ownTeamId: string | null
  readonly queueNotice: ReactNode
}

function CurrentBracket({ competition, bracketId, roles, ownTeamId, queueNotice }: CurrentBracketProps) {
  const { scope, error, retry } = useBracketState(competition.id, bracketId)
  const [dialog, setDialog] = useState<BracketDialog | null>(null)
  if (scope === null) {
    return error === undefined ? <RowsSkeleton rows={5} /> : <LoadFailure error={error} onRetry={retry} />
  }

  return (
    <BracketScopeProvider scope={scope} starts={may('scoreMatch', roles) && competition.selfService === null}>
      {queueNotice}
      <BracketView
        competition={competition}
        roles={roles}
        ownTeamId={ownTeamId}
        // Once there is a champion, the result of the final must be reverted first.
        actions={
          competition.status === 'running' &&
          competition.champion === null &&
          may('deleteBracket', roles) && (
            <Suspense>
              <BracketMenu onOpenDialog={setDialog} />
            </Suspense>
          )
        }
        dialog={
          dialog !== null && (
            <Suspense>
              <BracketDialogs competition={competition} opened={dialog} onClose={() => setDialog(null)} />
            </Suspense>
          )
        }
      />
    </BracketScopeProvider>
  )
}
