import { hasNoTeam } from '@upper-bracket/shared/player/hasNoTeam'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { type ChecklistKind, checklist, nextInChecklist } from '@upper-bracket/shared/nextStep/checklist'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useBracketShapeQuery, useMatchesQuery } from '#documents/bracket.ts'
import { type CompetitionDocument, usePlayersQuery, useTeamsQuery } from '#documents/competition.ts'
import { useIsDraftOpen } from '#documents/draft.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useNow } from '#ui/time/useNow.ts'
import { Checklist } from './Checklist.tsx'
import { StepControl, StepRow } from './StepRow.tsx'

interface OrganizerStepsProps {
  readonly competition: CompetitionDocument
  /** Whether the page has a step of the viewer that comes first. */
  readonly secondary: boolean
}

/** The organizers' checklist, and the control of its next step. */
export default function OrganizerSteps({ competition, secondary }: OrganizerStepsProps) {
  const { t } = useTranslation('nextStep')
  const { pathname } = useLocation()
  const { id, status, bracketId, readinessCheck, registrationDeadline, startDate } = competition
  const isOpen = status === 'registration'
  const players = usePlayersQuery(isOpen ? id : skipToken).currentData?.value
  const teams = useTeamsQuery(isOpen && competition.options.wholeTeams ? id : skipToken).currentData?.value
  const address = status === 'running' && bracketId !== null ? { competitionId: id, bracketId } : skipToken
  const shape = useBracketShapeQuery(address).currentData?.value
  const matches = useMatchesQuery(address).currentData?.value
  const now = useNow(
    readinessCheck?.closedAt === null ? readinessCheck.deadline : isOpen ? registrationDeadline : startDate,
  )

  const poolSize = useMemo(() => players?.filter(hasNoTeam).length ?? null, [players])
  const bracket = shape && matches ? { matches, isPlanned: shape.schedule !== undefined } : null
  const steps = checklist({ competition, poolSize, teams: teams ?? null, bracket, now })
  const next = nextInChecklist(steps)
  // The teams and the bracket wait for it.
  const isDrafting = useIsDraftOpen(competition) && isOpen && next !== 'add-players'
  const control = isDrafting
    ? { to: hrefs.competitionDraft(id) }
    : next === null
      ? null
      : controlOf(next, id, pathname)
  if (status === 'finished') return null
  const people = hrefs.competitionPeople(id)
  const requested = isOpen ? competition.entryQueue.requested : 0
  return (
    <>
      <Checklist steps={steps} />
      {control !== null && next !== null && (
        <StepRow
          controls={
            <StepControl {...control} step={secondary ? null : isDrafting ? 'draft' : next}>
              {isDrafting ? t('toDraft') : t(`do_${next as Exclude<ChecklistKind, 'champion'>}`)}
            </StepControl>
          }
        />
      )}
      {requested > 0 && (
        <StepRow
          controls={
            pathname !== people && (
              <StepControl to={people} step={null}>
                {t('decide')}
              </StepControl>
            )
          }
        >
          {t('requests', { count: requested })}
        </StepRow>
      )}
    </>
  )
}

/** Returns where a step is taken; null if the reader is there, and the page offers it. */
function controlOf(
  step: ChecklistKind,
  competitionId: string,
  pathname: string,
): { readonly to: string; readonly opens?: boolean } | null {
  const bracket = hrefs.competitionBracket(competitionId)
  const schedule = hrefs.competitionSchedule(competitionId)
  switch (step) {
    case 'add-players':
      return { to: hrefs.teamsDialog(competitionId, 'addPlayers'), opens: true }
    case 'settle-teams': {
      const list = hrefs.competitionTeams(competitionId)
      return pathname === list ? null : { to: list }
    }
    case 'distribute':
      return { to: hrefs.teamsDialog(competitionId, 'distribute'), opens: true }
    case 'check-readiness':
      return { to: hrefs.teamsDialog(competitionId, 'missing'), opens: true }
    case 'create-bracket':
      return pathname === bracket ? { to: `${bracket}?do=create`, opens: true } : { to: bracket }
    case 'plan':
      return pathname === schedule ? null : { to: schedule }
    default:
      return pathname === bracket ? null : { to: bracket }
  }
}
