import type { Audience } from '@upper-bracket/shared/notifications/outboxEvent'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import { beforeAll, expect, it, vi } from 'vitest'
import type { Person } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { fanOut } from '../../src/notifications/fanOut.ts'
import { firestore } from '../../src/platform/firebase.ts'
import { documents } from '../../src/platform/firestore/documents.ts'
import { outboxEvent } from '../../src/platform/outboxEvent.ts'
import { callInProcess as call } from './support/callInProcess.ts'
import { newPeople } from './support/newPeople.ts'

let people: Record<'owner' | 'captain' | 'mate' | 'loner', Person>
beforeAll(async () => {
  people = await newPeople('owner', 'captain', 'mate', 'loner')
})

const nobody = () => Promise.resolve()
const eventsOf = async (competitionId: string) =>
  (await documents.outbox().where('competition.id', '==', competitionId).get()).docs
const toldOf = async ({ uid }: { readonly uid: string }, competitionId: string) =>
  (await documents.notifications(uid).where('competition.id', '==', competitionId).get()).docs.map(read =>
    read.data(),
  )

it('tells each player of a check once, however often and at the same time the event comes', async () => {
  const { owner, captain, mate, loner } = people
  const { competitionId } = await seededCompetition({
    owner,
    players: [owner, loner],
    teams: [{ players: [captain, mate] }],
  })
  const check = { competitionId, checkId: freshId() }
  const start = { ...check, replaces: null, minutes: 5 }
  await Promise.all([call('startReadinessCheck', owner, start), call('startReadinessCheck', owner, start)])
  const [event, ...others] = await eventsOf(competitionId)
  expect(others).toEqual([])
  const runs = [1, 2, 3].map(() => fanOut(event?.id ?? '', Date.now(), nobody))
  await Promise.all(runs)
  await fanOut(event?.id ?? '', Date.now(), nobody)

  for (const person of [captain, mate, loner]) {
    expect(await toldOf(person, competitionId)).toMatchObject([
      { kind: 'readinessCheck', facts: { checkId: check.checkId }, readAt: null },
    ])
  }
  // The one who started it knows.
  expect(await toldOf(owner, competitionId)).toEqual([])
})

it('tells the players of a match who they play, and those of a distributed team whose they are', async () => {
  const { owner, captain, mate, loner } = people
  const { competitionId, teamIds } = await seededCompetition({
    owner,
    teams: [
      { name: 'Wolves', players: [captain, mate] },
      { name: 'Bears', players: [loner] },
    ],
  })
  const tell = async (audience: Audience) => {
    const event = outboxEvent('matchReady', {
      cause: [freshId()],
      competition: { id: competitionId, name: 'Cup' },
      facts: { bracketId: 'b', matchId: 'm' },
      audience,
      byUid: owner.uid,
      at: Date.now(),
    })
    await event.ref.create(event.data)
    await fanOut(event.ref.id, Date.now(), nobody)
  }
  await tell({ of: 'teams', teamIds })
  const teams = [
    { teamId: teamIds[0], name: 'Wolves' },
    { teamId: teamIds[1], name: 'Bears' },
  ]
  expect(await toldOf(mate, competitionId)).toMatchObject([{ teams, ownTeamId: teamIds[0] }])
  expect(await toldOf(loner, competitionId)).toMatchObject([{ teams, ownTeamId: teamIds[1] }])

  // Of what one team alone is told, its opponent is named, too.
  await tell({ of: 'teams', teamIds: teamIds.slice(1), matchTeamIds: teamIds })
  const own = { teams, ownTeamId: teamIds[1] }
  expect(await toldOf(loner, competitionId)).toMatchObject([own, own])
  expect(await toldOf(mate, competitionId)).toHaveLength(1)
})

it('goes through a large audience in parts, and resumes where it was killed', async () => {
  vi.stubEnv('TELEGRAM_BOT_NAME', 'bot')
  const uids = Array.from({ length: 250 }, () => freshId())
  const batch = firestore().batch()
  for (const uid of uids)
    batch.set(documents.profile(uid), { telegramConnected: true, lang: 'ru' } as Profile)
  await batch.commit()
  const event = outboxEvent('competitionDeleted', {
    cause: [],
    competition: { id: freshId(), name: 'Cup' },
    facts: {},
    // Somebody twice, and somebody without an account.
    audience: { of: 'people', uids: [...uids, uids[0] ?? '', 'guest-nobody'] },
    byUid: null,
    at: Date.now(),
  })
  await event.ref.create(event.data)
  const deliveries = documents.deliveries().where('eventId', '==', event.ref.id)
  const counted = async () => (await deliveries.count().get()).data().count

  const killed = () => Promise.reject(new Error('killed'))
  await expect(fanOut(event.ref.id, Date.now(), killed)).rejects.toThrow('killed')
  expect(await counted()).toBe(100)
  const parts: number[] = []
  await fanOut(event.ref.id, Date.now(), async part => parts.push(part.length))
  expect(parts).toEqual([100, 50])
  expect(await counted()).toBe(250)
  const told = await documents.notifications(uids[0] ?? '').get()
  expect(told.docs.map(({ id }) => id)).toEqual([event.ref.id])
})

it('tells followers of a competition once, and nobody any more once it is gone', async () => {
  const { owner, captain, mate, loner } = await newPeople('owner', 'captain', 'mate', 'loner')
  const organizerUid = owner.uid
  const page = { address: 'fan-out-cups', name: 'Cups', description: '', links: [], revision: 0 }
  await call('saveOrganizerPage', owner, page)
  for (const each of [captain, mate, loner])
    await call('followOrganizer', each, { organizerUid, follows: true })
  const show = async (shown = true) => {
    const { competitionId } = await seededCompetition({ owner })
    const input = { competitionId, shown }
    const replies = await Promise.all([
      call('showOnOrganizerPage', owner, input),
      call('showOnOrganizerPage', owner, input),
    ])
    const events = await eventsOf(competitionId)
    return { competitionId, replies, events, told: () => toldOf(captain, competitionId) }
  }
  const opened = await show()
  expect(opened.replies.map(each => each.ok && each.value.announced).toSorted()).toEqual(['before', 'told'])
  const eventId = opened.events[0]?.id ?? ''
  await Promise.all([1, 2].map(() => fanOut(eventId, Date.now(), nobody)))
  await fanOut(eventId, Date.now(), nobody)
  for (const each of [captain, mate, loner]) {
    expect(await toldOf(each, opened.competitionId)).toMatchObject([
      { kind: 'competitionOpened', facts: { from: 'Cups' }, personUid: organizerUid },
    ])
  }
  expect(await toldOf(owner, opened.competitionId)).toEqual([])

  const gone = await show()
  await call('deleteCompetition', owner, { competitionId: gone.competitionId })
  const hidden = await show()
  await call('showOnOrganizerPage', owner, { competitionId: hidden.competitionId, shown: false })
  for (const { events } of [gone, hidden]) await fanOut(events[0]?.id ?? '', Date.now(), nobody)
  expect([await gone.told(), await hidden.told()]).toEqual([[], []])

  // Three in a row are enough.
  const fourth = await show()
  expect(fourth.replies).toEqual(Array(2).fill({ ok: true, value: { announced: 'later' } }))
  expect(fourth.events).toEqual([])
})
