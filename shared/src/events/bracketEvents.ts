import type { BracketAddress } from '../bracket/commands/bracketCommand.ts'
import { teamAhead } from '../bracket/model/advantage.ts'
import type { Bracket, BracketChange } from '../bracket/model/bracket.ts'
import type { Match } from '../bracket/model/match.ts'
import { figures, isSameScore } from '../bracket/model/series.ts'
import { playability } from '../bracket/stages/playableMatches.ts'
import { standings } from '../bracket/standings/standings.ts'
import type { Competition } from '../competition/competition.ts'
import { dueTime } from '../matchRoom/dueTime.ts'
import type { OpeningFacts } from '../notifications/notification.ts'
import type { DomainEvent, TeamsEvent } from './domainEvent.ts'

type MatchEvent = TeamsEvent<'matchReady' | 'resultCorrected'>

interface Context {
  readonly bracketId: BracketAddress['bracketId']
  readonly competition: Pick<Competition, 'selfService' | 'startDate'>
  /** Milliseconds since the epoch. */
  readonly now: number
}

/**
 * Notifies players after a command: their next opponent is known, or the result of one of their matches was corrected
 * or withdrawn. Players of a match are not notified of its new result, nor of events for organizers. In a table they are
 * notified of a match once it is playable. Needs the matches of its stage that are not over.
 */
export function bracketEvents(change: BracketChange, context: Context): readonly MatchEvent[] {
  const { bracketId } = context
  const { playable, opened } = playability(change)
  // Another match can make the same match playable again.
  const by = change.changes.slice(0, 1).flatMap(([, { id, revision }]) => [id, revision])
  const ofOpened = opened
    .filter(match => !isCheckInDue(match, context))
    .map((match): MatchEvent => {
      const cause = [bracketId, match.id, match.revision, ...by]
      return { kind: 'matchReady', cause, facts: openingFacts(bracketId, match), audience: teamsOf(match) }
    })
  const ofChanged = change.changes.flatMap(([before, after]): readonly MatchEvent[] => {
    const about = { bracketId, matchId: after.id }
    const cause = [bracketId, after.id, after.revision]
    if (isNowReady(before, after)) {
      // The teams are asked to check in, which implies that the match is ready.
      if (isCheckInDue(after, context) || !playable.has(after.id)) return []
      return [{ kind: 'matchReady', cause, facts: openingFacts(bracketId, after), audience: teamsOf(after) }]
    }
    if (!isResultCorrected(before, after)) return []
    const facts = {
      ...about,
      before: figures(before),
      after: after.status === 'finished' ? figures(after) : null,
    }
    return [{ kind: 'resultCorrected', cause, facts, audience: teamsOf(before) }]
  })
  return [...ofChanged, ...ofOpened]
}

function isCheckInDue(match: Match, { competition, now }: Context): boolean {
  return competition.selfService !== null && dueTime(match, competition) <= now
}

/** Undoing a start does not count, because the pairing has not changed. */
function isNowReady(before: Match, after: Match): boolean {
  if (after.status !== 'ready' || before.status === 'finished') return false
  return before.status === 'waiting' || teamsOf(before).teamIds.join() !== teamsOf(after).teamIds.join()
}

/** A forfeited match was not played, so it has no score to correct. */
function isResultCorrected(before: Match, after: Match): boolean {
  if (before.status !== 'finished') return false
  return (
    after.status !== 'finished' ||
    !isSameScore(figures(before), figures(after)) ||
    before.winner !== after.winner
  )
}

/** The facts of the first message about a match. */
export function openingFacts(bracketId: string, match: Match): OpeningFacts {
  const aheadTeamId = teamAhead(match)
  return { bracketId, matchId: match.id, ...(aheadTeamId !== null && { aheadTeamId }) }
}

/** The teams of a match, the upper slot first. */
function teamsOf({ slots }: Match) {
  return { of: 'teams', teamIds: slots.flatMap(({ teamId }) => teamId ?? []) } as const
}

/** Notifies each team of a finished bracket of its place, or of the places that it shares. */
export function placeEvents(bracket: Bracket, bracketId: string): readonly TeamsEvent<'placeTaken'>[] {
  const all = standings(bracket)
  return all.map(({ teamId, best, worst, group }) => ({
    kind: 'placeTaken',
    cause: [bracketId, teamId, best, worst],
    facts: {
      bracketId,
      best,
      worst,
      teamCount: group === undefined ? all.length : all.filter(each => each.group === group).length,
      ...(group !== undefined && { group }),
    },
    audience: { of: 'teams', teamIds: [teamId] },
  }))
}

export function bracketPublishedEvent(bracketId: string): DomainEvent {
  return { kind: 'bracketPublished', cause: [bracketId], facts: { bracketId }, audience: { of: 'players' } }
}
