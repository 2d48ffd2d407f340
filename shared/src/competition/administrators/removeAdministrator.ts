import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import type { Competition } from '../competition.ts'

/** Removes an administrator. The owner has to hand the competition over first (`last-owner`). */
export function removeAdministrator(
  competition: Competition,
  uid: string,
): Outcome<Competition, 'last-owner'> {
  if (uid === competition.ownerUid) return refuse('last-owner')
  if (!competition.adminUids.includes(uid)) return accept(competition)
  const { [uid]: _, ...adminNames } = competition.adminNames ?? {}
  return accept({ ...competition, adminUids: competition.adminUids.filter(each => each !== uid), adminNames })
}
