import type { Competition } from '../competition/competition.ts'
import type { Player } from '../player/player.ts'
import type { Team } from '../team/team.ts'
import type { DomainEvent } from './domainEvent.ts'

type NamedTeam = Pick<Team, 'name'>
/** Two organizers can move a player in the same millisecond, so the team is part of the cause. */
type MovedTeam = NamedTeam & { readonly teamId: string }

/** Notifies a player who was put into a team by another person. */
export function teamAssignedEvent(uid: string, team: MovedTeam, now: number): DomainEvent {
  return {
    kind: 'teamAssigned',
    cause: [uid, team.teamId, now],
    facts: { teamName: team.name },
    audience: { of: 'people', uids: [uid] },
  }
}

/** Notifies a player who was removed from a team by another person, and says whether they can join another one. */
export function teamRemovedEvent(
  uid: string,
  team: MovedTeam,
  { status }: Pick<Competition, 'status'>,
  now: number,
): DomainEvent {
  return {
    kind: 'teamRemoved',
    cause: [uid, team.teamId, now],
    facts: { teamName: team.name, mayJoinAnother: status === 'registration' },
    audience: { of: 'people', uids: [uid] },
  }
}

/** Notifies the players of a team, and its substitutes if they are among `playerUids`, of its deletion. */
export function teamDeletedEvents(
  teamId: string,
  { name: teamName, playerUids: uids }: Pick<Team, 'name' | 'playerUids'>,
  now: number,
): readonly DomainEvent[] {
  const facts = { teamName, mayJoinAnother: true }
  const audience = { of: 'people', uids } as const
  return uids.length === 0 ? [] : [{ kind: 'teamRemoved', cause: [teamId, now], facts, audience }]
}

/** Notifies a player of a captain's request to join the team. */
export function teamRequestedEvent(
  { uid }: Pick<Player, 'uid'>,
  teamId: string,
  team: NamedTeam,
  now: number,
): DomainEvent {
  return {
    kind: 'teamRequested',
    cause: [teamId, uid, now],
    facts: { teamId, teamName: team.name },
    audience: { of: 'people', uids: [uid] },
  }
}

/** Notifies the captain of a player's answer; nobody if the team was deleted or has not asked. */
export function teamRequestAnsweredEvents(
  player: Player,
  { teamId, team, accepts, now }: TeamRequestAnswer,
): readonly DomainEvent[] {
  if (player.teamRequests?.[teamId]?.state !== 'open' || team === null || team.captainUid === null) return []
  return [
    {
      kind: 'teamRequestAnswered',
      cause: [teamId, player.uid, now],
      personUid: player.uid,
      facts: { name: player.displayName ?? '', teamName: team.name, accepts },
      audience: { of: 'people', uids: [team.captainUid] },
    },
  ]
}

interface TeamRequestAnswer {
  readonly teamId: string
  /** Null if the team was deleted. */
  readonly team: Team | null
  readonly accepts: boolean
  readonly now: number
}

/** Notifies the players of the teams that a distribution filled. */
export function teamsDistributedEvent(distributionId: string, teamIds: readonly string[]): DomainEvent {
  return { kind: 'teamsDistributed', cause: [distributionId], facts: {}, audience: { of: 'teams', teamIds } }
}
