import type { Player } from '../player/player.ts'
import { publicCopy } from '../player/publicCopy.ts'
import type { PublicProfile } from '../profile/profile.ts'
import type { RankScale } from '../ranks/rankScale.ts'
import type { Team } from '../team/team.ts'

/** A guest and the guest's team, if any. */
export interface GuestSeat {
  readonly player: Player
  readonly team: Team | null
}

/**
 * Transfers a guest's seat to a person with an account. Team, captaincy, readiness and a rank entered by an organizer
 * stay. Name and picture come from the profile, and so does the rank if none was entered.
 */
export function takeOverGuest(
  { player: { guest: _guest, namedByCaptain: _named, ...kept }, team }: GuestSeat,
  { uid, profile }: { readonly uid: string; readonly profile: PublicProfile },
  scale: RankScale,
): GuestSeat {
  const copy = publicCopy(profile, scale)
  const rank = kept.rankTier === null ? {} : ({ rankTier: kept.rankTier, rankEntered: true } as const)
  const renamed = (member: string) => (member === kept.uid ? uid : member)
  return {
    player: { ...kept, ...copy, ...rank, uid, guestUid: kept.uid },
    team: team && {
      ...team,
      playerUids: team.playerUids.map(renamed),
      captainUid: team.captainUid && renamed(team.captainUid),
    },
  }
}
