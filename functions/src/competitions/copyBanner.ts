import { bannerFile } from '@upper-bracket/shared/competition/bannerFile'
import { isOrganizer, rolesIn } from '@upper-bracket/shared/competition/permissions'
import { getStorage } from 'firebase-admin/storage'
import { firebaseApp } from '../platform/firebase.ts'
import { withChangeTime } from '../platform/firestore/changeTime.ts'
import { documents } from '../platform/firestore/documents.ts'
import { ignoreNotFound } from '../platform/firestore/firestoreErrors.ts'
import { logs } from '../platform/logs.ts'

interface BannerCopy {
  readonly uid: string
  /** The competition whose banner is copied. */
  readonly from: string
  /** A new competition of the same person. */
  readonly to: string
}

/**
 * Copies the banner of another competition that the person organizes to a new one. Does nothing if there is none, or
 * the new competition already has its own. A failure is only logged.
 */
export async function copyBanner({ uid, from, to }: BannerCopy): Promise<void> {
  try {
    const [source, target] = await Promise.all([
      documents.competition(from).get(),
      documents.competition(to).get(),
    ])
    const original = source.data()
    if (original === undefined || original.bannerURL === null || target.data()?.bannerURL !== null) return
    if (!isOrganizer(rolesIn(original, uid, null))) return
    const bucket = getStorage(firebaseApp()).bucket()
    // The metadata is copied too, including the token in the file's address.
    await bucket.file(bannerFile(from)).copy(bucket.file(bannerFile(to)))
    const bannerURL = original.bannerURL.replace(inAddress(from), inAddress(to))
    await ignoreNotFound(target.ref.update(withChangeTime(target.ref, { bannerURL })))
  } catch (error) {
    logs.bannerNotCopied(from, error)
  }
}

function inAddress(competitionId: string): string {
  return encodeURIComponent(bannerFile(competitionId))
}
