import { randomBytes } from 'node:crypto'
import { type IdentityProvider, newAccountRecord } from '@upper-bracket/shared/account/account'
import { profileWithIdentity } from '@upper-bracket/shared/account/identity'
import { accept, type Outcome } from '@upper-bracket/shared/errors/outcome'
import { newProfile } from '@upper-bracket/shared/profile/newProfile'
import { avatarCount } from '@upper-bracket/shared/profile/ownPhoto'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import { acceptedTerms } from '../operator/acceptedTerms.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { ensureUser } from './ensureUser.ts'
import type { Description, Identified } from './provider.ts'

interface Holder {
  readonly uid: string
  readonly profile: Profile
}

/**
 * Returns the uid of the account that owns a Discord or Steam account, and creates it if there is none. Two concurrent
 * first sign-ins create only one, because the document `identities/{provider}:{id}` determines the owner. An
 * interrupted creation is completed the next time.
 */
export async function accountOfIdentity(
  provider: IdentityProvider,
  { id, describe }: Identified,
  now: number,
): Promise<string> {
  const { uid, profile } =
    (await currentHolder(provider, id)) ?? (await newHolder(provider, id, await describe(), now))
  await ensureUser(uid, profile)
  return uid
}

/** Returns the account that owns a Discord or Steam account, null if there is none. */
export async function currentHolder(provider: IdentityProvider, id: string): Promise<Holder | null> {
  const uid = (await documents.identity(provider, id).get()).data()?.uid
  if (uid === undefined) return null
  const profile = (await documents.profile(uid).get()).data()
  return profile === undefined ? null : { uid, profile }
}

async function newHolder(
  provider: IdentityProvider,
  id: string,
  description: Description,
  now: number,
): Promise<Holder> {
  const freshUid = randomBytes(21).toString('base64url')
  const blank = newProfile(
    { email: null, displayName: description.nickname },
    Math.floor(Math.random() * avatarCount),
    await acceptedTerms(now, now),
  )
  const outcome = await runOptimisticTransaction(async (reads, writes): Promise<Outcome<Holder, never>> => {
    const identity = await reads.get(documents.identity(provider, id))
    const uid = identity.data()?.uid ?? freshUid
    const [account, profile] = await Promise.all([
      reads.get(documents.account(uid)),
      reads.get(documents.profile(uid)),
    ])
    const known = profile.data()
    if (known !== undefined) return accept({ uid, profile: known })

    const added = { ...blank, ...profileWithIdentity(blank, { provider, id, ...description }) }
    const record = account.data() ?? newAccountRecord
    const identities = { ...record.identities, [provider]: id }
    if (!identity.exists) writes.create(identity, { uid, linkedAt: now })
    if (account.exists) writes.update(account, { identities })
    else writes.create(account, { ...record, identities })
    writes.create(profile, added)
    return accept({ uid, profile: added })
  })
  if (!outcome.ok) throw new Error('A first sign-in cannot be refused')
  return outcome.value
}
