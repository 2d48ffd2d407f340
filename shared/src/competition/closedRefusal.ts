import { type Refusal, refuse } from '../errors/outcome.ts'
import { teamSize } from '../format/teamLimits.ts'
import { capacityOf } from './capacityOf.ts'
import type { Competition } from './competition.ts'
import { noTeams } from './entryQueue.ts'

/** Why nobody joins now. */
export type ClosedRefusal =
  | 'competition-started'
  | 'competition-over'
  | 'registration-closed'
  | 'invitation-required'
  | 'competition-full'

export interface Circumstances {
  readonly now: number
  /**
   * Who invites the person, if anybody. Organizers admit until the competition is over, whatever the deadline, and before
   * those who wait.
   */
  readonly invitedBy?: 'organizer' | 'captain' | null
}

/** What decides whether anybody can join a competition. */
export type Opening = Pick<
  Competition,
  'status' | 'registrationDeadline' | 'options' | 'playerCount' | 'teamCount' | 'places' | 'entryQueue'
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
  const { players } = capacityOf(competition)
  const needsInvitation = options.entry === 'invited' && invitedBy === null
  // An invitation is of no use where there is no place.
  if (freePlaces(competition, isAdmitted || needsInvitation) === 0) {
    return refuse('competition-full', { players })
  }
  return needsInvitation ? refuse('invitation-required') : null
}

/** What decides how many places are left. */
export type Counted = Pick<
  Opening,
  'status' | 'options' | 'playerCount' | 'teamCount' | 'places' | 'entryQueue'
>

/**
 * Returns how many people can enter. Those who have to confirm hold their places; others come after those who wait or
 * return to the queue, unless an organizer admits them.
 */
export function freePlaces(competition: Counted, isAdmitted = false): number {
  return placesLeft(competition, isAdmitted ? Number.NEGATIVE_INFINITY : undefined).players
}

/**
 * Returns how many players and teams can enter and leave their places to those before: those who have to confirm, and
 * those who wait with a smaller ticket; without a ticket, all who wait or return to the queue. A team needs the places
 * of a full one with all its substitutes. A team that waits holds the places of its players only if there is a place
 * for a team, and that place only if there are enough for its players.
 */
export function placesLeft(
  { status, options, playerCount, teamCount, places, entryQueue }: Counted,
  ticket = Number.POSITIVE_INFINITY,
): Competition['places'] {
  const isLast = ticket === Number.POSITIVE_INFINITY && status === 'registration'
  const before = ({ waiting, startedWithout = 0 }: typeof noTeams) =>
    waiting.filter(each => each < ticket).length + (isLast ? startedWithout : 0)
  const { teams: ofTeams = noTeams } = entryQueue
  const seats = teamPlaces(options)
  const capacity = capacityOf({ places })
  const held = entryQueue.confirming + ofTeams.confirming * (seats - 1)
  const players = Math.max(0, capacity.players - playerCount - held)
  const teams = Math.max(0, capacity.teams - teamCount - ofTeams.confirming)
  const teamsBefore = before(ofTeams)
  const placedTeams = Math.min(teamsBefore, teams)
  const heldByWaiting = before(entryQueue) - teamsBefore + placedTeams * seats
  return {
    players: Math.max(0, players - heldByWaiting),
    teams: teams - Math.min(placedTeams, Math.floor(players / seats)),
  }
}

/** Whether a person or a full team can enter and leave their places to those before (see `placesLeft`). */
export function hasPlaces(competition: Counted, isTeam: boolean, ticket?: number): boolean {
  const { players, teams } = placesLeft(competition, ticket)
  return isTeam ? players >= teamPlaces(competition.options) && teams > 0 : players > 0
}

/** Returns the places that a full team with all its substitutes takes. */
export function teamPlaces({ wholeTeams, substitutes }: Competition['options']): number {
  return teamSize + (wholeTeams ? substitutes : 0)
}
