import { aRequest } from '@upper-bracket/shared/commentators/testing/aRequest'
import { defaultOverlay, maxOverlays, type OverlayOptions } from '@upper-bracket/shared/live/overlay'
import { beforeAll, expect, test } from 'vitest'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { stageProducers } from '../../../testing/staged.ts'
import { deleteRemains } from '../../src/competitions/deleteRemains.ts'
import { logOf } from '../support/logOf.ts'
import { changingNothing, refused } from '../support/refused.ts'
import { snapshot } from '../support/snapshot.ts'

let people: Record<'owner' | 'producer' | 'commentator' | 'player' | 'stranger', Person>
beforeAll(async () => {
  people = await signUpAll('owner', 'producer', 'commentator', 'player', 'stranger')
})

async function competition(): Promise<string> {
  const { competitionId } = await seededCompetition({ owner: people.owner, players: [people.player] })
  await stageProducers(competitionId, [people.producer.uid])
  return competitionId
}

const save = (
  competitionId: string,
  {
    by = people.producer,
    overlayId = freshId(),
    revision = 0,
    ...options
  }: Partial<OverlayOptions> & {
    readonly by?: Person
    readonly overlayId?: string
    readonly revision?: number
  },
) =>
  call('saveOverlay', by, {
    competitionId,
    overlayId,
    revision,
    options: { ...defaultOverlay, ...options },
  })
const read = async (competitionId: string, overlayId: string) =>
  (await stored.overlays(competitionId).doc(overlayId).get()).data()

test('a producer creates, changes and revokes an overlay, which contains its options and nothing about people', async () => {
  const competitionId = await competition()
  const overlayId = freshId()
  expect(await save(competitionId, { overlayId })).toEqual({ ok: true, value: { revision: 1 } })
  const created = await read(competitionId, overlayId)
  expect(created).toEqual({
    view: 'score',
    stream: 0,
    lang: null,
    accent: null,
    size: 'm',
    logo: false,
    seconds: 12,
    scene: null,
    revision: 1,
    createdAt: expect.any(Number),
  })
  await changingNothing(competitionId, [], async () => {
    expect(await save(competitionId, { overlayId })).toEqual({ ok: true, value: { revision: 1 } })
    expect(await save(competitionId, { by: people.stranger })).toEqual(refused('permission-denied'))
    const spread = { overlayId, revision: 1, stream: 4 }
    expect(await save(competitionId, spread)).toMatchObject({ code: 'invalid-input' })
    expect(await save(competitionId, { overlayId, revision: 1, accent: 'red;' })).toMatchObject({
      code: 'invalid-input',
    })
  })
  const revoke = { competitionId, overlayId }
  expect(await call('revokeOverlay', people.owner, revoke)).toEqual({ ok: true, value: {} })
  await changingNothing(competitionId, [], async () => {
    expect(await call('revokeOverlay', people.producer, revoke)).toEqual({ ok: true, value: {} })
    const change = { overlayId, revision: 1, size: 'l' } as const
    expect(await save(competitionId, change)).toEqual(refused('not-found', { document: 'overlay' }))
  })
  const log = (await logOf({ competitionId })).map(({ action, uid }) => [action, uid])
  expect(log.toSorted()).toEqual([
    ['createOverlay', people.producer.uid],
    ['revokeOverlay', people.owner.uid],
  ])
  expect(JSON.stringify(await snapshot(competitionId))).not.toContain(overlayId)
})

test('of two who create the twentieth overlay at once one is told that there are too many', async () => {
  const competitionId = await competition()
  for (let count = 1; count < maxOverlays; count += 1) await save(competitionId, {})
  const replies = await Promise.all([save(competitionId, {}), save(competitionId, { by: people.owner })])
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
  expect(replies).toContainEqual(refused('too-many-overlays', { max: maxOverlays }))
})

test('a scene is shown by the overlays of its stream, while others change their options', async () => {
  const competitionId = await competition()
  const [first, second, other] = [freshId(), freshId(), freshId()]
  await save(competitionId, { overlayId: first, view: 'scene' })
  await save(competitionId, { overlayId: second, view: 'scene' })
  await save(competitionId, { overlayId: other, view: 'scene', stream: 1 })
  const show = { competitionId, stream: 0, scene: 'lineups' } as const
  expect(
    await Promise.all([
      call('showScene', people.producer, show),
      save(competitionId, { overlayId: first, revision: 1, view: 'scene', size: 'l' }),
    ]),
  ).toMatchObject([{ ok: true }, { ok: true }])
  expect(await read(competitionId, first)).toMatchObject({ scene: 'lineups', size: 'l', revision: 2 })
  expect(await read(competitionId, second)).toMatchObject({ scene: 'lineups', revision: 1 })
  expect(await read(competitionId, other)).toMatchObject({ scene: null })
  await changingNothing(competitionId, [], async () => {
    expect(await call('showScene', people.producer, show)).toEqual({ ok: true, value: {} })
    expect(await call('showScene', people.stranger, show)).toEqual(refused('permission-denied'))
  })
})

test('captions are those of all overlays of a stream, and only those who run the broadcast change them', async () => {
  const competitionId = await competition()
  const [scene, text, other, score] = [freshId(), freshId(), freshId(), freshId()]
  await stored.commentator(competitionId, freshId()).set({
    ...aRequest,
    status: 'confirmed',
    commentatorUid: people.commentator.uid,
    confirmedAt: 1,
  })
  await save(competitionId, { overlayId: scene, view: 'scene' })
  await save(competitionId, { overlayId: other, view: 'text', stream: 1 })
  await save(competitionId, { overlayId: score })
  const set = (by: Person, captions: object) =>
    call('setCaptions', by, { competitionId, stream: 0, captions })
  expect(await set(people.producer, { text: true, lines: ['  Пауза  ', 'до 21:00'] })).toEqual({
    ok: true,
    value: {},
  })
  expect(await set(people.owner, { lowerthird: true })).toEqual({ ok: true, value: {} })
  const captions = { lowerthird: true, text: true, lines: ['Пауза', 'до 21:00'], commentators: [] }
  expect(await read(competitionId, scene)).toMatchObject({ captions, revision: 1 })
  await save(competitionId, { overlayId: text, view: 'text' })
  expect(await read(competitionId, text)).toMatchObject({ captions })
  for (const each of [other, score]) expect(await read(competitionId, each)).not.toHaveProperty('captions')
  await changingNothing(competitionId, [], async () => {
    expect(await set(people.producer, captions)).toEqual({ ok: true, value: {} })
    expect(await set(people.stranger, { text: false })).toEqual(refused('permission-denied'))
    expect(await set(people.player, { text: false })).toEqual(refused('permission-denied'))
    expect(await set(people.commentator, { text: false })).toEqual(refused('permission-denied'))
    for (const wrong of [{ lines: ['a'.repeat(81)] }, { lines: ['a', 'b', 'c', 'd'] }, { lines: ['a\nb'] }])
      expect(await set(people.owner, wrong)).toMatchObject({ code: 'invalid-input' })
  })
})

test('a deleted competition leaves no overlay, also none that is created meanwhile', async () => {
  const competitionId = await competition()
  await save(competitionId, {})
  const [deleted] = await Promise.all([
    call('deleteCompetition', people.owner, { competitionId }),
    save(competitionId, {}),
  ])
  expect(deleted.ok).toBe(true)
  expect(await save(competitionId, {})).toEqual(refused('not-found'))
  await deleteRemains(competitionId)
  expect((await stored.overlays(competitionId).get()).size).toBe(0)
})
