import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AccountRecord,
  type FirebaseWay,
  firebaseWays,
  identityProviders,
  newAccountRecord,
  type WayIn,
  waysIn,
} from './account.ts'
import { linkIdentity } from './linkIdentity.ts'
import { afterUnlinking, isFirebaseWay, unlinkWayIn } from './unlinkWayIn.ts'

const now = 1_800_000_000_000

/** Somebody's ways in, as they are spread over our document and Firebase Authentication. */
interface Ways {
  readonly account: AccountRecord
  readonly present: readonly FirebaseWay[]
}

const someWays: fc.Arbitrary<Ways> = fc.subarray([...waysIn]).map(ways => ({
  account: {
    ...newAccountRecord,
    identities: Object.fromEntries(
      identityProviders.filter(provider => ways.includes(provider)).map(provider => [provider, '42']),
    ),
  },
  present: firebaseWays.filter(way => ways.includes(way)),
}))

function count({ account, present }: Ways): number {
  return Object.keys(account.identities).length + present.length
}

describe('unlinking', () => {
  test('takes the ways asked for in any order, and leaves one to who had one', () => {
    fc.assert(
      fc.property(someWays, fc.array(fc.constantFrom(...waysIn), { maxLength: 12 }), (before, asked) => {
        const after = asked.reduce<Ways>(unlinked, before)
        expect(count(after)).toBeGreaterThanOrEqual(Math.min(1, count(before)))
        if (count(before) <= 1) expect(after).toEqual(before)
      }),
    )
  })

  test('leaves a way in however many calls are under way at once', () => {
    fc.assert(
      fc.property(someWays, fc.shuffledSubarray([...waysIn]), (before, asked) => {
        let { account } = before
        const begun: WayIn[] = []
        for (const way of asked) {
          // Firebase Authentication has not lost anything yet.
          const outcome = unlinkWayIn(account, way, { present: before.present, now })
          if (!outcome.ok) continue
          account = outcome.value
          begun.push(way)
        }
        const present = before.present.filter(way => !begun.includes(way))
        expect(count({ account, present })).toBeGreaterThanOrEqual(Math.min(1, count(before)))
      }),
    )
  })

  test('counts on a way again when its unlinking was never finished', () => {
    const account = { ...newAccountRecord, unlinking: { google: now + 1000 } }
    const present = ['google', 'facebook'] as const
    expect(unlinkWayIn(account, 'facebook', { present, now })).toMatchObject({
      code: 'last-way-in',
      facts: { provider: 'facebook' },
    })
    expect(unlinkWayIn(account, 'facebook', { present, now: now + 1000 })).toMatchObject({ ok: true })
  })

  test('of what is not linked changes nothing', () => {
    const account = { ...newAccountRecord, identities: { steam: '42' } }
    expect(unlinkWayIn(account, 'google', { present: [], now })).toEqual({ ok: true, value: account })
  })
})

describe('linking', () => {
  const identity = { provider: 'steam', id: '42' } as const

  test('never takes what is somebody else’s', () => {
    const owner = { uid: 'somebody', linkedAt: now }
    expect(linkIdentity(newAccountRecord, identity, { uid: 'me', owner })).toMatchObject({
      code: 'account-taken',
      facts: { provider: 'steam' },
    })
  })

  test('is once for each service, and twice the same', () => {
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

/** What is left when one call has run from its beginning to its end. */
function unlinked({ account, present }: Ways, way: WayIn): Ways {
  const outcome = unlinkWayIn(account, way, { present, now })
  if (!outcome.ok) return { account, present }
  return {
    account: isFirebaseWay(way) ? afterUnlinking(outcome.value, way) : outcome.value,
    present: present.filter(other => other !== way),
  }
}
