import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { contactsOf, isSameContacts } from '@upper-bracket/shared/player/contacts'
import { isSameCopy, publicCopy } from '@upper-bracket/shared/player/publicCopy'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import { rankScales } from '@upper-bracket/shared/ranks/rankScale'
import { onDocumentUpdated } from 'firebase-functions/firestore'
import { capacity } from '../platform/capacity.ts'
import { settleMailRefusal } from '../notifications/settleMailRefusal.ts'
import { addressSecret } from '../platform/params.ts'
import { copyProfile } from './copyProfile.ts'

/**
 * Copies changes of the public part of a profile, and refuses invitations by mail while mails are off. A new profile has
 * no entries yet, because joining ensures the profile first.
 */
export const keepPublicCopies = onDocumentUpdated(
  {
    document: 'profiles/{uid}',
    region: functionsRegion,
    ...capacity.trigger,
    retry: true,
    secrets: [addressSecret],
  },
  async ({ params: { uid }, data }) => {
    const before = data?.before.data() as Profile | undefined
    const after = data?.after.data() as Profile | undefined
    if (before === undefined || after === undefined) return
    if (before.channels.email !== after.channels.email) await settleMailRefusal(uid)
    if (!isSameToOthers(uid, before, after)) await copyProfile(uid)
  },
)

function isSameToOthers(uid: string, a: Profile, b: Profile): boolean {
  return (
    isSameContacts(contactsOf(uid, a), contactsOf(uid, b)) &&
    rankScales.every(scale => isSameCopy(publicCopy(a, scale), publicCopy(b, scale)))
  )
}
