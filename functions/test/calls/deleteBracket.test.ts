import { describe, expect, it } from 'vitest'
import { bracketCast } from '../../../testing/bracketCast.ts'
import {
  type BracketedCompetition,
  bracketedCompetition,
  newBracket,
} from '../../../testing/bracketedCompetition.ts'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { raceRounds } from '../../../testing/raceRounds.ts'
import { freshId } from '../../../testing/seededCompetition.ts'
import { markStaged } from '../../../testing/staged.ts'
import { storedCompetition, storedMatches } from '../../../testing/storedBracket.ts'
import { logOf } from '../support/logOf.ts'
import { changingNothing, refused } from '../support/refused.ts'

const people = await bracketCast()

const done = { ok: true, value: {} }
const deletion = ({ competitionId, bracketId }: BracketedCompetition, confirmed = false) => ({
  competitionId,
  bracketId,
  confirmed,
})
const brackets = ({ competitionId }: BracketedCompetition) =>
  stored.competition(competitionId).collection('brackets').listDocuments()
const seedsOf = async ({ competitionId, teamIds }: BracketedCompetition) => {
  const teams = await Promise.all(teamIds.map(teamId => stored.team(competitionId, teamId).get()))
  return teams.map(team => team.data()?.seed)
}
const seeded = async (testCompetition: BracketedCompetition) => {
  for (const [at, teamId] of testCompetition.teamIds.entries()) {
    await stored.team(testCompetition.competitionId, teamId).update({ seed: at + 1 })
  }
}
describe('deleteBracket', () => {
  it.each(['owner', 'administrator'] as const)('lets the %s open the line-ups again', async role => {
    const testCompetition = await bracketedCompetition(people, { teams: 4 })
    await seeded(testCompetition)
    const teamId = freshId()
    const late = { competitionId: testCompetition.competitionId, teamId, name: 'Late', discordLink: null }
    expect(await call('createTeam', people.player, late)).toEqual(refused('competition-started'))

    expect(await call('deleteBracket', people[role], deletion(testCompetition))).toEqual(done)
    expect(await storedCompetition(testCompetition)).toMatchObject({
      status: 'registration',
      bracketId: null,
      champion: null,
    })
    expect(await seedsOf(testCompetition)).toEqual([null, null, null, null])
    expect(await brackets(testCompetition)).toEqual([])
    expect(await storedMatches(testCompetition)).toEqual({})
    expect(await logOf(testCompetition)).toMatchObject([
      { action: 'deleteBracket', uid: people[role].uid, bracketId: testCompetition.bracketId, matchId: null },
    ])
    expect(await call('createTeam', people.owner, late)).toMatchObject({ ok: true })

    const again = {
      competitionId: testCompetition.competitionId,
      bracketId: freshId(),
      seeding: 'rank',
      replace: false,
    } as const
    expect(await call('generateBracket', people[role], again)).toMatchObject({ ok: true })
    expect(await storedCompetition(testCompetition)).toMatchObject({
      status: 'running',
      bracketId: again.bracketId,
    })
  })

  it('is harmless the second time, and at the same time', async () => {
    const testCompetition = await bracketedCompetition(people, { teams: 8 })
    const replies = await Promise.all(
      [people.owner, people.owner, people.administrator].map(person =>
        call('deleteBracket', person, deletion(testCompetition)),
      ),
    )
    expect(replies).toEqual([done, done, done])
    await changingNothing(testCompetition.competitionId, [], async () => {
      expect(await call('deleteBracket', people.owner, deletion(testCompetition))).toEqual(done)
    })
    expect(await logOf(testCompetition)).toHaveLength(1)
  })

  it('never deletes the bracket that has taken its place', async () => {
    const old = await bracketedCompetition(people, { teams: 2 })
    const testCompetition = await newBracket(old, people.owner, {})
    await changingNothing(testCompetition.competitionId, [], async () => {
      expect(await call('deleteBracket', people.owner, deletion(old, true))).toEqual(
        refused('changed-meanwhile'),
      )
    })
  })

  it('loses no result that was entered in the same instant, over and over', {
    timeout: 180_000,
  }, async () => {
    let testCompetition = await bracketedCompetition(people, { teams: 4 })
    await markStaged(testCompetition.competitionId)
    const outcomes = new Set<string>()
    for (let time = 0; time < raceRounds(2); time += 1) {
      testCompetition = await newBracket(testCompetition, people.owner, {})
      await stored.competition(testCompetition.competitionId).update({ status: 'running' })
      const { competitionId, bracketId } = testCompetition
      const [deleted, started] = await Promise.all([
        call('deleteBracket', people.owner, deletion(testCompetition)),
        call('startMatch', people.administrator, {
          competitionId,
          bracketId,
          matchId: 'main-1-1',
          revision: 0,
        }),
      ])
      if (deleted.ok) {
        expect(started).toEqual(refused('changed-meanwhile'))
        expect(await storedMatches({ competitionId, bracketId })).toEqual({})
      } else {
        expect(deleted).toEqual(refused('results-exist', { count: 1 }))
        expect(started).toMatchObject({ ok: true, value: { revision: 1 } })
      }
      outcomes.add(deleted.ok ? 'deleted' : 'started')
    }
    expect(outcomes.size).toBeGreaterThan(0)
  })
})
