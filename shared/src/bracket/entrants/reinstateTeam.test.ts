import { describe, expect, test } from 'vitest'
import { defaultStages } from '../../format/formatTemplates.ts'
import type { BracketPlan } from '../creation/createBracket.ts'
import type { Bracket } from '../model/bracket.ts'
import { isOver } from '../model/match.ts'
import { teamPair } from '../model/matchState.ts'
import type { SwissStage, TableStage } from '../model/stage.ts'
import { withdrawnTeams } from '../model/withdrawals.ts'
import { groupTable } from '../stages/groupTable.ts'
import { closeStages } from '../stages/settleStages.ts'
import { pairingOf } from '../stages/swissRounds.ts'
import { manualSwiss } from '../testing/manualSwiss.ts'
import { play, required } from '../testing/playOut.ts'
import { done, given } from '../testing/playRandomStages.ts'
import { betterSeedWins, playStages } from '../testing/playStages.ts'
import { bracketOf } from '../testing/randomTournament.ts'

const out = (bracket: Bracket) => done(bracket, 'disqualifyTeam', { teamId: 'team-1' })
const reinstating = (bracket: Bracket, fields: object = {}) =>
  given(bracket, 'reinstateTeam', { teamId: 'team-1', ...fields })
const published = (bracket: Bracket, round: number, redraw = false) =>
  done(bracket, 'publishRound', { stage: 's1', round, redraw })

describe('a team is reinstated', () => {
  test('with its running match and its score, once those after it are given up', () => {
    const running = done(bracketOf(4), 'startMatch', { matchId: 'main-1-1' })
    const left = play(out(done(running, 'setScore', { matchId: 'main-1-1', score: [0, 0] })), 'main-1-2', 0)
    const begun = done(left, 'startMatch', { matchId: 'main-2-1' })
    expect(reinstating(begun)).toMatchObject({
      code: 'next-match-started',
      facts: { matches: ['main-2-1'] },
    })
    const back = done(begun, 'reinstateTeam', { teamId: 'team-1', cascade: true })
    expect(required(back, 'main-1-1')).toMatchObject({ status: 'running', winner: null })
    expect(teamPair(required(back, 'main-2-1'))[0]).toBe(null)
    expect([...withdrawnTeams(back)]).toEqual([])
    expect(reinstating(back)).toMatchObject({ value: { changes: [] } })
  })

  test('unless that would take from the replacement of another withdrawn team what it has taken over', () => {
    const nobody = done(bracketOf(8), 'forfeitMatch', { matchId: 'main-1-2', sides: [0, 1] })
    const walkover = done(nobody, 'disqualifyTeam', { teamId: 'team-8' })
    const replaced = done(out(walkover), 'replaceTeam', { teamId: 'team-1', byTeamId: 'wolves' })
    expect(teamPair(required(replaced, 'main-3-1'))[0]).toBe('wolves')
    expect(given(replaced, 'reinstateTeam', { teamId: 'team-8', cascade: true })).toMatchObject({
      code: 'team-replaced',
      facts: { teamId: 'team-1' },
    })
  })

  test('unless a Swiss round that was drawn without it has begun, which is named', () => {
    const start = bracketOf(8, { stages: [manualSwiss] })
    const second = published(out(playStages(start, betterSeedWins)), 2)
    const back = done(second, 'reinstateTeam', { teamId: 'team-1' })
    const open = [...back.matches.values()].filter(({ stage, round }) => stage === 's1' && round === 2)
    expect(open.flatMap(teamPair).every(teamId => teamId === null)).toBe(true)
    const [first] = [...second.matches.values()].filter(
      ({ round, status }) => round === 2 && status === 'ready',
    )
    const begun = done(second, 'startMatch', { matchId: first?.id })
    expect(reinstating(begun, { cascade: true })).toMatchObject({
      code: 'drawn-without-team',
      facts: { matches: [first?.id] },
    })
  })

  test('unless late entries have taken its room', () => {
    let bracket = out(playStages(bracketOf(8, { stages: [manualSwiss] }), betterSeedWins))
    for (let entry = 9; ; entry += 1) {
      const fields = { teamId: `team-${entry}`, pointsPerMissedRound: 0 }
      const entered = given(bracket, 'enterLate', fields)
      if (!entered.ok) break
      bracket = entered.value.bracket
    }
    expect(reinstating(bracket)).toMatchObject({ code: 'stage-full' })
    for (const teamId of withdrawnTeams(bracket))
      expect(given(bracket, 'replaceTeam', { teamId, byTeamId: 'new' })).toMatchObject({ code: 'stage-full' })
  })
})

