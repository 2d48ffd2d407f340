import type { Requirement } from '../competition/requirements.ts'
import type { NewMember } from '../guest/nameMembers.ts'
import type { Contacts } from '../player/contacts.ts'
import type { GuestContacts } from '../player/guestContacts.ts'
import type { PublicCopy } from '../player/publicCopy.ts'
import type { NewTeam } from '../team/createTeam.ts'

/**
 * Why somebody was declined: an organizer did it, the place was not confirmed in time, the competition started, or when
 * a place was free, the team could not enter as it was named or a requirement was no longer met.
 */
export type DeclineCause = 'organizer' | 'unconfirmed' | 'started' | 'team-unfit' | Requirement

/** A team that enters with the players whom its captain names, and without the captain. */
export interface EnteringTeam extends NewTeam {
  readonly members: readonly (NewMember & { readonly contacts?: GuestContacts | undefined })[]
}

/**
 * The document `competitions/{id}/applicants/{uid}`: a person who has asked to enter and is not a player, for organizers
 * and the person. Times are milliseconds since the epoch.
 */
export type Applicant = PublicCopy & {
  readonly uid: string
  readonly askedAt: number
  /** The id of the person's own call to join. */
  readonly joinId: string
  /** How often the state has changed. */
  readonly changes: number
  /** The team with which a captain asks to enter. Absent for a person who asks alone. */
  readonly team?: EnteringTeam
} & Pick<Contacts, 'answers' | 'statedAge'> &
  Reachable &
  ApplicantState

export type ApplicantState =
  /** An organizer decides. */
  | { readonly state: 'requested' }
  /** Enters when there is a place; `ticket` is the number in `entryQueue.waiting`. */
  | { readonly state: 'waiting'; readonly ticket: number }
  /** Has a place until then, and has to confirm. */
  | { readonly state: 'confirming'; readonly confirmUntil: number }
  /** May ask again. `reason` is what an organizer wrote. */
  | {
      readonly state: 'declined'
      readonly cause: DeclineCause
      readonly reason: string | null
      /**
       * Only of those without whom the competition started, who return to the queue if it has not after all: the place
       * in the line, in order, or null for a request.
       */
      readonly returnsTo?: number | null
    }

/** The states of people in the queue. */
export const queuedStates = ['requested', 'waiting', 'confirming'] as const

/** How organizers reach the person, as it was when they asked. */
type Reachable = Partial<Pick<Contacts, 'realName' | 'messagingURL' | 'discordID'>>

/** Returns the applicant in another state. */
export function inState(applicant: Applicant, state: ApplicantState): Applicant {
  const { uid, askedAt, joinId, team, answers, statedAge } = applicant
  const { realName = '', messagingURL = '', discordID = null } = applicant
  const { displayName, photoURL, rankTier, steamProfileURL } = applicant
  const copy = { displayName, photoURL, rankTier, steamProfileURL, realName, messagingURL, discordID }
  const said = { ...(answers && { answers }), ...(statedAge !== undefined && { statedAge }) }
  const changes = applicant.changes + 1
  return { uid, askedAt, joinId, changes, ...(team && { team }), ...copy, ...said, ...state }
}
