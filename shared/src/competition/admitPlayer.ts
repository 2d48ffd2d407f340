import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Player } from '../player/player.ts'
import { type PublicCopy, publicCopy } from '../player/publicCopy.ts'
import type { PublicProfile } from '../profile/profile.ts'
import { rankScaleOf } from '../ranks/rankScale.ts'
import { type Circumstances, type ClosedRefusal, closedRefusal } from './closedRefusal.ts'
import type { Competition } from './competition.ts'
import { type AnswerRefusal, answersRefusal, type JoiningStatement } from './joiningStatement.ts'
import { type Newcomer, type Requirement, unmetRequirements } from './requirements.ts'

export type AdmissionRefusal = ClosedRefusal | Requirement | AnswerRefusal

/** The profile fields that joining depends on. */
export type JoiningProfile = PublicProfile & Omit<Newcomer, 'rankTier' | 'statedAge'>

export interface Joining extends Circumstances {
  readonly uid: string
  readonly profile: JoiningProfile
  readonly statement?: JoiningStatement | undefined
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
