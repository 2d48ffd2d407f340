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
import { discardCompetition } from '../competitions/discardCompetition.ts'
import { publicTemplates, type Template, templateAt, templateId } from './templates.ts'

/** The name of the account that owns the demonstration's competitions. */
export const houseName = 'Upper Bracket'

interface Seeded {
  /** The number of competitions that were missing. */
  readonly seeded: number
  readonly ids: readonly string[]
}

/**
 * Creates the demonstration's competitions of the day. Safe to run twice, even concurrently, and again after it was
 * interrupted.
 */
export async function seedTemplates(now: number): Promise<Seeded> {
  await markDemonstration(now)
  await ensureHouse()
  const all = await Promise.all(publicTemplates.map(template => seed(template, now)))
  return { seeded: all.filter(({ wasMissing }) => wasMissing).length, ids: all.map(({ id }) => id) }
}

/** Deletes the demonstration's competitions but the current ones, and returns their number. */
export async function dropTemplates(current: ReadonlySet<string>, now: number): Promise<number> {
  const owned = await find('competitionsOfOwner', { ownerUid: demonstrationUid }).get()
  const outdated = owned.docs.filter(read => read.data().visitorUid === null && !current.has(read.id))
  for (const { id } of outdated) await discardCompetition(id, now)
  return outdated.length
}

async function ensureHouse(): Promise<void> {
  const house = newProfile({ email: null, displayName: houseName }, 0)
  const profile = documents.profile(demonstrationUid)
  if (!(await profile.get()).exists) await profile.set(house)
  await ensureUser(demonstrationUid, house)
}

async function seed(
  template: Template,
  now: number,
): Promise<{ readonly id: string; readonly wasMissing: boolean }> {
  for (;;) {
    const { id, exists } = await currentTemplate(template, now)
    if (exists) return { id, wasMissing: false }
    const created = await runOptimisticTransaction(async (reads, writes) => {
      const [competition, deleted] = await Promise.all([
        reads.get(documents.competition(id)),
        reads.get(documents.deletedCompetition(id)),
      ])
      if (competition.exists || deleted.exists) return refuse('id-taken')
      const made = importedDocuments(templateAt(template, now), {
        ownerUid: demonstrationUid,
        ownerName: houseName,
        now,
        newId,
        idOfPerson: newId,
        visitorUid: null,
      })
      writes.create(competition, made.competition)
      writes.requireAbsent(deleted)
      putBelow(writes, id, made)
      return accept(null)
    })
    if (created.ok) return { id, wasMissing: true }
  }
}

/**
 * Returns the first id of a template's competition that has neither been deleted, because what lies below is swept
 * later, nor taken by a visitor.
 */
export async function currentTemplate(
  template: Template,
  now: number,
): Promise<{ readonly id: string; readonly exists: boolean }> {
  for (let taken = 0; ; taken += 1) {
    const id = templateId(template, now, taken)
    const [competition, deleted] = await Promise.all([
      documents.competition(id).get(),
      documents.deletedCompetition(id).get(),
    ])
    if (competition.data()?.ownerUid === demonstrationUid) return { id, exists: true }
    if (!competition.exists && !deleted.exists) return { id, exists: false }
  }
}
