import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { fitted } from '../../format/stageKinds/optionValues.ts'
import { pointSystems } from '../../format/stageKinds/points.ts'
import type { StagePlan } from '../../format/stagePlan.ts'
import { chance } from '../../random/chance.ts'
import { applyCommand } from '../commands/applyCommand.ts'
import type { CommandName } from '../commands/commandTable.ts'
import type { BracketPlan } from '../creation/createBracket.ts'
import { hasTable } from '../kinds/kindOf.ts'
import type { Bracket } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { winsNeeded } from '../model/series.ts'
import type { Stage, TableStage } from '../model/stage.ts'
import { type ValveStage, valveStages } from '../pairing/testing/valveStages.ts'
import { tableMatches } from '../stages/stageMatches.ts'
import { tiesOf } from '../stages/tiesOf.ts'
import { created } from '../testing/law.ts'
import { teamIds } from '../testing/randomTournament.ts'
import { matchWorth } from './matchWorth.ts'
import { openGroup } from './openGroup.ts'
import type { HopedResult, TeamProspect } from './prospect.ts'
import { stageProspects } from './stageProspects.ts'

// The deep run plays many more stages.
vi.setConfig({ testTimeout: 600_000 })

declare const process: { readonly env: Readonly<Record<string, string | undefined>> }

const factor = Number(process.env['PROSPECT_GROUPS'] ?? 200) / 200

const groupsOf = (groups: number, advance: number, rest: Partial<StagePlan> = {}): StagePlan =>
  ({
    kind: 'round-robin',
    groups,
    legs: 1,
    advance,
    bestOf: 3,
    criteria: ['points', 'head-to-head', 'game-difference', 'games-won'],
    ...rest,
  }) as StagePlan

function bracketOf(
  teams: readonly string[],
  stages: readonly StagePlan[],
  format: BracketPlan['format'] = 'single',
): Bracket {
  return created({
    teamIds: teams,
    format,
    stages,
    bestOf: { rounds: 1, final: 3 },
    thirdPlace: false,
    grandFinal: 'single',
  })
}

function done(bracket: Bracket, name: CommandName, fields: object): Bracket {
  const defaults = { competitionId: '', bracketId: '', revision: 0, cascade: false, preview: false }
  const outcome = applyCommand(name, bracket, { ...defaults, ...fields } as never)
  if (!outcome.ok) throw new Error(`${name} ${JSON.stringify(fields)}: ${outcome.code}`)
  return outcome.value.bracket
}

const play = (bracket: Bracket, { id }: Pick<Match, 'id'>, score: readonly [number, number]) =>
  done(done(bracket, 'startMatch', { matchId: id }), 'finishSeries', { matchId: id, score })

/** Plays the match of two teams, which the first one wins. */
function win(bracket: Bracket, winner: string, loser: string, lost = 0): Bracket {
  const match = matchOf(bracket, winner, loser)
  const won = winsNeeded(match.bestOf)
  return play(bracket, match, match.slots[0].teamId === winner ? [won, lost] : [lost, won])
}

function matchOf({ matches }: Bracket, one: string, other: string): Match {
  const match = [...matches.values()].find(({ slots, status }) => {
    const ids = slots.map(({ teamId }) => teamId)
    return ids.includes(one) && ids.includes(other) && status === 'ready'
  })
  if (match === undefined) throw new Error(`${one} and ${other} have no match to play`)
  return match
}

const stageAt = ({ shape }: Bracket, index = 0): Stage => shape.stages[index] as Stage
const prospectsOf = (bracket: Bracket, group = 0) => stageProspects(bracket, stageAt(bracket), group)
const outcomesOf = (prospects: readonly TeamProspect[]) =>
  Object.fromEntries(prospects.map(({ teamId, outcome }) => [teamId, outcome]))
const needsOf = (bracket: Bracket, teamId: string) =>
  prospectsOf(bracket).find(each => each.teamId === teamId)?.needs

