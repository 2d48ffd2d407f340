import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { isOneElimination } from '@upper-bracket/shared/bracket/rounds/isOneElimination'
import { matchProgress } from '@upper-bracket/shared/bracket/agenda/matchProgress'
import { may, type Role } from '@upper-bracket/shared/competition/permissions'
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { Agenda } from '#features/organizing/agenda/Agenda.tsx'
import { ExportButton } from '#features/organizing/export/ExportButton.tsx'
import type { TeamPlacing } from '#features/organizing/teams/TeamDragging.tsx'
import { untilUsed } from '#platform/untilUsed.ts'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { useOnPhone } from '#ui/useOnPhone.ts'
import { LazyBracketTree } from '../drawing/LazyBracketTree.tsx'
import { RoundList } from '../drawing/RoundList.tsx'
import { DropTeamContext } from '../drawing/slotDrag.ts'
import type { Reveal } from '../drawing/useReveal.ts'
import { ScoreAnnouncer } from '../match/ScoreAnnouncer.tsx'
import { useBracketScope, useMatch, useResults } from '../state/bracketScope.ts'
import { makeTeamHighlight, TeamHighlightContext } from '../state/teamHighlight.ts'
import { OpenMatchContext, useBracketAddress, ManageTeamContext } from '../state/useBracketAddress.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import { OfferUndoContext, showNoUndo } from '../undo/undoOffer.ts'
import { useUndoOffer } from '../undo/useUndoOffer.ts'
import { FinalPlaces } from './FinalPlaces.tsx'
import { TeamSearch } from './TeamSearch.tsx'

// The code is loaded once the page is used, so that opening a match rarely waits for it.
const loadPanel = () => import('#features/organizing/match/MatchPanel.tsx')
const MatchPanel = lazy(loadPanel)
const TeamMenu = lazy(() => import('#features/organizing/teams/TeamMenu.tsx'))
const TeamDragging = lazy(() => import('#features/organizing/teams/TeamDragging.tsx'))
const UndoBar = lazy(() => import('../undo/UndoBar.tsx').then(module => ({ default: module.UndoBar })))
const StagedView = lazy(() => import('../stages/StagedView.tsx'))
// Most visitors have no team.
const OwnMatchButton = lazy(() => import('./OwnMatchButton.tsx'))

/** From this number of teams on, a team can be searched for. */
const teamsToSearch = 16

/** The number of places shown initially once the competition is over; the bracket follows below. */
const placesAtFirst = 8

interface BracketViewProps {
  readonly competition: CompetitionDocument
  readonly roles: ReadonlySet<Role>
  readonly ownTeamId: string | null
  /** The organizers' buttons. */
  readonly actions: ReactNode
  /** What one of them has opened. */
  readonly dialog: ReactNode
}

