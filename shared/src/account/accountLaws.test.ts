import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AccountRecord,
  type FirebaseMethod,
  firebaseMethods,
  identityProviders,
  newAccountRecord,
  type SignInMethod,
  signInMethods,
} from './account.ts'
import { linkIdentity } from './linkIdentity.ts'
import { afterUnlinking, isFirebaseMethod, unlinkSignInMethod } from './unlinkSignInMethod.ts'

const now = 1_800_000_000_000

/** A person's sign-in methods, split between our document and Firebase Authentication. */
interface Methods {
  readonly account: AccountRecord
  readonly current: readonly FirebaseMethod[]
}

const someMethods: fc.Arbitrary<Methods> = fc.subarray([...signInMethods]).map(methods => ({
  account: {
    ...newAccountRecord,
    identities: Object.fromEntries(
      identityProviders.filter(provider => methods.includes(provider)).map(provider => [provider, '42']),
    ),
  },
  current: firebaseMethods.filter(method => methods.includes(method)),
}))

function count({ account, current }: Methods): number {
  return Object.keys(account.identities).length + current.length
}

describe('unlinking', () => {
  test('removes the requested methods in any order, but never the last one', () => {
    fc.assert(
      fc.property(
        someMethods,
        fc.array(fc.constantFrom(...signInMethods), { maxLength: 12 }),
        (before, asked) => {
          const after = asked.reduce<Methods>(unlinked, before)
          expect(count(after)).toBeGreaterThanOrEqual(Math.min(1, count(before)))
          if (count(before) <= 1) expect(after).toEqual(before)
        },
      ),
    )
  })

  test('leaves a sign-in method however many calls run at once', () => {
    fc.assert(
      fc.property(someMethods, fc.shuffledSubarray([...signInMethods]), (before, asked) => {
        let { account } = before
        const begun: SignInMethod[] = []
        for (const method of asked) {
          // Nothing has been removed from Firebase Authentication yet.
          const outcome = unlinkSignInMethod(account, method, { current: before.current, now })
          if (!outcome.ok) continue
          account = outcome.value
          begun.push(method)
        }
        const current = before.current.filter(method => !begun.includes(method))
        expect(count({ account, current })).toBeGreaterThanOrEqual(Math.min(1, count(before)))
      }),
    )
  })

  test('counts a method again if its removal was never finished', () => {
    const account = { ...newAccountRecord, unlinking: { google: now + 1000 } }
    const current = ['google', 'facebook'] as const
    expect(unlinkSignInMethod(account, 'facebook', { current, now })).toMatchObject({
      code: 'last-sign-in-method',
      facts: { provider: 'facebook' },
    })
    expect(unlinkSignInMethod(account, 'facebook', { current, now: now + 1000 })).toMatchObject({ ok: true })
  })

  test('changes nothing for a method that is not linked', () => {
    const account = { ...newAccountRecord, identities: { steam: '42' } }
    expect(unlinkSignInMethod(account, 'google', { current: [], now })).toEqual({ ok: true, value: account })
  })
})

describe('linking', () => {
  const identity = { provider: 'steam', id: '42' } as const

  test('is refused for an account linked to somebody else', () => {
    const owner = { uid: 'somebody', linkedAt: now }
    expect(linkIdentity(newAccountRecord, identity, { uid: 'me', owner })).toMatchObject({
      code: 'account-taken',
      facts: { provider: 'steam' },
    })
  })

  test('allows one account per service, and repeating it changes nothing', () => {
    const linked = linkIdentity(newAccountRecord, identity, { uid: 'me', owner: null })
    if (!linked.ok) throw new Error(linked.code)
    expect(linked.value.identities).toEqual({ steam: '42' })
    expect(linkIdentity(linked.value, identity, { uid: 'me', owner: { uid: 'me', linkedAt: now } })).toEqual(
      linked,
    )
    expect(linkIdentity(linked.value, { ...identity, id: '43' }, { uid: 'me', owner: null })).toMatchObject({
      code: 'already-linked',
    })
    expect(
      linkIdentity(linked.value, { provider: 'discord', id: '43' }, { uid: 'me', owner: null }),
    ).toMatchObject({ value: { identities: { steam: '42', discord: '43' } } })
  })
})

/** The result of one complete call. */
function unlinked({ account, current }: Methods, method: SignInMethod): Methods {
  const outcome = unlinkSignInMethod(account, method, { current, now })
  if (!outcome.ok) return { account, current }
  return {
    account: isFirebaseMethod(method) ? afterUnlinking(outcome.value, method) : outcome.value,
    current: current.filter(other => other !== method),
  }
}
