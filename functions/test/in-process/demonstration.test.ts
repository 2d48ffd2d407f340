import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CallableInput, CallableName } from '@upper-bracket/shared/contract/contract'
import { demonstrationLimits } from '@upper-bracket/shared/demonstration/demonstration'
import type { DemonstrationRole } from '@upper-bracket/shared/demonstration/roles'
import { raceRounds } from '../../../testing/raceRounds.ts'
import { freshId } from '../../../testing/seededCompetition.ts'
import { visitorRefusal } from '../../src/actions/visitorRefusal.ts'
import { endVisit } from '../../src/account/endVisit.ts'
import { discardCompetition } from '../../src/competitions/discardCompetition.ts'
import { sweepRemains } from '../../src/competitions/sweepCompetitions.ts'
import { enter } from '../../src/demonstration/enter.ts'
import { resetAt } from '../../src/demonstration/resetDemonstration.ts'
import { currentTemplate, seedTemplates } from '../../src/demonstration/seedTemplates.ts'
import { firestore } from '../../src/platform/firebase.ts'
import { holdMessage } from '../../src/platform/demonstration.ts'
import { documents } from '../../src/platform/firestore/documents.ts'
import { consumePersistentRateLimit } from '../../src/platform/limits/consumePersistentRateLimit.ts'
import { storeNewProfile } from '../../src/profiles/storeNewProfile.ts'
import { userOrNull } from '../../src/platform/userOrNull.ts'
import { handleSignIn } from '../../src/sign-in/handleSignIn.ts'
import { sectionQuery } from '../../src/snapshot/sectionQuery.ts'
import { callInProcess } from './support/callInProcess.ts'

const minute = 60_000
const day = 24 * 60 * minute

beforeEach(() => {
  vi.stubEnv('DEMONSTRATION', 'true')
  vi.stubEnv('ADDRESS_SECRET', 'secret')
})
afterEach(() => vi.restoreAllMocks())

interface Visitor {
  readonly uid: string
  readonly competitionId: string
  readonly matchId: string | null
}

const stranger = { lang: 'en', address: null, callerUid: null } as const
const running = { name: 'running', lang: 'en' } as const

async function entered(
  role: DemonstrationRole,
  now = Date.now(),
  callerUid: string | null = null,
): Promise<Visitor> {
  const outcome = await enter({ ...stranger, role, callerUid, now })
  if (!outcome.ok) throw new Error(outcome.code)
  const { competitionId, matchId } = outcome.value
  const { docs } = await documents.visits().where('competitionId', '==', competitionId).get()
  return { uid: docs[0]?.id ?? '', competitionId, matchId }
}

async function refusalOf<N extends CallableName>(name: N, person: { uid: string }, input: CallableInput<N>) {
  const reply = await callInProcess(name, person, input)
  return reply.ok ? null : reply.code
}

const competitionOf = async (id: string) => (await documents.competition(id).get()).data()

async function heldIn(competitionId: string) {
  const { docs } = await documents.heldMessages(competitionId).get()
  return docs.map(each => each.data())
}

async function templates() {
  const { docs } = await documents.competitions().where('visitorUid', '==', null).get()
  return docs.map(each => ({ id: each.id, ...each.data() }))
}

it('an organizer runs a copy, a captain plays in one, a spectator watches', async () => {
  const organizer = await entered('organizer')
  expect(await competitionOf(organizer.competitionId)).toMatchObject({
    ownerUid: organizer.uid,
    ownerName: expect.stringMatching(/^Guest \d{4}$/),
    visitorUid: organizer.uid,
    name: 'CS Night League',
    status: 'running',
  })
  const captain = await entered('captain')
  const copy = await competitionOf(captain.competitionId)
  expect(copy).toMatchObject({ ownerUid: 'demonstration', visitorUid: captain.uid })
  const { competitionId, matchId } = captain
  const bracketId = copy?.bracketId ?? ''
  const about = { competitionId, bracketId, matchId: matchId ?? '' }
  const match = async () => (await documents.match(competitionId, bracketId, about.matchId).get()).data()
  const teamId = (await documents.player(competitionId, captain.uid).get()).data()?.teamId ?? ''
  expect((await match())?.status).toBe('ready')
  const revision = (await match())?.revision ?? 0
  expect(await refusalOf('checkInForMatch', captain, { ...about, teamId, revision })).toBeNull()
  expect((await match())?.status).toBe('running')

  const spectator = await enter({ ...stranger, role: 'spectator', now: Date.now() })
  if (!spectator.ok) throw new Error(spectator.code)
  expect(spectator.value.token).toBeNull()
  const watched = { visitorUid: null, name: 'CS Night League' }
  expect(await competitionOf(spectator.value.competitionId)).toMatchObject(watched)
  expect((await templates()).map(({ status }) => status).toSorted()).toEqual([
    'finished',
    'registration',
    'running',
    'running',
    'running',
  ])
})

