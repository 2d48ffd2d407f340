import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { may, type Role } from '@upper-bracket/shared/competition/permissions'
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useOnPhone } from '#ui/useOnPhone.ts'
import { Agenda } from '../agenda/Agenda.tsx'
import { UndoBar } from '../commands/UndoBar.tsx'
import { OfferUndoContext, type UndoOffer } from '../commands/undoOffer.ts'
import { BracketTree } from '../drawing/BracketTree.tsx'
import { RoundList } from '../drawing/RoundList.tsx'
import type { Reveal } from '../drawing/useReveal.ts'
import { TeamDragging } from '../organizing/TeamDragging.tsx'
import { useBracketScope, useMatch, useMatches } from '../state/bracketScope.ts'
import { makeTeamHighlight, TeamHighlightContext } from '../state/teamHighlight.ts'
import { OpenMatchContext, useBracketAddress } from '../state/useBracketAddress.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import { FinalPlaces } from './FinalPlaces.tsx'
import { OwnMatchButton } from './OwnMatchButton.tsx'
import { ScoreAnnouncer } from './ScoreAnnouncer.tsx'

// The code is loaded right after the bracket, so that opening a match rarely waits for it.
const loadPanel = () => import('../match/MatchPanel.tsx')
const MatchPanel = lazy(loadPanel)
// Only organizers see it, with self-service.
const MatchRoomsToDecide = lazy(() => import('../matchRoom/MatchRoomsToDecide.tsx'))
const ExportMenu = lazy(() => import('../export/ExportMenu.tsx'))

/** How long an undo offer is shown. */
const undoMs = 10_000

interface BracketViewProps {
  readonly competition: CompetitionDocument
  readonly roles: ReadonlySet<Role>
  readonly ownTeamId: string | null
  /** The organizers' buttons. */
  readonly actions: ReactNode
}

/** A bracket: the tree or, on a phone, a list by round, and the panel of the open match. */
export function BracketView({ competition, roles, ownTeamId, actions }: BracketViewProps) {
  const { matchId, teamId, openMatch, showPath } = useBracketAddress()
  const [highlight] = useState(makeTeamHighlight)
  const onPhone = useOnPhone()
  const [wholeOnPhone, setWholeOnPhone] = useState(false)
  const [undoOffer, setUndoOffer] = useState<UndoOffer | null>(null)
  const [reveal, setReveal] = useState<Reveal | null>(null)

  useEffect(() => highlight.pin(teamId), [highlight, teamId])
  useEffect(() => {
    if (undoOffer === null) return
    const timer = setTimeout(() => setUndoOffer(null), undoMs)
    return () => clearTimeout(timer)
  }, [undoOffer])
  useEffect(() => void loadPanel().catch(() => undefined), [])

  const view = onPhone && !wholeOnPhone ? <RoundList reveal={reveal} /> : <BracketTree reveal={reveal} />
  const undo = undoOffer && { offer: undoOffer, onClose: () => setUndoOffer(null) }

  return (
    <TeamHighlightContext value={highlight}>
      <OfferUndoContext value={setUndoOffer}>
        <OpenMatchContext value={openMatch}>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {competition.selfService !== null && may('runBracket', roles) && (
              <Suspense>
                <MatchRoomsToDecide competition={competition} selfService={competition.selfService} />
              </Suspense>
            )}
            <Agenda competition={competition} roles={roles} />
            <Box sx={aboveTheDrawing}>
              <Progress />
              {teamId !== null && <PinnedPath teamId={teamId} onClose={() => showPath(null)} />}
              <Box sx={{ flexGrow: 1 }} />
              {ownTeamId !== null && <OwnMatchButton teamId={ownTeamId} onReveal={setReveal} />}
              {onPhone && <ViewSwitch whole={wholeOnPhone} onChange={setWholeOnPhone} />}
              <Suspense>
                <ExportMenu name={competition.name} teamId={teamId ?? ownTeamId} />
              </Suspense>
              {actions}
            </Box>
            {may('runBracket', roles) ? <TeamDragging>{view}</TeamDragging> : view}
            <FinalPlaces />
          </Box>
          {matchId !== null ? (
            <Suspense>
              <MatchPanel
                matchId={matchId}
                roles={roles}
                undo={undo?.offer.matchId === matchId && <UndoBar {...undo} />}
              />
            </Suspense>
          ) : (
            <Box role="status" sx={aboveTheEdge}>
              {undo && <NamedUndoBar {...undo} />}
            </Box>
          )}
          <ScoreAnnouncer />
        </OpenMatchContext>
      </OfferUndoContext>
    </TeamHighlightContext>
  )
}

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
  const { numbers } = useBracketScope()
  const matches = useMatches().filter(match => numbers.has(match.id))
  const played = matches.filter(match => match.status === 'finished' || match.status === 'bye').length
  return <Typography color="textSecondary">{t('progress', { played, total: matches.length })}</Typography>
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
