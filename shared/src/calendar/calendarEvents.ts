import { en } from '../announcements/texts/en.ts'
import { ru } from '../announcements/texts/ru.ts'
import type { BracketShape } from '../bracket/model/bracket.ts'
import { isStarted } from '../bracket/model/isStarted.ts'
import type { Match, Side } from '../bracket/model/match.ts'
import { defaultSchedule, minutesOf, type ScheduleSettings } from '../bracket/model/scheduleSettings.ts'
import { figures } from '../bracket/model/series.ts'
import { roundNameOf } from '../bracket/rounds/roundNameOf.ts'
import { isScored } from '../card/matchResult.ts'
import type { Language } from '../profile/profile.ts'
import { seriesLength } from '../wording/startingScore.ts'
import { hasNotBegun } from '../bracket/model/isStarted.ts'

const minute = 60_000

/** A planned match as calendars show it; times in milliseconds since the epoch. */
export interface CalendarEvent {
  readonly matchId: string
  readonly startsAt: number
  readonly endsAt: number
  /** For example 'Wolves – Bears', or the round while both teams are unknown. */
  readonly title: string
  /** The competition, the round, the length of the series and its result, once it was played. */
  readonly details: string
}

interface PlannedBracket {
  readonly competition: string
  readonly shape: BracketShape & { readonly schedule?: ScheduleSettings }
  readonly matches: readonly Match[]
  readonly teamNames: ReadonlyMap<string, string>
}

const rounds = { ru: ru.round, en: en.round }
const undecided = { ru: 'соперник определится', en: 'to be decided' } as const

/** The planned matches of a bracket in the order of their starts, or those of one team. Matches that will not be played are left out. */
export function calendarEvents(
  { competition, shape, matches, teamNames }: PlannedBracket,
  { language, teamId = null }: { readonly language: Language; readonly teamId?: string | null },
): readonly CalendarEvent[] {
  const settings = shape.schedule ?? defaultSchedule
  return matches
    .filter(match => isToBePlayed(match) || isStarted(match))
    .filter(({ slots }) => teamId === null || slots.some(slot => slot.teamId === teamId))
    .flatMap((match): CalendarEvent[] => {
      const { id: matchId, startsAt = null } = match
      if (startsAt === null) return []
      const round = rounds[language](roundNameOf(shape, match))
      return [
        {
          matchId,
          startsAt,
          endsAt: startsAt + minutesOf(settings, match) * minute,
          title: pair(match) ?? round,
          details: [competition, round, seriesLength(match, language), ...resultOf(match)].join(' · '),
        },
      ]
    })
    .sort((one, other) => one.startsAt - other.startsAt || (one.matchId < other.matchId ? -1 : 1))

  function pair({ slots }: Match): string | null {
    const name = (side: Side) => teamNames.get(slots[side].teamId ?? '') ?? undecided[language]
    return slots.every(slot => slot.teamId === null) ? null : `${name(0)} – ${name(1)}`
  }
}

/** The result of a match that was played; none otherwise. */
function resultOf(match: Match): readonly string[] {
  return match.status === 'finished' && isScored(match) ? [figures(match).join(':')] : []
}

function isToBePlayed(match: Match): boolean {
  return hasNotBegun(match) && !match.slots.some(slot => slot.closed)
}
