import type { Competition } from '@upper-bracket/shared/competition/competition'
import { settingDefaults } from '@upper-bracket/shared/competition/settings/settings'
import { queueOf } from '@upper-bracket/shared/entry/queueAfter'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stored } from '../../../testing/database.ts'
import type { Person } from '../../../testing/person.ts'
import { freshId, hour, seededCompetition } from '../../../testing/seededCompetition.ts'
import { eraseAccount } from '../../src/account/eraseAccount.ts'
import { deleteRemains } from '../../src/competitions/deleteRemains.ts'
import { notifyOfClosing } from '../../src/entry/notifyOfClosing.ts'
import { settleEntryQueue } from '../../src/entry/settleEntryQueue.ts'
import { documents } from '../../src/platform/firestore/documents.ts'
import { persistentRateLimits } from '../../src/platform/limits/persistentRateLimits.ts'
import { copyProfile } from '../../src/publicCopies/copyProfile.ts'
import { fireDueTimers } from '../../src/timers/fireTimers.ts'
import { newSecret } from '../support/commentating.ts'
import { refused } from '../support/refused.ts'
import { beforeNextCommit } from './support/beforeNextCommit.ts'
import { callInProcess as call } from './support/callInProcess.ts'
import { killAtRequests, mortal } from './support/mortal.ts'
import { newPeople } from './support/newPeople.ts'

const minute = 60_000

