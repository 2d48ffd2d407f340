import type { Match, Side } from '../bracket/model/match.ts'
import { missingSides } from './checkIn.ts'
import type { MatchRoom, StandIn } from './matchRoom.ts'
import { presentStep, type Veto } from './veto/veto.ts'

/** What has happened in a room, for whoever is to be told of it or has to come back to it in time. */
export type RoomNews =
  | { readonly kind: 'checkInOpened'; readonly openedAt: number; readonly deadline: number }
  | {
      readonly kind: 'resultReported'
      readonly reportId: string
      readonly by: Side
      readonly score: Match['score']
      readonly deadline: number
    }
  /** An organizer has to check these sides in. */
  | {
      readonly kind: 'checkInNeeded'
      readonly sides: readonly Side[]
      readonly openedAt: number
      readonly deadline: number
    }
  | { readonly kind: 'resultDisputed' }
  /** `score`: what the other side says instead; null: nothing. */
  | {
      readonly kind: 'reportDisputed'
      readonly reportId: string
      readonly by: Side
      readonly score: Match['score'] | null
    }
  | { readonly kind: 'teamMissing'; readonly sides: readonly Side[]; readonly openedAt: number }
  /** The match is decided, but a team of it cannot advance. */
  | { readonly kind: 'matchStuck' }
  | {
      readonly kind: 'timeProposed' | 'timeAgreed' | 'timeDeclined'
      readonly proposalId: string
      readonly by: Side
      readonly startsAt: number
    }
  | { readonly kind: 'vetoOpened'; readonly first: Side; readonly deadline: number }
  /** `revision`: the veto's, `step`: its number. Nobody is told. */
  | {
      readonly kind: 'vetoStepOpened'
      readonly revision: number
      readonly step: number
      readonly deadline: number
    }
  | { readonly kind: 'standInAsked'; readonly standInId: string; readonly side: Side }
  | {
      readonly kind: 'standInAnswered'
      readonly standInId: string
      readonly side: Side
      readonly accepts: boolean
    }
  | {
      readonly kind: 'standInGranted' | 'standInWithdrawn'
      readonly standInId: string
      readonly inUid: string
    }

/** What differs between a room (null: there was none) and what became of it. */
export function roomNews(before: MatchRoom | null, after: MatchRoom): readonly RoomNews[] {
  const news: RoomNews[] = []
  const { checkIn, report, attention } = after
  if (checkIn !== null && checkIn.openedAt !== before?.checkIn?.openedAt) {
    const { openedAt, deadline, organizerSides } = checkIn
    news.push({ kind: 'checkInOpened', openedAt, deadline })
    const sides = missingSides(checkIn).filter(side => organizerSides.includes(side))
    if (sides.length > 0) news.push({ kind: 'checkInNeeded', sides, openedAt, deadline })
  }
  if (report !== null && report.settled === null) {
    const { reportId, by, version, deadline, dispute } = report
    const isKnown = before?.report?.reportId === reportId && before.report.deadline === deadline
    if (dispute === null && !isKnown) {
      news.push({ kind: 'resultReported', reportId, by, score: version.score, deadline })
    }
    if (attention === 'dispute' && before?.attention !== 'dispute') {
      const score = dispute?.version?.score ?? null
      news.push({ kind: 'resultDisputed' }, { kind: 'reportDisputed', reportId, by, score })
    }
  }
  if (checkIn !== null && attention === 'no-show' && before?.attention !== 'no-show') {
    news.push({ kind: 'teamMissing', sides: missingSides(checkIn), openedAt: checkIn.openedAt })
  }
  if (attention === 'stuck' && before?.attention !== 'stuck') news.push({ kind: 'matchStuck' })
  const { proposal } = after
  if (proposal !== null && proposal !== before?.proposal) {
    const { proposalId, by, startsAt, answer } = proposal
    const isAnswered = answer !== null && (before?.proposal?.answer ?? null) === null
    if (isAnswered)
      news.push({ kind: answer.accepts ? 'timeAgreed' : 'timeDeclined', proposalId, by, startsAt })
    else if (answer === null && proposalId !== before?.proposal?.proposalId) {
      news.push({ kind: 'timeProposed', proposalId, by, startsAt })
    }
  }
  return [
    ...news,
    ...vetoNews(before?.veto ?? null, after.veto),
    ...after.standIns.flatMap(standIn => standInNews(before, standIn)),
  ]
}

function vetoNews(before: Veto | null, after: Veto | null): readonly RoomNews[] {
  if (after === null || presentStep(after) === null) return []
  const { revision, first, taken, deadline } = after
  const isNew = before?.revision !== revision
  if (!isNew && before.taken.length === taken.length && before.deadline === deadline) return []
  return [
    ...(isNew ? [{ kind: 'vetoOpened', first, deadline } as const] : []),
    { kind: 'vetoStepOpened', revision, step: taken.length, deadline },
  ]
}

function standInNews(
  before: MatchRoom | null,
  { standInId, side, inUid, state }: StandIn,
): readonly RoomNews[] {
  const former = before?.standIns.find(each => each.standInId === standInId)?.state
  if (former === state) return []
  const answered = (accepts: boolean) => ({ kind: 'standInAnswered', standInId, side, accepts }) as const
  switch (state) {
    case 'asked':
      return [{ kind: 'standInAsked', standInId, side }]
    case 'granted':
      return [{ kind: 'standInGranted', standInId, inUid }, ...(former === 'asked' ? [answered(true)] : [])]
    case 'declined':
      return [answered(false)]
    case 'withdrawn':
      // Nobody else was told of one that the other side had yet to agree to.
      return former === 'granted' ? [{ kind: 'standInWithdrawn', standInId, inUid }] : []
  }
}

/** When those who have not checked in are warned: three minutes before the deadline, or half-way to it. */
export function warningAt({
  openedAt,
  deadline,
}: {
  readonly openedAt: number
  readonly deadline: number
}): number {
  return Math.max(deadline - 3 * 60_000, (openedAt + deadline) / 2)
}
