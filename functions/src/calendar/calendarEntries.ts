import { calendarEvents } from '@upper-bracket/shared/calendar/calendarEvents'
import type { Language } from '@upper-bracket/shared/profile/profile'
import { publicOrigin } from '../platform/publicOrigin.ts'
import type { CompetitionWithBracket } from '../snapshot/latestCompetition.ts'
import type { CalendarEntry } from './calendarFile.ts'

/** Returns the entries of a competition's calendar, or of one team. */
export function calendarEntries(
  competitionId: string,
  { snapshot: { competition, teams, bracket }, times }: CompetitionWithBracket,
  options: { readonly language: Language; readonly teamId: string | null },
): readonly CalendarEntry[] {
  if (bracket === null) return []
  const { id, shape, matches } = bracket
  const origin = publicOrigin()
  const teamNames = new Map(teams.map(team => [team.id, team.name]))
  return calendarEvents({ competition: competition.name, shape, matches, teamNames }, options).map(event => ({
    ...event,
    uid: `${event.matchId}.${id}@${new URL(origin).host}`,
    address: `${origin}/competitions/${competitionId}/matches/${event.matchId}`,
    sequence: shape.schedule?.edition ?? 0,
    changedAt: Math.floor((times.matches.get(event.matchId)?.changedAt ?? 0) / 1000),
  }))
}
