import { describe, expect, it } from 'vitest'
import { bracketCast } from '../../testing/bracketCast.ts'
import { type BracketedCompetition, bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { freshId } from '../../testing/seededCompetition.ts'
import { markStaged } from '../../testing/staged.ts'
import { storedMatch, storedMatches } from '../../testing/storedBracket.ts'
import { onMatch } from './support/onMatch.ts'
import { changingNothing, refused } from './support/refused.ts'

const people = await bracketCast()

const target = (testCompetition: BracketedCompetition, matchId = 'main-1-1', revision = 0) =>
  onMatch(testCompetition, matchId, revision)

describe('startMatch', () => {
  it.each(['owner', 'administrator'] as const)('lets the %s start a ready match', async role => {
    const testCompetition = await bracketedCompetition(people, { teams: 4 })
    const before = await storedMatches(testCompetition)
    expect(await call('startMatch', people[role], target(testCompetition))).toEqual({
      ok: true,
      value: { revision: 1 },
    })
    expect(await storedMatches(testCompetition)).toEqual({
      ...before,
      'main-1-1': { ...before['main-1-1'], status: 'running', revision: 1 },
    })
    const { since } =
      (
        await stored.match(testCompetition.competitionId, testCompetition.bracketId, 'main-1-1').get()
      ).data() ?? {}
    expect(since).toEqual({ status: 'running', at: expect.any(Number) })
  })

  it('answers a repeated call as the first one', async () => {
    const testCompetition = await bracketedCompetition(people, { teams: 4 })
    const reply = await call('startMatch', people.owner, target(testCompetition))
    await changingNothing(testCompetition.competitionId, [], async () => {
      expect(await call('startMatch', people.owner, target(testCompetition))).toEqual(reply)
    })
  })

  it('starts once, however many start it at the same time', async () => {
    const testCompetition = await bracketedCompetition(people, { teams: 4 })
    const starters = [people.owner, people.administrator, people.owner, people.administrator]
    const replies = await Promise.all(
      starters.map(person => call('startMatch', person, target(testCompetition))),
    )
    expect(replies).toEqual(starters.map(() => ({ ok: true, value: { revision: 1 } })))
    expect(await storedMatch(testCompetition, 'main-1-1')).toMatchObject({ status: 'running', revision: 1 })
  })

  it('refuses a match whose teams have not come, and a bye', async () => {
    const testCompetition = await bracketedCompetition(people, { teams: 3 })
    await changingNothing(testCompetition.competitionId, [], async () => {
      expect(await call('startMatch', people.owner, target(testCompetition, 'main-1-1'))).toEqual(
        refused('match-not-ready', { status: 'bye' }),
      )
      expect(await call('startMatch', people.owner, target(testCompetition, 'main-2-1'))).toEqual(
        refused('match-not-ready', { status: 'waiting' }),
      )
    })
  })

  it('refuses a second final that is not due', async () => {
    const testCompetition = await bracketedCompetition(people, {
      teams: 2,
      format: 'double',
      grandFinal: 'reset',
      played: { 'upper-1-1': [1, 0] },
    })
    await changingNothing(testCompetition.competitionId, [], async () => {
      expect(await call('startMatch', people.owner, target(testCompetition, 'final-2-1'))).toEqual(
        refused('match-not-ready', { status: 'waiting' }),
      )
    })
  })

  it('refuses a match that has changed since the caller saw it', async () => {
    const testCompetition = await bracketedCompetition(people, { teams: 2, played: { 'main-1-1': [1, 0] } })
    await changingNothing(testCompetition.competitionId, [], async () => {
      expect(await call('startMatch', people.owner, target(testCompetition))).toEqual(
        refused('changed-meanwhile', { revision: 2 }),
      )
      expect(await call('startMatch', people.owner, target(testCompetition, 'main-1-1', 2))).toEqual(
        refused('match-not-ready', { status: 'finished' }),
      )
    })
  })

  it('refuses a match in which other teams play than the caller saw', async () => {
    const testCompetition = await bracketedCompetition(people, { teams: 2 })
    const [one = '', other = ''] = testCompetition.teamIds
    await changingNothing(testCompetition.competitionId, [], async () => {
      expect(
        await call('startMatch', people.owner, { ...target(testCompetition), teamIds: [other, one] }),
      ).toEqual(refused('changed-meanwhile', { revision: 0 }))
    })
    expect(
      await call('startMatch', people.owner, { ...target(testCompetition), teamIds: [one, other] }),
    ).toEqual({
      ok: true,
      value: { revision: 1 },
    })
  })

  it('refuses a match of a bracket that has been replaced', async () => {
    const testCompetition = await bracketedCompetition(people, { teams: 2 })
    await markStaged(testCompetition.competitionId)
    await stored.competition(testCompetition.competitionId).update({ bracketId: freshId() })
    await changingNothing(testCompetition.competitionId, [], async () => {
      expect(await call('startMatch', people.owner, target(testCompetition))).toEqual(
        refused('changed-meanwhile'),
      )
    })
  })
})