it('visitors change neither templates nor the copies of others', async () => {
  await resetAt(Date.now())
  const [mine, theirs] = [await entered('organizer'), await entered('organizer')]
  for (const competitionId of [theirs.competitionId, ...(await templates()).map(({ id }) => id)]) {
    expect(await refusalOf('joinCompetition', mine, { competitionId, joinId: freshId() })).toBe(
      'not-in-demonstration',
    )
  }
})

it('an account past the entrance gets no profile, and may call nothing', async () => {
  const uid = freshId()
  expect(await storeNewProfile(uid, { email: 'stranger@example.org', displayName: null }, Date.now())).toBe(
    false,
  )
  expect(await refusalOf('exportMyData', { uid }, {})).toBe('visit-over')
})

it('a visitor calls and writes only so much', async () => {
  const now = Date.now()
  const { uid } = await entered('organizer')
  const { calls, ofVisitor } = demonstrationLimits
  const call = () => visitorRefusal('exportMyData', {}, { uid, now })
  const refusals = await Promise.all(Array.from({ length: calls.burst }, call))
  expect(refusals.filter(Boolean)).toEqual([])
  expect(await call()).toMatchObject({ code: 'too-many-requests' })

  for (const action of ['writtenDocuments', 'sendChatMessage'] as const) {
    const write = (units: number) => consumePersistentRateLimit({ uid, address: null }, action, now, units)
    expect(await write(ofVisitor[action].burst)).toMatchObject({ ok: true })
    expect(await write(1)).toMatchObject({ code: 'too-many-requests' })
  }
})

it('also what a visitor writes one by one is counted, and elsewhere it is not', async () => {
  const organizer = await entered('organizer')
  const { competitionId, uid } = organizer
  const { burst, refillMs } = demonstrationLimits.ofVisitor.writtenDocuments
  const now = Date.now() + minute
  await documents.rateLimits(uid).set({ writtenDocuments: now + burst * refillMs, expiresAt: now + day })
  const add = () => {
    const players = [{ uid: `guest-${freshId()}`, name: 'Wolf', rankTier: null, teamId: null }]
    return refusalOf('addGuestPlayers', organizer, { competitionId, players, teams: [] })
  }
  expect(await add()).toBe('too-many-requests')
  vi.stubEnv('DEMONSTRATION', 'false')
  expect(await add()).toBeNull()
})

it('each visitor makes few competitions', async () => {
  const now = Date.now()
  const visitor = await entered('organizer')
  const create = () => refusalOf('createCompetition', visitor, ownCup(freshId(), now))
  for (let n = 0; n < demonstrationLimits.ofVisitor.createCompetition.burst; n += 1) {
    expect(await create()).toBeNull()
  }
  expect(await create()).toBe('too-many-requests')
})

it('messages of a competition without a visitor are shown to nobody', async () => {
  const { id } = await currentTemplate(running, Date.now())
  const message = { at: 1, channel: 'email', to: null, title: '', text: 'Hello', url: null } as const
  expect(await holdMessage(id, 'key', message)).toBe(false)
  expect(await heldIn(id)).toEqual([])
})

it('messages of all competitions of a visitor are shown with those of the copy', async () => {
  const organizer = await entered('organizer')
  const own = freshId()
  expect(await refusalOf('createCompetition', organizer, ownCup(own, Date.now()))).toBeNull()
  const message = { at: 1, channel: 'email', to: null, title: '', text: 'Of my cup', url: null } as const
  expect(await holdMessage(own, 'key', message)).toBe(true)
  expect(await heldIn(organizer.competitionId)).toContainEqual(message)
  await discardCompetition(organizer.competitionId, Date.now())
  expect(await holdMessage(own, 'other', message)).toBe(false)
})

