import type { Profile } from '@upper-bracket/shared/profile/profile'
import type { Upload } from '#platform/firebase/storage.ts'

/**
 * Uploads a photo, then stores its address in the account and in the profile, from which it is copied to every entry.
 */
export async function storePhoto(uid: string, photo: Blob, upload: Upload): Promise<void> {
  const { uploadFile } = await import('#platform/firebase/storage.ts')
  const photoURL = await uploadFile(`avatars/${uid}`, photo, upload)
  await tellEveryone(uid, photoURL)
}

/** Removes the photo: first the references, then the file. */
export async function removePhoto(uid: string): Promise<void> {
  await tellEveryone(uid, null)
  const { removeFile } = await import('#platform/firebase/storage.ts')
  await removeFile(`avatars/${uid}`)
}

async function tellEveryone(uid: string, photoURL: Profile['photoURL']): Promise<void> {
  const [{ setAccountPhoto }, { mergeDocument }] = await Promise.all([
    import('#platform/firebase/ownAccount.ts'),
    import('#platform/firebase/firestore.ts'),
  ])
  // The profile first: while the operation is paused, nothing changes.
  await mergeDocument(`profiles/${uid}`, { photoURL })
  await setAccountPhoto(photoURL)
}
