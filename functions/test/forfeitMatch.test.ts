import { describe, expect, it } from 'vitest'
import { bracketCast } from '../../testing/bracketCast.ts'
import { type BracketedCompetition, bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { call, callWith } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { freshId } from '../../testing/seededCompetition.ts'
import { storedCompetition, storedMatch } from '../../testing/storedBracket.ts'
import { logOf } from './support/logOf.ts'
import { onMatch } from './support/onMatch.ts'
import { outsideTeam } from './support/outsideTeam.ts'
import { changingNothing, refused } from './support/refused.ts'

const people = await bracketCast()

const target = (testCompetition: BracketedCompetition, matchId: string, sides: (0 | 1)[], revision = 0) => ({
  ...onMatch(testCompetition, matchId, revision),
  sides,
})

describe('forfeitMatch', () => {
  it.each(['owner', 'administrator'] as const)('lets the %s give a match up for a side, once', async role => {
    const testCompetition = await bracketedCompetition(people, { teams: 4, format: 'double' })
    const wanted = target(testCompetition, 'upper-1-1', [0])
    const reply = await call('forfeitMatch', people[role], wanted)
    expect(reply).toEqual({ ok: true, value: { revision: 1 } })
    const [first, , , fourth] = testCompetition.teamIds
    expect(await storedMatch(testCompetition, 'upper-1-1')).toMatchObject({
      status: 'finished',
      winner: 1,
      forfeits: [true, false],
    })
    expect(await storedMatch(testCompetition, 'upper-2-1')).toMatchObject({ slots: [{ teamId: fourth }, {}] })
    expect(await storedMatch(testCompetition, 'lower-1-1')).toMatchObject({ slots: [{ teamId: first }, {}] })
    expect(await logOf(testCompetition)).toMatchObject([{ action: 'forfeitMatch', matchId: 'upper-1-1' }])
    await changingNothing(testCompetition.competitionId, [], async () => {
      expect(await call('forfeitMatch', people[role], wanted)).toEqual(reply)
    })
  })

  it('both give up: who waits for one of them goes on, as far as nobody stands in the way', async () => {
    const testCompetition = await bracketedCompetition(people, { teams: 8, played: { 'main-1-2': [1, 0] } })
    expect(
      await call('forfeitMatch', people.owner, target(testCompetition, 'main-1-1', [0, 1])),
    ).toMatchObject({
      ok: true,
    })
    expect(await storedMatch(testCompetition, 'main-1-1')).toMatchObject({
      winner: null,
      forfeits: [true, true],
    })
    expect(await storedMatch(testCompetition, 'main-2-1')).toMatchObject({ status: 'bye', winner: 1 })
    expect(await storedMatch(testCompetition, 'main-3-1')).toMatchObject({
      slots: [{ teamId: testCompetition.teamIds[3] }, {}],
    })
  })

  it('both give the final up: over, and nobody has won', async () => {
    const testCompetition = await bracketedCompetition(people, { teams: 2 })
    expect(
      await call('forfeitMatch', people.owner, target(testCompetition, 'main-1-1', [1, 0])),
    ).toMatchObject({
      ok: true,
    })
    expect(await storedCompetition(testCompetition)).toMatchObject({ status: 'finished', champion: null })
  })

  it('makes the champion of who is left', async () => {
    const testCompetition = await bracketedCompetition(people, { teams: 3, played: { 'main-1-2': [1, 0] } })
    const { revision } = await storedMatch(testCompetition, 'main-2-1')
    expect(
      await call('forfeitMatch', people.owner, target(testCompetition, 'main-2-1', [0], revision)),
    ).toMatchObject({
      ok: true,
    })
    const champion = { teamId: testCompetition.teamIds[1], name: 'Team 2' }
    expect(await storedCompetition(testCompetition)).toMatchObject({ status: 'finished', champion })
  })

  it('refuses what is not ready, over, changed or wrong, and who may not', async () => {
    const testCompetition = await bracketedCompetition(people, { teams: 3, played: { 'main-1-2': [1, 0] } })
    await changingNothing(testCompetition.competitionId, [], async () => {
      expect(await call('forfeitMatch', people.owner, target(testCompetition, 'main-1-2', [0], 2))).toEqual(
        refused('match-over', { status: 'finished' }),
      )
      expect(await call('forfeitMatch', people.owner, target(testCompetition, 'main-2-1', [0], 0))).toEqual(
        refused('changed-meanwhile'),
      )
      expect(await call('forfeitMatch', people.player, target(testCompetition, 'main-2-1', [0], 1))).toEqual(
        refused('permission-denied'),
      )
      expect(await call('forfeitMatch', null, target(testCompetition, 'main-2-1', [0], 1))).toEqual(
        refused('unauthenticated'),
      )
      for (const sides of [[], [2], [0, 1, 0], 'both']) {
        const wrong = { ...target(testCompetition, 'main-2-1', [0], 1), sides }
        expect(await callWith('forfeitMatch', people.owner, wrong)).toEqual(refused('invalid-input'))
      }
    })
    const open = await bracketedCompetition(people, { teams: 4 })
    expect(await call('forfeitMatch', people.owner, target(open, 'main-2-1', [0]))).toEqual(
      refused('match-not-ready', { status: 'waiting' }),
    )
  })
})

describe('disqualifyTeam', () => {
  const out = ({ competitionId, bracketId }: BracketedCompetition, teamId: string | undefined) => ({
    competitionId,
    bracketId,
    teamId: teamId ?? '',
  })

  it('lets a team lose all that it has still to play, once', async () => {
    const testCompetition = await bracketedCompetition(people, {
      teams: 4,
      format: 'double',
      played: { 'upper-1-2': [1, 0] },
    })
    const [first, second, third, fourth] = testCompetition.teamIds
    const wanted = out(testCompetition, first)
    expect(await call('disqualifyTeam', people.administrator, wanted)).toEqual({ ok: true, value: {} })
    expect(await storedMatch(testCompetition, 'upper-1-1')).toMatchObject({
      winner: 1,
      forfeits: [true, false],
    })
    expect(await storedMatch(testCompetition, 'upper-2-1')).toMatchObject({
      status: 'ready',
      slots: [{ teamId: fourth }, { teamId: second }],
    })
    expect(await storedMatch(testCompetition, 'lower-1-1')).toMatchObject({ status: 'finished', winner: 1 })
    expect(await storedMatch(testCompetition, 'lower-2-1')).toMatchObject({
      slots: [{ teamId: null }, { teamId: third }],
    })
    expect(await logOf(testCompetition)).toMatchObject([
      { action: 'disqualifyTeam', matchId: null, teamIds: [first] },
    ])
    await changingNothing(testCompetition.competitionId, [], async () => {
      expect(await call('disqualifyTeam', people.owner, wanted)).toEqual({ ok: true, value: {} })
    })
  })

  it('ends the competition where nobody else is left', async () => {
    const testCompetition = await bracketedCompetition(people, {
      teams: 2,
      format: 'double',
      grandFinal: 'reset',
    })
    expect(
      await call('disqualifyTeam', people.owner, out(testCompetition, testCompetition.teamIds[0])),
    ).toMatchObject({ ok: true })
    expect(await storedCompetition(testCompetition)).toMatchObject({
      status: 'finished',
      champion: { teamId: testCompetition.teamIds[1], name: 'Team 2' },
    })
  })

  it('refuses who has nothing to play, who is unknown, and who may not', async () => {
    const testCompetition = await bracketedCompetition(people, { teams: 4, played: { 'main-1-1': [1, 0] } })
    const wanted = out(testCompetition, testCompetition.teamIds[3])
    await changingNothing(testCompetition.competitionId, [], async () => {
      expect(await call('disqualifyTeam', people.owner, wanted)).toEqual(refused('nothing-to-play'))
      expect(await call('disqualifyTeam', people.owner, out(testCompetition, freshId()))).toEqual(
        refused('not-found'),
      )
      expect(await call('disqualifyTeam', people.player, wanted)).toEqual(refused('permission-denied'))
      expect(await call('disqualifyTeam', null, wanted)).toEqual(refused('unauthenticated'))
    })
  })
})

describe('replaceTeam', () => {
  const swap = ({ competitionId, bracketId }: BracketedCompetition, teamId: string, byTeamId: string) => ({
    competitionId,
    bracketId,
    teamId,
    byTeamId,
  })

  it('gives the seed and the next match to another team, once', async () => {
    const testCompetition = await bracketedCompetition(people, { teams: 4, played: { 'main-1-1': [1, 0] } })
    const [first = ''] = testCompetition.teamIds
    await stored.team(testCompetition.competitionId, first).update({ seed: 1 })
    const wolves = await outsideTeam(testCompetition, [freshId()])
    const wanted = swap(testCompetition, first, wolves)
    expect(await call('replaceTeam', people.owner, wanted)).toEqual({ ok: true, value: {} })
    expect(await storedMatch(testCompetition, 'main-2-1')).toMatchObject({ slots: [{ teamId: wolves }, {}] })
    expect(await storedMatch(testCompetition, 'main-1-1')).toMatchObject({ slots: [{ teamId: first }, {}] })
    const shape = (
      await stored.bracket(testCompetition.competitionId, testCompetition.bracketId).get()
    ).data()
    expect(shape?.teamIds).toEqual([wolves, ...testCompetition.teamIds.slice(1)])
    const seeds = [first, wolves].map(
      async id => (await stored.team(testCompetition.competitionId, id).get()).data()?.seed,
    )
    expect(await Promise.all(seeds)).toEqual([null, 1])
    expect(await logOf(testCompetition)).toMatchObject([{ action: 'replaceTeam', teamIds: [first, wolves] }])
    await changingNothing(testCompetition.competitionId, [], async () => {
      expect(await call('replaceTeam', people.owner, wanted)).toEqual({ ok: true, value: {} })
    })
  })

  it('refuses who plays, has nothing to play, is there already, is empty or unknown, and who may not', async () => {
    const testCompetition = await bracketedCompetition(people, {
      teams: 4,
      played: { 'main-1-1': [1, 0], 'main-1-2': 'running' },
    })
    const [first = '', second = '', , fourth = ''] = testCompetition.teamIds
    const wolves = await outsideTeam(testCompetition, [freshId()])
    const ghosts = await outsideTeam(testCompetition, [])
    const replace = (teamId: string, byTeamId: string) =>
      call('replaceTeam', people.owner, swap(testCompetition, teamId, byTeamId))
    await changingNothing(testCompetition.competitionId, [], async () => {
      expect(await replace(second, wolves)).toEqual(refused('match-busy', { matchId: 'main-1-2' }))
      expect(await replace(fourth, wolves)).toEqual(refused('nothing-to-play'))
      expect(await replace(first, second)).toEqual(refused('already-in-bracket'))
      expect(await replace(first, ghosts)).toEqual(refused('team-empty'))
      expect(await replace(first, freshId())).toEqual(refused('not-found'))
      expect(await replace(freshId(), wolves)).toEqual(refused('not-found'))
      expect(await replace(freshId(), second)).toEqual(refused('not-found'))
      expect(await replace(wolves, second)).toEqual(refused('not-found'))
      const wanted = swap(testCompetition, first, wolves)
      expect(await call('replaceTeam', people.player, wanted)).toEqual(refused('permission-denied'))
      expect(await call('replaceTeam', null, wanted)).toEqual(refused('unauthenticated'))
    })
  })
})
