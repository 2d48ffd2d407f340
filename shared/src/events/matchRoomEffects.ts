import type { BracketAddress } from '../bracket/commands/bracketCommand.ts'
import { type Match, otherSide, type Side } from '../bracket/model/match.ts'
import { currentCheckIn, missingSides } from '../matchRoom/checkIn.ts'
import type { MatchRoom, StandIn } from '../matchRoom/matchRoom.ts'
import { reportedFigures } from '../matchRoom/reportedFigures.ts'
import { currentStep } from '../matchRoom/veto/veto.ts'
import { openingFacts } from './bracketEvents.ts'
import type { DomainEvent, Effects } from './domainEvent.ts'
import { matchRoomAudience } from './matchRoomAudience.ts'

interface MatchRoomChange {
  readonly address: BracketAddress
  /** The match before the command that may follow from the change. */
  readonly match: Match
  /** Null for a new match room. */
  readonly before: MatchRoom | null
  readonly after: MatchRoom
  /** Milliseconds since the epoch. */
  readonly now: number
}

interface Change extends Omit<MatchRoomChange, 'address'> {
  /** The ids that every fact, cause and timer starts with. */
  readonly facts: { readonly bracketId: string; readonly matchId: string }
  readonly cause: readonly (string | number)[]
  readonly timer: BracketAddress & { readonly matchId: string; readonly revision: number }
}

const none: Effects = { events: [], timers: [] }
const topics = [ofCheckIn, ofReport, ofAttention, ofProposal, ofVeto, ofStandIns] as const

/** Derives the notifications and timers that follow from a change of a match room. */
export function matchRoomEffects({ address, ...change }: MatchRoomChange): Effects {
  const { id: matchId, revision } = change.match
  const { competitionId, bracketId } = address
  const effects = topics.map(topic =>
    topic({
      ...change,
      facts: { bracketId, matchId },
      cause: [bracketId, matchId, revision],
      timer: { competitionId, bracketId, matchId, revision },
    }),
  )
  return {
    events: effects.flatMap(({ events }) => events),
    timers: effects.flatMap(({ timers }) => timers),
  }
}

function ofCheckIn({ match, before, after, facts, cause, timer }: Change): Effects {
  const { checkIn } = after
  if (checkIn === null || checkIn.openedAt === before?.checkIn?.openedAt) return none
  const { openedAt, deadline, organizerSides } = checkIn
  const sides = missingSides(checkIn).filter(side => organizerSides.includes(side))
  const opened: DomainEvent = {
    kind: 'checkInOpened',
    cause: [...cause, openedAt],
    facts: { ...openingFacts(facts.bracketId, match), deadline, revision: match.revision },
    audience: matchRoomAudience(after, [0, 1]),
  }
  const needed: DomainEvent = {
    kind: 'checkInNeeded',
    cause: [...cause, openedAt],
    facts: { ...facts, deadline },
    audience: { of: 'organizers', teamIds: sides.map(side => after.teamIds[side]) },
  }
  // The warning comes three minutes before the deadline, or half-way to it.
  const warningAt = Math.max(deadline - 3 * 60_000, (openedAt + deadline) / 2)
  return {
    events: sides.length > 0 ? [opened, needed] : [opened],
    timers: [
      { kind: 'warnOfCheckIn', dueAt: warningAt, ...timer },
      { kind: 'closeCheckIn', dueAt: deadline, ...timer },
    ],
  }
}

function ofReport({ before, after, now, facts, cause, timer }: Change): Effects {
  const { report, attention } = after
  if (report === null || report.settled !== null) return none
  const { reportId, by, version, deadline, dispute } = report
  const other = otherSide(by)
  if (attention === 'dispute' && before?.attention !== 'dispute') {
    const score = dispute?.version && reportedFigures(dispute.version)
    return {
      events: [
        {
          kind: 'resultDisputed',
          cause: [...cause, now],
          facts,
          audience: { of: 'organizers', teamIds: after.teamIds },
        },
        {
          kind: 'reportDisputed',
          cause: [...cause, reportId, now],
          facts: { ...facts, score: score ? inOrderOf(by, score) : null },
          audience: matchRoomAudience(after, [by]),
        },
      ],
      timers: [],
    }
  }
  const isKnown = before?.report?.reportId === reportId && before.report.deadline === deadline
  if (dispute !== null || isKnown) return none
  return {
    events: [
      {
        kind: 'resultReported',
        cause: [...cause, reportId, deadline],
        facts: { ...facts, deadline, score: inOrderOf(other, reportedFigures(version)) },
        audience: matchRoomAudience(after, [other]),
      },
    ],
    timers: [{ kind: 'confirmUnansweredReport', dueAt: deadline, ...timer, reportId }],
  }
}

