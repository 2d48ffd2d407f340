import { expect, test } from 'vitest'
import { defaultStages } from '../../format/formatTemplates.ts'
import type { Bracket } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { withdrawalsOf } from '../model/withdrawals.ts'
import { groupTable } from '../stages/groupTable.ts'
import { done, given } from '../testing/playRandomStages.ts'
import { betterSeedWins, playStages } from '../testing/playStages.ts'
import { bracketOf } from '../testing/randomTournament.ts'

const facts = ({ revision: _, ...match }: Match) => match

test('a withdrawn team with a bye forfeits the match after it, whether it came before it withdrew or afterwards', () => {
  const over = stagePlayed(bracketOf(4, { stages: [{ ...group, advance: 3 }] }))
  const out = done(over, 'disqualifyTeam', { teamId: 'team-1' })
  const own = [...out.matches.values()].filter(match => match.slots.some(({ teamId }) => teamId === 'team-1'))
  expect(own.at(-1)).toMatchObject({ stage: 's2', status: 'waiting', slots: [{ closed: true }, {}] })
  // The first two change places, and change them back.
  const [decisive] = own.filter(match => match.slots.some(({ teamId }) => teamId === 'team-2'))
  const corrected = (bracket: typeof out, score: Match['score']) =>
    done(bracket, 'correctScore', { matchId: decisive?.id, score, cascade: true })
  const isUpper = decisive?.slots[0].teamId === 'team-1'
  const back = corrected(corrected(out, isUpper ? [0, 1] : [1, 0]), isUpper ? [1, 0] : [0, 1])
  expect([...back.matches.values()].map(facts)).toEqual([...out.matches.values()].map(facts))
})

const group = { ...defaultStages['round-robin'](4), groups: 1, bestOf: 1 } as const
const stagePlayed = (bracket: Bracket) =>
  playStages(bracket, match => (match.stage === 's1' ? betterSeedWins(match) : null))
const places = (bracket: Bracket) => {
  const [stage] = bracket.shape.stages
  return stage?.kind === 'round-robin' ? groupTable(bracket, stage, 0).map(({ record }) => record.teamId) : []
}

test('a team without a match withdraws: from its table while no later stage depends on it', () => {
  const over = stagePlayed(bracketOf(4, { stages: [{ ...group, advance: 2 }] }))
  expect(places(done(over, 'disqualifyTeam', { teamId: 'team-3' }))).toEqual(['team-1', 'team-2', 'team-4'])
  const final = [...over.matches.values()].find(({ stage }) => stage === 's2')
  const begun = done(over, 'startMatch', { matchId: final?.id })
  const out = done(begun, 'disqualifyTeam', { teamId: 'team-3' })
  expect(withdrawalsOf(out)).toEqual([{ teamId: 'team-3', stage: 's2' }])
  expect(places(out)).toHaveLength(4)
  expect(done(out, 'reinstateTeam', { teamId: 'team-3' }).shape.withdrawals).toEqual([])
})

test('the winner of a league withdraws after its last match, and the second moves up', () => {
  const over = playStages(bracketOf(4, { format: 'table', stages: [group] }), betterSeedWins)
  expect(places(done(over, 'disqualifyTeam', { teamId: 'team-1' }))[0]).toBe('team-2')
})

test('a late entry withdraws before it is paired, and its round is drawn without it', () => {
  const plan = { ...defaultStages.swiss(8), pairing: 'top-half', rounds: 3, publishing: 'manual' } as const
  const first = playStages(bracketOf(8, { stages: [{ ...plan, advance: 2 }] }), betterSeedWins)
  const late = done(first, 'enterLate', { teamId: 'late', pointsPerMissedRound: 0 })
  const out = done(late, 'disqualifyTeam', { teamId: 'late' })
  const drawn = done(out, 'publishRound', { stage: 's1', round: 2, redraw: false })
  expect([...drawn.matches.values()].some(({ slots }) => slots.some(({ teamId }) => teamId === 'late'))).toBe(
    false,
  )
})

test('once everything is over nobody withdraws from an elimination, where results always stand', () => {
  const start = bracketOf(4)
  expect(given(start, 'disqualifyTeam', { teamId: 'team-1', results: 'annul' })).toMatchObject({
    code: 'results-stand',
  })
  const over = playStages(start, betterSeedWins)
  expect(given(over, 'disqualifyTeam', { teamId: 'team-4' })).toMatchObject({ code: 'nothing-to-play' })
})
