import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Player } from '../player/player.ts'
import { type PublicCopy, publicCopy } from '../player/publicCopy.ts'
import type { Profile, PublicProfile } from '../profile/profile.ts'
import { capacityOf } from './capacityOf.ts'
import type { Competition } from './competition.ts'

export type JoinRefusal =
  | 'already-in-competition'
  | 'competition-started'
  | 'registration-closed'
  | 'rank-required'
  | 'telegram-required'
  | 'competition-full'

/** The profile fields that joining depends on. */
export type JoiningProfile = PublicProfile & Pick<Profile, 'telegramConnected'>

/**
 * The entry of a new player, made from the public part of the profile. `player` is the person's existing entry, if
 * any. The size of the competition is taken from its `playerCount`.
 */
export function joinCompetition(
  competition: Competition,
  player: Player | null,
  joining: { readonly uid: string; readonly profile: JoiningProfile; readonly now: number },
): Outcome<Player, JoinRefusal> {
  if (player !== null) return refuse('already-in-competition')
  if (competition.status !== 'registration') return refuse('competition-started')
  if (joining.now > competition.registrationDeadline) {
    return refuse('registration-closed', { registrationDeadline: competition.registrationDeadline })
  }
  const copy: PublicCopy = publicCopy(joining.profile, competition.game)
  if (competition.options.rankRequired && copy.rankTier === null) {
    return refuse('rank-required', { game: competition.game })
  }
  if (competition.options.telegramRequired && !joining.profile.telegramConnected) {
    return refuse('telegram-required')
  }
  const { players } = capacityOf(competition)
  if (competition.playerCount >= players) return refuse('competition-full', { players })
  return accept({ uid: joining.uid, ...copy, teamId: null, captain: false, joinedAt: joining.now })
}
