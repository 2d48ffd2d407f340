import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { type PlayerStep, playerStep } from '@upper-bracket/shared/nextStep/playerStep'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useLocation } from 'react-router'
import { useBracketShapeQuery, useMatchesQuery } from '#documents/bracket.ts'
import { type CompetitionDocument, type StoredPlayer, useTeamsQuery } from '#documents/competition.ts'
import { useIsDraftOpen } from '#documents/draft.ts'
import { useStandings } from '#documents/useStandings.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { placeSentence } from '#ui/text/placeSentence.ts'
import { LocalTime } from '#ui/time/LocalTime.tsx'
import { useNow } from '#ui/time/useNow.ts'
import { StepControl, StepRow } from './StepRow.tsx'

interface PlayerStepsProps {
  readonly competition: CompetitionDocument
  /** The viewer's entry. */
  readonly player: StoredPlayer
  /** Whether another step of the viewer comes first. */
  readonly secondary: boolean
}

/** A player's team, what comes next, and the control for it. */
export default function PlayerSteps({ competition, player, secondary }: PlayerStepsProps) {
  const { id, status, bracketId, readinessCheck, registrationDeadline } = competition
  const rows = useTeamsQuery(id).currentData?.value
  const teams = useMemo(() => rows && new Map(rows.map(team => [team.id, team])), [rows])
  const isDrawn = status !== 'registration' && bracketId !== null && player.teamId !== null
  const address = isDrawn ? { competitionId: id, bracketId } : skipToken
  const shape = useBracketShapeQuery(address).currentData?.value
  const matches = useMatchesQuery(address).currentData?.value
  const bracket = useMemo(
    () => (shape && matches ? { shape, matches: new Map(matches.map(match => [match.id, match])) } : null),
    [shape, matches],
  )
  const standings = useStandings(shape ?? undefined)
  const isDrafting = useIsDraftOpen(competition)
  const now = useNow(readinessCheck?.deadline ?? registrationDeadline)
  const step = useMemo(
    () => playerStep({ competition, player, teams: teams ?? null, isDrafting, bracket, standings, now }),
    [competition, player, teams, isDrafting, bracket, standings, now],
  )
  const team = player.teamId === null ? undefined : teams?.get(player.teamId)
  const nameOf = (teamId: string | null) => teams?.get(teamId ?? '')?.name ?? ''
  return (
    <>
      {team !== undefined && <OwnTeam competition={competition} team={team} />}
      {step !== null && <Step competitionId={id} step={step} nameOf={nameOf} filled={!secondary} />}
    </>
  )
}

interface OwnTeamProps {
  readonly competition: CompetitionDocument
  readonly team: { readonly id: string; readonly name: string }
}

/** Leads to the team's path through the bracket, or to its seats. */
function OwnTeam({ competition: { id, bracketId }, team }: OwnTeamProps) {
  const { t } = useTranslation('nextStep')
  return (
    <Box sx={{ minWidth: 0, maxWidth: '100%', overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('yourTeam')}{' '}
      </Box>
      <Link
        component={RouterLink}
        to={bracketId === null ? hrefs.competitionTeams(id) : hrefs.teamPath(id, team.id)}
        sx={{ fontWeight: 700, color: 'text.primary', py: 1.25 }}
      >
        {team.name}
      </Link>
    </Box>
  )
}

interface StepProps {
  readonly competitionId: string
  readonly step: PlayerStep
  readonly nameOf: (teamId: string | null) => string
  /** Whether the control of the step may be filled. */
  readonly filled: boolean
}

function Step({ competitionId, step, nameOf, filled }: StepProps) {
  const { t } = useTranslation('nextStep')
  const { pathname } = useLocation()
  const named = (kind: string) => (filled ? kind : null)
  switch (step.kind) {
    case 'draft':
      return (
        <StepRow
          controls={
            <StepControl to={hrefs.competitionDraft(competitionId)} step={named('draft')}>
              {t('toDraft')}
            </StepControl>
          }
        >
          {t('drafting')}
        </StepRow>
      )
    case 'find-team': {
      const { seats, creates } = step
      const create = (
        <StepControl
          to={hrefs.teamsDialog(competitionId, 'create')}
          step={seats ? null : named('create-team')}
          opens
        >
          {t('createTeam')}
        </StepControl>
      )
      return (
        <StepRow
          controls={
            <>
              {seats && (
                <StepControl
                  to={hrefs.teamsDialog(competitionId, 'takeSeat')}
                  step={named('take-seat')}
                  opens
                >
                  {t('takeSeat')}
                </StepControl>
              )}
              {creates && create}
            </>
          }
        >
          {t(`findTeam_${seats ? (creates ? 'seat-or-create' : 'seat') : creates ? 'create' : 'wait'}`)}
        </StepRow>
      )
    }
    case 'answer-request': {
      const teamsTab = hrefs.competitionTeams(competitionId)
      return (
        <StepRow
          controls={
            // The tab of the teams has a control for each request.
            pathname !== teamsTab && (
              <StepControl to={teamsTab} step={named('answer-request')}>
                {t('answer')}
              </StepControl>
            )
          }
        >
          {t('requested', { count: step.teamIds.length })}
        </StepRow>
      )
    }
    case 'confirm-readiness':
      return <StepRow>{t('confirm')}</StepRow>
    case 'complete-team': {
      return (
        <StepRow
          controls={
            !step.isClosed && (
              <StepControl to={hrefs.nameMembers(competitionId)} step={named('complete-team')} opens>
                {t('completeTeam')}
              </StepControl>
            )
          }
        >
          {t('missing', { count: step.missing })} {t(step.isClosed ? 'missingClosed' : 'missingOpen')}
        </StepRow>
      )
    }
    case 'wait-for-bracket':
      return <StepRow>{t('waitForBracket')}</StepRow>
    case 'substitute': {
      const team = nameOf(step.ofTeamId)
      return <StepRow>{team === '' ? t('substitute') : t('substituteOf', { team })}</StepRow>
    }
    case 'match': {
      const { match, side } = step
      if (match === null || side === null) return <StepRow>{t('noMatch')}</StepRow>
      const page = hrefs.match(competitionId, match.id)
      const opponent = nameOf(match.slots[side === 0 ? 1 : 0].teamId)
      const isDue = match.status === 'running' || match.status === 'ready'
      return (
        <StepRow
          controls={
            pathname !== page && (
              <StepControl to={page} step={isDue ? named('match') : null}>
                {t('toMatch')}
              </StepControl>
            )
          }
        >
          {match.status === 'running'
            ? t('matchRunning', { opponent })
            : match.status === 'ready'
              ? t('matchReady', { opponent })
              : t('matchWaiting')}
          {match.status !== 'running' && match.startsAt != null && (
            <>
              {' · '}
              <LocalTime at={match.startsAt} length="short" />
            </>
          )}
        </StepRow>
      )
    }
    case 'place': {
      return (
        <StepRow>
          <strong>{placeSentence(t, step)}</strong>
        </StepRow>
      )
    }
    default:
      return null
  }
}
