import type { Competition } from '../../competition/competition.ts'
import type { Team } from '../../team/team.ts'
import { isUndecided } from '../../team/unsettledTeams.ts'

/** A possible oversight of the organizer; it forbids nothing. Times are milliseconds since the epoch. */
export type CreationWarning =
  | { readonly kind: 'teams-incomplete' | 'teams-empty'; readonly teamIds: readonly string[] }
  | { readonly kind: 'players-without-team'; readonly players: number }
  | { readonly kind: 'registration-open'; readonly until: number }
  | { readonly kind: 'starts-later'; readonly at: number }

interface CompetitionState {
  readonly competition: Pick<Competition, 'startDate' | 'registrationDeadline' | 'playerCount'>
  readonly teams: ReadonlyMap<string, Pick<Team, 'playerUids' | 'playsIncomplete'>>
  /** The number of players without a team; null if only the totals are known, of which substitutes are a part. */
  readonly poolSize?: number | null
}

/** Organizers usually create brackets in the last hours before the first match. */
const longBeforeStartMs = 2 * 60 * 60 * 1000

/** Lists the reasons against creating the bracket at the time `now`: line-ups freeze with it. */
export function creationWarnings(
  { competition, teams, poolSize = null }: CompetitionState,
  now: number,
): readonly CreationWarning[] {
  const rows = [...teams]
  const incomplete = rows.filter(([, team]) => isUndecided(team))
  const empty = rows.filter(([, { playerUids }]) => playerUids.length === 0)
  const players =
    poolSize ?? competition.playerCount - rows.reduce((sum, [, { playerUids }]) => sum + playerUids.length, 0)
  const ids = (named: typeof rows) => named.map(([teamId]) => teamId)

  const warnings: readonly (CreationWarning | null)[] = [
    incomplete.length > 0 ? { kind: 'teams-incomplete', teamIds: ids(incomplete) } : null,
    empty.length > 0 ? { kind: 'teams-empty', teamIds: ids(empty) } : null,
    players > 0 ? { kind: 'players-without-team', players } : null,
    competition.registrationDeadline > now
      ? { kind: 'registration-open', until: competition.registrationDeadline }
      : null,
    competition.startDate - now > longBeforeStartMs
      ? { kind: 'starts-later', at: competition.startDate }
      : null,
  ]
  return warnings.filter(warning => warning !== null)
}
