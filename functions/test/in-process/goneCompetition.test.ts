import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { Player } from '@upper-bracket/shared/player/player'
import functionsTest from 'firebase-functions-test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stored } from '../../../testing/database.ts'
import type { Person } from '../../../testing/person.ts'
import { freshId, hour, seededCompetition } from '../../../testing/seededCompetition.ts'
import { clearCompetition } from '../../src/competitions/clearCompetition.ts'
import { totalsAfterPlayer, totalsAfterTeam } from '../../src/competitions/competitionTotals.ts'
import { sweepCompetitions, sweepRemains } from '../../src/competitions/sweepCompetitions.ts'
import { refused } from '../support/refused.ts'
import { snapshot } from '../support/snapshot.ts'
import { callInProcess } from './support/callInProcess.ts'
import { newPeople } from './support/newPeople.ts'

const events = functionsTest()
afterAll(() => events.cleanup())

let people: Record<'owner' | 'late' | 'wolf', Person>
beforeAll(async () => {
  people = await newPeople('owner', 'late', 'wolf')
})

/** Its players are led there; the event of its end has not arrived. */
async function deletedCompetition() {
  const { owner, wolf } = people
  const testCompetition = await seededCompetition({ owner, teams: [{ players: [wolf] }] })
  const { competitionId } = testCompetition
  await stored.profile(wolf.uid).update({ activeCompetitionID: competitionId })
  const before = (await stored.competition(competitionId).get()).data()
  expect(await callInProcess('deleteCompetition', owner, { competitionId })).toMatchObject({ ok: true })
  return { ...testCompetition, deliverEnd: () => deliverEnd(competitionId, { ...before }) }
}

async function deliverEnd(competitionId: string, before: Partial<Competition>): Promise<void> {
  const data = events.firestore.makeDocumentSnapshot(before, `competitions/${competitionId}`)
  await events.wrap(clearCompetition)({ data, params: { competitionId } })
}

function entry({ uid }: Person): Player {
  return {
    uid,
    displayName: 'Late',
    photoURL: null,
    rankTier: null,
    teamId: null,
    captain: false,
    joinedAt: 1,
  }
}

async function deliverArrival(competitionId: string, person: Person): Promise<void> {
  const { makeDocumentSnapshot } = events.firestore
  const path = `competitions/${competitionId}/players/${person.uid}`
  const data = events.makeChange(
    makeDocumentSnapshot({}, path),
    makeDocumentSnapshot({ ...entry(person) }, path),
  )
  await events.wrap(totalsAfterPlayer)({ data, params: { competitionId, uid: person.uid } })
}

async function isCleared(competitionId: string): Promise<void> {
  expect(await snapshot(competitionId)).toEqual({})
  const led = await stored.profiles().where('activeCompetitionID', '==', competitionId).count().get()
  expect(led.data().count).toBe(0)
}

describe('what lies below a competition that is gone', () => {
  it('goes after it, however often and at the same time the event comes', async () => {
    const { competitionId, deliverEnd } = await deletedCompetition()
    expect(await snapshot(competitionId)).not.toEqual({})
    await Promise.all([deliverEnd(), deliverEnd()])
    await isCleared(competitionId)
    await deliverEnd()
    await isCleared(competitionId)
  })

  it('goes as soon as it shows, also before the event of its end', async () => {
    const { competitionId, deliverEnd } = await deletedCompetition()
    await stored.player(competitionId, people.late.uid).set(entry(people.late))
    await stored.profile(people.late.uid).update({ activeCompetitionID: competitionId })
    await deliverArrival(competitionId, people.late)
    await isCleared(competitionId)

    await deliverEnd()
    await stored.player(competitionId, people.late.uid).set(entry(people.late))
    await Promise.all([
      deliverArrival(competitionId, people.late),
      deliverArrival(competitionId, people.late),
    ])
    await isCleared(competitionId)
  })

  it('goes with a team that shows late', async () => {
    const { competitionId, teamIds, deliverEnd } = await deletedCompetition()
    const [teamId = ''] = teamIds
    const team = (await stored.team(competitionId, teamId).get()).data()
    if (team === undefined) throw new Error('There is no team')
    await deliverEnd()
    await stored.team(competitionId, teamId).set(team)
    const { makeDocumentSnapshot } = events.firestore
    const path = `competitions/${competitionId}/teams/${teamId}`
    const data = events.makeChange(makeDocumentSnapshot({}, path), makeDocumentSnapshot({ ...team }, path))
    await events.wrap(totalsAfterTeam)({ data, params: { competitionId, teamId } })
    await isCleared(competitionId)
  })

  it('is left alone where the competition is there', async () => {
    const { competitionId } = await seededCompetition({
      owner: people.owner,
      teams: [{ players: [people.wolf] }],
    })
    const before = await snapshot(competitionId)
    await deliverArrival(competitionId, people.late)
    expect(await snapshot(competitionId)).toEqual(before)
  })

  it('is looked for once more when no call of that time can be under way any longer', async () => {
    const { competitionId, deliverEnd } = await deletedCompetition()
    await deliverEnd()
    await stored.match(competitionId, 'bracket', 'main-1-1').set({} as never)
    await sweepCompetitions.run({ scheduleTime: new Date().toISOString() })
    expect(await snapshot(competitionId)).not.toEqual({})
    await Promise.all([sweepRemains(Date.now() + hour), sweepRemains(Date.now() + hour)])
    await isCleared(competitionId)
    expect((await stored.deletedCompetition(competitionId).get()).data()).toMatchObject({ sweepAfter: null })
  })

  it('can be left', async () => {
    const { owner } = people
    const { competitionId } = await seededCompetition({ owner, players: [owner] })
    await stored.profile(owner.uid).update({ activeCompetitionID: competitionId })
    await stored.competition(competitionId).delete()
    expect(await callInProcess('leaveCompetition', owner, { competitionId })).toEqual({ ok: true, value: {} })
    await isCleared(competitionId)
    expect(await callInProcess('leaveCompetition', owner, { competitionId })).toEqual(refused('not-found'))
  })

  it('is nothing where there never was one', async () => {
    await deliverEnd(freshId(), {})
  })
})
