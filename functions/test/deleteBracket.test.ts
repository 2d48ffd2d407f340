import { finishSeries } from '@upper-bracket/shared/bracket/commands/finishSeries'
import { startMatch } from '@upper-bracket/shared/bracket/commands/startMatch'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  afterAll,
  type BracketedCompetition,
  bracketCast,
  bracketedCompetition,
  newBracket,
  storedMatches,
} from '../../testing/bracketedCompetition.ts'
import { call, callWith } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { raceRounds } from '../../testing/raceRounds.ts'
import { freshId } from '../../testing/seededCompetition.ts'
import { markStaged } from '../../testing/staged.ts'
import { logOf } from './support/logOf.ts'
import { changingNothing, refused } from './support/refused.ts'

let people: Awaited<ReturnType<typeof bracketCast>>
beforeAll(async () => {
  people = await bracketCast()
})

const done = { ok: true, value: {} }
const deletion = ({ competitionId, bracketId }: BracketedCompetition, confirmed = false) => ({
  competitionId,
  bracketId,
  confirmed,
})
const competitionOf = async ({ competitionId }: BracketedCompetition) =>
  (await stored.competition(competitionId).get()).data()
const brackets = ({ competitionId }: BracketedCompetition) =>
  stored.competition(competitionId).collection('brackets').listDocuments()
const seedsOf = async ({ competitionId, teamIds }: BracketedCompetition) => {
  const teams = await Promise.all(teamIds.map(teamId => stored.team(competitionId, teamId).get()))
  return teams.map(team => team.data()?.seed)
}
const seeded = async (cup: BracketedCompetition) => {
  for (const [at, teamId] of cup.teamIds.entries()) {
    await stored.team(cup.competitionId, teamId).update({ seed: at + 1 })
  }
}
const onePlayed = (bracket: Parameters<typeof afterAll>[0]) =>
  afterAll(
    bracket,
    before => startMatch(before, 'main-1-1'),
    before => finishSeries(before, 'main-1-1', [1, 0]),
    before => startMatch(before, 'main-1-2'),
  )

