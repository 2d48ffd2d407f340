import { describe, expect, it } from 'vitest'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { signUpAll } from '../../../testing/person.ts'
import { type Seed, seededCompetition } from '../../../testing/seededCompetition.ts'
import { logOf } from '../support/logOf.ts'
import { refused } from '../support/refused.ts'

const people = await signUpAll('owner', 'ann', 'ben', 'stranger')

const done = { ok: true, value: {} }

async function aCompetition(seed: Partial<Seed> = {}): Promise<string> {
  const { owner, ann, ben } = people
  return (await seededCompetition({ owner, players: [ann, ben], ...seed })).competitionId
}

async function organizersOf(competitionId: string) {
  const competition = (await stored.competition(competitionId).get()).data()
  return { owner: competition?.ownerUid, administrators: competition?.adminUids }
}

describe('administrators', () => {
  it('are added from the players, and removed, with an entry in the log each', async () => {
    const { owner, ann, stranger } = people
    const competitionId = await aCompetition()
    const input = { competitionId, uid: ann.uid }
    for (const action of ['addAdministrator', 'removeAdministrator'] as const) {
      for (let time = 0; time < 2; time += 1) expect(await call(action, owner, input)).toEqual(done)
      const added = action === 'addAdministrator'
      expect(await organizersOf(competitionId)).toEqual({
        owner: owner.uid,
        administrators: added ? [ann.uid] : [],
      })
      const person = { uid: ann.uid, name: 'ann' }
      expect((await logOf({ competitionId })).filter(entry => entry.action === action)).toEqual([
        { uid: owner.uid, at: expect.any(Number), action, person, personUid: ann.uid },
      ])
    }
    expect(await call('addAdministrator', owner, { competitionId, uid: stranger.uid })).toEqual(
      refused('not-in-competition'),
    )
    expect(await call('removeAdministrator', owner, { competitionId, uid: owner.uid })).toEqual(
      refused('last-owner'),
    )
  })

  it('become the owner when the competition is handed over; the previous owner stays one of them', async () => {
    const { owner, ann, ben } = people
    const competitionId = await aCompetition({ administrators: [ann] })
    expect(await call('handOver', owner, { competitionId, uid: ben.uid })).toEqual(
      refused('not-administrator'),
    )
    for (let time = 0; time < 2; time += 1) {
      expect(await call('handOver', owner, { competitionId, uid: ann.uid })).toEqual(done)
    }
    expect((await stored.competition(competitionId).get()).data()).toMatchObject({
      ownerUid: ann.uid,
      ownerName: 'ann',
      adminUids: [owner.uid],
      adminNames: { [owner.uid]: 'owner' },
    })
    expect(await logOf({ competitionId })).toHaveLength(1)
  })

  it('added at once are both added, and one of two handings-over is done', async () => {
    const { owner, ann, ben } = people
    const competitionId = await aCompetition()
    const both = [ann, ben].map(({ uid }) => ({ competitionId, uid }))
    const added = await Promise.all(both.map(input => call('addAdministrator', owner, input)))
    expect(added).toEqual([done, done])
    expect((await organizersOf(competitionId)).administrators?.toSorted()).toEqual([ann.uid, ben.uid].sort())

    const given = await Promise.all(both.map(input => call('handOver', owner, input)))
    expect(given.filter(({ ok }) => ok)).toHaveLength(1)
    const { owner: next, administrators = [] } = await organizersOf(competitionId)
    expect([next, ...administrators].sort()).toEqual([owner, ann, ben].map(({ uid }) => uid).sort())
    expect(next).toBe(given[0]?.ok ? ann.uid : ben.uid)
  })

  it('whose account is being deleted become nothing; after that the log does not name them', async () => {
    const { owner } = people
    const { leaving } = await signUpAll('leaving')
    const competitionId = await aCompetition({ players: [leaving] })
    const input = { competitionId, uid: leaving.uid }
    await stored.accountDeletion(leaving.uid).set({ expiresAt: Date.now() + 60_000 })
    expect(await call('addAdministrator', owner, input)).toEqual(
      refused('not-found', { document: 'profile' }),
    )
    await stored.accountDeletion(leaving.uid).delete()
    expect(await call('addAdministrator', owner, input)).toEqual(done)
    expect(await call('deleteMyAccount', leaving, {})).toEqual(done)
    expect((await stored.competition(competitionId).get()).data()).toMatchObject({
      adminUids: [],
      adminNames: {},
    })
    expect(await logOf({ competitionId })).toMatchObject([{ person: { uid: leaving.uid, name: null } }])
    expect(await call('handOver', owner, input)).toEqual(refused('not-administrator'))
  })
})
