import { describe, expect, test } from 'vitest'
import type { StagePlan } from '../../format/stagePlan.ts'
import { chance } from '../../random/chance.ts'
import type { Bracket } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { winsNeeded } from '../model/series.ts'
import { type ValveStage, valveStages } from '../pairing/testing/valveStages.ts'
import { teamIds } from '../testing/randomTournament.ts'
import { matchWorth } from './matchWorth.ts'
import type { TeamProspect } from './prospect.ts'
import {
  bracketOf,
  done,
  factor,
  final,
  matchOf,
  outcomesOf,
  play,
  prospectsOf,
  stageAt,
  swissPlan,
  win,
  withTiesDecided,
} from './testing/prospectScenes.ts'

describe.each(valveStages.filter(({ lossesToLeave }) => lossesToLeave === 3))('$name', stage => {
  test('three wins advance, three losses eliminate, and every need is the number of wins left', () => {
    let bracket = bracketOf(
      [...'abcdefghijklmnop'],
      [{ ...swissPlan('valve', 8), firstRound: stage.firstRound } as StagePlan],
    )
    expectRecords(bracket, '')
    for (const [round, results] of stage.rounds.entries()) {
      if (!isPaired(bracket, round, results)) break
      for (const text of results.split(' ')) {
        const winner = [...text].find(letter => letter !== letter.toLowerCase())?.toLowerCase() ?? ''
        const loser = text.toLowerCase().replace(winner, '')
        expectWorth(bracket, winner, loser, stage, round)
        bracket = win(bracket, winner, loser)
      }
      expectRecords(bracket, stage.rounds.slice(0, round + 1).join(' '))
    }
  })
})

/** Whether the stage was paired as it is paired now; one was not. */
function isPaired({ matches }: Bracket, round: number, results: string): boolean {
  const pairs = [...matches.values()].flatMap(({ round: own, slots, status }) =>
    own === round + 1 && status === 'ready'
      ? [
          slots
            .map(({ teamId }) => teamId)
            .toSorted()
            .join(''),
        ]
      : [],
  )
  return results
    .toLowerCase()
    .split(' ')
    .every(pair => pairs.includes([...pair].sort().join('')))
}

const winsIn = (results: string, teamId: string) => results.split(teamId.toUpperCase()).length - 1
const lossesIn = (results: string, teamId: string) => results.split(teamId).length - 1

function expectRecords(bracket: Bracket, results: string): void {
  for (const { teamId, outcome, needs } of prospectsOf(bracket)) {
    const [wins, losses] = [winsIn(results, teamId), lossesIn(results, teamId)]
    expect([teamId, outcome]).toEqual([teamId, wins === 3 ? 'through' : losses === 3 ? 'out' : 'open'])
    if (outcome !== 'open') continue
    expect(needs).toEqual({
      required: losses === 2 ? 'win' : null,
      enough: [{ kind: 'wins', count: 3 - wins, of: 5 - wins - losses }],
    })
  }
}

function expectWorth(
  bracket: Bracket,
  winner: string,
  loser: string,
  stage: ValveStage,
  round: number,
): void {
  const earlier = stage.rounds.slice(0, round).join(' ')
  const worth = matchWorth(bracket, matchOf(bracket, winner, loser))
  for (const { teamId, now, win: won, loss } of worth ?? []) {
    expect([teamId, now, won, loss]).toEqual([
      teamId,
      'open',
      winsIn(earlier, teamId) === 2 ? 'through' : 'open',
      lossesIn(earlier, teamId) === 2 ? 'out' : 'open',
    ])
  }
  expect(worth).toHaveLength(2)
}

/** The outcomes by record after each round of a stage of 16 teams of which so many advance. */
function outcomesByRecord(bracket: Bracket): Readonly<Record<string, readonly string[]>> {
  const [stage] = bracket.shape.stages
  const records = new Map<string, { wins: number; losses: number }>()
  for (const { slots, status, winner, stage: key } of bracket.matches.values()) {
    if (status !== 'finished' || key !== stage?.key) continue
    for (const [side, { teamId }] of slots.entries()) {
      const record = records.get(teamId ?? '') ?? { wins: 0, losses: 0 }
      if (winner === side) record.wins += 1
      else record.losses += 1
      records.set(teamId ?? '', record)
    }
  }
  const byRecord = new Map<string, Set<string>>()
  for (const { teamId, outcome } of prospectsOf(bracket)) {
    const record = final(records.get(teamId) ?? { wins: 0, losses: 0 })
    byRecord.set(record, (byRecord.get(record) ?? new Set()).add(outcome))
  }
  return Object.fromEntries([...byRecord].map(([record, outcomes]) => [record, [...outcomes]]))
}

