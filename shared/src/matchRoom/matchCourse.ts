import type { Match, Side } from '../bracket/model/match.ts'
import { figures } from '../bracket/model/series.ts'
import type { MatchRoom, Settlement } from './matchRoom.ts'
import { reportedFigures } from './reportedFigures.ts'

/** Something that happened in a match; `at` is in milliseconds since the epoch. */
export type CourseEntry = { readonly at: number } & (
  | { readonly what: 'checkInOpened' | 'started' | 'changed' }
  | { readonly what: 'checkedIn'; readonly side: Side }
  | { readonly what: 'moved'; readonly startsAt: number }
  | {
      readonly what: 'reported' | 'disputed'
      readonly uid: string
      /** Null if the other side only disputed the report without a score. */
      readonly score: Match['score'] | null
    }
  | { readonly what: 'settled'; readonly how: Settlement['how'] }
  | { readonly what: 'finished'; readonly score: Match['score'] }
  | { readonly what: 'walkover'; readonly sides: readonly Side[] }
)

/**
 * Returns the recorded events of a match, oldest first: check-ins, start and end, and how its result came about.
 * `startedAt` is taken from its line-ups; null if they lack it. A match room stores only the latest report and
 * check-in.
 */
export function matchCourse(
  match: Match,
  matchRoom: MatchRoom | null,
  startedAt: number | null,
): readonly CourseEntry[] {
  const entries = [...(matchRoom === null ? [] : ofMatchRoom(matchRoom)), ...ofMatch(match, startedAt)]
  return entries.toSorted((one, other) => one.at - other.at)
}

function ofMatchRoom({ checkIn, proposal, report, decidedAt }: MatchRoom): readonly CourseEntry[] {
  const entries: CourseEntry[] = []
  if (proposal?.answer?.accepts) {
    entries.push({ what: 'moved', at: proposal.answer.at, startsAt: proposal.startsAt })
  }
  if (checkIn !== null) {
    entries.push({ what: 'checkInOpened', at: checkIn.openedAt })
    for (const side of [0, 1] as const) {
      const at = checkIn.at[side]
      if (at !== null) entries.push({ what: 'checkedIn', at, side })
    }
  }
  if (report !== null) {
    const { version, dispute, settled } = report
    entries.push({ what: 'reported', at: version.at, uid: version.uid, score: reportedFigures(version) })
    if (dispute !== null) {
      const score = dispute.version && reportedFigures(dispute.version)
      entries.push({ what: 'disputed', at: dispute.at, uid: dispute.uid, score })
    }
    if (settled !== null) entries.push({ what: 'settled', at: settled.at, how: settled.how })
  }
  // An organizer's decision on an open report also counts as a change of the match.
  if (decidedAt !== null && decidedAt !== report?.settled?.at)
    entries.push({ what: 'changed', at: decidedAt })
  return entries
}

function ofMatch(match: Match, startedAt: number | null): readonly CourseEntry[] {
  const { status, since, forfeits } = match
  // While an optimistic update is shown, the time is unknown.
  const at = since?.status === status ? since.at : null
  if (status === 'running') {
    const begun = startedAt ?? at
    return begun === null ? [] : [{ what: 'started', at: begun }]
  }
  if (status !== 'finished' || at === null) return []
  const sides = ([0, 1] as const).filter(side => forfeits[side])
  const end: CourseEntry =
    sides.length > 0 ? { what: 'walkover', at, sides } : { what: 'finished', at, score: figures(match) }
  // The line-ups of a match that was decided without a start were frozen at its end.
  return startedAt !== null && startedAt < at ? [{ what: 'started', at: startedAt }, end] : [end]
}