describe('a group of four of which two advance', () => {
  const four = ['a', 'b', 'c', 'd']
  // The rounds are a–d b–c, d–c a–b, b–d c–a.
  const start = () => bracketOf(four, [groupsOf(1, 2)])
  const afterTwo = () => {
    let bracket = start()
    for (const [winner, loser] of [
      ['a', 'd'],
      ['b', 'c'],
      ['a', 'b'],
      ['c', 'd'],
    ] as const)
      bracket = win(bracket, winner, loser)
    return bracket
  }

  test('before the first match nothing is certain but that three wins suffice', () => {
    const prospects = prospectsOf(start())
    expect(outcomesOf(prospects)).toEqual({ a: 'open', b: 'open', c: 'open', d: 'open' })
    expect(prospects.map(({ needs }) => needs)).toEqual(
      four.map(() => ({ required: null, enough: [{ kind: 'wins', count: 3, of: 3 }] })),
    )
  })

  test('before the last round', () => {
    const bracket = afterTwo()
    expect(outcomesOf(prospectsOf(bracket))).toEqual({ a: 'open', b: 'open', c: 'open', d: 'open' })
    const [one, other] = [matchOf(bracket, 'a', 'c').id, matchOf(bracket, 'b', 'd').id]
    const next = (own: 'win' | 'any', ...others: readonly HopedResult[]) => ({ kind: 'next', own, others })
    const hoped = (matchId: string, winnerId: string, loserId: string): HopedResult => ({
      matchId,
      winnerId,
      loserId,
      orDraw: false,
    })
    // If c beats a while b wins, the three are tied, and the games of their matches decide.
    expect(needsOf(bracket, 'a')).toEqual({
      required: null,
      enough: [next('win'), next('any', hoped(other, 'd', 'b'))],
    })
    expect(needsOf(bracket, 'b')).toEqual({ required: null, enough: [next('win', hoped(one, 'a', 'c'))] })
    expect(needsOf(bracket, 'c')).toEqual({ required: null, enough: [next('win', hoped(other, 'd', 'b'))] })
    expect(needsOf(bracket, 'd')).toEqual({ required: 'win', enough: [] })
  })

  test('the worth of the matches of the last round', () => {
    const bracket = afterTwo()
    const worth = [
      ...(matchWorth(bracket, matchOf(bracket, 'a', 'c')) ?? []),
      ...(matchWorth(bracket, matchOf(bracket, 'b', 'd')) ?? []),
    ].sort((one, other) => (one.teamId < other.teamId ? -1 : 1))
    expect(worth).toEqual([
      { teamId: 'a', now: 'open', win: 'through', draw: null, loss: 'open' },
      { teamId: 'b', now: 'open', win: 'open', draw: null, loss: 'open' },
      { teamId: 'c', now: 'open', win: 'open', draw: null, loss: 'open' },
      { teamId: 'd', now: 'open', win: 'open', draw: null, loss: 'out' },
    ])
  })

  test('after the last match the claims are those of the next stage, and none is about matches of it', () => {
    let bracket = afterTwo()
    for (const [winner, loser] of [
      ['a', 'c'],
      ['b', 'd'],
    ] as const)
      bracket = win(bracket, winner, loser)
    expect(outcomesOf(prospectsOf(bracket))).toEqual({ a: 'through', b: 'through', c: 'out', d: 'out' })
    const final = [...bracket.matches.values()].at(-1) as Match
    expect(final.slots.map(({ teamId }) => teamId).toSorted()).toEqual(['a', 'b'])
    expect(matchWorth(bracket, final)).toBeNull()
    expect(stageProspects(bracket, stageAt(bracket, 1), 0)).toEqual([])
  })

  test('the match that a team plays now is its next one, whatever its round', () => {
    let bracket = start()
    for (const [winner, loser] of [
      ['a', 'b'],
      ['a', 'd'],
      ['b', 'd'],
    ] as const)
      bracket = win(bracket, winner, loser)
    const { id } = matchOf(bracket, 'c', 'd')
    const before = openGroup(bracket, stageAt(bracket) as TableStage, 0)?.remaining.map(each => each.id)
    const after = openGroup(done(bracket, 'startMatch', { matchId: id }), stageAt(bracket) as TableStage, 0)
    expect(before).toHaveLength(3)
    expect(before?.[0]).not.toBe(id)
    expect(after?.remaining[0]?.id).toBe(id)
  })

  test('a tie that only a lot can settle stays open', () => {
    let bracket = start()
    for (const [winner, loser] of [
      ['a', 'd'],
      ['b', 'd'],
      ['c', 'd'],
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
    ] as const)
      bracket = win(bracket, winner, loser)
    expect(outcomesOf(prospectsOf(bracket))).toEqual({ a: 'open', b: 'open', c: 'open', d: 'out' })
    const decided = done(bracket, 'decideTie', {
      stage: stageAt(bracket).key,
      group: 0,
      tieOrder: ['c', 'a', 'b'],
      by: 'decision',
    })
    expect(outcomesOf(prospectsOf(decided))).toEqual({ a: 'through', b: 'out', c: 'through', d: 'out' })
  })
})

