import { capacityOf } from '../competition/capacityOf.ts'
import { freePlaces, placesLeft } from '../competition/closedRefusal.ts'
import type { Competition } from '../competition/competition.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { teamSize } from '../format/teamLimits.ts'
import type { Player } from '../player/player.ts'
import { type RankScale, rankScaleOf } from '../ranks/rankScale.ts'
import { isRankTier, type RankTier } from '../ranks/rankTier.ts'
import { foldedTeamName } from '../team/foldedTeamName.ts'
import { noChange, type Roster, type Seating } from '../team/roster.ts'
import type { Team } from '../team/team.ts'
import { withPlayer } from '../team/withPlayer.ts'
import { foldedName } from '../text/foldedName.ts'

export interface NewGuest {
  readonly uid: string
  readonly name: string
  readonly rankTier: RankTier | null
  /** An existing team, or one of the new ones; null for none. */
  readonly teamId: string | null
  /** A substitute of the team, who takes no seat. */
  readonly substitute?: true | undefined
}

export interface NewGuests {
  /** Whether the captain of their team names them. */
  readonly areNamed?: boolean
  readonly players: readonly NewGuest[]
  readonly teams: readonly { readonly teamId: string; readonly name: string }[]
}

export type AddGuestsRefusal =
  | 'id-taken'
  | 'competition-over'
  | 'competition-started'
  | 'competition-full'
  | 'too-many-teams'
  | 'player-name-taken'
  | 'team-name-taken'
  | 'team-full'
  | 'substitutes-full'
  | 'rank-invalid'
  | 'not-found'

/**
 * Adds players without an account, and new teams for them, all or none. Guests need neither rank nor Telegram, can be
 * added after the deadline, and join in the order of the list; once there is a bracket, no team in it. `roster` is the
 * whole competition. Repeating the call changes nothing.
 */
export function addGuestPlayers(
  competition: Pick<Competition, 'status' | 'game' | 'options' | 'places' | 'entryQueue'>,
  roster: Roster,
  { players, teams, areNamed = false }: NewGuests,
  now: number,
): Outcome<Seating, AddGuestsRefusal> {
  if (players.every(guest => isEntered(roster, guest))) return accept(noChange)
  const { status } = competition
  const capacity = capacityOf(competition)
  if (status === 'finished') return refuse('competition-over')
  const joinBracket = players.some(({ teamId }) => (roster.teams.get(teamId ?? '')?.seed ?? null) !== null)
  if (status !== 'registration' && joinBracket) return refuse('competition-started')
  const counted = { ...competition, playerCount: roster.players.size, teamCount: roster.teams.size }
  // Organizers need not wait.
  if (players.length > freePlaces(counted, !areNamed)) {
    return refuse('competition-full', { players: capacity.players })
  }
  if (teams.length > placesLeft(counted, Number.NEGATIVE_INFINITY).teams) {
    return refuse('too-many-teams', { teamsMax: capacity.teams })
  }

  const made = newTeams(roster, teams)
  if (!made.ok) return made
  const guest = areNamed ? ({ guest: true, namedByCaptain: true } as const) : ({ guest: true } as const)
  return seat(rankScaleOf(competition), roster, made.value, players, {
    now,
    guest,
    substitutesMax: competition.options.substitutes,
  })
}

/** Whether a guest is entered as asked for. Under the same id with another name or rank, it is somebody else. */
export function isEntered(
  { players }: Roster,
  { uid, name, rankTier, teamId, substitute }: NewGuest,
): boolean {
  const entry = players.get(uid)
  const team = substitute ? entry?.substituteOf : entry?.teamId
  return entry !== undefined && team === teamId && entry.displayName === name && entry.rankTier === rankTier
}

interface NamedAs {
  readonly now: number
  readonly guest: Pick<Player, 'guest' | 'namedByCaptain'>
  /** How many substitutes a team can have. */
  readonly substitutesMax: number
}

/** Empty teams by id. */
function newTeams(
  roster: Roster,
  wanted: NewGuests['teams'],
): Outcome<ReadonlyMap<string, Team>, 'id-taken' | 'team-name-taken'> {
  const names = new Set([...roster.teams.values()].map(({ name }) => foldedTeamName(name)))
  const made = new Map<string, Team>()
  for (const { teamId, name } of wanted) {
    if (roster.teams.has(teamId) || made.has(teamId)) return refuse('id-taken')
    const folded = foldedTeamName(name)
    if (names.has(folded)) return refuse('team-name-taken', { name })
    names.add(folded)
    const empty = { founderUid: null, captainUid: null, playerUids: [], seed: null }
    made.set(teamId, { name, discordLink: null, ...empty, revision: 0 })
  }
  return accept(made)
}

/** Returns the new entries, and the teams that are new or have gained players, in the order of the list. */
function seat(
  scale: RankScale,
  roster: Roster,
  made: ReadonlyMap<string, Team>,
  wanted: NewGuests['players'],
  { now, guest, substitutesMax }: NamedAs,
): Outcome<
  Seating,
  'id-taken' | 'player-name-taken' | 'rank-invalid' | 'not-found' | 'team-full' | 'substitutes-full'
> {
  const names = new Set([...roster.players.values()].map(({ displayName }) => foldedName(displayName ?? '')))
  const teams = new Map(made)
  const players = new Map<string, Player>()
  for (const [index, { uid, name, rankTier, teamId, substitute }] of wanted.entries()) {
    if (roster.players.has(uid) || players.has(uid)) return refuse('id-taken')
    if (names.has(foldedName(name))) return refuse('player-name-taken', { name })
    names.add(foldedName(name))
    if (rankTier !== null && !isRankTier(scale, rankTier)) return refuse('rank-invalid', { name, scale })

    const entry = {
      uid,
      displayName: name,
      photoURL: null,
      rankTier,
      joinedAt: now + index,
      ...guest,
    }
    if (teamId === null) {
      players.set(uid, { ...entry, teamId, captain: false })
      continue
    }
    const team = teams.get(teamId) ?? roster.teams.get(teamId)
    if (team === undefined) return refuse('not-found', { document: 'team' })
    if (substitute) {
      const named = [...roster.players.values(), ...players.values()]
      if (named.filter(each => each.substituteOf === teamId).length >= substitutesMax) {
        return refuse('substitutes-full', { name: team.name, substitutesMax })
      }
      // The team is written with them, so that it cannot be deleted meanwhile.
      teams.set(teamId, team)
      players.set(uid, { ...entry, teamId: null, captain: false, substituteOf: teamId })
      continue
    }
    if (team.playerUids.length >= teamSize) return refuse('team-full', { name: team.name, teamSize })
    const joined = withPlayer(team, uid)
    teams.set(teamId, joined)
    players.set(uid, { ...entry, teamId, captain: joined.captainUid === uid })
  }
  return accept({ teams, players })
}