describe('deleteBracket', () => {
  it.each(['owner', 'administrator'] as const)('lets the %s open the line-ups again', async role => {
    const cup = await bracketedCompetition(people, { teams: 4 })
    await seeded(cup)
    const teamId = freshId()
    const late = { competitionId: cup.competitionId, teamId, name: 'Late', discordLink: null }
    expect(await call('createTeam', people.owner, late)).toEqual(refused('competition-started'))

    expect(await call('deleteBracket', people[role], deletion(cup))).toEqual(done)
    expect(await competitionOf(cup)).toMatchObject({
      status: 'registration',
      bracketId: null,
      champion: null,
    })
    expect(await seedsOf(cup)).toEqual([null, null, null, null])
    expect(await brackets(cup)).toEqual([])
    expect(await storedMatches(cup.competitionId, cup.bracketId)).toEqual({})
    expect(await logOf(cup)).toMatchObject([
      { action: 'deleteBracket', uid: people[role].uid, bracketId: cup.bracketId, matchId: null },
    ])
    expect(await call('createTeam', people.owner, late)).toMatchObject({ ok: true })

    const again = {
      competitionId: cup.competitionId,
      bracketId: freshId(),
      seeding: 'rank',
      replace: false,
    } as const
    expect(await call('generateBracket', people[role], again)).toMatchObject({ ok: true })
    expect(await competitionOf(cup)).toMatchObject({ status: 'running', bracketId: again.bracketId })
  })

  it('asks for confirmation where something is running or has been played', async () => {
    const cup = await bracketedCompetition(people, { teams: 4, after: onePlayed })
    await changingNothing(cup.competitionId, [], async () => {
      expect(await call('deleteBracket', people.owner, deletion(cup))).toEqual(
        refused('results-exist', { count: 2 }),
      )
    })
    await stored
      .competition(cup.competitionId)
      .update({ status: 'finished', champion: { teamId: cup.teamIds[0], name: 'Team 1' } })
    expect(await call('deleteBracket', people.owner, deletion(cup, true))).toEqual(done)
    expect(await competitionOf(cup)).toMatchObject({ status: 'registration', champion: null })
    expect(await brackets(cup)).toEqual([])
  })

  it('is harmless the second time, and at the same time', async () => {
    const cup = await bracketedCompetition(people, { teams: 8 })
    const replies = await Promise.all(
      [people.owner, people.owner, people.administrator].map(person =>
        call('deleteBracket', person, deletion(cup)),
      ),
    )
    expect(replies).toEqual([done, done, done])
    await changingNothing(cup.competitionId, [], async () => {
      expect(await call('deleteBracket', people.owner, deletion(cup))).toEqual(done)
    })
    expect(await logOf(cup)).toHaveLength(1)
  })

  it('never deletes the bracket that has taken its place', async () => {
    const old = await bracketedCompetition(people, { teams: 2 })
    const cup = await newBracket(old, people.owner, {})
    await changingNothing(cup.competitionId, [], async () => {
      expect(await call('deleteBracket', people.owner, deletion(old, true))).toEqual(
        refused('changed-meanwhile'),
      )
    })
  })

  it('loses no result that was entered in the same instant, over and over', {
    timeout: 180_000,
  }, async () => {
    let cup = await bracketedCompetition(people, { teams: 4 })
    await markStaged(cup.competitionId)
    const outcomes = new Set<string>()
    for (let time = 0; time < raceRounds(6); time += 1) {
      cup = await newBracket(cup, people.owner, {})
      await stored.competition(cup.competitionId).update({ status: 'running' })
      const { competitionId, bracketId } = cup
      const [deleted, started] = await Promise.all([
        call('deleteBracket', people.owner, deletion(cup)),
        call('startMatch', people.administrator, {
          competitionId,
          bracketId,
          matchId: 'main-1-1',
          revision: 0,
        }),
      ])
      if (deleted.ok) {
        expect(started).toEqual(refused('changed-meanwhile'))
        expect(await storedMatches(competitionId, bracketId)).toEqual({})
      } else {
        expect(deleted).toEqual(refused('results-exist', { count: 1 }))
        expect(started).toEqual({ ok: true, value: { revision: 1 } })
      }
      outcomes.add(deleted.ok ? 'deleted' : 'started')
    }
    expect(outcomes.size).toBeGreaterThan(0)
  })

  it('refuses every command on a bracket that was deleted meanwhile', { timeout: 240_000 }, async () => {
    const cup = await bracketedCompetition(people, { teams: 4, after: onePlayed })
    const { competitionId, bracketId, teamIds } = cup
    const [first = '', second = ''] = teamIds
    expect(await call('deleteBracket', people.owner, deletion(cup, true))).toEqual(done)
    const inBracket = { competitionId, bracketId }
    const onMatch = { ...inBracket, matchId: 'main-1-2', revision: 1 }
    await changingNothing(competitionId, [], async () => {
      const replies = await Promise.all([
        call('startMatch', people.owner, onMatch),
        call('setScore', people.owner, { ...onMatch, score: [1, 0] }),
        call('finishSeries', people.owner, { ...onMatch, score: [1, 0] }),
        call('forfeitMatch', people.owner, { ...onMatch, sides: [0] }),
        call('clearSlot', people.owner, { ...onMatch, slot: 0 }),
        call('placeTeam', people.owner, { ...onMatch, slot: 0, teamId: first }),
        call('reopenMatch', people.owner, { ...onMatch, cascade: true, preview: false }),
        call('disqualifyTeam', people.owner, { ...inBracket, teamId: first }),
        call('replaceTeam', people.owner, { ...inBracket, teamId: first, byTeamId: second }),
      ])
      for (const reply of replies) expect(reply).toEqual(refused('changed-meanwhile'))
    })
  })

  it('knows what does not exist, and names the field at fault', async () => {
    const unknown = { competitionId: freshId(), bracketId: freshId(), confirmed: true }
    expect(await call('deleteBracket', people.owner, unknown)).toEqual(refused('not-found'))
    expect(await callWith('deleteBracket', people.owner, { ...unknown, confirmed: 'yes' })).toEqual(
      refused('invalid-input', { fields: [{ path: 'confirmed', problem: 'invalid-type' }] }),
    )
  })
})
