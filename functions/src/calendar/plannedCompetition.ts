import type { StoredBracketShape } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { calendarEvents } from '@upper-bracket/shared/calendar/calendarEvents'
import type { Language } from '@upper-bracket/shared/profile/profile'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { publicOrigin } from '../platform/publicOrigin.ts'
import { remembered } from '../snapshot/remembered.ts'
import type { CalendarEntry } from './calendarFile.ts'

interface PlannedCompetition {
  readonly id: string
  readonly name: string
  readonly teamNames: ReadonlyMap<string, string>
  /** Null if there is no bracket. */
  readonly bracket: {
    readonly id: string
    readonly shape: StoredBracketShape
    readonly matches: readonly Match[]
    /** The time of the last change by match. */
    readonly changedAt: ReadonlyMap<string, number>
  } | null
}

/** The calendar data of a competition; null if there is none. An instance reads it at most once a second. */
export const plannedCompetition = remembered({ freshMs: 1000 }, read)

async function read(id: string): Promise<PlannedCompetition | null> {
  const competition = (await documents.competition(id).get()).data()
  if (competition === undefined) return null
  const { name, bracketId } = competition
  const [teams, bracket] = await Promise.all([
    documents.teams(id).get(),
    bracketId === null ? null : readBracket(id, bracketId),
  ])
  return { id, name, teamNames: new Map(teams.docs.map(team => [team.id, team.data().name])), bracket }
}

async function readBracket(competitionId: string, id: string): Promise<PlannedCompetition['bracket']> {
  const [bracket, { docs }] = await Promise.all([
    documents.bracket(competitionId, id).get(),
    find('scheduledMatches', { competitionId, bracketId: id, startsAt: 0 }).get(),
  ])
  const shape = bracket.data()
  if (shape === undefined) return null
  return {
    id,
    shape,
    matches: docs.map(match => match.data()),
    changedAt: new Map(docs.map(match => [match.id, match.updateTime.toMillis()])),
  }
}

/** Returns the entries of a calendar, optionally of one team only. */
export function calendarEntries(
  { id, name, teamNames, bracket }: PlannedCompetition,
  { language, teamId = null }: { readonly language: Language; readonly teamId?: string | null },
): readonly CalendarEntry[] {
  if (bracket === null) return []
  const { shape, matches, changedAt } = bracket
  const origin = publicOrigin()
  return calendarEvents({ competition: name, shape, matches, teamNames }, { language, teamId }).map(
    event => ({
      ...event,
      uid: `${event.matchId}.${bracket.id}@${new URL(origin).host}`,
      address: `${origin}/competitions/${id}/matches/${event.matchId}`,
      sequence: shape.schedule?.edition ?? 0,
      changedAt: changedAt.get(event.matchId) ?? 0,
    }),
  )
}
