import { randomBytes } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { callPatiently as call } from '../../../testing/callPatiently.ts'
import { stored } from '../../../testing/database.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { logOf } from '../support/logOf.ts'
import { refused } from '../support/refused.ts'
import { rosterOf } from '../support/rosterOf.ts'

const done = { ok: true, value: {} }
let people: Record<'owner' | 'administrator' | 'captain' | 'mate' | 'rival' | 'late' | 'later', Person>
let competitionId: string
let wolves: string
let bears: string

beforeAll(async () => {
  people = await signUpAll('owner', 'administrator', 'captain', 'mate', 'rival', 'late', 'later')
  await stored.profile(people.late.uid).update({ dota: { RankTier: 11 } })
})

/** A tournament that has started, and two players who are let in afterwards. */
beforeEach(async () => {
  const { owner, administrator, captain, mate, rival, late, later } = people
  const seeded = await seededCompetition({
    owner,
    administrators: [administrator],
    teams: [{ name: 'Wolves', players: [captain, mate] }, { players: [rival] }],
  })
  ;({ competitionId } = seeded)
  ;[wolves = '', bears = ''] = seeded.teamIds
  const bracket = { competitionId, bracketId: freshId(), seeding: 'rank', replace: false } as const
  expect(await call('generateBracket', owner, bracket)).toMatchObject({ ok: true })
  const invitationId = randomBytes(16).toString('base64url')
  const invitation = { competitionId, invitationId, role: 'player', teamId: null, lifetimeHours: 1 } as const
  expect(await call('createInvitation', administrator, { ...invitation, maxUses: 2 })).toMatchObject({
    ok: true,
  })
  for (const person of [late, later]) {
    expect(await call('acceptInvitation', person, { invitationId })).toMatchObject({ ok: true })
  }
})

function substituted(person: Person, out: Person, by: Person, teamId = wolves) {
  return call('substitutePlayer', person, { competitionId, teamId, outUid: out.uid, inUid: by.uid })
}

async function substitutions() {
  return (await logOf({ competitionId })).filter(({ action }) => action === 'substitutePlayer')
}

test('after the start, somebody let in late takes the place of the captain, once and on record', async () => {
  const { owner, administrator, captain, mate, late } = people
  const plain = { competitionId, uid: late.uid, teamId: wolves }
  expect(await call('assignPlayer', owner, plain)).toEqual(refused('competition-started'))
  for (const organizer of [administrator, owner]) {
    expect(await substituted(organizer, captain, late)).toEqual(done)
  }
  const { teams, players } = await rosterOf(competitionId)
  expect(teams.get(wolves)).toMatchObject({ playerUids: [mate.uid, late.uid], captainUid: mate.uid })
  expect(players.get(captain.uid)).toMatchObject({ teamId: null, captain: false })
  expect(players.get(mate.uid)).toMatchObject({ captain: true })
  expect(players.get(late.uid)).toMatchObject({ teamId: wolves, captain: false })
  expect(await substitutions()).toEqual([
    {
      action: 'substitutePlayer',
      uid: administrator.uid,
      at: expect.any(Number),
      team: { teamId: wolves, name: 'Wolves' },
      person: { uid: late.uid, name: 'late' },
      personUid: late.uid,
      outgoing: { uid: captain.uid, name: 'captain' },
      outgoingUid: captain.uid,
    },
  ])
})

test('who is replaced is not told to join another team while line-ups are locked', async () => {
  const { owner, mate, late } = people
  expect(await substituted(owner, mate, late)).toEqual(done)
  const events = await stored.outbox().where('competition.id', '==', competitionId).get()
  const removed = events.docs.map(event => event.data()).filter(({ kind }) => kind === 'teamRemoved')
  expect(removed.map(({ facts }) => facts)).toEqual([{ teamName: 'Wolves', mayJoinAnother: false }])
})

test('two organizers at once: one substitute for a player, one team for a substitute', async () => {
  const { owner, administrator, mate, rival, late, later } = people
  const forOne = await Promise.all([substituted(owner, mate, late), substituted(administrator, mate, later)])
  expect(forOne.filter(({ ok }) => ok)).toHaveLength(1)
  expect(forOne.find(({ ok }) => !ok)).toEqual(refused('not-in-team'))

  const [free, taken] = forOne[0].ok ? [later, late] : [late, later]
  const ofOne = await Promise.all([
    substituted(owner, taken, free),
    substituted(administrator, rival, free, bears),
  ])
  expect(ofOne.filter(({ ok }) => ok)).toHaveLength(1)
  expect(ofOne.find(({ ok }) => !ok)).toEqual(refused('already-in-team'))
  expect(await substitutions()).toHaveLength(2)
})

test('a substitute who leaves in the same instant is in, or gone', async () => {
  const { owner, mate, late } = people
  const [put, left] = await Promise.all([
    substituted(owner, mate, late),
    call('leaveCompetition', late, { competitionId }),
  ])
  expect([put.ok, left.ok].filter(Boolean)).toHaveLength(1)
  if (!put.ok) expect(put).toEqual(refused('not-in-competition', { uid: late.uid }))
  if (!left.ok) expect(left).toEqual(refused('competition-started'))
  const { teams, players } = await rosterOf(competitionId)
  expect(players.has(late.uid)).toBe(put.ok)
  expect(teams.get(wolves)?.playerUids.includes(late.uid)).toBe(put.ok)
})

test('the entry of a deleted account goes altogether', async () => {
  const { owner, captain, mate, late } = people
  const contacts = stored.contacts(competitionId, mate.uid)
  const nothing = { realName: '', steamProfileURL: '', messagingURL: '', discordID: null }
  await contacts.set({ uid: mate.uid, ...nothing })
  await stored.player(competitionId, mate.uid).update({ displayName: null, photoURL: null })
  expect(await substituted(owner, mate, late)).toEqual(done)
  const { teams, players } = await rosterOf(competitionId)
  expect(players.has(mate.uid)).toBe(false)
  expect((await contacts.get()).exists).toBe(false)
  expect(teams.get(wolves)?.playerUids).toEqual([captain.uid, late.uid])
})

test('the log forgets the name of a replaced player who has deleted the account', async () => {
  const { owner, late } = people
  const { gone } = await signUpAll('gone')
  expect(await substituted(owner, people.mate, late)).toEqual(done)
  const [entry] = await substitutions()
  if (entry?.action !== 'substitutePlayer') throw new Error('Nothing was logged')
  const outgoing = { uid: gone.uid, name: 'gone' }
  await stored.newLogEntry(competitionId).set({ ...entry, outgoing, outgoingUid: gone.uid })
  const exported = await call('exportMyData', gone, {})
  expect(exported).toMatchObject({ value: { log: [{ competitionId, outgoing }] } })
  expect(JSON.stringify(exported)).not.toContain(late.uid)

  expect(await call('deleteMyAccount', gone, {})).toEqual(done)
  expect((await substitutions()).map(each => 'outgoing' in each && each.outgoing.name)).toEqual(
    expect.arrayContaining(['mate', null]),
  )
})
