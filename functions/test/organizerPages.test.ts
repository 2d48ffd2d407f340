import type { CallableInput } from '@upper-bracket/shared/contract/contract'
import { foldedAddress } from '@upper-bracket/shared/organizerPage/organizerAddress'
import { organizerPageLimits } from '@upper-bracket/shared/organizerPage/organizerPageLimits'
import type { OrganizerView } from '@upper-bracket/shared/organizerPage/organizerView'
import { expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { database, stored } from '../../testing/database.ts'
import { emulators } from '../../testing/emulators.ts'
import { eventually } from '../../testing/eventually.ts'
import { type Person, signUpAll } from '../../testing/person.ts'
import { hour, seededCompetition } from '../../testing/seededCompetition.ts'
import { signedInAt } from '../../testing/signedInAt.ts'
import { refused } from './support/refused.ts'

const done = { ok: true, value: {} }
/** Without the digits that are folded. */
const newAddress = () =>
  `cups-${[...crypto.getRandomValues(new Uint8Array(12))].map(each => 'abcdefgh'[each % 8]).join('')}`
const written = (address: string, change: Partial<CallableInput<'saveOrganizerPage'>> = {}) => ({
  address,
  name: 'Cups',
  description: '',
  links: [],
  revision: 0,
  ...change,
})
const viewAt = async (address: string): Promise<OrganizerView | null> => {
  const response = await fetch(`${emulators.hosting}/api/organizers/${address}`)
  return response.status === 404 ? null : response.json()
}
const pageAt = (address: string) =>
  fetch(`${emulators.hosting}/organizers/${address}`, { headers: { 'accept-language': 'en' } })

it('gives an address to one of those who claim it at once, and to nobody else afterwards', async () => {
  const { wolf, bear, fox } = await signUpAll('wolf', 'bear', 'fox')
  const address = newAddress()
  const claims = await Promise.all(
    [wolf, bear].map(each => call('saveOrganizerPage', each, written(address))),
  )
  expect(claims.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect(claims).toContainEqual(refused('address-taken'))
  const [holder, other] = claims[0]?.ok ? [wolf, bear] : [bear, wolf]

  // It looks the same.
  const similar = written(address.replaceAll('-', ''))
  expect(await call('saveOrganizerPage', other, similar)).toEqual(refused('address-taken'))
  const moved = newAddress()
  await call('saveOrganizerPage', holder, written(moved, { revision: 1 }))
  expect(await call('saveOrganizerPage', other, written(address))).toEqual(refused('address-taken'))
  expect(await viewAt(address)).toMatchObject({ organizerUid: holder.uid, page: { address: moved } })

  await call('deleteOrganizerPage', holder, {})
  // As addresses were stored before their spelling was.
  await stored.organizerAddress(foldedAddress(address)).set({ uid: holder.uid })
  await call('saveOrganizerPage', holder, written(moved))
  expect(await viewAt(moved)).toMatchObject({ organizerUid: holder.uid })
  const { addresses: kept } = (await stored.organizerPage(holder.uid).get()).data() ?? {}
  expect(kept).toEqual([foldedAddress(address), moved])
  await call('saveOrganizerPage', holder, written(newAddress(), { revision: 1 }))
  await call('deleteOrganizerPage', holder, {})
  await call('saveOrganizerPage', holder, written(newAddress()))
  expect(await viewAt(moved)).toMatchObject({ organizerUid: holder.uid })
  await call('deleteOrganizerPage', holder, {})
  expect(await call('saveOrganizerPage', other, written(moved))).toEqual(refused('address-taken'))
  expect(await call('deleteMyAccount', signedInAt(holder, Date.now()), {})).toEqual(done)
  expect(await call('saveOrganizerPage', fox, written(address))).toEqual(refused('address-taken'))
  const addresses = await database.collection('organizerAddresses').where('uid', '==', holder.uid).get()
  expect(addresses.size).toBe(0)
})

it('shows what its owner has chosen, escaped, and what is told of it is true', async () => {
  const { wolf } = await signUpAll('wolf')
  const address = newAddress()
  const script = '<script>alert(1)</script>'
  const text = `# Rules\nx ${script} [open](javascript:alert(1)) [site](https://example.org)`
  const input = written(address, {
    name: `Cups ${script}`,
    description: text,
    links: ['https://example.org/<u>'],
  })
  expect(await call('saveOrganizerPage', wolf, input)).toMatchObject({ ok: true })
  const [shown, hidden] = await Promise.all(
    ['Shown', 'Private test'].map(name => seededCompetition({ owner: wolf, competition: { name } })),
  )
  const { competitionId = '' } = shown ?? {}
  expect(await call('showOnOrganizerPage', wolf, { competitionId, shown: true })).toMatchObject({
    value: { announced: 'told' },
  })
  expect((await stored.competition(hidden?.competitionId ?? '').get()).data()?.onPage).toBeUndefined()

  const page = await pageAt(address)
  expect(page.status).toBe(200)
  const markup = await page.text()
  expect(markup).toContain('<title data-preview="">Cups &#60;script&#62;')
  expect(markup).toContain(`<link rel="canonical" href="${emulators.hosting}/organizers/${address}"/>`)
  expect(markup).toContain('Shown')
  expect(markup).toContain('<a href="https://example.org/" target="_blank" rel="noopener nofollow">site</a>')
  for (const unwanted of ['<script>alert', 'href="javascript:', 'Private test', '<u>'])
    expect(markup).not.toContain(unwanted)
  expect((await pageAt(newAddress())).status).toBe(404)
})

it('is followed by each person once, within the limit, and no longer by those who leave', async () => {
  const { wolf, bear, fox } = await signUpAll('wolf', 'bear', 'fox')
  const [address, organizerUid] = [newAddress(), wolf.uid]
  const follow = (person: Person, follows = true) =>
    call('followOrganizer', person, { organizerUid, follows })
  expect(await follow(bear)).toEqual(refused('not-found', { document: 'organizerPage' }))
  await call('saveOrganizerPage', wolf, written(address))

  const twice = await Promise.all([follow(bear), follow(bear), follow(fox)])
  expect(twice).toEqual([done, done, done])
  expect(await viewAt(address)).toMatchObject({ followerCount: 2 })

  const batch = database.batch()
  for (let index = 0; index < organizerPageLimits.follows; index++) {
    const other = `organizer-${index}`
    batch.set(stored.follower(other, fox.uid), { uid: fox.uid, organizerUid: other, followedAt: 1 })
  }
  await batch.commit()
  await follow(fox, false)
  expect(await follow(fox)).toEqual(refused('too-many-follows', { max: organizerPageLimits.follows }))

  const exported = await call('exportMyData', bear, {})
  expect(exported).toMatchObject({ value: { following: [{ address }], organizerPage: null } })
  for (const person of [bear, fox]) {
    expect(await call('deleteMyAccount', signedInAt(person, Date.now()), {})).toEqual(done)
    const left = await database.collectionGroup('followers').where('uid', '==', person.uid).get()
    expect(left.size).toBe(0)
  }
})

it('leaves nothing to a later page, also if others follow it while it is deleted', async () => {
  const { wolf, ...others } = await signUpAll('wolf', 'bear', 'fox', 'lynx', 'hare')
  const address = newAddress()
  await call('saveOrganizerPage', wolf, written(address))
  const followed = { organizerUid: wolf.uid, follows: true }
  const [deleted, ...outcomes] = await Promise.all([
    call('deleteOrganizerPage', wolf, {}),
    ...Object.values(others).map(each => call('followOrganizer', each, followed)),
  ])
  expect(deleted).toEqual(done)
  for (const outcome of outcomes) {
    expect([done, refused('not-found', { document: 'organizerPage' })]).toContainEqual(outcome)
  }
  expect((await stored.followers(wolf.uid).get()).size).toBe(0)
})

it('goes with its owner, and tells nobody else of what was shown on it', async () => {
  const { wolf, bear } = await signUpAll('wolf', 'bear')
  const { competitionId } = await seededCompetition({
    owner: wolf,
    competition: { status: 'finished', startDate: Date.now() - hour },
  })
  const address = newAddress()
  await call('saveOrganizerPage', wolf, written(address))
  await call('followOrganizer', bear, { organizerUid: wolf.uid, follows: true })
  const shown = await call('showOnOrganizerPage', wolf, { competitionId, shown: true })
  expect(shown).toEqual({ ok: true, value: { announced: 'closed' } })
  expect(await call('exportMyData', wolf, {})).toMatchObject({ value: { organizerPage: { address } } })

  expect(await call('deleteMyAccount', signedInAt(wolf, Date.now()), {})).toEqual(done)
  await eventually(async () => {
    const [page, followers, competition] = await Promise.all([
      stored.organizerPage(wolf.uid).get(),
      stored.followers(wolf.uid).get(),
      stored.competition(competitionId).get(),
    ])
    expect([page.exists, followers.size, competition.data()?.onPage]).toEqual([
      false,
      0,
      { address: null, toldAt: null },
    ])
  })
})
