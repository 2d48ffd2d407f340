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
export type ClosedRefusal =
  | 'competition-started'
  | 'competition-over'
  | 'registration-closed'
  | 'invitation-required'
  | 'competition-full'

export type AdmissionRefusal = ClosedRefusal | Requirement | AnswerRefusal

/** The profile fields that joining depends on. */
export type JoiningProfile = PublicProfile & Omit<Newcomer, 'rankTier' | 'statedAge'>

export interface Circumstances {
  readonly now: number
  /**
   * Who invites the person, if anybody. Organizers admit until the competition is over, whatever the deadline, and before
   * those who wait.
   */
  readonly invitedBy?: 'organizer' | 'captain' | null
}

export interface Joining extends Circumstances {
  readonly uid: string
  readonly profile: JoiningProfile
  readonly statement?: JoiningStatement | undefined
}

/** What decides whether anybody can join a competition. */
export type Opening = Pick<
  Competition,
  'status' | 'registrationDeadline' | 'options' | 'playerCount' | 'places' | 'entryQueue'
>

/** Returns why nobody can join now, whatever the person; null if people can. */
export function closedRefusal(
  competition: Opening,
  { now, invitedBy = null }: Circumstances,
): Refusal<ClosedRefusal> | null {
  const { status, registrationDeadline, options } = competition
  if (status === 'finished') return refuse('competition-over')
  const isAdmitted = invitedBy === 'organizer'
  if (status === 'running' && !isAdmitted) return refuse('competition-started')
  if (now > registrationDeadline && !isAdmitted)
    return refuse('registration-closed', { registrationDeadline })
  if (options.entry === 'invited' && invitedBy === null) return refuse('invitation-required')
  const { players } = capacityOf(competition)
  return freePlaces(competition, isAdmitted) > 0 ? null : refuse('competition-full', { players })
}

/**
 * Returns how many people can enter. Those who have to confirm hold their places; others come after those who wait,
 * unless an organizer admits them.
 */
export function freePlaces(
  competition: Pick<Opening, 'playerCount' | 'places' | 'entryQueue'>,
  isAdmitted = false,
): number {
  const { playerCount, entryQueue } = competition
  const before = isAdmitted ? 0 : entryQueue.waiting.length
  return Math.max(0, capacityOf(competition).players - playerCount - entryQueue.invited - before)
}

/**
 * Creates the entry of a new player from the public part of the profile. The number of players is taken from
 * `playerCount`.
 */
export function admitPlayer(
  competition: Competition,
  { uid, profile, statement, ...circumstances }: Joining,
): Outcome<Player, AdmissionRefusal> {
  const closed = closedRefusal(competition, circumstances)
  return closed ?? answeringPlayer(competition, { uid, profile, statement, now: circumstances.now })
}

type NewPlayer = Pick<Joining, 'uid' | 'profile' | 'now' | 'statement'>

/** Creates the entry of a person who has a place, and answers the questions now. */
export function answeringPlayer(
  competition: Pick<Competition, 'options' | 'game' | 'questions'>,
  newcomer: NewPlayer,
): Outcome<Player, Requirement | AnswerRefusal> {
  const player = newPlayer(competition, newcomer)
  if (!player.ok) return player
  return answersRefusal(competition.questions, newcomer.statement?.answers ?? []) ?? player
}

/** Creates the entry of a person who has a place, if the person meets the requirements. */
export function newPlayer(
  competition: Pick<Competition, 'options' | 'game'>,
  { uid, profile, statement = {}, now }: NewPlayer,
): Outcome<Player, Requirement> {
  const { options } = competition
  const scale = rankScaleOf(competition)
  const copy: PublicCopy = publicCopy(profile, scale)
  const { statedAge } = statement
  const [unmet] = unmetRequirements(options, { ...profile, rankTier: copy.rankTier, statedAge })
  if (unmet !== undefined) return refuse(unmet, { scale })
  return accept({ uid, ...copy, teamId: null, captain: false, joinedAt: now })
}
