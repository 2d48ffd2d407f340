import type { Player } from '../player/player.ts'

/** What a draft needs of the players of its competition. */
export type DraftPlayer = Pick<
  Player,
  'uid' | 'displayName' | 'teamId' | 'rankTier' | 'guestUid' | 'substituteOf'
>

/** All players of the competition, in any order. */
export type DraftPlayers = Iterable<DraftPlayer>
