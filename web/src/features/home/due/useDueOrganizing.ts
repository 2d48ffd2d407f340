import { hasNoTeam } from '@upper-bracket/shared/player/hasNoTeam'
import type { Player } from '@upper-bracket/shared/player/player'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { isOver, type Match } from '@upper-bracket/shared/bracket/model/match'
import { playableMatches } from '@upper-bracket/shared/bracket/stages/playableMatches'
import { type MatchRoom, matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import { asksForDecision, matchStep } from '@upper-bracket/shared/matchRoom/matchStep'
import { type ChecklistKind, checklist, nextInChecklist } from '@upper-bracket/shared/nextStep/checklist'
import { useTranslation } from 'react-i18next'
import { usePublicSnapshotQuery } from '#documents/publicEndpoints.ts'
import type { MyCompetition } from '#documents/useMyCompetitions.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useCalmPolling } from '#ui/useCalmPolling.ts'
import { useMatchRoomsToDecideQuery } from '#features/matchRoom/state/matchRoomEndpoints.ts'
import type { DueItem, DueItems } from './dueItem.ts'

/**
 * Returns what an organizer has to do in a competition: matches that do not continue without them, and the next step of
 * the checklist. Where teams run their matches and can play, the organizer waits for the teams, as the agenda shows. Of
 * the documents it follows only the match rooms that need a decision.
 *
 * @param now the server's time
 */
export function useDueOrganizing(mine: MyCompetition | undefined, now: number | null): DueItems {
  const { t } = useTranslation('dashboard')
  const competition = mine?.organizes ? mine.competition : undefined
  const snapshot = usePublicSnapshotQuery(competition?.id ?? skipToken, useCalmPolling()).currentData
  const bracketId = competition?.selfService == null ? null : competition.bracketId
  const rooms = useMatchRoomsToDecideQuery(
    competition === undefined || bracketId === null
      ? skipToken
      : { competitionId: competition.id, bracketId },
  )
  if (competition === undefined) return []
  const areRoomsKnown = bracketId === null || rooms.currentData !== undefined || rooms.isError
  if (snapshot === undefined || !areRoomsKnown) return undefined

  const matches = snapshot?.bracket?.matches ?? []
  const waiting = (rooms.currentData?.value ?? []).filter(matchRoom => {
    const match = matches.find(each => matchRoomIdOf(each) === matchRoom.id)
    return match !== undefined && asksForDecision(matchStep(match, { competition, matchRoom, now }))
  })
  const kind = nextInChecklist(
    checklist({
      competition,
      poolSize: poolOf(snapshot?.players),
      teams: snapshot?.teams ?? null,
      bracket: progressOf(matches),
      now,
    }),
  )
  const decision = decisionAbout(waiting)
  const isRunByTeams = kind === 'run' && competition.selfService !== null
  if (isRunByTeams) return decision === null ? afterTeams() : [decision]
  return [...(decision === null ? [] : [decision]), ...(kind === null ? [] : [next(kind)])]

  /** If nothing is played and nothing can be, a round waits to be published, or a tie to be decided. */
  function afterTeams(): readonly DueItem[] {
    const stages = snapshot?.bracket?.shape.stages
    const isPlayed = matches.some(({ status }) => status === 'running')
    const isAwaited = !isPlayed && stages !== undefined && playableMatches(stages, matches).length === 0
    if (isAwaited) return [{ ...next('run'), title: t('due_run') }]
    const hasStarted = now === null || now >= (competition?.startDate ?? 0)
    const hasBegun = hasStarted || isPlayed || matches.some(match => isOver(match) && match.status !== 'bye')
    return hasBegun ? [{ ...next('run'), urgency: 'waiting', title: t('wait_teams') }] : []
  }

  function decisionAbout([first, ...others]: readonly MatchRoom[]): DueItem | null {
    if (first === undefined || competition === undefined) return null
    return {
      key: `decide ${competition.id}`,
      step: 'decide',
      urgency: 'now',
      title: t('due_decide', { count: 1 + others.length }),
      subject: first.attention && t(`attention_${first.attention}`),
      competition,
      href:
        others.length === 0
          ? hrefs.match(competition.id, first.matchId)
          : hrefs.competitionBracket(competition.id),
      action: t('act_decide'),
      at: null,
    }
  }

  function next(step: ChecklistKind): DueItem {
    const { id, name, startDate } = competition ?? { id: '', name: '', startDate: 0 }
    return {
      key: `organize ${id}`,
      step,
      urgency: 'open',
      title: t(`organize_${step}`),
      subject: null,
      competition: { id, name },
      href: pageOf[step](id),
      action: t(`organizeAct_${step}`),
      at: step === 'run' || step === 'champion' ? null : startDate,
    }
  }
}

const pageOf: Readonly<Record<ChecklistKind, (competitionId: string) => string>> = {
  'add-players': hrefs.competitionTeams,
  'settle-teams': hrefs.competitionTeams,
  distribute: hrefs.competitionTeams,
  'check-readiness': hrefs.competitionTeams,
  'create-bracket': hrefs.competitionBracket,
  plan: hrefs.competitionSchedule,
  run: hrefs.competitionBracket,
  champion: hrefs.competitionBracket,
}

function poolOf(players: readonly Pick<Player, 'teamId' | 'substituteOf'>[] | undefined): number | null {
  return players?.filter(hasNoTeam).length ?? null
}

function progressOf(matches: readonly Match[]) {
  if (matches.length === 0) return null
  return { matches, isPlanned: matches.some(({ startsAt }) => startsAt != null) }
}