let people: Record<'owner' | 'wolf' | 'bear' | 'fox', Person>
beforeEach(async () => {
  people = await newPeople('owner', 'wolf', 'bear', 'fox')
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** The wolf and nine others have all places; bear and fox wait, in this order. */
async function fullCompetition(competition: Partial<Competition> = {}): Promise<string> {
  const { owner, wolf, bear, fox } = people
  const { competitionId } = await seededCompetition({
    owner,
    players: [wolf, ...Array.from({ length: 9 }, () => ({ uid: freshId() }))],
    competition: {
      places: { players: 10, teams: 2 },
      options: { ...settingDefaults.options, waitingList: true },
      ...competition,
    },
  })
  for (const person of [bear, fox]) {
    expect(await call('joinCompetition', person, { competitionId, joinId: freshId() })).toEqual({
      ok: true,
      value: { became: 'waiting' },
    })
  }
  return competitionId
}

const nearStart = () => ({ startDate: Date.now() + 2 * hour, registrationDeadline: Date.now() + hour })
const leave = (competitionId: string) => call('leaveCompetition', people.wolf, { competitionId })

/** What has become of bear and fox, and what each was told. The numbers of the queue are right. */
async function stories(competitionId: string): Promise<readonly string[]> {
  const [competition, players, applicants, outbox] = await Promise.all([
    stored.competition(competitionId).get(),
    stored.players(competitionId).get(),
    stored.applicants(competitionId).get(),
    documents.outbox().where('competition.id', '==', competitionId).get(),
  ])
  const held = competition.data()
  const states = new Map(applicants.docs.map(each => [each.id, each.data()]))
  if (held !== undefined) expect(held.entryQueue).toEqual(queueOf(states.values(), held.entryQueue))
  const events = outbox.docs.map(each => each.data())
  return [people.bear, people.fox].map(({ uid }) => {
    const became = players.docs.some(({ id }) => id === uid) ? 'entered' : (states.get(uid)?.state ?? 'gone')
    const told = events.filter(({ audience }) => audience.of === 'people' && audience.uids.includes(uid))
    return [became, ...told.map(({ kind }) => kind)].join(' ')
  })
}

it.each([2, 4, 6])(
  'moves the next one up, who is told once, by a timer where the process is killed after %i requests',
  async requests => {
    killAtRequests()
    const competitionId = await fullCompetition()
    const { revision } = (await stored.competition(competitionId).get()).data() ?? { revision: 0 }
    const changes = { places: { players: 11 } }
    const change = () => call('updateCompetition', people.owner, { competitionId, revision, changes })
    await mortal(requests, change).catch(() => undefined)
    await Promise.all([fireDueTimers(Date.now() + 2 * minute), fireDueTimers(Date.now() + 2 * minute)])
    expect(await stories(competitionId)).toEqual(['entered movedUp', 'waiting'])
    await settleEntryQueue(competitionId)
    expect(await stories(competitionId)).toEqual(['entered movedUp', 'waiting'])
  },
)

/** Ten players take places; the bear waits with a team of three, then the fox alone. */
async function teamInLine(competition: Partial<Competition> = {}) {
  const { owner, bear, fox } = people
  const { competitionId } = await seededCompetition({
    owner,
    players: Array.from({ length: 10 }, () => ({ uid: freshId() })),
    competition: {
      places: { players: 14, teams: 2 },
      options: { ...settingDefaults.options, wholeTeams: true },
      ...competition,
    },
  })
  const members = ['Bo', 'Cub'].map(name => ({ uid: `guest-${freshId()}`, name, rankTier: null }))
  const team = { teamId: freshId(), name: 'Bears', discordLink: null, members }
  expect(await call('enterTeam', bear, { competitionId, joinId: freshId(), ...team })).toEqual({
    ok: true,
    value: { became: 'waiting' },
  })
  await call('joinCompetition', fox, { competitionId, joinId: freshId() })
  expect(await stories(competitionId)).toEqual(['waiting', 'waiting'])
  const allow = async (players: number) => {
    const { revision = 0 } = (await stored.competition(competitionId).get()).data() ?? {}
    const changes = { places: { players } }
    return call('updateCompetition', people.owner, { competitionId, revision, changes })
  }
  const teamOf = async () => (await stored.team(competitionId, team.teamId).get()).data()
  return { competitionId, allow, teamOf }
}

it.each([2, 5, 7])('moves a team up as a whole, once, killed after %i requests', async requests => {
  killAtRequests()
  const { competitionId, allow, teamOf } = await teamInLine()
  await mortal(requests, () => allow(15)).catch(() => undefined)
  await Promise.all([fireDueTimers(Date.now() + 2 * minute), fireDueTimers(Date.now() + 2 * minute)])
  // Killed before the commit, the change is to be made again.
  await allow(15)
  await settleEntryQueue(competitionId)
  expect(await stories(competitionId)).toEqual(['entered movedUp', 'entered movedUp'])
  expect((await teamOf())?.playerUids).toHaveLength(3)
  expect((await stored.competition(competitionId).get()).data()).toMatchObject({
    playerCount: 14,
    teamCount: 1,
  })
})

it('passes a team by whose ids belonged to others, for the rest of the queue', async () => {
  const { owner } = people
  const { competitionId, allow, teamOf } = await teamInLine()
  const [queued] = (await stored.applicants(competitionId).get()).docs.flatMap(each => each.data().team ?? [])
  const { teamId = '' } = queued ?? {}
  const taken = { competitionId, teamId, name: 'Others', discordLink: null }
  expect(await call('createTeam', owner, taken)).toMatchObject({ ok: true })
  expect(await call('deleteTeam', owner, { competitionId, teamId })).toMatchObject({ ok: true })
  await allow(15)
  await settleEntryQueue(competitionId)
  expect(await stories(competitionId)).toEqual(['declined entryDeclined', 'entered movedUp'])
  expect(await teamOf()).toBeUndefined()
  const uids = [people.bear.uid]
  expect(await call('decideApplicants', owner, { competitionId, uids, decision: 'admit' })).toMatchObject({
    value: { outcomes: { [people.bear.uid]: 'applicant-gone' } },
  })
})

it('lets a captain confirm the places of the team, and passes them on when the account is deleted', async () => {
  const { bear } = people
  const [confirmed, deleted] = [await teamInLine(nearStart()), await teamInLine(nearStart())]
  for (const { competitionId, allow } of [confirmed, deleted]) {
    await allow(15)
    await settleEntryQueue(competitionId)
    expect(await stories(competitionId)).toEqual(['confirming placeToConfirm', 'waiting'])
  }
  for (let time = 0; time < 2; time += 1)
    expect(await call('confirmPlace', bear, { competitionId: confirmed.competitionId })).toMatchObject({
      ok: true,
    })
  expect((await confirmed.teamOf())?.playerUids).toHaveLength(3)
  beforeNextCommit(() => stored.profile(bear.uid).delete())
  await eraseAccount(bear.uid)
  expect(await stories(deleted.competitionId)).toEqual(['gone placeToConfirm', 'confirming placeToConfirm'])
  expect(await deleted.teamOf()).toBeUndefined()
})

it('gives the place of somebody who does not confirm in time to the next one', async () => {
  const { bear, fox } = people
  const competitionId = await fullCompetition(nearStart())
  await leave(competitionId)
  await settleEntryQueue(competitionId)
  // Those who tried again, and find nothing due.
  await fireDueTimers(Date.now() + 2 * minute)
  expect(await stories(competitionId)).toEqual(['confirming placeToConfirm', 'waiting'])

  await stored.applicant(competitionId, bear.uid).update({ confirmUntil: Date.now() - 1 })
  await fireDueTimers(Date.now() + 31 * minute)
  expect((await stories(competitionId)).map(story => story.split(' ').sort())).toEqual([
    ['declined', 'placeExpired', 'placeToConfirm'],
    ['confirming', 'placeToConfirm'],
  ])
  expect(await call('confirmPlace', bear, { competitionId })).toEqual(refused('place-gone'))
  for (let time = 0; time < 2; time += 1)
    expect(await call('confirmPlace', fox, { competitionId })).toEqual({ ok: true, value: {} })
  expect((await stories(competitionId))[1]).toBe('entered placeToConfirm')
})

it('passes the place of a deleted account on, whether it waited, had to confirm or was just moving up', async () => {
  const { bear, fox } = people
  const [waited, confirming, moving] = [
    await fullCompetition(),
    await fullCompetition(nearStart()),
    await fullCompetition(),
  ]
  await leave(confirming)
  await settleEntryQueue(confirming)
  await leave(moving)
  beforeNextCommit(() => stored.profile(bear.uid).delete())
  await settleEntryQueue(moving)
  await eraseAccount(bear.uid)
  expect(await stories(moving)).toEqual(['gone', 'entered movedUp'])
  expect(await stories(waited)).toEqual(['gone', 'waiting'])
  expect(await stories(confirming)).toEqual(['gone placeToConfirm', 'confirming placeToConfirm'])
  await eraseAccount(fox.uid)
  expect((await stories(confirming))[1]).toBe('gone placeToConfirm')
})

it('leaves nothing in a competition that is deleted while somebody moves up', async () => {
  const competitionId = await fullCompetition()
  await leave(competitionId)
  beforeNextCommit(async () => {
    expect(await call('deleteCompetition', people.owner, { competitionId })).toMatchObject({ ok: true })
  })
  await settleEntryQueue(competitionId)
  await fireDueTimers(Date.now() + 2 * minute)
  const told = 'waiting competitionDeleted'
  expect(await stories(competitionId)).toEqual([told, told])
  await deleteRemains(competitionId)
  expect(await stories(competitionId)).toEqual(['gone competitionDeleted', 'gone competitionDeleted'])
})

const tooMany = refused('too-many-requests', { retryAfterSeconds: expect.any(Number) })

it('lets people withdraw as often as they want, also when declined, and come back only so often', async () => {
  const { owner, bear } = people
  const competitionId = await fullCompetition()
  const declining = { competitionId, uids: [bear.uid], decision: 'decline' as const }
  expect(await call('decideApplicants', owner, declining)).toMatchObject({ ok: true })
  const { joinId = '' } = (await stored.applicant(competitionId, bear.uid).get()).data() ?? {}
  expect(await call('withdrawApplication', bear, { competitionId })).toEqual({ ok: true, value: {} })
  expect(await call('joinCompetition', bear, { competitionId, joinId })).toEqual(refused('id-taken'))
  expect((await stories(competitionId))[0]).toBe('gone entryDeclined')

  const join = () => call('joinCompetition', bear, { competitionId, joinId: freshId() })
  for (let time = 1; time < persistentRateLimits.exits.person.burst; time += 1) {
    expect(await join()).toMatchObject({ ok: true })
    // A repeated call counts once.
    const withdraw = () => call('withdrawApplication', bear, { competitionId })
    expect(await Promise.all([withdraw(), withdraw()])).toMatchObject([{ ok: true }, { ok: true }])
  }
  expect(await join()).toEqual(tooMany)
  expect((await stories(competitionId))[0]).toBe('gone entryDeclined')
  const other = await fullCompetition()
  expect((await stories(other))[0]).toBe('waiting')
})

it('lets players leave as often as they want, and come back only so often', async () => {
  const { wolf } = people
  const { competitionId } = await seededCompetition({ owner: people.owner, players: [wolf] })
  for (let time = 0; time < persistentRateLimits.exits.person.burst; time += 1) {
    expect(await leave(competitionId)).toEqual({ ok: true, value: {} })
    const joined = await call('joinCompetition', wolf, { competitionId, joinId: freshId() })
    expect(joined.ok).toBe(time < persistentRateLimits.exits.person.burst - 1)
  }
})

it('tells the people in the queue once that the registration has closed, if they still wait for that deadline', async () => {
  const { owner, fox } = people
  const deadline = Date.now() + hour
  const dates = { startDate: Date.now() + 3 * hour, registrationDeadline: deadline }
  const [waiting, extended, deleted] = [
    await fullCompetition(dates),
    await fullCompetition(dates),
    await fullCompetition(dates),
  ]
  expect(await call('withdrawApplication', fox, { competitionId: waiting })).toMatchObject({ ok: true })
  const { revision } = (await stored.competition(extended).get()).data() ?? { revision: 0 }
  const changes = { registrationDeadline: deadline + hour }
  expect(
    await call('updateCompetition', owner, { competitionId: extended, revision, changes }),
  ).toMatchObject({ ok: true })
  expect(await call('deleteCompetition', owner, { competitionId: deleted })).toMatchObject({ ok: true })
  await Promise.all([fireDueTimers(deadline), fireDueTimers(deadline)])
  await notifyOfClosing({ kind: 'closeRegistration', competitionId: waiting, dueAt: deadline })
  expect(await stories(waiting)).toEqual(['waiting registrationClosed', 'gone'])
  expect(await stories(extended)).toEqual(['waiting', 'waiting'])
  expect(await stories(deleted)).toEqual(['waiting competitionDeleted', 'waiting competitionDeleted'])
  // The bear has a place by then.
  await leave(extended)
  await settleEntryQueue(extended)
  await fireDueTimers(deadline + hour)
  expect(await stories(extended)).toEqual(['confirming placeToConfirm', 'waiting registrationClosed'])
})

it('tells the people in the queue once that an organizer has closed the registration', async () => {
  const competitionId = await fullCompetition()
  const close = async (registrationDeadline: number) => {
    const { revision = 0 } = (await stored.competition(competitionId).get()).data() ?? {}
    const changes = { registrationDeadline }
    return call('updateCompetition', people.owner, { competitionId, revision, changes })
  }
  const at = Date.now() - minute
  expect(await close(at)).toMatchObject({ ok: true })
  expect(await close(at - minute)).toMatchObject({ ok: true })
  await fireDueTimers(Date.now())
  expect(await stories(competitionId)).toEqual(['waiting', 'waiting'])
  expect(await close(Date.now() + hour)).toMatchObject({ ok: true })
  expect(await close(at)).toMatchObject({ ok: true })
  await Promise.all([fireDueTimers(Date.now()), fireDueTimers(Date.now())])
  const told = 'waiting registrationClosed'
  expect(await stories(competitionId)).toEqual([told, told])
})

it('tells the people in the queue, and no one who was declined, that the start has changed', async () => {
  const { owner, fox } = people
  const competitionId = await fullCompetition()
  const declining = { competitionId, uids: [fox.uid], decision: 'decline' as const }
  expect(await call('decideApplicants', owner, declining)).toMatchObject({ ok: true })
  const { revision, startDate = 0 } = (await stored.competition(competitionId).get()).data() ?? {
    revision: 0,
  }
  const changes = { startDate: startDate + hour }
  const moved = await call('updateCompetition', owner, { competitionId, revision, changes })
  expect(moved).toMatchObject({ ok: true })
  expect(await stories(competitionId)).toEqual(['waiting competitionMoved', 'declined entryDeclined'])
})

it('deletes an application for good when an invitation makes its person a player', async () => {
  const { owner, bear } = people
  const options = { ...settingDefaults.options, entry: 'approval' } as const
  const { competitionId } = await seededCompetition({ owner, competition: { options } })
  const joinId = freshId()
  expect(await call('joinCompetition', bear, { competitionId, joinId })).toMatchObject({
    value: { became: 'requested' },
  })
  const invitationId = newSecret()
  const invitation = { invitationId, role: 'player', teamId: null, lifetimeHours: 24, maxUses: 1 } as const
  await call('createInvitation', owner, { competitionId, ...invitation })
  expect(await call('acceptInvitation', bear, { invitationId })).toMatchObject({ ok: true })
  await call('leaveCompetition', bear, { competitionId })
  expect(await call('joinCompetition', bear, { competitionId, joinId })).toEqual(refused('id-taken'))
})

it('is not brought back, after it has been withdrawn, by a late repetition of what the person has stated', async () => {
  const { owner, bear } = people
  const options = { ...settingDefaults.options, entry: 'approval', minAge: 16 } as const
  const { competitionId } = await seededCompetition({ owner, competition: { options } })
  const joining = { competitionId, joinId: freshId(), statedAge: 16 }
  const stating = { competitionId, joinId: freshId(), statedAge: 18 }
  for (const each of [joining, stating, stating]) {
    expect(await call('joinCompetition', bear, each)).toMatchObject({ value: { became: 'requested' } })
  }
  await call('withdrawApplication', bear, { competitionId })
  const late = await Promise.all([joining, stating].map(each => call('joinCompetition', bear, each)))
  expect(late).toEqual([refused('id-taken'), refused('id-taken')])
  expect((await stored.applicant(competitionId, bear.uid).get()).exists).toBe(false)
})

it('refuses a team that asks with the id of a deleted one', async () => {
  const { owner, bear } = people
  const options = { ...settingDefaults.options, entry: 'approval', wholeTeams: true } as const
  const { competitionId } = await seededCompetition({ owner, competition: { options } })
  const team = { teamId: freshId(), name: 'Bears', discordLink: null }
  await call('createTeam', owner, { competitionId, ...team })
  await call('deleteTeam', owner, { competitionId, teamId: team.teamId })
  const asking = { competitionId, joinId: freshId(), ...team, members: [] }
  expect(await call('enterTeam', bear, asking)).toEqual(refused('id-taken'))
  expect(await call('enterTeam', bear, { ...asking, teamId: freshId() })).toMatchObject({ ok: true })
})

it('shows an applicant by the profile as it is, and exports the application', async () => {
  const { bear } = people
  const competitionId = await fullCompetition()
  await stored.profile(bear.uid).update({ displayName: 'Grizzly', realName: 'Bear' })
  await copyProfile(bear.uid)
  const before = (await stored.applicant(competitionId, bear.uid).get()).data()
  expect(before).toMatchObject({ realName: 'Bear' })
  await stored.competition(competitionId).update({ status: 'finished' })
  await stored.profile(bear.uid).update({ realName: '' })
  await copyProfile(bear.uid)
  const applicant = (await stored.applicant(competitionId, bear.uid).get()).data()
  expect(applicant).toMatchObject({ state: 'waiting', displayName: 'Grizzly', realName: '' })
  const exported = await call('exportMyData', bear, {})
  expect(exported).toMatchObject({ value: { applications: [{ competitionId, ...applicant }] } })
})
