import type { Player } from '@upper-bracket/shared/player/player'
import type { Team } from '@upper-bracket/shared/team/team'

export function aTeam(name: string, playerUids: readonly string[], changes: Partial<Team> = {}): Team {
  return {
    name,
    discordLink: null,
    founderUid: playerUids[0] ?? null,
    captainUid: playerUids[0] ?? null,
    playerUids,
    seed: null,
    revision: 0,
    ...changes,
  }
}

export function aPlayer(uid: string, changes: Partial<Player> = {}): Player {
  return {
    uid,
    displayName: `Player ${uid}`,
    photoURL: null,
    rankTier: null,
    teamId: null,
    captain: false,
    joinedAt: 0,
    ...changes,
  }
}