/** A bracket as it was stored before withdrawals were listed. */
function unlisted({ shape: { withdrawals: _, ...shape }, matches }: Bracket): Bracket {
  return { shape, matches }
}

/** The last match of a team in a table, in which its withdrawal was recorded if it had none to come. */
function withMark(bracket: Bracket): Bracket {
  const last = [...bracket.matches.values()].findLast(match => teamPair(match).includes('team-1'))
  if (last === undefined) throw new Error('no match')
  const slots = last.slots.map(slot => (slot.teamId === 'team-1' ? { ...slot, closed: true } : slot))
  return { ...bracket, matches: new Map(bracket.matches).set(last.id, { ...last, slots: slots as never }) }
}

const league = { ...defaultStages['round-robin'](4), groups: 1 }
const groups = { ...defaultStages.gsl(8), groups: 2 }

test.each<[string, number, Partial<BracketPlan>]>([
  ['single', 4, {}],
  ['double', 4, { format: 'double' }],
  ['gsl', 8, { stages: [groups] }],
  ['round-robin', 4, { format: 'table', stages: [league] }],
  ['swiss', 8, { stages: [manualSwiss] }],
])('a %s bracket that was stored before withdrawals were listed reads as before', (kind, teams, plan) => {
  const left = out(bracketOf(teams, plan))
  const old = unlisted(left)
  expect([...withdrawnTeams(old)]).toEqual(['team-1'])
  const closed = closeStages(old)
  expect(closed.ok && closed.value.bracket.shape.withdrawals).toEqual([
    { teamId: 'team-1', stage: left.shape.stages[0]?.key },
  ])
  const back = [left, old].map(bracket => done(bracket, 'reinstateTeam', { teamId: 'team-1' }).matches)
  expect([kind, back[1]]).toEqual([kind, back[0]])
})

test('a withdrawal that was recorded in a match of a table is kept when the next round is drawn', () => {
  const second = playStages(bracketOf(8, { stages: [manualSwiss] }), betterSeedWins)
  const old = unlisted(withMark(second))
  const drawn = published(old, 2)
  expect(
    [...drawn.matches.values()].some(match => match.round === 2 && teamPair(match).includes('team-1')),
  ).toBe(false)
  const stage = old.shape.stages[0] as TableStage
  expect(groupTable(old, stage, 0).map(({ record }) => record.teamId)).not.toContain('team-1')
  const back = done(old, 'reinstateTeam', { teamId: 'team-1' })
  expect(
    [...back.matches.values()]
      .filter(({ stage: key, round }) => key === stage.key && round === 1)
      .every(isOver),
  ).toBe(true)
  expect(groupTable(back, stage, 0)[0]?.record.teamId).toBe('team-1')
})

test('a team that withdrew in a later stage is not paired when a round before it is drawn again', () => {
  const stages = [{ ...defaultStages.swiss(8), advance: 4, rounds: 2 }]
  const start = playStages(bracketOf(8, { stages }), match =>
    match.stage === 's1' ? betterSeedWins(match) : null,
  )
  const bracket = out(start)
  expect(bracket.shape.withdrawals).toEqual([{ teamId: 'team-1', stage: 's2' }])
  const [stage] = bracket.shape.stages
  const { pairs, bye } = pairingOf(bracket, stage as SwissStage, 2)
  expect([...pairs.flatMap(({ teamIds }) => teamIds), bye]).not.toContain('team-1')
})
