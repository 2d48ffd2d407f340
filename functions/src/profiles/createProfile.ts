import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { onUserCreated } from 'firebase-functions/identity'
import { user } from 'firebase-functions/v1/auth'
import { capacity } from '../platform/capacity.ts'
import { storeNewProfile } from './storeNewProfile.ts'

interface NewUser {
  readonly uid: string
  readonly email?: string | null | undefined
  readonly displayName?: string | null | undefined
  readonly metadata: { readonly creationTime: string }
}

/**
 * Creates the profile of every new account. Accounts created by a custom token raise no event, so `ensureProfile`
 * creates theirs.
 *
 * When deployed, this is a 2nd-generation trigger, because the 1st generation does not support nodejs24. The emulators
 * of firebase-tools 14, the last for Java 17, raise the 1st-generation event only.
 */
export const createProfile =
  process.env['FUNCTIONS_EMULATOR'] === 'true'
    ? user().onCreate(store)
    : onUserCreated({ region: functionsRegion, ...capacity.trigger, retry: true }, event => store(event.data))

async function store({ uid, email, displayName, metadata }: NewUser): Promise<void> {
  const account = { email: email ?? null, displayName: displayName ?? null }
  await storeNewProfile(uid, account, Date.parse(metadata.creationTime))
}