/** A bracket: the tree or, on a phone, a list by round, and the panel of the open match. */
export function BracketView({ competition, roles, ownTeamId, actions, dialog }: BracketViewProps) {
  const { matchId, teamId, managedId, openMatch, showPath, manage } = useBracketAddress()
  const [highlight] = useState(makeTeamHighlight)
  const onPhone = useOnPhone()
  const [wholeOnPhone, setWholeOnPhone] = useState(false)
  const [undoOffer, setUndoOffer] = useUndoOffer()
  const [dragging, setDragging] = useState<TeamPlacing | null>(null)
  const [reveal, setReveal] = useState<Reveal | null>(null)

  const championId = competition.champion?.teamId ?? null
  useEffect(() => highlight.pin(teamId ?? championId), [highlight, teamId, championId])
  useEffect(
    () =>
      void untilUsed()
        .then(loadPanel)
        .catch(() => undefined),
    [],
  )

  const mayRun = may('runBracket', roles)
  const isRunning = competition.status === 'running'
  const agenda = isRunning ? <Agenda competition={competition} roles={roles} /> : null
  const places = <FinalPlaces initially={isRunning ? null : placesAtFirst} />
  const { shape, rounds } = useBracketScope()
  const isStaged = !isOneElimination(shape)
  const inRounds = onPhone && !wholeOnPhone
  const tools = (
    <Box sx={aboveTheDrawing}>
      <Progress />
      {teamId !== null && <PinnedPath teamId={teamId} onClose={() => showPath(null)} />}
      <Box sx={{ flexGrow: 1 }} />
      {competition.teamCount >= teamsToSearch && <TeamSearch onFound={showPath} onReveal={setReveal} />}
      {ownTeamId !== null && (
        <Suspense>
          <OwnMatchButton teamId={ownTeamId} onReveal={setReveal} />
        </Suspense>
      )}
      {onPhone && <ViewSwitch whole={wholeOnPhone} onChange={setWholeOnPhone} />}
      <ExportButton competition={competition} teamId={teamId ?? ownTeamId} />
      {actions}
    </Box>
  )
  const view = isStaged ? (
    <Suspense fallback={<RowsSkeleton rows={5} />}>
      <StagedView reveal={reveal} agenda={agenda} tools={tools} inRounds={inRounds} roles={roles} />
    </Suspense>
  ) : inRounds ? (
    <RoundList rounds={rounds} reveal={reveal} agenda={agenda} tools={tools} />
  ) : (
    <LazyBracketTree rounds={rounds} reveal={reveal} isInColumn={!onPhone} />
  )
  const undo = undoOffer && { offer: undoOffer, onClose: () => setUndoOffer(null) }

  return (
    <TeamHighlightContext value={highlight}>
      <OfferUndoContext value={may('takeBackMatch', roles) ? setUndoOffer : showNoUndo}>
        <OpenMatchContext value={openMatch}>
          <Box sx={columns}>
            {!onPhone && isRunning && <Box sx={column}>{agenda}</Box>}
            {!isRunning && <Box sx={column}>{places}</Box>}
            <Box sx={stacked}>
              {!inRounds && tools}
              <ManageTeamContext value={mayRun && isRunning ? manage : null}>
                <DropTeamContext value={dragging?.place ?? null}>{view}</DropTeamContext>
              </ManageTeamContext>
              {isRunning && places}
            </Box>
          </Box>
          {matchId !== null ? (
            <Suspense>
              <MatchPanel
                matchId={matchId}
                roles={roles}
                undo={
                  undo?.offer.matchId === matchId && (
                    <Suspense>
                      <UndoBar {...undo} />
                    </Suspense>
                  )
                }
              />
            </Suspense>
          ) : (
            <Box role="status" sx={aboveTheEdge}>
              <Suspense>{undo && <NamedUndoBar {...undo} />}</Suspense>
            </Box>
          )}
          {managedId !== null && mayRun && (
            <Suspense>
              <TeamMenu key={managedId} match={null} teamId={managedId} onClose={() => manage(null)} />
            </Suspense>
          )}
          {mayRun && (
            <Suspense>
              <TeamDragging onChange={setDragging} />
            </Suspense>
          )}
          {dialog}
          <ScoreAnnouncer />
        </OpenMatchContext>
      </OfferUndoContext>
    </TeamHighlightContext>
  )
}

/** Paper has no column for the matches that are on. */
const wide = '@media screen and (min-width: 1100px)'

const stacked = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minWidth: 0,
} as const

/** On a wide window the bracket is on the first screen, next to the matches that are on. */
const columns = {
  ...stacked,
  [wide]: {
    columnGap: 3,
    gridTemplateColumns: '320px minmax(0, 1fr)',
  },
} as const

/** Scrolls by itself, so that its controls stay next to the bracket. */
const column = {
  minWidth: 0,
  [wide]: {
    position: 'sticky',
    top: 64,
    alignSelf: 'start',
    maxHeight: 'calc(100dvh - 80px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    // Leaves room for focus rings.
    mx: -0.5,
    px: 0.5,
    pb: 1,
  },
} as const

/** Reserves the height of the buttons that load later, so that nothing moves. */
const aboveTheDrawing = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minHeight: 32 }

const aboveTheEdge = {
  position: 'fixed',
  zIndex: 'snackbar',
  insetInline: 16,
  bottom: 16,
  maxWidth: 480,
  mx: 'auto',
} as const

/** The undo offer outside the match's panel. */
function NamedUndoBar(props: ComponentProps<typeof UndoBar>) {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  const match = useMatch(props.offer.matchId)
  const title =
    match === null ? {} : { title: t('matchOf', { match: texts.number(match), teams: texts.teams(match) }) }
  return <UndoBar {...props} {...title} />
}

function Progress() {
  const { t } = useTranslation('bracket')
  const { shape } = useBracketScope()
  const matches = new Map(useResults().map(match => [match.id, match]))
  return (
    <Typography color="textSecondary">{t('progress', { ...matchProgress({ shape, matches }) })}</Typography>
  )
}

function PinnedPath({ teamId, onClose }: { teamId: string; onClose: () => void }) {
  const { t } = useTranslation('bracket')
  const { teamNames } = useBracketScope()
  const team = teamNames.get(teamId)
  if (team === undefined) return null
  return (
    <Button size="small" variant="outlined" endIcon={<Close />} onClick={onClose} title={t('hidePath')}>
      {t('pathOf', { team })}
    </Button>
  )
}

function ViewSwitch({ whole, onChange }: { whole: boolean; onChange: (whole: boolean) => void }) {
  const { t } = useTranslation('bracket')
  return (
    <Button size="small" variant="outlined" color="inherit" onClick={() => onChange(!whole)}>
      {t(whole ? 'asList' : 'asTree')}
    </Button>
  )
}
