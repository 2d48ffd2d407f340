import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { may } from '@upper-bracket/shared/competition/permissions'
import type { Draft } from '@upper-bracket/shared/draft/draft'
import { bestOf } from '@upper-bracket/shared/draft/pickPlayer'
import { deadlineOf, isOpen } from '@upper-bracket/shared/draft/turn'
import { lazy, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument, StoredPlayer } from '#documents/competition.ts'
import { useMyParticipation } from '#documents/ownPlayer.ts'
import { currentConnection, isLost, watchConnection } from '#platform/connection/connection.ts'
import { useShowPlayer } from '#platform/addresses/useShowPlayer.ts'
import { stay } from '#platform/streams/staying.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { PageTitle } from '#ui/page/PageTitle.tsx'
import { useOnPhone } from '#ui/useOnPhone.ts'
import { DraftAnnouncer } from './DraftAnnouncer.tsx'
import { DraftPool } from './DraftPool.tsx'
import { DraftTeams } from './DraftTeams.tsx'
import { LastPicks } from './LastPicks.tsx'
import { TurnBar } from './TurnBar.tsx'
import { useClockPick } from './useClockPick.ts'
import { useDraftCalls } from './useDraftCalls.ts'
import { useDraftView } from './useDraftView.ts'
import { useIsPast } from './useIsPast.ts'
import { useIsTurnSettled } from './useIsTurnSettled.ts'
import { usePreparedList } from './usePreparedList.ts'
import { useTurnSound } from './useTurnSound.ts'

// Spectators never need them.
const PreparedListSection = lazy(() => import('./PreparedListSection.tsx'))
const OrganizerControls = lazy(() => import('./OrganizerControls.tsx'))
const DraftSetup = lazy(() => import('../setup/DraftSetup.tsx'))
const DraftFairness = lazy(() => import('./DraftFairness.tsx'))

interface DraftRoomProps {
  readonly competition: CompetitionDocument
  readonly draftId: string
  readonly draft: Draft
  readonly players: readonly StoredPlayer[]
}

type Section = 'pool' | 'teams' | 'list' | 'picks'