it('visitors store no pictures and reach no other services', async () => {
  const visitor = await entered('organizer')
  const { competitionId } = visitor
  expect(await refusalOf('listStartggEvents', visitor, { token: 'a'.repeat(32) })).toBe(
    'not-in-demonstration',
  )
  expect(await refusalOf('setSponsors', visitor, { competitionId, revision: 0, sponsors: [] })).toBe(
    'not-in-demonstration',
  )
  const request = { method: 'GET', url: '/api/auth/discord', origin: 'http://127.0.0.1', address: null }
  const headers = { cookie: undefined, origin: undefined, contentType: undefined }
  expect(await handleSignIn({ ...request, headers, body: '' })).toMatchObject({ status: 404 })
})

const ownCup = (competitionId: string, now: number): CallableInput<'createCompetition'> => ({
  competitionId,
  name: 'Own cup',
  game: 'dota2',
  startDate: now + 2 * day,
  registrationDeadline: now + day,
  format: 'single',
  bestOf: { rounds: 1, final: 1 },
})

it('elsewhere no competition has the field of visitors, and lists show those without it', async () => {
  const [now, id] = [Date.now(), freshId()]
  const organizer = await entered('organizer', now)
  expect((await documents.demonstrationMark().get()).exists).toBe(true)
  const listed = async () => {
    const { docs } = await sectionQuery('upcoming', { search: null, game: null }, now).get()
    return docs.some(each => each.id === id)
  }
  vi.stubEnv('DEMONSTRATION', 'false')
  expect(await refusalOf('createCompetition', organizer, ownCup(id, now))).toBeNull()
  expect(await competitionOf(id)).not.toHaveProperty('visitorUid')
  expect(await listed()).toBe(true)
  vi.stubEnv('DEMONSTRATION', 'true')
  expect(await listed()).toBe(false)
})

it('after a day everything of a visitor is gone, also when the job dies half-way and runs again', async () => {
  const now = Date.now()
  const [organizer, captain] = [await entered('organizer', now), await entered('captain', now)]
  const own = freshId()
  expect(await refusalOf('createCompetition', organizer, ownCup(own, now))).toBeNull()
  expect((await competitionOf(own))?.visitorUid).toBe(organizer.uid)
  const later = await entered('organizer', now + minute)
  await resetAt(now)
  const before = (await templates()).map(({ id }) => id)

  const dying = vi.spyOn(firestore(), 'recursiveDelete').mockRejectedValue(new Error('killed'))
  await resetAt(now + day)
  dying.mockRestore()
  expect((await documents.visit(organizer.uid).get()).exists).toBe(true)
  await Promise.all([resetAt(now + day), resetAt(now + day)])
  // No trigger runs here.
  await sweepRemains(now + day + 20 * minute)

  for (const { uid, competitionId } of [organizer, captain]) {
    expect(await competitionOf(competitionId)).toBeUndefined()
    expect(await documents.competition(competitionId).listCollections()).toEqual([])
    expect((await documents.profile(uid).get()).exists).toBe(false)
    expect((await documents.visit(uid).get()).exists).toBe(false)
    expect(await userOrNull(uid)).toBeNull()
  }
  expect(await competitionOf(own)).toBeUndefined()
  expect(await competitionOf(later.competitionId)).toBeDefined()
  expect(await refusalOf('exportMyData', organizer, {})).toBe('visit-over')

  const after = (await templates()).map(({ id }) => id)
  expect(after).toHaveLength(5)
  expect(after.filter(id => before.includes(id))).toEqual([])
}, 60_000)

it('a competition that is created while a visit ends does not survive it', async () => {
  const now = Date.now()
  const organizer = await entered('organizer', now)
  const competitionId = freshId()
  const create = () => refusalOf('createCompetition', organizer, ownCup(competitionId, now))
  const erasing = vi.spyOn(firestore(), 'recursiveDelete')
  let refusal: string | null = ''
  erasing.mockImplementationOnce(async (...erased) => {
    refusal = await create()
    await firestore().recursiveDelete(...erased)
  })
  await endVisit(organizer.uid, now)
  expect(refusal).toBe('try-again')
  expect(await competitionOf(competitionId)).toBeUndefined()
})

