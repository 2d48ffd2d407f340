import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { contactsOf, isSameContacts } from '@upper-bracket/shared/player/contacts'
import { isSameCopy, publicCopy } from '@upper-bracket/shared/player/publicCopy'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import { rankScales } from '@upper-bracket/shared/ranks/rankScale'
import { onDocumentUpdated } from 'firebase-functions/firestore'
import { capacity } from '../platform/capacity.ts'
import { copyProfile } from './copyProfile.ts'

/**
 * Copies changes of the public part of a profile. A new profile has no entries yet, because joining ensures the profile
 * first.
 */
export const keepPublicCopies = onDocumentUpdated(
  { document: 'profiles/{uid}', region: functionsRegion, ...capacity.trigger, retry: true },
  async ({ params: { uid }, data }) => {
    const before = data?.before.data() as Profile | undefined
    const after = data?.after.data() as Profile | undefined
    if (before === undefined || after === undefined || isSameToOthers(uid, before, after)) return

    await copyProfile(uid)
  },
)

function isSameToOthers(uid: string, a: Profile, b: Profile): boolean {
  return (
    isSameContacts(contactsOf(uid, a), contactsOf(uid, b)) &&
    rankScales.every(scale => isSameCopy(publicCopy(a, scale), publicCopy(b, scale)))
  )
}