function ofAttention({ before, after, now, facts, cause }: Change): Effects {
  const { attention, checkIn } = after
  if (attention === before?.attention) return none
  const audience = { of: 'organizers' } as const
  if (attention === 'stuck') {
    return { events: [{ kind: 'matchStuck', cause: [...cause, now], facts, audience }], timers: [] }
  }
  if (attention !== 'no-show' || checkIn === null) return none
  // A match that is moved needs another check-in.
  return {
    events: [{ kind: 'teamMissing', cause: [...cause, checkIn.openedAt], facts, audience }],
    timers: [],
  }
}

function ofProposal({ before, after, facts, cause, timer }: Change): Effects {
  const { proposal } = after
  if (proposal === null || proposal === before?.proposal) return none
  const { proposalId, by, startsAt, answer } = proposal
  const event = (
    kind: 'timeProposed' | 'timeAgreed' | 'timeDeclined',
    sides: readonly Side[],
  ): DomainEvent => ({
    kind,
    cause: [...cause, proposalId],
    facts: { ...facts, startsAt },
    audience: matchRoomAudience(after, sides),
  })
  if (answer === null) {
    const isKnown = proposalId === before?.proposal?.proposalId
    return isKnown ? none : { events: [event('timeProposed', [otherSide(by)])], timers: [] }
  }
  if ((before?.proposal?.answer ?? null) !== null) return none
  return answer.accepts
    ? {
        events: [event('timeAgreed', [0, 1])],
        timers: [{ kind: 'openCheckIn', dueAt: startsAt, ...timer }],
      }
    : { events: [event('timeDeclined', [by])], timers: [] }
}

function ofVeto({ before, after, facts, cause, timer }: Change): Effects {
  const [previous, veto] = [before?.veto ?? null, after.veto]
  if (veto === null || currentStep(veto) === null) return none
  const { revision, first, taken, deadline } = veto
  const isNew = previous?.revision !== revision
  if (!isNew && previous.taken.length === taken.length && previous.deadline === deadline) return none
  const opened: DomainEvent = {
    kind: 'vetoOpened',
    cause,
    facts: { ...facts, firstTeamId: after.teamIds[first], deadline },
    audience: matchRoomAudience(after, [0, 1]),
  }
  return {
    events: isNew ? [opened] : [],
    timers: [{ kind: 'pickVetoStepAtRandom', dueAt: deadline, ...timer, revision, step: taken.length }],
  }
}

function ofStandIns(change: Change): Effects {
  return { events: change.after.standIns.flatMap(standIn => standInEvents(change, standIn)), timers: [] }
}

function standInEvents(
  { match, before, after, now, facts, cause: matchCause }: Change,
  { standInId, side, inUid, state }: StandIn,
): readonly DomainEvent[] {
  const previous = before?.standIns.find(each => each.standInId === standInId)?.state
  if (previous === state) return []
  const cause = [...matchCause, standInId]
  const player = { of: 'people', uids: [inUid] } as const
  const answered = (accepts: boolean): DomainEvent => ({
    kind: 'standInAnswered',
    cause,
    facts: { ...facts, accepts },
    audience: matchRoomAudience(after, [side]),
  })
  switch (state) {
    case 'asked':
      return [{ kind: 'standInAsked', cause, facts, audience: matchRoomAudience(after, [otherSide(side)]) }]
    case 'granted': {
      // A new stand-in has not been notified of the open check-in.
      const { deadline = 0 } = currentCheckIn(after, match) ?? {}
      const checkInUntil = deadline > now && { checkInUntil: deadline }
      const granted: DomainEvent = {
        kind: 'standInGranted',
        cause,
        facts: { ...facts, ...checkInUntil },
        audience: player,
      }
      return previous === 'asked' ? [granted, answered(true)] : [granted]
    }
    case 'declined':
      return [answered(false)]
    case 'withdrawn':
      // A request that awaited the other side's consent was not announced to anyone else.
      return previous === 'granted' ? [{ kind: 'standInWithdrawn', cause, facts, audience: player }] : []
  }
}

/** Returns a score with the given side first. */
function inOrderOf(side: Side, [upper, lower]: Match['score']): Match['score'] {
  return side === 0 ? [upper, lower] : [lower, upper]
}
