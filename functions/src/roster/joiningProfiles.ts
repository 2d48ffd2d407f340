import type { JoiningProfile } from '@upper-bracket/shared/competition/admitPlayer'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { verifiedAddresses } from '../platform/verifiedAddresses.ts'
import { withOwnPhoto } from '../profiles/withOwnPhoto.ts'

/**
 * Returns the profiles of people who join, by uid, without those that do not exist. Whether an address is verified is
 * known only if the competition requires it.
 */
export async function joiningProfiles(
  { options }: Competition,
  read: ReadonlyMap<string, DocumentSnapshot<Profile>>,
): Promise<ReadonlyMap<string, Profile & JoiningProfile>> {
  const verified = await verifiedAddresses(options.emailRequired ? [...read.keys()] : [])
  return new Map(
    [...read].flatMap(([uid, snapshot]) => {
      const profile = snapshot.data()
      if (profile === undefined) return []
      return [[uid, { ...withOwnPhoto(uid, profile), emailVerified: verified.has(uid) }] as const]
    }),
  )
}
