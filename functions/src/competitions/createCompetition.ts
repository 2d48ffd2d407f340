import { openCompetition } from '@upper-bracket/shared/competition/openCompetition'
import { differingSettings } from '@upper-bracket/shared/competition/settings/differingSettings'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { publicName } from '@upper-bracket/shared/profile/publicName'
import { defineHandler } from '../actions/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { persistentRateLimit } from '../platform/limits/persistentRateLimit.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { ensureProfile } from '../profiles/ensureProfile.ts'
import { copyBanner } from './copyBanner.ts'

/**
 * Creates a competition owned by the caller, and makes it their active one. The commit requires that no account
 * deletion is recorded, so a concurrent deletion either finds the competition, or prevents it.
 */
export const createCompetition = defineHandler('createCompetition', async ({ uid, address, input, now }) => {
  const { competitionId, bannerOf, ...settings } = input
  const profile = await ensureProfile(uid)
  if (!profile.ok) return profile

  const created = await runOptimisticTransaction(async (reads, writes) => {
    const [stored, deleted, accountDeletion, owner] = await Promise.all([
      reads.get(documents.competition(competitionId)),
      reads.get(documents.deletedCompetition(competitionId)),
      reads.get(documents.accountDeletion(uid)),
      reads.get(documents.profile(uid)),
    ])
    const profileOfOwner = owner.data()
    if (accountDeletion.exists || profileOfOwner === undefined) return refuse('try-again')
    if (deleted.exists) return refuse('id-taken')
    const current = stored.data()
    if (current !== undefined) {
      const isRepeated = current.ownerUid === uid && differingSettings(current, settings).length === 0
      return isRepeated ? accept({ competitionId }) : refuse('id-taken')
    }
    const opened = openCompetition(settings, { ownerUid: uid, now })
    if (!opened.ok) return opened
    const consumed = await persistentRateLimit(reads, { uid, address }, 'createCompetition', now)
    if (!consumed.ok) return consumed

    consumed.value.writeTo(writes)
    writes.create(stored, { ...opened.value, ownerName: publicName(profileOfOwner) })
    writes.update(owner, { activeCompetitionID: competitionId })
    writes.requireAbsent(deleted)
    writes.requireAbsent(accountDeletion)
    return accept({ competitionId })
  })
  if (created.ok && bannerOf !== undefined) await copyBanner({ uid, from: bannerOf, to: competitionId })
  return created
})
