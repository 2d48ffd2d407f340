import functionsTest from 'firebase-functions-test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stored } from '../../../testing/database.ts'
import type { Person } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { totalsAfterPlayer, totalsAfterTeam } from '../../src/competitions/competitionTotals.ts'
import { createProfile } from '../../src/profiles/createProfile.ts'
import { keepPublicCopies } from '../../src/publicCopies/keepPublicCopies.ts'
import { newPeople } from './support/newPeople.ts'

const events = functionsTest()
const { makeDocumentSnapshot } = events.firestore
afterAll(() => events.cleanup())

let people: Record<'owner' | 'wolf' | 'bear', Person>
beforeAll(async () => {
  people = await newPeople('owner', 'wolf', 'bear')
})

/** As Firestore tells of a change of a document; null where it did not exist. */
function change(path: string, before: object | null, after: object | null) {
  return events.makeChange(makeDocumentSnapshot(before ?? {}, path), makeDocumentSnapshot(after ?? {}, path))
}

describe('the totals of a competition', () => {
  async function testCompetitionBehind() {
    const { owner, wolf, bear } = people
    const { competitionId, teamIds } = await seededCompetition({
      owner,
      players: [{ uid: wolf.uid, rankTier: 80 }, bear],
      teams: [{ players: [wolf] }],
      competition: { playerCount: 7, teamCount: 7 },
    })
    const teamId = teamIds[0] ?? ''
    const [player, team] = await Promise.all([
      stored.player(competitionId, wolf.uid).get(),
      stored.team(competitionId, teamId).get(),
    ])
    const data = { player: { ...player.data() }, team: { ...team.data() } }
    const playerEvent = (before: object | null, after: object | null) =>
      events.wrap(totalsAfterPlayer)({
        data: change(player.ref.path, before, after),
        params: { competitionId, uid: wolf.uid },
      })
    const teamEvent = (before: object | null, after: object | null) =>
      events.wrap(totalsAfterTeam)({
        data: change(team.ref.path, before, after),
        params: { competitionId, teamId },
      })
    const totals = async () => {
      const competition = (await stored.competition(competitionId).get()).data()
      return [competition?.playerCount, competition?.teamCount]
    }
    return { competitionId, teamId, ...data, playerEvent, teamEvent, totals }
  }

  it('follow the documents, whatever the event says, late, twice and in another order', async () => {
    const { player, team, playerEvent, teamEvent, totals } = await testCompetitionBehind()
    // Somebody who has left is told of as gone only now, and afterwards as having come.
    await playerEvent(player, null)
    expect(await totals()).toEqual([2, 1])
    await Promise.all([playerEvent(null, player), playerEvent(null, player), teamEvent(null, team)])
    expect(await totals()).toEqual([2, 1])
  })

  it('follow a team alone', async () => {
    const { team, teamEvent, totals } = await testCompetitionBehind()
    await teamEvent(team, null)
    expect(await totals()).toEqual([2, 1])
  })

  it('are not counted where the change does not concern them', async () => {
    const { player, team, playerEvent, teamEvent, totals } = await testCompetitionBehind()
    await playerEvent(player, { ...player, displayName: 'Somebody else' })
    await playerEvent(player, { ...player, rankTier: 11 })
    await teamEvent(team, { ...team, name: 'Others' })
    await teamEvent(team, { ...team, playerUids: [] })
    expect(await totals()).toEqual([7, 7])
  })

  it('are counted again when one change has been undone by the next before its event came', async () => {
    const { competitionId, player, playerEvent, totals } = await testCompetitionBehind()
    const entry = stored.player(competitionId, people.bear.uid)
    const bear = { ...(await entry.get()).data() }
    await entry.delete()
    await playerEvent(player, null)
    expect(await totals()).toEqual([1, 1])
    await entry.set(bear as never)
    await playerEvent(null, player)
    expect(await totals()).toEqual([2, 1])
  })
})