test('in the only stage, the champion is through', () => {
  let bracket = bracketOf(['a', 'b', 'c'], [groupsOf(1, 1)], 'table')
  expect(outcomesOf(prospectsOf(bracket))).toEqual({ a: 'open', b: 'open', c: 'open' })
  for (const [winner, loser] of [
    ['a', 'b'],
    ['a', 'c'],
  ] as const)
    bracket = win(bracket, winner, loser)
  expect(outcomesOf(prospectsOf(bracket))).toEqual({ a: 'through', b: 'out', c: 'out' })
})

test('nothing is claimed while more than 200 matches remain, and what is certain from then on', () => {
  const [first = '', second = '', ...others] = teamIds(22)
  let bracket = bracketOf([first, second, ...others], [groupsOf(1, 1)], 'table')
  for (const other of [second, ...others]) bracket = win(bracket, first, other)
  for (const other of others.slice(0, 9)) bracket = win(bracket, second, other)
  const claimed = () =>
    prospectsOf(bracket).filter(({ outcome, needs }) => outcome !== 'open' || needs?.enough.length !== 0)
  expect(claimed()).toEqual([])
  bracket = win(bracket, second, others[9] ?? '')
  expect(claimed()).toContainEqual({ teamId: first, outcome: 'through', needs: null })
})

test('a clear win is enough where a win is not', () => {
  // All have lost to one of the others, and d has lost to all; only the games of a and c are still open.
  let bracket = bracketOf(['a', 'b', 'c', 'd'], [groupsOf(1, 1)], 'table')
  for (const [winner, loser, lost] of [
    ['a', 'd', 1],
    ['b', 'd', 1],
    ['c', 'd', 1],
    ['a', 'b', 0],
    ['b', 'c', 0],
  ] as const)
    bracket = win(bracket, winner, loser, lost)
  expect(needsOf(bracket, 'a')?.enough).toEqual([{ kind: 'next', own: 'win', others: [] }])
  expect(needsOf(bracket, 'c')).toEqual({ required: 'win', enough: [] })
  bracket = bracketOf(['a', 'b', 'c', 'd'], [groupsOf(1, 1)], 'table')
  for (const [winner, loser, lost] of [
    ['a', 'd', 1],
    ['b', 'd', 1],
    ['c', 'd', 1],
    ['a', 'b', 1],
    ['b', 'c', 1],
  ] as const)
    bracket = win(bracket, winner, loser, lost)
  const matchId = matchOf(bracket, 'a', 'c').id
  expect(needsOf(bracket, 'c')).toEqual({
    required: 'win',
    enough: [{ kind: 'score', matchId, score: [2, 0] }],
  })
})

test('of the third places the best ones advance, so that they stay open until all groups are over', () => {
  let bracket = bracketOf(teamIds(8), [groupsOf(2, 1, { bestOfNext: 1 })])
  const finish = (group: number) => {
    for (const match of tableMatches(stageAt(bracket), bracket.matches, group)) {
      const better = ({ slots: [upper, lower] }: Match) =>
        bracket.shape.teamIds.indexOf(upper.teamId ?? '') < bracket.shape.teamIds.indexOf(lower.teamId ?? '')
      bracket = play(bracket, match, better(match) ? [2, group] : [group, 2])
    }
  }
  finish(0)
  expect(prospectsOf(bracket).map(({ outcome }) => outcome)).toEqual(['through', 'open', 'out', 'out'])
  finish(1)
  expect(prospectsOf(bracket, 0).map(({ outcome }) => outcome)).toEqual(['through', 'through', 'out', 'out'])
  expect(prospectsOf(bracket, 1).map(({ outcome }) => outcome)).toEqual(['through', 'out', 'out', 'out'])
})

const swissPlan = (
  pairing: 'valve' | 'adjacent' | 'top-half',
  advance: number,
  lead: 'points' | 'record' = 'points',
): Extract<StagePlan, { readonly kind: 'swiss' }> => ({
  kind: 'swiss',
  groups: 1,
  advance,
  bestOf: 1,
  decidingBestOf: 3,
  pairing,
  firstRound: 'top-half',
  rounds: 4,
  publishing: 'automatic',
  criteria: pairing === 'valve' ? ['record', 'difficulty', 'seed'] : [lead, 'buchholz', 'seed'],
})

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

const final = ({ wins, losses }: { wins: number; losses: number }) => `${wins}–${losses}`

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

