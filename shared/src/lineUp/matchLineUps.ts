import type { Match } from '../bracket/model/match.ts'
import type { Game } from '../games/game.ts'
import type { Player } from '../player/player.ts'
import type { RankTier } from '../ranks/rankTier.ts'

/**
 * The document `competitions/{id}/brackets/{bracketId}/lineUps/{matchId}`: who was lined up for a match when it started,
 * or was decided without a start. It stays as it is whatever becomes of teams and players. Everybody may read it.
 */
export interface MatchLineUps {
  /** When the match started, in milliseconds since the epoch. */
  readonly at: number
  /** That of the ranks. */
  readonly game: Game
  /** The upper slot first. */
  readonly teams: readonly [LineUp, LineUp]
  /** Everybody who is named in it, also those who were replaced. */
  readonly uids: readonly string[]
}

export interface LineUp {
  readonly teamId: string
  readonly players: readonly LinedUpPlayer[]
}

export interface LinedUpPlayer extends NamedPerson {
  readonly rankTier: RankTier | null
  readonly captain: boolean
  /** The member of the team in whose place the player was, for this match alone. */
  readonly standsInFor: NamedPerson | null
}

interface NamedPerson {
  readonly uid: string
  /** As it was then; null once the account is deleted. */
  readonly name: string | null
}

/** A player who takes the place of a member of a team in one match. */
export interface Replacement {
  readonly outUid: string
  readonly incoming: Player
}

/** Whether a match is running or decided, and names both its teams. */
export function isLinedUp({ status, slots }: Pick<Match, 'status' | 'slots'>): boolean {
  return (status === 'running' || status === 'finished') && slots.every(({ teamId }) => teamId !== null)
}

/**
 * What a change of a match means to its line-ups: they are frozen when it starts or is decided without a start, and
 * dropped when that is taken back. A match that was played and is reopened keeps those who played.
 */
export function lineUpsAfter(before: Match, after: Match): 'freeze' | 'drop' | 'keep' {
  if (!isLinedUp(after)) return isLinedUp(before) ? 'drop' : 'keep'
  const areSameTeams = ([0, 1] as const).every(side => before.slots[side].teamId === after.slots[side].teamId)
  return isLinedUp(before) && areSameTeams ? 'keep' : 'freeze'
}

interface Present {
  /** Those of the team, or of both; others do not matter. */
  readonly players: readonly Player[]
  /** Those that hold. */
  readonly replacements: readonly Replacement[]
}

/** The line-ups of two teams as they are now. */
export function freezeLineUps({
  teamIds: [upper, lower],
  game,
  now,
  ...current
}: Present & {
  readonly teamIds: readonly [string, string]
  readonly game: Game
  readonly now: number
}): MatchLineUps {
  const teams = [currentLineUp(upper, current), currentLineUp(lower, current)] as const
  return { at: now, game, teams, uids: uidsIn(teams) }
}

/**
 * Returns the players who would play for a team now: the captain first, the others in the order in which they joined.
 */
export function currentLineUp(teamId: string, { players, replacements }: Present): LineUp {
  const members = players.filter(player => player.teamId === teamId)
  const inOrder = members.sort(captainFirst)
  return {
    teamId,
    players: inOrder.map(player =>
      linedUp(
        player,
        replacements.find(({ outUid }) => outUid === player.uid),
      ),
    ),
  }
}

function captainFirst(one: Player, other: Player): number {
  if (one.captain !== other.captain) return one.captain ? -1 : 1
  return one.joinedAt - other.joinedAt || (one.uid < other.uid ? -1 : 1)
}

function linedUp(player: Player, replacement: Replacement | undefined): LinedUpPlayer {
  if (replacement === undefined) {
    const { uid, displayName: name, rankTier, captain } = player
    return { uid, name, rankTier, captain, standsInFor: null }
  }
  const { uid, displayName: name, rankTier } = replacement.incoming
  const standsInFor = { uid: player.uid, name: player.displayName }
  return { uid, name, rankTier, captain: false, standsInFor }
}

function uidsIn(teams: MatchLineUps['teams']): readonly string[] {
  const people = teams.flatMap(({ players }) => players)
  return [
    ...new Set(people.flatMap(({ uid, standsInFor }) => [uid, ...(standsInFor ? [standsInFor.uid] : [])])),
  ]
}

/** Whether somebody is called by a name in it. */
export function isNamedIn({ teams }: MatchLineUps, uid: string): boolean {
  return teams.some(({ players }) =>
    players.some(player =>
      [player, player.standsInFor].some(person => person?.uid === uid && person.name !== null),
    ),
  )
}

/** The line-ups without the name of somebody whose account is deleted. */
export function withoutName({ teams: [upper, lower], ...rest }: MatchLineUps, uid: string): MatchLineUps {
  const nameless = <P extends NamedPerson>(person: P): P =>
    person.uid === uid ? { ...person, name: null } : person
  const lineUp = ({ teamId, players }: LineUp): LineUp => ({
    teamId,
    players: players.map(player => ({
      ...nameless(player),
      standsInFor: player.standsInFor && nameless(player.standsInFor),
    })),
  })
  return { ...rest, teams: [lineUp(upper), lineUp(lower)] }
}
