import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Player } from '../player/player.ts'
import { type PublicCopy, publicCopy } from '../player/publicCopy.ts'
import type { PublicProfile } from '../profile/profile.ts'
import { rankScaleOf } from '../ranks/rankScale.ts'
import { capacityOf } from './capacityOf.ts'
import type { Competition } from './competition.ts'
import { type Newcomer, type Requirement, unmetRequirements } from './requirements.ts'

export type AdmissionRefusal =
  | 'competition-started'
  | 'competition-over'
  | 'registration-closed'
  | 'invitation-required'
  | Requirement
  | 'competition-full'

/** The profile fields that joining depends on. */
export type JoiningProfile = PublicProfile & Omit<Newcomer, 'rankTier'>

export interface Joining {
  readonly uid: string
  readonly profile: JoiningProfile
  readonly now: number
  /** Whether to ignore deadline and start: an organizer's invitation admits players until the competition is over. */
  readonly admitsLate?: boolean
  readonly isInvited?: boolean
}

/**
 * Creates the entry of a new player from the public part of the profile. The number of players is taken from
 * `playerCount`.
 */
export function admitPlayer(
  competition: Competition,
  { uid, profile, now, admitsLate = false, isInvited = false }: Joining,
): Outcome<Player, AdmissionRefusal> {
  const { status, registrationDeadline, options, playerCount } = competition
  if (status === 'finished') return refuse('competition-over')
  if (status === 'running' && !admitsLate) return refuse('competition-started')
  if (now > registrationDeadline && !admitsLate)
    return refuse('registration-closed', { registrationDeadline })
  if (options.invitedOnly && !isInvited) return refuse('invitation-required')
  const scale = rankScaleOf(competition)
  const copy: PublicCopy = publicCopy(profile, scale)
  const [unmet] = unmetRequirements(options, { ...profile, rankTier: copy.rankTier })
  if (unmet !== undefined) return refuse(unmet, { scale })
  const { players } = capacityOf(competition)
  if (playerCount >= players) return refuse('competition-full', { players })
  return accept({ uid, ...copy, teamId: null, captain: false, joinedAt: now })
}
