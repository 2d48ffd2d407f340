import { maxPushDevices } from '@upper-bracket/shared/notifications/pushDevices'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeKeys } from '../../../scripts/fakes/fakeKeys.ts'
import { subscriptionOf } from '../../../scripts/fakes/push.ts'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { freshId } from '../../../testing/seededCompetition.ts'
import { refused } from '../support/refused.ts'

let people: Record<'wolf' | 'bear', Person>
beforeEach(async () => {
  people = await signUpAll('wolf', 'bear')
})

const browser = () => subscriptionOf('http://127.0.0.1:1/push', freshId())

async function add(person: Person, subscription = browser()): Promise<string> {
  const added = await call('addPushDevice', person, subscription)
  if (!added.ok) throw new Error(String(added.code))
  return added.value.deviceId
}
const shownBy = async ({ uid }: Person) => (await stored.profile(uid).get()).data()?.pushDeviceIds
const ownerOf = async (deviceId: string) => (await stored.pushDevice(deviceId).get()).data()?.uid ?? null

describe('addPushDevice', () => {
  it('stores what messages are sent by, once, and shows it on the profile', async () => {
    const { wolf } = people
    expect(await call('readPushKey', wolf, {})).toEqual({
      ok: true,
      value: { publicKey: fakeKeys.VAPID_PUBLIC_KEY },
    })
    const subscription = browser()
    const deviceId = await add(wolf, subscription)
    expect(await add(wolf, subscription)).toBe(deviceId)
    expect(await shownBy(wolf)).toEqual([deviceId])
    const device = (await stored.pushDevice(deviceId).get()).data()
    expect(device).toEqual({ uid: wolf.uid, ...subscription, addedAt: expect.any(Number) })

    const data = await call('exportMyData', wolf, {})
    const { endpoint } = subscription
    expect(data).toMatchObject({
      value: { linked: { pushDevices: [{ endpoint, addedAt: device?.addedAt }] } },
    })
    expect(JSON.stringify(data)).not.toContain(subscription.keys.auth)
  })

  it('takes a browser over from its previous user', async () => {
    const { wolf, bear } = people
    const subscription = browser()
    const deviceId = await add(wolf, subscription)
    const other = await add(wolf)
    await add(bear, subscription)
    expect([await shownBy(wolf), await shownBy(bear)]).toEqual([[other], [deviceId]])
    expect(await ownerOf(deviceId)).toBe(bear.uid)
  })

  it('gives up the earliest of too many', async () => {
    const { wolf } = people
    const ids: string[] = []
    for (let count = 0; count <= maxPushDevices; count += 1) ids.push(await add(wolf))
    expect(await shownBy(wolf)).toEqual(ids.slice(1))
    expect(await ownerOf(ids[0] ?? '')).toBeNull()
  })

  it.each([
    ['an address elsewhere', { endpoint: 'https://metadata.google.internal/' }],
    ['a key for which nothing can be encrypted', { keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } }],
  ])('refuses %s', async (_, part) => {
    const added = await call('addPushDevice', people.wolf, { ...browser(), ...part })
    expect(added).toMatchObject(refused('unknown-push-service'))
    expect(await shownBy(people.wolf)).toEqual([])
  })
})

describe('removePushDevice', () => {
  it('forgets a browser of the caller, twice, and nobody else’s', async () => {
    const { wolf, bear } = people
    const [kept, deviceId] = [await add(wolf), await add(wolf)]
    await call('removePushDevice', bear, { deviceId })
    expect(await shownBy(wolf)).toEqual([kept, deviceId])
    for (let count = 0; count < 2; count += 1) {
      expect(await call('removePushDevice', wolf, { deviceId })).toEqual({ ok: true, value: {} })
    }
    expect([await shownBy(wolf), await ownerOf(deviceId)]).toEqual([[kept], null])
  })
})
