import { demonstrationUid } from '@upper-bracket/shared/demonstration/demonstration'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { newProfile } from '@upper-bracket/shared/profile/newProfile'
import { importedDocuments } from '@upper-bracket/shared/transfer/importedDocuments'
import { markDemonstration } from '../platform/demonstration.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { ensureUser } from '../sign-in/ensureUser.ts'
import { newId } from '../transfer/newId.ts'
import { putBelow } from '../transfer/putBelow.ts'
import { discardCompetition } from './discardCompetition.ts'
import { type TemplateName, templateAt, templateId, templateNames } from './templates.ts'

/** The name of the account that owns the demonstration's competitions. */
export const houseName = 'Upper Bracket'

/**
 * Creates the demonstration's competitions of the day, and then deletes those of other days. Safe to run twice, even
 * concurrently, and again after it was interrupted. Returns how many it created and deleted.
 */
export async function seedTemplates(
  now: number,
): Promise<{ readonly seeded: number; readonly dropped: number }> {
  await markDemonstration(now)
  await ensureHouse()
  const seeded = await Promise.all(templateNames.map(name => seed(name, now)))
  const current = new Set(templateNames.map(name => templateId(name, now)))
  const owned = await find('competitionsOfOwner', { ownerUid: demonstrationUid }).get()
  const outdated = owned.docs.filter(read => read.data().visitorUid === null && !current.has(read.id))
  for (const { id } of outdated) await discardCompetition(id, now)
  return { seeded: seeded.filter(Boolean).length, dropped: outdated.length }
}

async function ensureHouse(): Promise<void> {
  const house = newProfile({ email: null, displayName: houseName }, 0)
  const profile = documents.profile(demonstrationUid)
  if (!(await profile.get()).exists) await profile.set(house)
  await ensureUser(demonstrationUid, house)
}

/** Returns whether the competition was missing. */
async function seed(name: TemplateName, now: number): Promise<boolean> {
  const created = await runOptimisticTransaction(async (reads, writes) => {
    const competition = await reads.get(documents.competition(templateId(name, now)))
    if (competition.exists) return refuse('id-taken')
    const made = importedDocuments(templateAt(name, now), {
      ownerUid: demonstrationUid,
      ownerName: houseName,
      now,
      newId,
      idOfPerson: newId,
      visitorUid: null,
    })
    writes.create(competition, made.competition)
    putBelow(writes, competition.id, made)
    return accept(null)
  })
  return created.ok
}
