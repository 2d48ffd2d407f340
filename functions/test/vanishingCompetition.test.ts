import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { crowd } from '../../testing/crowd.ts'
import { stored } from '../../testing/database.ts'
import { eventually } from '../../testing/eventually.ts'
import { type Person, signUp } from '../../testing/person.ts'
import { freshId, hour, seededCompetition } from '../../testing/seededCompetition.ts'
import { sweepRemains } from '../src/competitions/sweepCompetitions.ts'
import { refused } from './support/refused.ts'
import { snapshot } from './support/snapshot.ts'
import { withoutTriggers } from './support/withoutTriggers.ts'

let owner: Person
let people: readonly Person[]
beforeAll(async () => {
  ;[owner, people] = await Promise.all([signUp('owner'), crowd(60)])
}, 180_000)

async function ledTo(competitionId: string): Promise<number> {
  const led = await stored.profiles().where('activeCompetitionID', '==', competitionId).count().get()
  return led.data().count
}

/** Nothing lies below it, nobody is led there, and so it stays. */
async function isGoneForGood(competitionIds: readonly string[]): Promise<void> {
  const isGone = async () => {
    const left = await Promise.all(
      competitionIds.map(async id => ({ below: await snapshot(id), led: await ledTo(id) })),
    )
    expect(left).toEqual(competitionIds.map(() => ({ below: {}, led: 0 })))
  }
  await eventually(isGone, 100_000)
  await new Promise(resolve => setTimeout(resolve, 1000))
  await isGone()
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

describe('a competition that is deleted while', () => {
  it('sixty people join it leaves nothing, round after round', { timeout: 180_000 }, async () => {
    const competitionIds: string[] = []
    for (let round = 0; round < 8; round += 1) {
      const { competitionId } = await seededCompetition({ owner })
      competitionIds.push(competitionId)
      const joining = people.map(async (person, index) => {
        await pause((index % 6) * 60)
        const reply = await call('joinCompetition', person, { competitionId })
        if (!reply.ok) expect(reply).toEqual(refused('not-found', { document: 'competition' }))
      })
      await pause(40 * round)
      expect(await call('deleteCompetition', owner, { competitionId })).toMatchObject({ ok: true })
      await Promise.all(joining)
    }
    await isGoneForGood(competitionIds)
    for (const competitionId of competitionIds) {
      const [person] = people
      if (person === undefined) throw new Error('Nobody is there')
      expect(await call('leaveCompetition', person, { competitionId })).toEqual(refused('not-found'))
    }
  })

  it('its players make teams, join them, and organizers make brackets leaves nothing', {
    timeout: 180_000,
  }, async () => {
    const competitionIds: string[] = []
    for (let round = 0; round < 6; round += 1) {
      const { competitionId, teamIds } = await seededCompetition({
        owner,
        players: people.slice(20, 40).map(({ uid }) => ({ uid })),
        teams: people.slice(0, 20).map(({ uid }) => ({ players: [{ uid }] })),
      })
      competitionIds.push(competitionId)
      const calls = [
        ...people.slice(20, 30).map((person, index) =>
          call('createTeam', person, {
            competitionId,
            teamId: freshId(),
            name: `Bears ${index}`,
            discordLink: null,
          }),
        ),
        ...people
          .slice(30, 40)
          .map((person, index) => call('joinTeam', person, { competitionId, teamId: teamIds[index] ?? '' })),
        call('generateBracket', owner, {
          competitionId,
          bracketId: freshId(),
          seeding: 'rank',
          replace: false,
        }),
      ]
      await pause(60 * round)
      const deleted = call('deleteCompetition', owner, { competitionId })
      const replies = await Promise.all(calls)
      expect(await deleted).toMatchObject({ ok: true })
      for (const reply of replies) {
        if (!reply.ok) expect(['not-found', 'competition-started', 'changed-meanwhile']).toContain(reply.code)
      }
    }
    await isGoneForGood(competitionIds)
  })
})

describe('what lies below a competition that is gone', () => {
  const entry = (uid: string) => ({
    uid,
    displayName: 'Late',
    photoURL: null,
    rankTier: null,
    teamId: null,
    captain: false,
    joinedAt: 1,
  })

  /** The trigger that clears what it leaves behind has not heard of it. */
  async function aGoneCompetition(): Promise<string> {
    const { competitionId } = await seededCompetition({ owner })
    const reply = await withoutTriggers(() => call('deleteCompetition', owner, { competitionId }))
    expect(reply).toMatchObject({ ok: true })
    return competitionId
  }

  /** A run takes a limited number, and other tests have deleted competitions before. */
  async function sweepAllDueBy(now: number): Promise<void> {
    const due = stored.deletedCompetitions().where('sweepAfter', '<=', now).limit(1)
    while (!(await due.get()).empty) await sweepRemains(now)
  }

  it('goes as soon as it shows', async () => {
    const competitionId = await aGoneCompetition()
    const [late] = people
    await stored.profile(late?.uid ?? '').update({ activeCompetitionID: competitionId })
    await stored.player(competitionId, late?.uid ?? '').set(entry(late?.uid ?? ''))
    await isGoneForGood([competitionId])
  })

  it('is looked for once more when no call of that time can be under way any longer', async () => {
    await sweepAllDueBy(Date.now() + hour)
    const competitionId = await aGoneCompetition()
    await withoutTriggers(() => stored.match(competitionId, 'bracket', 'main-1-1').set({} as never))
    await sweepRemains(Date.now())
    expect(await snapshot(competitionId)).not.toEqual({})
    await Promise.all([sweepRemains(Date.now() + hour), sweepRemains(Date.now() + hour)])
    expect(await snapshot(competitionId)).toEqual({})
    expect((await stored.deletedCompetition(competitionId).get()).data()).toMatchObject({ sweepAfter: null })
  })

  it('can be left', async () => {
    const { competitionId } = await seededCompetition({ owner, players: [owner] })
    await stored.profile(owner.uid).update({ activeCompetitionID: competitionId })
    await withoutTriggers(() => stored.competition(competitionId).delete())
    expect(await call('leaveCompetition', owner, { competitionId })).toEqual({ ok: true, value: {} })
    expect(await snapshot(competitionId)).toEqual({})
    expect(await ledTo(competitionId)).toBe(0)
    expect(await call('leaveCompetition', owner, { competitionId })).toEqual(refused('not-found'))
  })
})
