import OpenInNew from '@mui/icons-material/OpenInNew'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { isOver, type Match, type Side } from '@upper-bracket/shared/bracket/model/match'
import { scoreAfter, seriesOutcome } from '@upper-bracket/shared/bracket/model/series'
import { countGame, endOfMap, type MapEnd } from '@upper-bracket/shared/bracket/results/countGames'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CompetitionDocument } from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { type UndoOffer, useShowUndo } from '#features/bracket/undo/undoOffer.ts'
import { LineUp } from '#features/bracket/match/LineUp.tsx'
import { useGamesAsked } from '#features/organizing/games/useGamesAsked.ts'
import { useMatchControls } from '#features/organizing/match/useMatchControls.ts'
import { MatchHero } from '#features/matchRoom/page/MatchHero.tsx'
import { useCheckInForMatchMutation } from '#features/matchRoom/state/matchRoomEndpoints.ts'
import { StartAnywayDialog } from '#features/matchRoom/step/StartAnywayDialog.tsx'
import { useStandIns } from '#features/matchRoom/standIns/useStandIns.ts'
import { useTeamCalls } from '#features/matchRoom/state/useTeamCalls.ts'
import { useBracketScope, useIsQueued, useMatch } from '#features/bracket/state/bracketScope.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { DeskButton } from './DeskButton.tsx'
import { controlBar, DeskPoint } from './DeskPoint.tsx'
import { DeskRounds } from './DeskRounds.tsx'
import { deskKeys } from './deskKeys.ts'
import { MatchStakes } from './MatchStakes.tsx'
import { useDeskMatchRoom } from './useDeskMatchRoom.ts'
import { useDeskStep } from './useDeskStep.ts'
import { useIsFacing } from './useIsFacing.ts'
import { useTakeBack } from './useTakeBack.ts'

const GamesDialog = lazy(() => import('#features/organizing/games/GamesDialog.tsx'))

interface DeskMatchProps {
  readonly competition: CompetitionDocument
  readonly match: Match
  /** The offer to undo the last command, on this match or the previous one. */
  readonly offer: UndoOffer | null
  /** Whether the match has been on air for a moment. */
  readonly isSettled: () => boolean
  readonly onUnlock: () => void
  /** The match on which the last command was refused because it has changed since it was shown; null for none. */
  readonly outdatedId: string | null
  readonly setOutdatedId: (matchId: string | null) => void
  /** Called with a match's id if undoing its result affects other matches; null for people who undo their own steps only. */
  readonly onMoreToUndo: ((matchId: string) => void) | null
  /** Why the result on air cannot be taken back here; null if it can, or there is none. */
  readonly undoHint: string | null
}

