import { getAuth } from 'firebase-admin/auth'
import { firebaseApp } from '../functions/src/platform/firebase.ts'

/** Makes an address count as confirmed, as the link in the mail would: from now on mails go there. */
export async function confirmEmail({ uid }: { readonly uid: string }): Promise<void> {
  await getAuth(firebaseApp()).updateUser(uid, { emailVerified: true })
}
