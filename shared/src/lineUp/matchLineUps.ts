import type { Match } from '../bracket/model/match.ts'
import type { Game } from '../games/game.ts'
import type { Player } from '../player/player.ts'
import type { RankTier } from '../ranks/rankTier.ts'

/**
 * The document `competitions/{id}/brackets/{bracketId}/lineUps/{matchId}`: the line-ups of a match when it started, or
 * when it was decided without a start. Later changes of teams and players do not affect it. It is public.
 */
export interface MatchLineUps {
  /** When the match started, in milliseconds since the epoch. */
  readonly at: number
  /** The game of the ranks or ratings. */
  readonly game: Game
  /** The team of the upper slot comes first. */
  readonly teams: readonly [LineUp, LineUp]
  /** The uids of all people named in the line-ups, including replaced members. */
  readonly uids: readonly string[]
}

export interface LineUp {
  readonly teamId: string
  readonly players: readonly LinedUpPlayer[]
}

export interface LinedUpPlayer extends NamedPerson {
  readonly rankTier: RankTier | null
  readonly captain: boolean
  /** The replaced member, if the player is a stand-in for this match. */
  readonly standsInFor: NamedPerson | null
}

interface NamedPerson {
  readonly uid: string
  /** The name at that time; null once the account is deleted. */
  readonly name: string | null
}

/** A stand-in for a member of a team in one match. */
export interface Replacement {
  readonly outUid: string
  readonly incoming: Player
}

/** Whether a match is running or decided, and names both its teams. */
export function isLinedUp({ status, slots }: Pick<Match, 'status' | 'slots'>): boolean {
  return (status === 'running' || status === 'finished') && slots.every(({ teamId }) => teamId !== null)
}

/**
 * Returns how a change of a match affects its line-ups: they are frozen when it starts or is decided without a start,
 * and dropped when that is undone. A match that was played and is reopened keeps its line-ups.
 */
export function lineUpsAfter(before: Match, after: Match): 'freeze' | 'drop' | 'keep' {
  if (!isLinedUp(after)) return isLinedUp(before) ? 'drop' : 'keep'
  const areSameTeams = ([0, 1] as const).every(side => before.slots[side].teamId === after.slots[side].teamId)
  return isLinedUp(before) && areSameTeams ? 'keep' : 'freeze'
}

interface Present {
  /** All players of the teams; others are ignored. */
  readonly players: readonly Player[]
  /** The valid stand-ins. */
  readonly replacements: readonly Replacement[]
}

/** Returns the current line-ups of two teams. */
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

/** Whether a person is named in the line-ups. */
export function isNamedIn({ teams }: MatchLineUps, uid: string): boolean {
  return teams.some(({ players }) =>
    players.some(player =>
      [player, player.standsInFor].some(person => person?.uid === uid && person.name !== null),
    ),
  )
}

/** Removes the name of a person whose account is deleted. */
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
