import type { Competition } from '../competition/competition.ts'
import { unmetRequirements } from '../competition/requirements.ts'
import { type Refusal, refuse } from '../errors/outcome.ts'

type CompetitionPart = Pick<Competition, 'options' | 'status' | 'registrationDeadline'>

export type NamingClosed =
  | 'whole-teams-off'
  | 'competition-started'
  | 'registration-closed'
  | 'approval-required'

/** Refuses captains to name members at the time `now`, no matter whom; null if they may. */
export function closedNaming(
  { options, status, registrationDeadline }: CompetitionPart,
  now: number,
): Refusal<NamingClosed> | null {
  if (!options.wholeTeams) return refuse('whole-teams-off')
  if (status !== 'registration') return refuse('competition-started')
  if (now > registrationDeadline) return refuse('registration-closed', { registrationDeadline })
  // Organizers decide on each newcomer.
  return options.entry === 'approval' ? refuse('approval-required') : null
}

/**
 * Whether no member whom a captain names would be in: each has to join in person, or naming is closed. Members of a team
 * that asks to enter are named before it is approved.
 */
export function isNamingInVain(competition: CompetitionPart, now: number, asksToEnter = false): boolean {
  const closed = closedNaming(competition, now)
  if (closed !== null && !(asksToEnter && closed.code === 'approval-required')) return true
  const unlinked = { steamID: null, emailVerified: false, telegramConnected: false, rankTier: null }
  return unmetRequirements(competition.options, unlinked).some(code => code !== 'rank-required')
}
