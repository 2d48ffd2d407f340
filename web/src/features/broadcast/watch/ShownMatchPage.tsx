import CastOutlined from '@mui/icons-material/CastOutlined'
import Button from '@mui/material/Button'
import { may } from '@upper-bracket/shared/competition/permissions'
import type { LiveLink } from '@upper-bracket/shared/live/liveLinks'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useOutletContext, useParams } from 'react-router'
import { type CompetitionDocument, useCompetitionQuery } from '#documents/competition.ts'
import { useMyParticipation } from '#documents/ownPlayer.ts'
import { usePublicCommentatorsQuery } from '#documents/publicCommentators.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { lazyDialog } from '#ui/lazyDialog.tsx'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { useBracketState } from '#features/bracket/state/useBracketState.ts'
import { BracketScopeProvider } from '#features/bracket/texts/BracketScopeProvider.tsx'

const OverlayDialog = lazyDialog(() => import('../overlayEditor/OverlayDialog.tsx'))
// Shares its code with the bracket, which would load more otherwise.
const ShownMatch = lazy(() => import('./ShownMatch.tsx'))

/**
 * Shown with the broadcast: its match and queue, once there is a bracket, and the overlays. The outlet's context is the
 * link in the player.
 */
export default function ShownMatchPage() {
  const { competitionId = '' } = useParams()
  const competition = useCompetitionQuery(competitionId).currentData?.value
  if (!competition) return null
  return (
    <>
      {competition.bracketId === null ? (
        <DeskLink competition={competition} />
      ) : (
        <OfBracket competition={competition} bracketId={competition.bracketId} />
      )}
      <OverlaysButton competition={competition} />
    </>
  )
}

/** Leads to the desk before there is a bracket, for those who run the broadcast. */
function DeskLink({ competition }: { competition: CompetitionDocument }) {
  const { t } = useTranslation('live')
  const { roles } = useMyParticipation(competition)
  if (!may('setBroadcastQueue', roles)) return null
  return (
    <Button
      component={Link}
      to={hrefs.desk(competition.id)}
      variant="outlined"
      color="inherit"
      sx={{ justifySelf: 'start' }}
    >
      {t('toDesk')}
    </Button>
  )
}

/** Opens the overlays, for those who run the broadcast. */
function OverlaysButton({ competition }: { competition: CompetitionDocument }) {
  const { t } = useTranslation('live')
  const { roles } = useMyParticipation(competition)
  const [isOpen, setOpen] = useState(false)
  if (!may('manageOverlays', roles)) return null
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<CastOutlined />}
        sx={{ justifySelf: 'start' }}
        onClick={() => setOpen(true)}
      >
        {t('overlays')}
      </Button>
      {isOpen && <OverlayDialog competition={competition} onClose={() => setOpen(false)} />}
    </>
  )
}

function OfBracket({ competition, bracketId }: { competition: CompetitionDocument; bracketId: string }) {
  const link = useOutletContext<LiveLink | undefined>()
  const { scope, error, retry } = useBracketState(competition.id, bracketId)
  // Their names move what is below them.
  const { isLoading } = usePublicCommentatorsQuery(competition.id)
  if (error !== undefined && scope === null) return <LoadFailure error={error} onRetry={retry} />
  if (scope === null || isLoading) return notYet
  return (
    <BracketScopeProvider scope={scope}>
      <Suspense fallback={notYet}>
        {/* Another player decides again which stream is shown. */}
        <ShownMatch key={link?.url} competition={competition} watched={link?.stream ?? 0} />
      </Suspense>
    </BracketScopeProvider>
  )
}

/** Keeps the early page until the match takes the place of its own (see `leaveEarlyPage`). */
const notYet = <div data-tab hidden />
