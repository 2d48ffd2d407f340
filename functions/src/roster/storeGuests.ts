import type { Competition } from '@upper-bracket/shared/competition/competition'
import { contactsOfGuest } from '@upper-bracket/shared/player/contacts'
import type { Roster, RosterChange } from '@upper-bracket/shared/team/roster'
import { documents } from '../platform/firestore/documents.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'

type EnteredGuest = { readonly uid: string } & Parameters<typeof contactsOfGuest>[1]

/**
 * Queues what organizers read of new guests.
 *
 * @param enteredBy who entered it; an organizer if left out
 */
export function storeGuestContacts(
  writes: CheckedWrites,
  competitionId: string,
  guests: readonly EnteredGuest[],
  enteredBy?: 'captain',
): void {
  for (const { uid, ...guest } of guests) {
    const contacts = contactsOfGuest(uid, { ...guest, enteredBy })
    if (contacts !== null) writes.put(documents.contacts(competitionId, uid), contacts)
  }
}

/** Counts players and teams after a change that adds some. `roster` is the whole competition. */
export function countsAfter(
  roster: Roster,
  { players, teams }: RosterChange,
): Pick<Competition, 'playerCount' | 'teamCount'> {
  const made = (ids: Iterable<string>, known: ReadonlyMap<string, unknown>) =>
    [...ids].filter(id => !known.has(id)).length
  return {
    playerCount: roster.players.size + made(players.keys(), roster.players),
    teamCount: roster.teams.size + made(teams.keys(), roster.teams),
  }
}
