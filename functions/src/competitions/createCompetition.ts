import { differingSettings } from '@upper-bracket/shared/competition/differingSettings'
import { openCompetition } from '@upper-bracket/shared/competition/openCompetition'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { publicName } from '@upper-bracket/shared/profile/publicName'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { lastingAllowance } from '../platform/limits/lastingAllowance.ts'
import { runTransaction } from '../platform/transaction/runTransaction.ts'
import { ensureProfile } from '../profiles/ensureProfile.ts'
import { copyBanner } from './copyBanner.ts'

/** Opens a competition owned by the caller, and makes it the one that sign-in leads to. */
export const createCompetition = defineHandler('createCompetition', async ({ uid, address, input, now }) => {
  const { competitionId, bannerOf, ...settings } = input
  const profile = await ensureProfile(uid)
  if (!profile.ok) return profile

  const created = await runTransaction(async transaction => {
    const [stored, deleted, departure, owner] = await Promise.all([
      transaction.get(documents.competition(competitionId)),
      transaction.get(documents.deletedCompetition(competitionId)),
      transaction.get(documents.departure(uid)),
      transaction.get(documents.profile(uid)),
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
    const spent = await lastingAllowance(transaction, { uid, address }, 'createCompetition', now)
    if (!spent.ok) return spent

    for (const { kept, fields } of spent.value) transaction.set(kept.ref, fields, { merge: true })
    const competition = { ...opened.value, ownerName: publicName(profileOfOwner) }
    transaction.create(documents.competition(competitionId), competition)
    transaction.update(documents.profile(uid), { activeCompetitionID: competitionId })
    return accept({ competitionId })
  })
  if (created.ok && bannerOf !== undefined) await copyBanner({ uid, from: bannerOf, to: competitionId })
  return created
})