it('entering again ends the previous visit, and so does deleting the account', async () => {
  const now = Date.now()
  const organizer = await entered('organizer', now)
  const captain = await entered('captain', now, organizer.uid)
  expect(await refusalOf('exportMyData', organizer, {})).toBe('visit-over')
  await resetAt(now)
  expect(await competitionOf(organizer.competitionId)).toBeUndefined()
  expect(await userOrNull(organizer.uid)).toBeNull()
  expect(await refusalOf('deleteMyAccount', captain, {})).toBeNull()
  expect(await competitionOf(captain.competitionId)).toBeUndefined()
  expect(await userOrNull(captain.uid)).toBeNull()
})

it('a template is never created under an id that was deleted or that a visitor has taken', async () => {
  // Its day is its own.
  const now = Date.now() + 40 * day
  const organizer = await entered('organizer')
  const { id: taken } = await currentTemplate(running, now)
  expect(await refusalOf('createCompetition', organizer, ownCup(taken, now))).toBeNull()
  await seedTemplates(now)
  const { id: first } = await currentTemplate(running, now)
  await discardCompetition(first, now)
  await Promise.all([seedTemplates(now), seedTemplates(now)])
  const second = await currentTemplate(running, now)
  expect(second.exists).toBe(true)
  expect(new Set([taken, first, second.id]).size).toBe(3)
  await sweepRemains(now + day)
  expect((await documents.players(second.id).get()).size).toBeGreaterThan(0)
})

it('an instance of the code before a change drops no competition', async () => {
  const now = Date.now() + 41 * day
  await seedTemplates(now)
  const { id } = await currentTemplate(running, now)
  expect(await enter({ ...stranger, role: 'spectator', now: now + day })).toMatchObject({ ok: true })
  expect(await competitionOf(id)).toBeDefined()
})

it('many visitors at once have a copy each', async () => {
  const count = Math.min(50, raceRounds(12))
  const all = await Promise.all(
    Array.from({ length: count }, (_, n) => entered(n % 2 ? 'captain' : 'organizer')),
  )
  expect(new Set(all.map(({ competitionId }) => competitionId)).size).toBe(count)
  expect(new Set(all.map(({ uid }) => uid)).size).toBe(count)
  for (const { competitionId, uid } of all) {
    expect((await competitionOf(competitionId))?.visitorUid).toBe(uid)
  }
}, 60_000)

it('an address enters only so often, and an instance has only so many copies', async () => {
  const now = Date.now()
  const address = freshId()
  const { burst, refillMs } = demonstrationLimits.byAddress
  // One more is allowed.
  const spent = { enterDemonstration: now + (burst - 1) * refillMs, expiresAt: now + day }
  await documents.rateLimits(address).set(spent)
  const organizer = { ...stranger, role: 'organizer', address, now } as const
  expect(await enter(organizer)).toMatchObject({ ok: true })
  expect(await enter(organizer)).toMatchObject({ code: 'too-many-requests' })
  expect(await enter({ ...organizer, role: 'spectator' })).toMatchObject({ ok: true })

  const neighbours = freshId()
  for (let n = 0; n < demonstrationLimits.copiesOfAddress; n += 1) {
    await documents
      .visit(freshId())
      .set({ competitionId: freshId(), expiresAt: now + day, address: neighbours })
  }
  const neighbour = { ...organizer, address: neighbours }
  expect(await enter(neighbour)).toMatchObject({ code: 'demonstration-full' })
  // Copies that are over leave their places, also before they are deleted.
  expect(await enter({ ...neighbour, now: now + day })).toMatchObject({ ok: true })

  const batch = firestore().batch()
  const there = (await documents.visits().count().get()).data().count
  for (let n = there; n < demonstrationLimits.copiesMax; n += 1) {
    batch.set(documents.visit(`full-${n}`), {
      competitionId: freshId(),
      expiresAt: now + day,
      address: null,
    })
  }
  await batch.commit()
  expect(await enter({ ...stranger, role: 'captain', now })).toMatchObject({ code: 'demonstration-full' })
  expect(await enter({ ...stranger, role: 'spectator', now })).toMatchObject({ ok: true })
})
