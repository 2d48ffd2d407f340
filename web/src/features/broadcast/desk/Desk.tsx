import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { takeBackMs } from '@upper-bracket/shared/bracket/commands/mayTakeBack'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { matchOnAir, withoutMatchOnAir } from '@upper-bracket/shared/bracket/broadcast/matchOnAir'
import { may } from '@upper-bracket/shared/competition/permissions'
import { maxStreams, refillRulesOf } from '@upper-bracket/shared/live/broadcastQueue'
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useMyParticipation } from '#documents/ownPlayer.ts'
import { useUid } from '#documents/sessionSlice.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { PageTitle } from '#ui/page/PageTitle.tsx'
import { OfferUndoContext } from '#features/bracket/undo/undoOffer.ts'
import { useUndoOffer } from '#features/bracket/undo/useUndoOffer.ts'
import StreamTabs from '../streams/StreamTabs.tsx'
import { useBroadcastQueue } from '../queue/useBroadcastQueue.ts'
import { PathSections } from '#features/matchRoom/page/PathSections.tsx'
import { useQueuedCompetitions } from '#features/bracket/commands/queueNotice.ts'
import { useReadyOffline } from '#features/organizing/match/useReadyOffline.ts'
import { ScoreAnnouncer } from '#features/bracket/match/ScoreAnnouncer.tsx'
import { useBracketScope, useMatches } from '#features/bracket/state/bracketScope.ts'
import { matchesById } from '#features/bracket/commands/liveBracket.ts'
import { useBracketState } from '#features/bracket/state/useBracketState.ts'
import { BracketScopeProvider } from '#features/bracket/texts/BracketScopeProvider.tsx'
import { DeskCaptions } from './DeskCaptions.tsx'
import { DeskMatch } from './DeskMatch.tsx'
import { DeskMatchDetails } from './DeskMatchDetails.tsx'
import { DeskNext } from './DeskNext.tsx'
import { DeskKeysContext, deskKeysAreOn, turnDeskKeys } from './deskKeys.ts'
import { KeysSwitch } from './KeysSwitch.tsx'
import { StreamScenes } from './StreamScenes.tsx'

const OfflineQueueNotice = lazy(() => import('#features/bracket/offlineQueue/OfflineQueueNotice.tsx'))
const RevertDialog = lazy(() =>
  import('#features/organizing/correction/RevertDialog.tsx').then(module => ({
    default: module.RevertDialog,
  })),
)

/** For this long after the match on air has changed, nothing is done to the new one that was meant for the old one. */
const settlingMs = 1000

interface DeskProps {
  readonly competition: CompetitionDocument
  readonly bracketId: string
}

export default function Desk({ competition, bracketId }: DeskProps) {
  const { scope, error, retry } = useBracketState(competition.id, bracketId)
  const { roles } = useMyParticipation(competition)
  useReadyOffline(competition.id, true)
  const hasQueued = useQueuedCompetitions(useUid()).has(competition.id)
  if (scope === null) {
    return error === undefined ? <RowsSkeleton rows={5} /> : <LoadFailure error={error} onRetry={retry} />
  }
  return (
    <BracketScopeProvider scope={scope} starts={competition.selfService === null}>
      {hasQueued && (
        <Suspense>
          <OfflineQueueNotice
            competitionId={competition.id}
            bracketId={bracketId}
            mayCorrect={may('runBracket', roles)}
          />
        </Suspense>
      )}
      <Loaded competition={competition} />
    </BracketScopeProvider>
  )
}

