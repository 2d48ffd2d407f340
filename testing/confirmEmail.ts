import { getAuth } from 'firebase-admin/auth'
import { firebaseApp } from '../functions/src/platform/firebase.ts'

/** Verifies an e-mail address like the link in the mail, so that mails are sent to it. */
export async function confirmEmail({ uid }: { readonly uid: string }): Promise<void> {
  await getAuth(firebaseApp()).updateUser(uid, { emailVerified: true })
}
