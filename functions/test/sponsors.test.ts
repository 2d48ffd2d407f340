import { pictureAddress } from '@upper-bracket/shared/picture/storedPicture'
import { expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { emulators } from '../../testing/emulators.ts'
import { eventually } from '../../testing/eventually.ts'
import { sponsorFiles } from '../../testing/logoFiles.ts'
import { type Person, signUpAll } from '../../testing/person.ts'
import { freshId, seededCompetition } from '../../testing/seededCompetition.ts'
import { logOf } from './support/logOf.ts'
import { changingNothing, refused } from './support/refused.ts'

const { owner, player, stranger } = await signUpAll('owner', 'player', 'stranger')
const wolf = { id: freshId(), name: 'Wolf', url: 'https://wolf.example/', picture: sponsorFiles() }
const bear = { ...wolf, id: freshId(), name: 'Bear', picture: sponsorFiles([1, 2, 3]) }

type Files = typeof wolf.picture | null

async function aCompetition() {
  const { competitionId } = await seededCompetition({ owner, players: [player] })
  const set = (
    by: Person,
    revision: number,
    sponsors: (Omit<typeof wolf, 'picture'> & { picture: Files })[],
  ) => call('setSponsors', by, { competitionId, revision, sponsors })
  return {
    competitionId,
    set,
    sponsors: async () => (await stored.competition(competitionId).get()).data()?.sponsors ?? [],
    served: (ownerId: string, version: number) =>
      fetch(
        `${emulators.function('competitionPicture')}${pictureAddress({ competitionId, kind: 'sponsor', ownerId }, version, 'small')}`,
      ),
    isStored: async (ownerId: string) =>
      (await stored.picture({ competitionId, kind: 'sponsor', ownerId }).get()).exists,
  }
}

it('stores sponsors with their pictures, orders and removes them, and the history says so', async () => {
  const { competitionId, set, sponsors, served, isStored } = await aCompetition()
  expect(await set(owner, 0, [wolf, bear])).toEqual({ ok: true, value: { revision: 1 } })
  const [first, second] = await sponsors()
  expect(first).toEqual({ ...wolf, picture: 1 })
  expect((await served(wolf.id, first?.picture ?? 0)).status).toBe(200)
  const kept = { ...bear, picture: null }
  expect(await set(owner, 1, [kept])).toEqual({ ok: true, value: { revision: 2 } })
  expect(await sponsors()).toEqual([second])
  expect([await isStored(wolf.id), await isStored(bear.id)]).toEqual([false, true])
  expect((await served(wolf.id, first?.picture ?? 0)).status).toBe(404)
  const log = (await logOf({ competitionId })).filter(({ action }) => action === 'setSponsors')
  expect(log).toContainEqual(expect.objectContaining({ before: ['Wolf', 'Bear'], after: ['Bear'] }))
  expect(await call('deleteCompetition', owner, { competitionId })).toMatchObject({ ok: true })
  await eventually(async () => expect(await isStored(bear.id)).toBe(false))
})

it('refuses everybody but organizers, markup as a picture, and links that are not to pages over HTTPS', async () => {
  const { competitionId, set } = await aCompetition()
  await changingNothing(competitionId, [], async () => {
    for (const person of [player, stranger]) {
      expect(await set(person, 0, [wolf])).toEqual(refused('permission-denied'))
    }
    for (const markup of ['<svg onload="alert(1)"/>', '<!doctype html><script>alert(1)</script>']) {
      const picture = { ...wolf.picture, large: Buffer.from(markup).toString('base64') }
      expect(await set(owner, 0, [{ ...wolf, picture }])).toEqual(refused('not-a-picture'))
    }
    for (const url of ['http://wolf.example/', 'javascript:alert(1)', 'https://a@wolf.example/']) {
      expect(await set(owner, 0, [{ ...wolf, url }])).toMatchObject({ code: 'invalid-input' })
    }
    const seven = Array.from({ length: 7 }, (_, index) => ({ ...wolf, name: `Wolf ${index}`, id: freshId() }))
    expect(await set(owner, 0, seven)).toMatchObject({ code: 'invalid-input' })
    expect(await set(owner, 7, [wolf])).toMatchObject({ code: 'changed-meanwhile' })
  })
})
