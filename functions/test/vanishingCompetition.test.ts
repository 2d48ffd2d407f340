import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { eventually } from '../../testing/eventually.ts'
import { madeUpCrowd } from '../../testing/madeUpPeople.ts'
import { type Person, signUp } from '../../testing/person.ts'
import { raceRounds } from '../../testing/raceRounds.ts'
import { freshId, seededCompetition } from '../../testing/seededCompetition.ts'
import { refused } from './support/refused.ts'
import { snapshot } from './support/snapshot.ts'

let owner: Person
let people: readonly Person[]
beforeAll(async () => {
  ;[owner, people] = await Promise.all([signUp('owner'), madeUpCrowd(40)])
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

/** What a slow machine may say to a crowd; it changes nothing. */
const busy = 'try-again'

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

describe('a competition that is deleted while', () => {
  it('forty people join it leaves nothing, round after round', { timeout: 180_000 }, async () => {
    const competitionIds: string[] = []
    for (let round = 0; round < raceRounds(1); round += 1) {
      const { competitionId } = await seededCompetition({ owner })
      competitionIds.push(competitionId)
      const joining = people.map(async (person, index) => {
        await pause((index % 6) * 60)
        const reply = await call('joinCompetition', person, { competitionId, joinId: freshId() })
        if (!reply.ok) expect(['not-found', busy]).toContain(reply.code)
      })
      await pause(100 * (round % 4))
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
    for (let round = 0; round < raceRounds(1); round += 1) {
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
        if (!reply.ok)
          expect(['not-found', 'competition-started', 'changed-meanwhile', busy]).toContain(reply.code)
      }
    }
    await isGoneForGood(competitionIds)
  })
})