/** The match on air with its line-ups where they have room, its controls and what is at stake. */
export function DeskMatch(props: DeskMatchProps) {
  const {
    competition,
    match,
    offer,
    isSettled,
    onUnlock,
    outdatedId,
    setOutdatedId,
    onMoreToUndo,
    undoHint,
  } = props
  const { t } = useTranslation(['desk', 'bracket', 'games', 'matchRoom'])
  const texts = useMatchTexts()
  const { competitionId } = useBracketScope()
  const isFacing = useIsFacing()
  const isQueued = useIsQueued(match.id)
  const outdated = useMatch(outdatedId ?? '')
  const showUndo = useShowUndo()
  const controls = useMatchControls(match, {
    setOutdated: outdated => setOutdatedId(outdated ? match.id : null),
    onMoreToUndo: onMoreToUndo === null ? undefined : () => onMoreToUndo(match.id),
  })
  const { shown, outcome, finishing } = controls
  const { count, takeBack } = useTakeBack(controls, outdatedId === match.id)
  const { game, maps } = useGamesAsked(match)
  const matchRoom = useDeskMatchRoom(competition, match)
  const { replacements } = useStandIns(matchRoom)
  const step = useDeskStep({ competition, match, matchRoom })
  const { of, send } = useTeamCalls(match)
  const [checkIn, { isLoading: isCheckingIn }] = useCheckInForMatchMutation()
  const [isAsking, setAsking] = useState(false)
  const [isByGame, setByGame] = useState(false)

  const mayCount = (side: Side, by: 1 | -1) =>
    match.status === 'running' && scoreAfter(match, shown.score, side, by) !== null
  const undoOffered = () => {
    showUndo(null)
    offer?.undo()
  }
  const whenSettled = (action: () => void) => () => {
    if (isSettled()) action()
  }
  const { toCheckIn } = step
  /** The step that ends the map in play, and with it the series if it decides that. */
  const mapEnd = ({ counted, winner, rounds }: MapEnd) => {
    const { games = [] } = counted
    const decided = seriesOutcome(match.bestOf, counted.score, games)
    return decided === null
      ? {
          label: t('mapWon', { team: texts.slot(match, winner), rounds: rounds.join(':') }),
          act: () => count(() => counted),
        }
      : { label: texts.finishing(match, decided), act: () => controls.record(games) }
  }
  const ended = match.status === 'running' ? endOfMap(shown, maps) : null
  const next =
    outcome !== null
      ? { label: texts.finishing(match, outcome), act: controls.finish }
      : ended !== null
        ? mapEnd(ended)
        : step.isLocked
          ? { label: t('unlock'), act: onUnlock }
          : match.status === 'running' || isOver(match)
            ? { label: t('bracket:finishShort'), act: null }
            : toCheckIn !== null
              ? {
                  label: t('bracket:checkInTeam', { team: texts.slot(match, toCheckIn) }),
                  act: () => void send(checkIn(of(toCheckIn))),
                }
              : step.missing.length > 0
                ? { label: t('matchRoom:startAnyway'), act: step.mayStart ? () => setAsking(true) : null }
                : { label: t('bracket:start'), act: step.mayStart ? controls.start : null }
  const text = isQueued ? texts.queued(texts.status(match)) : isOver(match) ? undoHint : step.text
  const matchPage = { component: Link, to: hrefs.match(competitionId, match.id), target: '_blank' } as const
  const lineUp = (side: Side) => (
    <LineUp match={match} side={side} replacements={replacements} untitled mirrored={side === 1} />
  )
  const point = (side: Side) => (
    <DeskPoint
      match={match}
      side={side}
      what={game === 'csgo' ? 'map' : 'point'}
      code={side === 0 ? deskKeys.first : deskKeys.second}
      onCount={by =>
        mayCount(side, by) ? () => count(before => countGame({ ...match, ...before }, side, by, maps)) : null
      }
      whenSettled={whenSettled}
    />
  )
  return (
    <>
      <MatchHero
        competition={competition}
        match={shown}
        matchRoom={matchRoom}
        aside={
          isFacing ? (
            <Button {...matchPage} color="inherit" endIcon={<OpenInNew />} sx={matchPageSize}>
              {t('bracket:matchPage')}
            </Button>
          ) : (
            <IconButton {...matchPage} color="inherit" aria-label={t('bracket:matchPage')} sx={matchPageSize}>
              <OpenInNew />
            </IconButton>
          )
        }
        lineUp={isFacing ? lineUp : null}
      />
      {game === 'csgo' && match.status === 'running' && outcome === null && (
        <DeskRounds match={shown} maps={maps} count={count} whenSettled={whenSettled} />
      )}
      <Box role="group" aria-label={t('controls')} sx={controlBar}>
        {point(0)}
        <Box sx={middle}>
          <DeskButton
            code={deskKeys.step}
            variant="contained"
            color="primary"
            loading={finishing || isCheckingIn}
            onPress={next.act === null ? null : whenSettled(next.act)}
          >
            {next.label}
          </DeskButton>
          <Box sx={{ display: 'flex', gap: 1 }}>
            <DeskButton
              code={deskKeys.undo}
              onPress={offer === null ? takeBack : undoOffered}
              sx={{ flex: '1 1 0' }}
            >
              {t('bracket:undo')}
            </DeskButton>
            {!isOver(match) && (match.status === 'running' || step.mayStart) && (
              <Button color="inherit" onClick={() => setByGame(true)} sx={{ flex: '1 1 0', minHeight: 44 }}>
                {t('games:byGame')}
              </Button>
            )}
          </Box>
        </Box>
        {point(1)}
      </Box>
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {outdated !== null ? (
          <Alert severity="warning" variant="outlined" role="none" onClose={() => setOutdatedId(null)}>
            {[
              outdated.id === match.id ? [] : texts.headline(outdated),
              t('bracket:changedMeanwhile', { state: texts.recorded(outdated) }),
            ]
              .flat()
              .join(' · ')}
          </Alert>
        ) : (
          <>
            {offer !== null && <Done offer={offer} />}
            {offer?.matchId !== match.id && text !== null && (
              <Typography color="textSecondary">{text}</Typography>
            )}
          </>
        )}
      </Box>
      {isAsking && step.mayStart && (
        <StartAnywayDialog
          match={match}
          missing={step.missing}
          onStart={controls.start}
          onClose={() => setAsking(false)}
        />
      )}
      {isByGame && (
        <Suspense>
          <GamesDialog match={shown} onRecord={controls.record} onClose={() => setByGame(false)} />
        </Suspense>
      )}
      <MatchStakes match={match} />
    </>
  )
}

/** What has been done and can be undone, and to which match. */
function Done({ offer }: { readonly offer: UndoOffer }) {
  const texts = useMatchTexts()
  const match = useMatch(offer.matchId)
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      {[match === null ? [] : texts.headline(match), offer.message].flat().join(' · ')}
    </Typography>
  )
}

const matchPageSize = { minWidth: 44, minHeight: 44, flexShrink: 0 } as const

const middle = {
  display: 'grid',
  gap: 1,
  alignContent: 'start',
  // On a phone the teams are next to each other, above the other controls.
  '@media (max-width: 899.95px)': { gridRow: 2, gridColumn: '1 / -1' },
} as const
