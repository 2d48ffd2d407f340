import { isOwnPhoto } from '@upper-bracket/shared/profile/ownPhoto'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import { ownProjectId } from '../platform/firebase.ts'

/** Returns a profile that may be copied to public documents: without a picture that is hosted elsewhere. */
export function withOwnPhoto(uid: string, profile: Profile): Profile {
  const { photoURL } = profile
  return photoURL === null || isOwnPhoto(photoURL, uid, ownProjectId())
    ? profile
    : { ...profile, photoURL: null }
}
