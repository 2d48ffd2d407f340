import { differingSettings } from '@upper-bracket/shared/competition/differingSettings'
import { openCompetition } from '@upper-bracket/shared/competition/openCompetition'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { publicName } from '@upper-bracket/shared/profile/publicName'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { lastingAllowance } from '../platform/limits/lastingAllowance.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { ensureProfile } from '../profiles/ensureProfile.ts'
import { copyBanner } from './copyBanner.ts'

/**
 * Opens a competition owned by the caller, and makes it the one that sign-in leads to. The commit requires that no
 * deletion of the account has been recorded: that deletion either finds the competition, or prevents it.
 */
export const createCompetition = defineHandler('createCompetition', async ({ uid, address, input, now }) => {
  const { competitionId, bannerOf, ...settings } = input
  const profile = await ensureProfile(uid)
  if (!profile.ok) return profile

  const created = await runOptimisticTransaction(async (reads, writes) => {
    const [stored, deleted, departure, owner] = await Promise.all([
      reads.get(documents.competition(competitionId)),
      reads.get(documents.deletedCompetition(competitionId)),
      reads.get(documents.departure(uid)),
      reads.get(documents.profile(uid)),
    ])
    const profileOfOwner = owner.data()
    if (departure.exists || profileOfOwner === undefined) return refuse('try-again')
    if (deleted.exists) return refuse('id-taken')
    const present = stored.data()
    if (present !== undefined) {
      const isRepeated = present.ownerUid === uid && differingSettings(present, settings).length === 0
      return isRepeated ? accept({ competitionId }) : refuse('id-taken')
    }
    const opened = openCompetition(settings, { ownerUid: uid, now })
    if (!opened.ok) return opened
    const spent = await lastingAllowance(reads, { uid, address }, 'createCompetition', now)
    if (!spent.ok) return spent

    spent.value.writeTo(writes)
    writes.create(stored, { ...opened.value, ownerName: publicName(profileOfOwner) })
    writes.update(owner, { activeCompetitionID: competitionId })
    writes.requireAbsent(deleted)
    writes.requireAbsent(departure)
    return accept({ competitionId })
  })
  if (created.ok && bannerOf !== undefined) await copyBanner({ uid, from: bannerOf, to: competitionId })
  return created
})
