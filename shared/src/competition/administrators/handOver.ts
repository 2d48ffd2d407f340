import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import type { Competition } from '../competition.ts'

/**
 * Makes an administrator the owner; the previous owner becomes an administrator. `names` are the current names of both.
 * Handing over to the owner changes nothing.
 */
export function handOver(
  competition: Competition,
  uid: string,
  names: { readonly previous: string; readonly next: string },
): Outcome<Competition, 'not-administrator'> {
  const { ownerUid, adminUids } = competition
  if (uid === ownerUid) return accept(competition)
  if (!adminUids.includes(uid)) return refuse('not-administrator')
  const { [uid]: _, ...others } = competition.adminNames ?? {}
  return accept({
    ...competition,
    ownerUid: uid,
    ownerName: names.next,
    adminUids: [...adminUids.filter(each => each !== uid), ownerUid],
    adminNames: { ...others, [ownerUid]: names.previous },
    // The new owner decides whether it stands on theirs.
    ...(competition.onPage && { onPage: { ...competition.onPage, address: null } }),
  })
}
