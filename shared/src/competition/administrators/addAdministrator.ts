import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import type { Competition } from '../competition.ts'
import { competitionLimits } from '../competitionLimits.ts'

/** Makes a person an administrator. An existing administrator or the owner keeps their role. */
export function addAdministrator(
  competition: Competition,
  { uid, name }: { readonly uid: string; readonly name: string },
): Outcome<Competition, 'too-many-administrators'> {
  const { ownerUid, adminUids } = competition
  if (uid === ownerUid || adminUids.includes(uid)) return accept(competition)
  const most = competitionLimits.administrators
  if (adminUids.length >= most) return refuse('too-many-administrators', { administrators: most })
  return accept({
    ...competition,
    adminUids: [...adminUids, uid],
    adminNames: { ...competition.adminNames, [uid]: name },
  })
}
