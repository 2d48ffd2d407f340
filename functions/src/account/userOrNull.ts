import type { Auth, UserRecord } from 'firebase-admin/auth'

/** The account as Firebase Authentication has it; null where it has been deleted since its token was issued. */
export async function userOrNull(auth: Auth, uid: string): Promise<UserRecord | null> {
  try {
    return await auth.getUser(uid)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') return null
    throw error
  }
}