test.each([
  // Two teams end with 3–0, three with 3–1 and so on, and the difficulty orders those with equal records.
  [2, { '3–0': 'through', '2–1': 'out', '1–2': 'out' }, { '3–1': 'out', '2–2': 'out' }],
  [4, { '3–0': 'through', '2–1': 'open', '1–2': 'out' }, { '3–1': 'open', '2–2': 'out' }],
  [5, { '3–0': 'through', '2–1': 'open', '1–2': 'out' }, { '3–1': 'through', '2–2': 'out' }],
  [7, { '3–0': 'through', '2–1': 'open', '1–2': 'open' }, { '3–1': 'through', '2–2': 'open' }],
  [11, { '3–0': 'through', '2–1': 'through', '1–2': 'open' }, { '2–2': 'through', '1–3': 'out' }],
  [12, { '2–1': 'through', '1–2': 'open', '0–3': 'out' }, { '2–2': 'through', '1–3': 'open' }],
])(
  'of Valve’s Swiss of 16 teams %i advance: the outcomes after the third and fourth round',
  (advance, third, fourth) => {
    const below = chance(advance)
    let bracket = bracketOf(teamIds(16), [swissPlan('valve', advance)], 'double')
    for (let round = 1; round <= 4; round++) {
      for (const match of [...bracket.matches.values()]) {
        if (match.stage !== stageAt(bracket).key || match.status !== 'ready') continue
        const needed = winsNeeded(match.bestOf)
        bracket = play(bracket, match, below(2) === 0 ? [needed, 0] : [0, needed])
      }
      const expected = round === 3 ? third : round === 4 ? fourth : {}
      const outcomes = outcomesByRecord(bracket)
      for (const [record, outcome] of Object.entries(expected))
        expect([record, outcomes[record]]).toEqual([record, [outcome]])
    }
  },
)

test('after a withdrawal from Valve’s Swiss, every claim that is made holds to the end', () => {
  let [eliminated, reprieved] = [0, 0]
  for (let luck = 0; luck < Math.ceil(12 * factor); luck++) {
    const below = chance(luck)
    let bracket = bracketOf(teamIds(16), [swissPlan('valve', 8)])
    const said: TeamProspect[] = []
    const withdrawal = below(4)
    for (let round = 0; round < 5; round++) {
      if (round === withdrawal) {
        const wanted = round < 3 ? 'open' : 'through'
        const teams = prospectsOf(bracket).filter(({ outcome }) => outcome === wanted)
        bracket = done(bracket, 'disqualifyTeam', { teamId: teams[below(teams.length)]?.teamId })
      }
      for (const match of [...bracket.matches.values()]) {
        if (match.stage !== stageAt(bracket).key || match.status !== 'ready') continue
        const needed = winsNeeded(match.bestOf)
        bracket = play(bracket, match, below(2) === 0 ? [needed, 0] : [0, needed])
      }
      if (round >= withdrawal && round < 4) said.push(...prospectsOf(bracket))
    }
    const end = withTiesDecided(bracket)
    const outcomes = outcomesOf(prospectsOf(end))
    for (const { teamId, outcome } of said) {
      if (outcome === 'open') continue
      expect([teamId, outcome]).toEqual([teamId, outcomes[teamId]])
      if (outcome === 'out') eliminated += 1
    }
    const loses = ({ slots, winner, status }: Match, teamId: string) =>
      status === 'finished' && winner !== null && slots[winner === 0 ? 1 : 0].teamId === teamId
    for (const [teamId, outcome] of Object.entries(outcomes)) {
      const own = [...end.matches.values()].filter(({ stage }) => stage === stageAt(end).key)
      if (outcome === 'through' && own.filter(match => loses(match, teamId)).length === 3) reprieved += 1
    }
  }
  expect(eliminated).toBeGreaterThan(0)
  // A team that withdraws after its third win leaves a place to one with three losses.
  expect(reprieved).toBeGreaterThan(0)
})
