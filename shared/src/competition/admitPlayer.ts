import { accept, type Outcome, type Refusal, refuse } from '../errors/outcome.ts'
import type { Player } from '../player/player.ts'
import { type PublicCopy, publicCopy } from '../player/publicCopy.ts'
import type { PublicProfile } from '../profile/profile.ts'
import { rankScaleOf } from '../ranks/rankScale.ts'
import { capacityOf } from './capacityOf.ts'
import type { Competition } from './competition.ts'
import { type AnswerRefusal, answersRefusal, type JoiningStatement } from './joiningStatement.ts'
import { type Newcomer, type Requirement, unmetRequirements } from './requirements.ts'

/** Why nobody joins now. */
type ClosedRefusal =
  | 'competition-started'
  | 'competition-over'
  | 'registration-closed'
  | 'invitation-required'
  | 'competition-full'

export type AdmissionRefusal = ClosedRefusal | Requirement | AnswerRefusal

/** The profile fields that joining depends on. */
export type JoiningProfile = PublicProfile & Omit<Newcomer, 'rankTier' | 'statedAge'>

interface Circumstances {
  readonly now: number
  /** Whether to ignore deadline and start: an organizer's invitation admits players until the competition is over. */
  readonly admitsLate?: boolean
  readonly isInvited?: boolean
}

export interface Joining extends Circumstances {
  readonly uid: string
  readonly profile: JoiningProfile
  readonly statement?: JoiningStatement
}

/** What decides whether anybody can join a competition. */
type Opening = Pick<Competition, 'status' | 'registrationDeadline' | 'options' | 'playerCount' | 'places'>

/** Returns why nobody can join now, whatever the person; null if people can. */
export function closedRefusal(
  competition: Opening,
  { now, admitsLate = false, isInvited = false }: Circumstances,
): Refusal<ClosedRefusal> | null {
  const { status, registrationDeadline, options, playerCount } = competition
  if (status === 'finished') return refuse('competition-over')
  if (status === 'running' && !admitsLate) return refuse('competition-started')
  if (now > registrationDeadline && !admitsLate)
    return refuse('registration-closed', { registrationDeadline })
  if (options.invitedOnly && !isInvited) return refuse('invitation-required')
  const { players } = capacityOf(competition)
  return playerCount >= players ? refuse('competition-full', { players }) : null
}

/**
 * Creates the entry of a new player from the public part of the profile. The number of players is taken from
 * `playerCount`.
 */
export function admitPlayer(
  competition: Competition,
  { uid, profile, statement = {}, ...circumstances }: Joining,
): Outcome<Player, AdmissionRefusal> {
  const closed = closedRefusal(competition, circumstances)
  if (closed !== null) return closed
  const { options, questions } = competition
  const scale = rankScaleOf(competition)
  const copy: PublicCopy = publicCopy(profile, scale)
  const { answers = [], statedAge } = statement
  const [unmet] = unmetRequirements(options, { ...profile, rankTier: copy.rankTier, statedAge })
  if (unmet !== undefined) return refuse(unmet, { scale })
  const unanswered = answersRefusal(questions, answers)
  if (unanswered !== null) return unanswered
  return accept({ uid, ...copy, teamId: null, captain: false, joinedAt: circumstances.now })
}