/** A draft for everybody who watches, with the controls of captains and organizers. */
export function DraftRoom({ competition, draftId, draft, players }: DraftRoomProps) {
  const { t } = useTranslation('draft')
  const { uid, roles } = useMyParticipation(competition)
  const onPhone = useOnPhone()
  const showPlayer = useShowPlayer()
  const showError = useShowError()
  const view = useDraftView(competition, draft, players)
  const { teams, turns, scale } = view
  const { calls, busy } = useDraftCalls({ competitionId: competition.id, draftId, turn: draft.turn })
  const [section, setSection] = useState<Section | null>(null)
  /** Whether the organizer picks for a team, by its index, as far as the organizer has said so. */
  const [takenOver, setTakenOver] = useState<Readonly<Record<number, boolean>>>({})
  const [wantsNew, setWantsNew] = useState(false)

  const isRunning = draft.status === 'running'
  const open = isOpen(draft)
  // A pick is older than the next snapshot for strangers: seconds count.
  useEffect(() => {
    if (open) stay()
  }, [open])
  const organizes = may('runDraft', roles)
  const isRegistering = competition.status === 'registration'
  const isSettingUp = wantsNew && isRegistering && draft.status === 'confirmed' && may('startDraft', roles)
  const current = turns[0] ?? null
  const onTurn = current === null ? null : (teams[current.team] ?? null)
  const ownTeam = uid === null ? null : (teams.find(team => team.captainUid === uid) ?? null)
  const isOwnTurn = isRunning && onTurn !== null && onTurn === ownTeam
  const deadline = deadlineOf(draft, players)
  const isLate = useIsPast(deadline)
  const isOffline = isLost(useSyncExternalStore(watchConnection, currentConnection, () => null))
  const isSettled = useIsTurnSettled(draft.turn)

  const list = usePreparedList(competition.id, draftId, open && ownTeam !== null ? uid : null)
  useTurnSound(isOwnTurn ? draft.turn : null)
  useClockPick({
    competitionId: competition.id,
    draftId,
    turn: draft.turn,
    askAt: may('pickByClock', roles) ? clockPickAt(draft, deadline, current !== null) : null,
    // The captain has waited for it most; others ask only if neither captain nor organizers do.
    spread: isOwnTurn ? 'at-once' : organizes ? 'soon' : 'later',
  })

  // Nobody else can pick for a captain without an account.
  const isTakenOver =
    organizes &&
    !isOwnTurn &&
    onTurn !== null &&
    (takenOver[onTurn.index] ?? onTurn.members[0]?.guest ?? onTurn.captainUid === null)
  const picks = (isOwnTurn && !isLate) || isTakenOver
  const { nameOf } = view
  const captainName = onTurn?.name ?? ''
  const pick = useCallback(
    (picked: string) => {
      // A pick that waited for the network could arrive in a later turn of the team.
      if (isOffline) return showError(t('offlinePick'))
      const player = nameOf(picked)
      calls.pick(
        picked,
        isOwnTurn ? t('picked', { player }) : t('pickedFor', { player, captain: captainName }),
      )
    },
    [calls, nameOf, isOwnTurn, captainName, isOffline, showError, t],
  )
  const clockTakes =
    list !== null && isOwnTurn && draft.clock.pickSeconds !== null
      ? bestOf(list.uids, view.pool, { scale, players })
      : null
  const firstSection = current === null ? 'teams' : 'pool'
  const chosenSection = section === null || (section === 'list' && list === null) ? firstSection : section
  const isShown = (each: Section) => !onPhone || chosenSection === each
  return (
    <Box sx={{ display: 'grid', gap: { xs: 1, md: 2 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle>
        {[...(isOwnTurn ? [t('yourTurn')] : []), t('title'), competition.name].join(' · ')}
      </PageTitle>
      <DraftAnnouncer draft={draft} view={view} isOwnTurn={isOwnTurn} />
      <TurnBar
        draft={draft}
        view={view}
        isOwnTurn={isOwnTurn}
        isCaptain={ownTeam !== null}
        isLate={isLate}
        isOffline={isOffline}
        organizes={organizes}
        clockTakes={clockTakes}
        isListed={clockTakes !== null && (list?.uids.includes(clockTakes.uid) ?? false)}
      >
        {organizes && (
          <Suspense>
            <OrganizerControls
              draft={draft}
              view={view}
              calls={calls}
              busy={busy}
              isOwnTurn={isOwnTurn}
              isTakenOver={isTakenOver}
              onTakeOver={taken => onTurn !== null && setTakenOver({ ...takenOver, [onTurn.index]: taken })}
              isRegistering={isRegistering}
              isSettingUp={isSettingUp}
              onSetUp={setWantsNew}
            />
          </Suspense>
        )}
      </TurnBar>
      {(turns.length === 0 || !open) && !isSettingUp && (
        <Suspense
          fallback={<Skeleton variant="rounded" sx={{ maxWidth: 720, height: { xs: 256, sm: 212 } }} />}
        >
          <DraftFairness draft={draft} view={view} />
        </Suspense>
      )}
      {isSettingUp && (
        <Suspense fallback={<RowsSkeleton rows={6} height={48} />}>
          <DraftSetup competition={competition} pool={view.pool} scale={scale} wasCancelled={false} />
        </Suspense>
      )}
      {onPhone && open && (
        <ToggleButtonGroup
          exclusive
          size="small"
          fullWidth
          aria-label={t('sections')}
          value={chosenSection}
          onChange={(_, chosen: Section | null) => chosen !== null && setSection(chosen)}
        >
          {(['pool', 'teams', ...(list === null ? [] : ['list' as const]), 'picks'] as const).map(each => (
            <ToggleButton key={each} value={each} sx={{ minHeight: 40, px: 0.5, textTransform: 'none' }}>
              {t(`section_${each}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <Box sx={open ? columns : { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {open && (isShown('pool') || isShown('list')) && (
          <Box sx={{ display: 'grid', gap: 2, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {isShown('pool') && (
              <DraftPool
                pool={view.pool}
                scale={scale}
                ownUid={uid}
                list={list}
                onShow={showPlayer}
                onPick={picks ? pick : null}
                pickFor={isOwnTurn ? null : captainName}
                isReady={isSettled && !busy}
              />
            )}
            {list !== null && isShown('list') && (
              <Suspense>
                <PreparedListSection
                  pool={view.pool}
                  scale={scale}
                  list={list}
                  onShow={showPlayer}
                  onPick={onPhone && isOwnTurn && picks ? pick : null}
                  isReady={isSettled && !busy}
                />
              </Suspense>
            )}
          </Box>
        )}
        {!isSettingUp && (isShown('teams') || isShown('picks') || !open) && (
          <Box sx={{ display: 'grid', gap: 2, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {(isShown('teams') || !open) && (
              <DraftTeams
                view={view}
                isOpen={open}
                onTurn={isRunning ? (onTurn?.index ?? null) : null}
                ownUid={uid}
                onShow={showPlayer}
                onReplace={organizes && open ? calls.replaceCaptain : null}
                busy={busy}
              />
            )}
            {(isShown('picks') || !open) && <LastPicks draft={draft} view={view} />}
          </Box>
        )}
      </Box>
    </Box>
  )
}

/**
 * Returns when to ask for the clock's pick: once the time is over, and at once if a clock stands although somebody can be
 * picked, or runs although nobody can.
 */
function clockPickAt(draft: Draft, deadline: number | null, hasTurn: boolean): number | null {
  if (draft.status !== 'running' || draft.clock.pickSeconds === null) return null
  if (hasTurn !== (draft.turnStartedAt !== null)) return 0
  return deadline
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(300px, 400px) minmax(0, 1fr)' },
} as const
