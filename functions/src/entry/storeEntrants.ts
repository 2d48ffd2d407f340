import type { EnteringTeam } from '@upper-bracket/shared/entry/applicant'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { type JoiningStatement, keptStatement } from '@upper-bracket/shared/competition/joiningStatement'
import type { Entrant } from '@upper-bracket/shared/entry/enter'
import { contactsOf } from '@upper-bracket/shared/player/contacts'
import type { Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'
import { admission } from '../roster/admission.ts'
import { storeGuestContacts } from '../roster/storeGuests.ts'
import { storeRosterChange } from '../roster/storeRosterChange.ts'
import type { ReadEntrants } from './readEntrants.ts'

interface Storing {
  /** The competition after that, if more than people changed. */
  readonly after?: Competition
  /** Whether the competition becomes the active one of people who already have another: if it is their own act. */
  readonly leads?: boolean
  /** What people have stated now, by uid; others have when they became applicants. */
  readonly statements?: ReadonlyMap<string, JoiningStatement>
  /** The members whom a captain names now; others have when they became applicants. */
  readonly members?: EnteringTeam['members']
}

/**
 * Queues the writes by which people enter, become applicants or cease to be, and the numbers of the competition. The
 * commit fails if the competition has changed since it was read, so that it never exceeds its capacity.
 *
 * @param changed the people by uid, in the order in which they changed
 */
export async function storeEntrants(
  reads: Transaction,
  writes: CheckedWrites,
  { competition, held, players, applicants, profiles, joining, everybody }: ReadEntrants,
  changed: ReadonlyMap<string, Entrant>,
  storing: Storing = {},
): Promise<void> {
  const { after = [...changed.values()].at(-1)?.competition, leads = false, statements = new Map() } = storing
  if (held === undefined || after === undefined) return
  const seatings = [...changed.values()].flatMap(({ seating }) => seating ?? [])
  await storeRosterChange(reads, writes, competition.id, everybody, {
    teams: new Map(seatings.flatMap(({ teams }) => [...teams])),
    players: new Map(seatings.flatMap(each => [...each.players])),
  })
  for (const [uid, { player, applicant, seating }] of changed) {
    const [asked, entry, profile] = [applicants.get(uid), players.get(uid), profiles.get(uid)]
    const person = joining.get(uid)
    const enters = player !== null && entry?.exists === false
    if (applicant !== null) writes.put(documents.applicant(competition.id, uid), applicant)
    else if (asked?.exists) writes.delete(asked)
    if (seating) {
      const members = storing.members ?? asked?.data()?.team?.members ?? []
      storeGuestContacts(writes, competition.id, members, 'captain')
    }
    if (enters) {
      if (!seating) writes.create(entry, player)
      if (person !== undefined) {
        const statement = statements.get(uid) ?? asked?.data() ?? {}
        const contacts = { ...contactsOf(uid, person), ...keptStatement(held, statement) }
        writes.put(documents.contacts(competition.id, uid), contacts)
      }
    }
    // Written as a check too: nobody gets documents while the account is deleted.
    if (profile !== undefined && person !== undefined && (enters || !asked?.exists)) {
      const active = person.activeCompetitionID
      const isActive = enters && (leads || active === null)
      writes.update(profile, { activeCompetitionID: isActive ? competition.id : active })
    }
  }
  const { playerCount, teamCount, entryQueue } = after
  const admits = playerCount !== held.playerCount || seatings.length > 0
  writes.update(competition, {
    ...(admits && admission({ playerCount, ...(seatings.length > 0 && { teamCount }) })),
    entryQueue,
  })
}