function Loaded({ competition: stored }: { readonly competition: CompetitionDocument }) {
  const { t } = useTranslation(['desk', 'live'])
  const { bracketId } = useBracketScope()
  const { roles } = useMyParticipation(stored)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const queueing = useBroadcastQueue(stored, bracketId)
  const { broadcastQueue, change } = queueing
  const [keysAreOn, setKeysOn] = useState(deskKeysAreOn)
  const [offer, setOffer] = useUndoOffer(takeBackMs)
  const [outdatedId, setOutdatedId] = useState<string | null>(null)
  const [reverted, setReverted] = useState<string | null>(null)
  const matches = useMatches()
  const competition = useMemo(() => ({ ...stored, broadcastQueue }), [stored, broadcastQueue])
  const asked = Number(search.get('stream'))
  const stream = Number.isInteger(asked) && asked > 0 && asked < maxStreams ? asked : 0
  const match = matchOnAir(competition, matches, stream)
  // A key shows in the score first, and below it afterwards.
  const later = useDeferredValue(match)
  const below = useMemo(
    () =>
      later !== null && (
        <Box sx={details}>
          <DeskMatchDetails competition={competition} match={later} />
          <Box sx={paths}>
            <PathSections match={later} />
          </Box>
        </Box>
      ),
    [competition, later],
  )
  const isRefilled = refillRulesOf(broadcastQueue, bracketId)[stream] != null
  const { region, isSettled } = useChangeOnAir(match)
  const organizes = may('runBracket', roles)
  const toRevert = reverted === null ? undefined : matchesById(matches).get(reverted)

  return (
    <DeskKeysContext value={keysAreOn}>
      <OfferUndoContext value={setOffer}>
        <Box component="header" sx={head}>
          <PageTitle>{[t('title'), competition.name].join(' · ')}</PageTitle>
          <Typography variant="h2" component="h1">
            {t('title')}
          </Typography>
          <Link component={RouterLink} to={hrefs.competitionLive(competition.id)} color="inherit" sx={parent}>
            {competition.name}
          </Link>
          <StreamTabs
            competition={competition}
            stream={stream}
            mayAdd
            onChange={chosen => void navigate(hrefs.desk(competition.id, chosen), { replace: true })}
          />
        </Box>
        <Box sx={desk}>
          <Box ref={region} tabIndex={-1} component="section" aria-label={t('onAir')} sx={onAir}>
            {match === null ? (
              <EmptyState
                title={t('nothingOnAir')}
                text={t(isRefilled ? 'live:queueAwaiting' : 'nothingOnAirText')}
              />
            ) : (
              <DeskMatch
                key={match.id}
                competition={competition}
                match={match}
                offer={offer}
                isSettled={isSettled}
                onUnlock={() =>
                  void change(rows =>
                    rows.map(row => (row.matchId === match.id ? { ...row, locked: false } : row)),
                  )
                }
                outdatedId={outdatedId}
                setOutdatedId={setOutdatedId}
                onMoreToUndo={organizes ? setReverted : null}
                undoHint={organizes ? null : t('undoHint')}
              />
            )}
            <StreamScenes key={stream} competitionId={competition.id} stream={stream} />
            <DeskCaptions key={`captions-${stream}`} competition={competition} stream={stream} />
          </Box>
          <Box sx={side}>
            <DeskNext
              competition={competition}
              match={match}
              stream={stream}
              queueing={queueing}
              isSettled={isSettled}
              onNext={() =>
                match !== null &&
                void change(rows => withoutMatchOnAir(rows, matches, { matchId: match.id, stream }))
              }
            />
            <KeysSwitch
              areOn={keysAreOn}
              onSwitch={on => {
                turnDeskKeys(on)
                setKeysOn(on)
              }}
            />
          </Box>
          {below}
        </Box>
        <ScoreAnnouncer />
        {toRevert !== undefined && (
          <Suspense>
            <RevertDialog match={toRevert} onClose={() => setReverted(null)} />
          </Suspense>
        )}
      </OfferUndoContext>
    </DeskKeysContext>
  )
}

/**
 * Returns whether the match on air has been the same for a moment, and keeps the focus in its region when the pressed
 * control goes with the previous match.
 */
function useChangeOnAir(match: Match | null) {
  const region = useRef<HTMLElement>(null)
  const shown = useRef({ id: match?.id, at: Number.NEGATIVE_INFINITY })
  const id = match?.id
  useEffect(() => {
    if (shown.current.id === id) return
    shown.current = { id, at: performance.now() }
    if (document.activeElement !== null && document.activeElement !== document.body) return
    region.current?.focus({ preventScroll: true })
  }, [id])
  return { region, isSettled: () => performance.now() - shown.current.at >= settlingMs }
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
  rowGap: 1,
  py: { xs: 2, md: 2.5 },
} as const

const parent = { flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' } as const

/** On a wide window everything that is needed while talking is on the first screen. */
const desk = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 1100px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    gridTemplateRows: 'auto 1fr',
  },
} as const

const details = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const
const onAir = { ...details, gap: 1.5, outline: 'none' } as const
const side = {
  ...details,
  '@media (min-width: 1100px)': { gridColumn: 2, gridRow: '1 / 3' },
} as const

const paths = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
} as const
