import type { BracketAddress } from '@upper-bracket/shared/bracket/commands/bracketCommand'
import { type Match, otherSide, type Side } from '@upper-bracket/shared/bracket/model/match'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { presentCheckIn } from '@upper-bracket/shared/matchDay/checkIn'
import type { MatchRoom } from '@upper-bracket/shared/matchDay/matchRoom'
import { audienceOf } from '@upper-bracket/shared/matchDay/roomAudience'
import { type RoomNews, roomNews, warningAt } from '@upper-bracket/shared/matchDay/roomNews'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { outboxEvent } from '../notifications/outboxEvent.ts'
import type { Timer } from '../platform/firestore/documents.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'

interface Write {
  readonly address: BracketAddress
  readonly competition: Competition
  /** As it was when what is written was decided. */
  readonly match: Match
  readonly read: DocumentSnapshot<MatchRoom>
  readonly room: MatchRoom
  /** Who did it; null: nobody, a time was over. */
  readonly uid: string | null
  readonly now: number
}

/** Writes a room with the timers and events that follow from what has changed in it. */
export function writeRoom(writes: CheckedWrites, write: Write): void {
  const { read, room } = write
  writes.merge(read, { ...room })
  for (const each of roomNews(read.data() ?? null, room)) {
    for (const timer of timersFor(each, write)) writes.schedule(timer)
    const event = eventOf(each, write)
    if (event !== null) writes.emit(event)
  }
}

/** Tells both teams how a match of theirs has ended, where that is not what they reported. */
export function writeDecision(
  writes: CheckedWrites,
  { address: { competitionId, bracketId }, competition, match, room, uid, now }: Omit<Write, 'read'>,
): void {
  const event = outboxEvent('matchDecided', {
    cause: [bracketId, match.id, match.revision],
    competition: { id: competitionId, name: competition.name },
    facts: {
      ...{ bracketId, matchId: match.id, score: match.score },
      winnerTeamId: match.winner === null ? null : room.teamIds[match.winner],
      walkover: match.forfeits.some(Boolean),
    },
    audience: audienceOf(room, [0, 1]),
    byUid: uid,
    at: now,
  })
  writes.emit(event)
}

/** A score with that of one side first. */
function inOrderOf(side: Side, [upper, lower]: Match['score']): Match['score'] {
  return side === 0 ? [upper, lower] : [lower, upper]
}

function timersFor(news: RoomNews, { address, match }: Write): readonly Timer[] {
  const about = { ...address, matchId: match.id, revision: match.revision }
  switch (news.kind) {
    case 'checkInOpened':
      return [
        { kind: 'warnOfCheckIn', dueAt: warningAt(news), ...about },
        { kind: 'closeCheckIn', dueAt: news.deadline, ...about },
      ]
    case 'resultReported':
      return [{ kind: 'letReportStand', dueAt: news.deadline, ...about, reportId: news.reportId }]
    case 'timeAgreed':
      return [{ kind: 'openCheckIn', dueAt: news.startsAt, ...about }]
    case 'vetoStepOpened': {
      const { revision, step, deadline } = news
      return [{ kind: 'takeStepByLot', dueAt: deadline, ...about, revision, step }]
    }
    default:
      return []
  }
}

function eventOf(news: RoomNews, { address, competition, match, room, uid, now }: Write) {
  const common = {
    competition: { id: address.competitionId, name: competition.name },
    byUid: uid,
    at: now,
  }
  const about = { bracketId: address.bracketId, matchId: match.id }
  const cause = [about.bracketId, about.matchId, match.revision]
  const teams = (sides: readonly Side[]) => audienceOf(room, sides)
  switch (news.kind) {
    case 'checkInOpened': {
      const { deadline, openedAt } = news
      return outboxEvent('checkInOpened', {
        ...common,
        cause: [...cause, openedAt],
        facts: { ...about, deadline, revision: match.revision },
        audience: teams([0, 1]),
      })
    }
    case 'checkInNeeded': {
      const { sides, openedAt, deadline } = news
      return outboxEvent('checkInNeeded', {
        ...common,
        cause: [...cause, openedAt],
        facts: { ...about, deadline },
        audience: { of: 'organizers', teamIds: sides.map(side => room.teamIds[side]) },
      })
    }
    case 'vetoOpened': {
      const { first, deadline } = news
      return outboxEvent('vetoOpened', {
        ...common,
        cause,
        facts: { ...about, firstTeamId: room.teamIds[first], deadline },
        audience: teams([0, 1]),
      })
    }
    case 'vetoStepOpened':
      return null
    case 'resultReported': {
      const { by, reportId, deadline, score } = news
      return outboxEvent('resultReported', {
        ...common,
        cause: [...cause, reportId, deadline],
        facts: { ...about, deadline, score: inOrderOf(otherSide(by), score) },
        audience: teams([otherSide(by)]),
      })
    }
    case 'reportDisputed': {
      const { by, reportId, score } = news
      return outboxEvent('reportDisputed', {
        ...common,
        cause: [...cause, reportId, now],
        facts: { ...about, score: score && inOrderOf(by, score) },
        audience: teams([by]),
      })
    }
    case 'resultDisputed':
    case 'matchStuck':
      return outboxEvent(news.kind, {
        ...common,
        cause: [...cause, now],
        facts: about,
        audience: { of: 'organizers' },
      })
    case 'timeProposed':
    case 'timeAgreed':
    case 'timeDeclined': {
      const { kind, by, proposalId, startsAt } = news
      const told = { timeProposed: [otherSide(by)], timeAgreed: [0, 1], timeDeclined: [by] } as const
      return outboxEvent(kind, {
        ...common,
        cause: [...cause, proposalId],
        facts: { ...about, startsAt },
        audience: teams(told[kind]),
      })
    }
    case 'standInAsked':
      return outboxEvent('standInAsked', {
        ...common,
        cause: [...cause, news.standInId],
        facts: about,
        audience: teams([otherSide(news.side)]),
      })
    case 'standInAnswered': {
      const { standInId, side, accepts } = news
      return outboxEvent('standInAnswered', {
        ...common,
        cause: [...cause, standInId],
        facts: { ...about, accepts },
        audience: teams([side]),
      })
    }
    case 'standInGranted': {
      // Whoever stands in from now on has not been told of the check-in that is open.
      const { deadline = 0 } = presentCheckIn(room, match) ?? {}
      return outboxEvent('standInGranted', {
        ...common,
        cause: [...cause, news.standInId],
        facts: { ...about, ...(deadline > now && { checkInUntil: deadline }) },
        audience: { of: 'people', uids: [news.inUid] },
      })
    }
    case 'standInWithdrawn':
      return outboxEvent('standInWithdrawn', {
        ...common,
        cause: [...cause, news.standInId],
        facts: about,
        audience: { of: 'people', uids: [news.inUid] },
      })
    case 'teamMissing':
      return outboxEvent('teamMissing', {
        ...common,
        // A match that is moved is checked in for once more.
        cause: [...cause, news.openedAt],
        facts: about,
        audience: { of: 'organizers' },
      })
  }
}
