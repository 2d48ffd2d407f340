import { isOwnFile } from '../storage/isOwnFile.ts'

/** The number of our own pictures, `/avatars/avatar0.svg` and so on; a new account gets one of them. */
export const avatarCount = 5

const avatar = new RegExp(`^/avatars/avatar[0-${avatarCount - 1}]\\.svg$`)

/**
 * Whether a picture may be shown for `uid`: one of our five, or the person's upload in this project's bucket. The host
 * of any other picture could count viewers and swap the picture. A file on the viewer's own machine is allowed only in
 * local projects (`demo-…`). `firestore.rules` repeats this rule.
 */
export function isOwnPhoto(photoURL: string, uid: string, projectId: string): boolean {
  return avatar.test(photoURL) || isOwnFile(photoURL, `avatars/${uid}`, projectId)
}