const roundRobin = fc.record({
  groups: fc.integer({ min: 1, max: 3 }),
  advance: fc.integer({ min: 1, max: 2 }),
  bestOfNext: fc.constantFrom(0, 0, 1),
  legs: fc.constantFrom(1, 2),
  bestOf: fc.constantFrom(1, 2, 3),
  points: fc.constantFrom(...pointSystems),
})
const swiss = fc.record({
  pairing: fc.constantFrom('valve', 'adjacent', 'top-half'),
  advance: fc.integer({ min: 2, max: 12 }),
  lead: fc.constantFrom('points', 'record'),
  bestOf: fc.constantFrom(1, 2),
  points: fc.constantFrom(...pointSystems),
})

test('the end of a stage refutes no claim that was made on the way', () => {
  const claims = new Map<string, number>()
  fc.assert(
    fc.property(
      fc.integer({ min: 6, max: 12 }),
      fc.constantFrom(0, 0, 1, 2),
      fc.oneof(
        roundRobin.map(({ groups, advance, ...rest }) =>
          groupsOf(groups, advance, rest as Partial<StagePlan>),
        ),
        swiss.map(({ pairing, advance, lead, bestOf, points }) =>
          fitted({ ...swissPlan(pairing, advance, lead), bestOf, points }),
        ),
      ),
      fc.integer(),
      (size, lower, upperPlan, luck) => {
        const lowerPlan = { ...upperPlan, bestOfNext: 0, advanceLower: lower } as StagePlan
        const plan = lower === 0 ? upperPlan : lowerPlan
        const below = chance(luck)
        const teams = plan.kind === 'swiss' && plan.pairing === 'valve' ? 16 : size
        let bracket: Bracket
        try {
          bracket = bracketOf(teamIds(teams), [plan], lower === 0 ? 'single' : 'double')
        } catch {
          return
        }
        const said: TeamProspect[] = []
        for (;;) {
          const ready = [...bracket.matches.values()].filter(
            ({ stage, status }) => stage === stageAt(bracket).key && status === 'ready',
          )
          const match = ready[below(ready.length)]
          if (match === undefined) break
          const isAsked = below(4) === 0
          for (const group of isAsked ? stageAt(bracket).groups.keys() : []) {
            said.push(...prospectsOf(bracket, group).filter(({ outcome }) => outcome !== 'open'))
          }
          for (const { teamId, now, win: won, loss } of (isAsked && matchWorth(bracket, match)) || [])
            if (now !== 'open') expect([teamId, won, loss]).toEqual([teamId, now, now])
          const needed = winsNeeded(match.bestOf)
          const isDrawn = match.bestOf === 2 && below(3) === 0
          bracket = play(bracket, match, isDrawn ? [1, 1] : below(2) === 0 ? [needed, 0] : [0, needed])
        }
        const next = withTiesDecided(bracket)
        const entered = [...next.matches.values()].filter(({ stage }) => stage !== stageAt(next).key)
        const teamsIn = (matches: readonly Match[]) =>
          new Set(matches.flatMap(({ slots }) => slots.map(({ teamId }) => teamId)))
        const taken = teamsIn(entered)
        const upper = teamsIn(entered.filter(({ section }) => section !== 'lower'))
        const expectTrue = ({ teamId, outcome, side }: TeamProspect) => {
          const isThrough = (side === 'upper' ? upper : taken).has(teamId)
          expect([teamId, outcome]).toEqual([teamId, isThrough ? 'through' : 'out'])
          if (side === 'lower') expect(upper).not.toContain(teamId)
        }
        for (const prospect of said) {
          expectTrue(prospect)
          const key = [plan.kind, prospect.side, prospect.outcome].filter(Boolean).join(' ')
          claims.set(key, (claims.get(key) ?? 0) + 1)
        }
        for (const group of stageAt(next).groups.keys()) prospectsOf(next, group).forEach(expectTrue)
      },
    ),
    { numRuns: Math.ceil(60 * factor) },
  )
  const sides = ['lower out', 'lower through', 'upper through'].map(each => `round-robin ${each}`)
  expect([...claims.keys()]).toEqual(
    expect.arrayContaining([
      'round-robin out',
      'round-robin through',
      ...sides,
      'swiss out',
      'swiss through',
    ]),
  )
})

function withTiesDecided(bracket: Bracket): Bracket {
  const stage = stageAt(bracket)
  for (const group of [null, ...stage.groups.keys()]) {
    const [tie] = hasTable(stage) ? tiesOf(bracket, stage, group) : []
    if (tie === undefined) continue
    return withTiesDecided(
      done(bracket, 'decideTie', { stage: stage.key, group, tieOrder: tie.teamIds, by: 'lot' }),
    )
  }
  return bracket
}
