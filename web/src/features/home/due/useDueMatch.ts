import { skipToken } from '@reduxjs/toolkit/query/react'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { playableMatches } from '@upper-bracket/shared/bracket/stages/playableMatches'
import { type MatchRoom, matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import { type MatchStep, matchStep } from '@upper-bracket/shared/matchRoom/matchStep'
import { replacementsIn, standInPeople } from '@upper-bracket/shared/matchRoom/standIn'
import { openProposal } from '@upper-bracket/shared/matchRoom/timeProposal'
import { playerStep } from '@upper-bracket/shared/nextStep/playerStep'
import type { PublicSnapshot } from '@upper-bracket/shared/snapshot/publicSnapshot'
import { useTranslation } from 'react-i18next'
import { useMatchQuery } from '#documents/bracket.ts'
import { usePublicSnapshotQuery } from '#documents/publicEndpoints.ts'
import type { MyCompetition } from '#documents/useMyCompetitions.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useCalmPolling } from '#ui/useCalmPolling.ts'
import {
  useMatchRoomQuery,
  useMatchRoomsOfStandInQuery,
  usePlayersAmongQuery,
} from '#features/matchRoom/state/matchRoomEndpoints.ts'
import { liveBracket } from '#features/bracket/commands/liveBracket.ts'
import type { DueItem, DueItems } from './dueItem.ts'

/**
 * Returns what a player has to do in a competition: their next match, or their way into a team. The bracket is that of
 * the public snapshot; only the match and its match room are followed, two documents.
 *
 * @param now the server's time
 */
export function useDueMatch(mine: MyCompetition | undefined, now: number | null): DueItems {
  const { t } = useTranslation('dashboard')
  const player = mine?.player ?? null
  const competition = player === null ? undefined : mine?.competition
  const snapshot = usePublicSnapshotQuery(competition?.id ?? skipToken, useCalmPolling()).currentData
  const standIn = useStandInRoom(competition, player)
  const step =
    competition === undefined || player === null
      ? null
      : playerStep({
          competition,
          player,
          teams: snapshot == null ? null : new Map(snapshot.teams.map(team => [team.id, team])),
          bracket: bracketIn(snapshot),
          standings: null,
          now,
        })
  const found =
    step?.kind === 'match'
      ? step.match
      : snapshot?.bracket?.matches.find(match => matchRoomIdOf(match) === standIn?.id)
  const address =
    competition === undefined || competition.bracketId === null || found == null
      ? null
      : { competitionId: competition.id, bracketId: competition.bracketId, match: found }
  const { match = found, matchRoom, isKnown } = useLiveMatch(address, competition?.selfService != null)

  if (competition === undefined || player === null) return []
  if (snapshot === undefined || !isKnown) return undefined
  if (step === null) return []
  const about = { key: competition.id, competition }
  if (step.kind === 'answer-request' || step.kind === 'find-team') {
    const names = step.kind === 'answer-request' ? step.teamIds.map(id => nameIn(snapshot, id)) : []
    const title = t(step.kind === 'answer-request' ? 'due_answer-request' : 'due_find-team')
    const action = t(step.kind === 'answer-request' ? 'act_answer' : 'act_find-team')
    const subject = names.length === 0 ? null : names.join(', ')
    const href = hrefs.competitionTeams(competition.id)
    const urgency = step.kind === 'answer-request' ? 'now' : 'open'
    return [{ ...about, step: step.kind, urgency, title, subject, href, action, at: null }]
  }
  if (match == null || match.status === 'finished' || match.status === 'bye') return []
  const side = sideIn(match, player.teamId)
  if (side === null && standIn === undefined) return []
  const { shape, matches = [] } = snapshot?.bracket ?? {}
  const others = matches.filter(({ id }) => id !== match.id)
  const isPlayable = playableMatches(shape?.stages ?? [], [...others, match]).includes(match)
  const due = matchStep(match, { competition, matchRoom, isPlayable, now })
  const request =
    matchRoom === null || side === null ? null : requestTo(side, { matchRoom, match, competition })
  const texts = textsOf(due, { side, request, isStandIn: side === null })
  const item: DueItem = {
    ...about,
    step: request ?? due.kind,
    urgency: texts.urgency,
    title: t(texts.title),
    subject: match.slots.map(({ teamId }) => (teamId === null ? '…' : nameIn(snapshot, teamId))).join(' — '),
    href: (competition.selfService === null ? hrefs.matchInBracket : hrefs.match)(competition.id, match.id),
    action: t(texts.action),
    at: due.deadline ?? match.startsAt ?? null,
  }
  return [item]
}

/** Follows a match that the snapshot has named, and its match room. */
function useLiveMatch(
  address: { readonly competitionId: string; readonly bracketId: string; readonly match: Match } | null,
  hasRooms: boolean,
) {
  const bracket = address && { competitionId: address.competitionId, bracketId: address.bracketId }
  const live = useMatchQuery(bracket && address ? { ...bracket, matchId: address.match.id } : skipToken)
  const match = live.currentData?.value ?? undefined
  const matchRoomId = match && hasRooms ? matchRoomIdOf(match) : null
  const room = useMatchRoomQuery(bracket && matchRoomId !== null ? { ...bracket, matchRoomId } : skipToken)
  const isRoomKnown = matchRoomId === null || room.currentData !== undefined || room.isError
  return {
    match,
    matchRoom: room.currentData?.value ?? null,
    isKnown: address === null || ((match !== undefined || live.isError) && isRoomKnown),
  }
}

/** Returns the match room in which a player without a team stands in. */
function useStandInRoom(
  competition: MyCompetition['competition'] | undefined,
  player: MyCompetition['player'],
) {
  const bracketId = competition?.bracketId ?? null
  const canStandIn =
    competition?.status === 'running' && competition.selfService !== null && player?.teamId === null
  const address =
    canStandIn && bracketId !== null ? { competitionId: competition.id, bracketId, uid: player.uid } : null
  const rooms = useMatchRoomsOfStandInQuery(address ?? skipToken).currentData?.value ?? []
  const uids = [...new Set(rooms.flatMap(standInPeople))]
  const people = usePlayersAmongQuery(
    address === null || uids.length === 0 ? skipToken : { competitionId: address.competitionId, uids },
  ).currentData?.value
  const players = new Map(people?.map(each => [each.uid, each]))
  return rooms.find(room =>
    replacementsIn(room, players).some(({ incoming }) => incoming.uid === player?.uid),
  )
}

function bracketIn(snapshot: PublicSnapshot | null | undefined) {
  return snapshot?.bracket == null ? null : liveBracket(snapshot.bracket.shape, snapshot.bracket.matches)
}

function nameIn(snapshot: PublicSnapshot | null, teamId: string): string {
  return snapshot?.teams.find(({ id }) => id === teamId)?.name ?? '…'
}

function sideIn({ slots }: Match, teamId: string | null): Side | null {
  const place = teamId === null ? -1 : slots.findIndex(slot => slot.teamId === teamId)
  return place === 0 || place === 1 ? place : null
}

/** Returns what the other side has asked and `side` may answer. */
function requestTo(
  side: Side,
  {
    matchRoom,
    ...planned
  }: { matchRoom: MatchRoom; match: Match; competition: MyCompetition['competition'] },
): 'time-proposal' | 'stand-in' | null {
  const proposal = openProposal(matchRoom, planned)
  if (proposal !== null && proposal.by !== side) return 'time-proposal'
  const isAsked = matchRoom.standIns.some(standIn => standIn.state === 'asked' && standIn.side !== side)
  return isAsked && planned.match.status === 'ready' ? 'stand-in' : null
}

const acting = ['check-in', 'veto', 'lobby', 'report', 'confirm'] as const

function textsOf(
  { kind, sides }: MatchStep,
  {
    side,
    request,
    isStandIn,
  }: { side: Side | null; request: ReturnType<typeof requestTo>; isStandIn: boolean },
) {
  const step = acting.find(each => each === kind)
  if (isStandIn) return { title: 'due_standing-in', action: 'act_open', urgency: 'open' } as const
  if (step !== undefined && side !== null && sides.includes(side)) {
    return { title: `due_${step}`, action: `act_${step}`, urgency: 'now' } as const
  }
  if (request !== null) return { title: `due_${request}`, action: 'act_answer', urgency: 'now' } as const
  if (step !== undefined) return { title: `wait_${step}`, action: 'act_open', urgency: 'waiting' } as const
  if (kind === 'dispute' || kind === 'no-show' || kind === 'stuck') {
    return { title: 'wait_organizer', action: 'act_open', urgency: 'waiting' } as const
  }
  const title = kind === 'running' ? 'due_playing' : 'due_next-match'
  return { title, action: 'act_open', urgency: 'open' } as const
}
