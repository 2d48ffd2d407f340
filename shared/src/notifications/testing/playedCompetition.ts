import type { Match } from '../../bracket/model/match.ts'
import { created } from '../../bracket/testing/law.ts'
import { playOut } from '../../bracket/testing/playOut.ts'
import { teamIds } from '../../bracket/testing/randomTournament.ts'
import { bracketEvents, placeEvents } from '../../events/bracketEvents.ts'
import { type Channel, channels } from '../../profile/channel.ts'
import { routeOf } from '../channels.ts'
import type { NotificationKind } from '../notificationKinds.ts'

/** One message to one person, on the page or over a channel. */
export interface Sent {
  readonly kind: NotificationKind
  readonly by: Channel | 'page'
  readonly uid: string
  readonly teamId: string
  /** The match that it is about; null if it is about the competition. */
  readonly matchId: string | null
}

interface PlayedCompetition {
  readonly sent: readonly Sent[]
  /** `teamId matchId` of every match that a team was in at any time. */
  readonly stood: ReadonlySet<string>
}

interface SchedulePlan {
  readonly teams: number
  readonly format: 'single' | 'double'
  /** The number of results that turn out to be wrong. */
  readonly corrections: number
  readonly luck: number
}

/** The channels of the five players of each team, none of whom has chosen channels by topic. */
const connected: readonly (readonly Channel[])[] = [
  ['telegram'],
  ['email'],
  channels,
  ['telegram', 'email'],
  [],
]
/** The index of the player in each team who needs a reminder to confirm. */
const latePlayer = 0

/**
 * Simulates all messages of a competition, from the distribution of the teams to their places, if no channel fails. The
 * organizer does not play.
 */
export function playedCompetition({ teams, format, corrections, luck }: SchedulePlan): PlayedCompetition {
  const sent: Sent[] = []
  const stood = new Set<string>()
  const note = ({ id, slots }: Match) => {
    for (const { teamId } of slots) if (teamId !== null) stood.add(`${teamId} ${id}`)
  }
  const tell = (
    kind: NotificationKind,
    toTeams: readonly string[],
    matchId: string | null = null,
    isTold: (player: number) => boolean = () => true,
  ) => {
    for (const teamId of toTeams) {
      for (const [player, has] of connected.entries()) {
        if (!isTold(player)) continue
        const about = { kind, uid: `${teamId}/${player}`, teamId, matchId }
        const profile = { channels: { push: true, telegram: true, email: true }, channelChoices: {} }
        const route = routeOf(profile, kind, new Set(has)).channels
        sent.push(...(['page', ...route] as const).map(by => ({ ...about, by })))
      }
    }
  }
  const all = teamIds(teams)
  const plan = { teamIds: all, bestOf: { rounds: 1, final: 3 }, thirdPlace: false } as const
  tell('teamsDistributed', all)
  tell('readinessCheck', all)
  tell('readinessReminder', all, null, player => player === latePlayer)
  tell('bracketPublished', all)
  const bracket = created({ ...plan, format, grandFinal: 'single' })
  for (const match of bracket.matches.values()) note(match)
  const context = { bracketId: 'bracket', competition: { selfService: null, startDate: 0 }, now: 0 }
  const end = playOut(bracket, {
    luck,
    corrections,
    onStep: ({ change }) => {
      for (const [, after] of change.changes) note(after)
      for (const { kind, facts, audience } of bracketEvents(change, context)) {
        tell(kind, audience.teamIds, facts.matchId)
      }
    },
  })
  for (const { kind, audience } of placeEvents(end, context.bracketId)) tell(kind, audience.teamIds)
  return { sent, stood }
}

/** Counts messages by kind and channel. */
export function countByKind(sent: readonly Sent[]): Readonly<Record<string, Record<Sent['by'], number>>> {
  const counts: Record<string, Record<Sent['by'], number>> = {}
  for (const { kind, by } of sent) {
    counts[kind] ??= { page: 0, push: 0, telegram: 0, email: 0 }
    counts[kind][by] += 1
  }
  return counts
}
