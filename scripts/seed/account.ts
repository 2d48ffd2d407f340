import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import { type Demonstrator, demonstrationPassword } from './demonstrators.ts'
import type { EmulatorAddresses } from './emulatorAddresses.ts'

export interface Account {
  readonly uid: string
  readonly idToken: string
}

const signedIn = z.object({ localId: z.string(), idToken: z.string() })

/** Signs a demonstrator up, or in if the account exists, and fills in the profile. */
export async function account(person: Demonstrator, addresses: EmulatorAddresses): Promise<Account> {
  const { localId: uid, idToken } = await signUpOrIn(person, addresses)
  await writeProfile(addresses.document(`profiles/${uid}`), idToken, person)
  return { uid, idToken }
}

async function signUpOrIn({ email }: Demonstrator, addresses: EmulatorAddresses) {
  const credentials = JSON.stringify({ email, password: demonstrationPassword, returnSecureToken: true })
  for (const method of ['signUp', 'signInWithPassword']) {
    const response = await fetch(addresses.auth(method), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: credentials,
    })
    if (response.ok) return signedIn.parse(await response.json())
  }
  throw new Error(`The account ${email} exists with another password`)
}

/** Waits for the profile, which a trigger creates a moment after the account. */
async function writeProfile(document: string, idToken: string, person: Demonstrator): Promise<void> {
  const fields = {
    displayName: { stringValue: person.nickname },
    dota: rank(person.dota),
    cs: rank(person.cs),
  }
  const mask = Object.keys(fields).map(field => `updateMask.fieldPaths=${field}`)
  const signal = AbortSignal.timeout(60_000)
  for (;;) {
    const response = await fetch(`${document}?${mask.join('&')}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
      body: JSON.stringify({ fields }),
    })
    if (response.ok) return
    const answer = await response.text()
    if (signal.aborted) throw new Error(`The profile of ${person.email} cannot be written: ${answer}`)
    await pause(250)
  }
}

function rank(tier: number | null) {
  const value = tier === null ? { nullValue: null } : { integerValue: String(tier) }
  return { mapValue: { fields: { RankTier: value } } }
}
