import { type Account, avatarCount, newProfile } from '@upper-bracket/shared/profile/newProfile'
import { documents } from '../platform/documents.ts'

const alreadyExists = 6

/** Creates the profile of an account, with a picture drawn at random. A profile that is there already stays. */
export async function storeNewProfile(uid: string, account: Account): Promise<void> {
  const avatar = Math.floor(Math.random() * avatarCount)
  try {
    await documents.profile(uid).create(newProfile(account, avatar))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === alreadyExists)) throw error
  }
}