describe('the public copies of a profile', () => {
  it('end with the profile as it is, in whatever order the events come', async () => {
    const { owner, bear } = people
    const { competitionId } = await seededCompetition({ owner, players: [bear] })
    const reference = stored.profile(bear.uid)
    const versions = [{ ...(await reference.get()).data() }]
    for (let time = 1; time <= 4; time += 1) {
      await reference.update({ displayName: `Bear ${time}` })
      versions.push({ ...(await reference.get()).data() })
    }
    const deliver = events.wrap(keepPublicCopies)
    const told = [3, 1, 4, 2, 1].map(time =>
      change(reference.path, versions[time - 1] ?? null, versions[time] ?? null),
    )
    for (const data of told.slice(0, 2)) await deliver({ data, params: { uid: bear.uid } })
    await Promise.all(told.slice(2).map(data => deliver({ data, params: { uid: bear.uid } })))
    const copied = (await stored.player(competitionId, bear.uid).get()).data()
    expect(copied?.displayName).toBe('Bear 4')
  })

  it('are not touched by an event that comes late, or twice', async () => {
    const { owner, bear } = people
    await stored.profile(bear.uid).update({ displayName: 'Bear of today' })
    const { competitionId } = await seededCompetition({ owner, players: [bear] })
    const before = await stored.player(competitionId, bear.uid).get()
    const profile = { ...(await stored.profile(bear.uid).get()).data() }
    const data = change(
      `profiles/${bear.uid}`,
      { ...profile, displayName: 'Cub' },
      { ...profile, displayName: 'Bear of yesterday' },
    )
    const deliver = events.wrap(keepPublicCopies)
    await deliver({ data, params: { uid: bear.uid } })
    await deliver({ data, params: { uid: bear.uid } })
    expect((await before.ref.get()).updateTime).toEqual(before.updateTime)
  })
})

describe('the profile of a new account', () => {
  const deliver = (uid: string, createdAt = Date.now()): Promise<void> => {
    const run: unknown = Reflect.get(createProfile, 'run')
    if (typeof run !== 'function') throw new Error('The trigger cannot be run')
    const metadata = { creationTime: new Date(createdAt).toUTCString() }
    return run({ data: { uid, email: 'wolf@example.org', metadata } })
  }

  it('is made once, also by two events at the same time, and left alone by a late one', async () => {
    const uid = freshId()
    await Promise.all([deliver(uid), deliver(uid)])
    const profile = stored.profile(uid)
    expect((await profile.get()).data()).toMatchObject({ displayName: 'wolf@example.org', lang: 'ru' })
    await profile.update({ displayName: 'Wolf' })
    await deliver(uid)
    expect((await profile.get()).data()?.displayName).toBe('Wolf')
  })

  it('says which terms the person accepted when the account was created, and nothing of terms of another time', async () => {
    const [early, late] = [freshId(), freshId()]
    const createdAt = Math.floor(Date.now() / 1000) * 1000 - 10 * 60_000
    await Promise.all([deliver(early, createdAt), deliver(late, createdAt - 24 * 60 * 60_000)])
    expect((await stored.profile(early).get()).data()?.acceptedTerms?.at).toBe(createdAt)
    expect((await stored.profile(late).get()).data()?.acceptedTerms).toBeNull()
  })

  it('is not made for somebody who has gone before the event came', async () => {
    const uid = freshId()
    await stored.accountDeletion(uid).set({ expiresAt: Date.now() + 60_000 })
    await deliver(uid)
    expect((await stored.profile(uid).get()).exists).toBe(false)
  })

  it('is a trigger of the 2nd generation where it is deployed, which nodejs24 asks for', () => {
    expect(createProfile.__endpoint).toMatchObject({
      platform: 'gcfv2',
      region: ['europe-west1'],
      eventTrigger: { eventType: 'google.firebase.auth.user.v2.created', retry: true },
    })
  })
})
