import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roundRobin } from '../../format/stageKinds/roundRobin.ts'
import { swissPlan } from '../../format/stageKinds/swiss.ts'
import { betterSeedWins, playStages } from '../testing/playStages.ts'
import type { SwissStage } from '../model/stage.ts'
import { swissRounds } from '../stages/publication.ts'
import { movedPlaces } from './movedPlaces.ts'
import { isUsed } from '../model/isUsed.ts'
import { isFinished } from '../standings/champions.ts'
import { done, given, playRandomStages } from '../testing/playRandomStages.ts'
import { chance } from '../../random/chance.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import type { Bracket } from '../model/bracket.ts'
import { stagesOfPlan } from '../creation/stagesOfPlan.ts'
import { planStage } from '../layout/planStage.ts'
import { created } from '../testing/law.ts'
import { staged } from '../testing/randomStages.ts'
import { play, required } from '../testing/playOut.ts'
import { roundsOf } from '../rounds/roundsOf.ts'
import { formatOf } from './formatOf.ts'
import { reshapeStage } from './reshapeStage.ts'
import { loggedFacts } from '../commands/logEntry.ts'
import { defaultMiniLeague } from '../../format/stageKinds/tieRules.ts'

const single = bracketOf(5, { bestOf: { rounds: 3, final: 5 } })
const double = bracketOf(4, { format: 'double', bestOf: { rounds: 3, final: 5 } })
const reshape = (bracket: Bracket, options: object) => done(bracket, 'reshapeStage', { stage: '', options })

const laidOut = (bracket: Bracket) =>
  [...bracket.matches.values()]
    .filter(isUsed)
    .map(({ revision: _, ...match }) => match)
    .toSorted((one, other) => one.id.localeCompare(other.id))

test.each([
  [
    'third-place match',
    single,
    { thirdPlace: true },
    bracketOf(5, { bestOf: { rounds: 3, final: 5 }, thirdPlace: true }),
  ],
  [
    'second final',
    double,
    { grandFinal: 'reset' },
    bracketOf(4, { format: 'double', bestOf: { rounds: 3, final: 5 }, grandFinal: 'reset' }),
  ],
  [
    'lead in the final',
    double,
    { grandFinal: 'advantage' },
    bracketOf(4, { format: 'double', bestOf: { rounds: 3, final: 5 }, grandFinal: 'advantage' }),
  ],
] as const)(
  'a %s that is added is as if it had been there, and can be taken out',
  (_, before, options, expected) => {
    const added = reshape(before, options)
    expect(laidOut(added)).toEqual(laidOut(expected))
    expect(added.shape.stages).toEqual(expected.shape.stages)
    const out = reshape(
      added,
      Object.fromEntries(
        Object.keys(options).map(name => [name, formatOf(before).options[name as 'thirdPlace']]),
      ),
    )
    expect(laidOut(out)).toEqual(laidOut(before))
    expect(roundsOf(out).length).toBe(roundsOf(before).length + ('thirdPlace' in options ? 1 : 0))
    const again = reshape(out, options)
    expect(laidOut(again)).toEqual(laidOut(expected))
    const end = playRandomStages(again, chance(3))
    expect(isFinished(end)).toBe(true)
  },
)

test('the kind of the final can change until it has begun, and teams stay in it', () => {
  const before = ['upper-1-1', 'upper-1-2', 'upper-2-1', 'lower-1-1', 'lower-2-1']
  const ready = before.reduce((bracket, id) => play(bracket, id, 0), double)
  const kinds = ['advantage', 'reset', 'advantage', 'single'] as const
  const games = kinds.map((_, index) => {
    const changes = kinds.slice(0, index + 1)
    const bracket = changes.reduce((each, grandFinal) => reshape(each, { grandFinal }), ready)
    const { status, score, games } = required(bracket, 'final-1-1')
    expect(status).toBe('ready')
    return [score.join(':'), games?.map(({ source }) => source)]
  })
  expect(games).toEqual([
    ['1:0', ['advantage']],
    ['0:0', undefined],
    ['1:0', ['advantage']],
    ['0:0', undefined],
  ])
  const begun = done(ready, 'startMatch', { matchId: 'final-1-1' })
  const refused = { code: 'matches-begun', facts: { matches: ['final-1-1'] } }
  expect(reshapeStage(begun, { stage: '', options: { grandFinal: 'advantage' } })).toMatchObject(refused)
  const ahead = done(reshape(ready, { grandFinal: 'advantage' }), 'startMatch', { matchId: 'final-1-1' })
  expect(reshapeStage(ahead, { stage: '', options: { grandFinal: 'single' } })).toMatchObject(refused)
  const short = bracketOf(4, { format: 'double' })
  expect(reshapeStage(short, { stage: '', options: { grandFinal: 'advantage' } })).toMatchObject({
    code: 'advantage-unfit',
  })
})

test('once a match has begun on which it depends, it stays', () => {
  const semi = done(play(single, 'main-1-2', 0), 'startMatch', { matchId: 'main-2-1' })
  expect(reshapeStage(semi, { stage: '', options: { thirdPlace: true } })).toEqual({
    ok: false,
    code: 'matches-begun',
    facts: { matches: ['main-2-1'] },
  })
})

test('a third-place match with a team that was placed by hand stays, also if its opponent has withdrawn', () => {
  const added = reshape(bracketOf(8), { thirdPlace: true })
  const place = (bracket: Bracket, slot: number, teamId: string) =>
    done(bracket, 'placeTeam', { matchId: 'third-place-1-1', slot, teamId })
  const placed = place(place(added, 0, 'team-6'), 1, 'team-5')
  const walkover = done(placed, 'disqualifyTeam', { teamId: 'team-5' })
  expect(required(walkover, 'third-place-1-1').status).toBe('finished')
  for (const bracket of [placed, walkover])
    expect(reshapeStage(bracket, { stage: '', options: { thirdPlace: false } })).toMatchObject({
      code: 'slot-taken',
      facts: { matchId: 'third-place-1-1' },
    })
})

test('a small bracket has no match for third place, and a double elimination none at all', () => {
  for (const [bracket, options] of [
    [double, { thirdPlace: true }],
    [double, { grandFinal: 'often' }],
    [double, { lowerEntrants: 2 }],
  ] as const)
    expect(given(bracket, 'reshapeStage', { stage: '', options })).toMatchObject({ code: 'option-unfit' })
  expect(given(bracketOf(3), 'reshapeStage', { stage: '', options: { thirdPlace: true } })).toMatchObject({
    code: 'option-unfit',
  })
  expect(given(double, 'reshapeStage', { stage: 's9', options: {} })).toMatchObject({ code: 'not-found' })
})

test('the format of a bracket is that by which it is laid out', () => {
  fc.assert(
    fc.property(staged, ({ plan }) => {
      const bracket = created(plan)
      const { options, ...choice } = formatOf(bracket)
      const stages = stagesOfPlan({ ...choice, ...options, teamIds: plan.teamIds })
      expect(stages.map(stage => planStage(stage).stage)).toEqual(bracket.shape.stages)
    }),
    { numRuns: 50 },
  )
})

const swiss = { ...swissPlan('top-half', 8), rounds: 2, advance: 4 }
const swissCup = bracketOf(8, { stages: [swiss], format: 'single' })
const inStage = (bracket: Bracket, options: object, stage = 's1') =>
  done(bracket, 'reshapeStage', { stage, options })
const refusal = (bracket: Bracket, options: object, stage = 's1') => {
  const outcome = given(bracket, 'reshapeStage', { stage, options })
  return outcome.ok ? null : outcome.code
}
const playedRounds = (bracket: Bracket, rounds: number) =>
  playStages(bracket, match => (match.stage === 's1' && match.round <= rounds ? betterSeedWins(match) : null))
const teamsIn = (bracket: Bracket, stage: string, round: number) =>
  [...bracket.matches.values()].flatMap(match =>
    match.stage === stage && match.round === round && match.section !== 'tie-break'
      ? match.slots.flatMap(({ teamId }) => teamId ?? [])
      : [],
  )

describe('the number of rounds of a Swiss stage', () => {
  test('grows as far as rematches are avoided whatever the results, and the playoff waits for the new round', () => {
    const over = playedRounds(swissCup, 2)
    expect(teamsIn(over, 's2', 1)).toHaveLength(4)
    const longer = inStage(over, { rounds: 3 })
    expect(teamsIn(longer, 's2', 1)).toEqual([])
    expect(teamsIn(longer, 's1', 3)).toHaveLength(8)
    expect(teamsIn(playedRounds(longer, 3), 's2', 1)).toHaveLength(4)
    expect(refusal(swissCup, { rounds: 5 })).toBe('option-unfit')
    expect(laidOut(inStage(longer, { rounds: 2 }))).toEqual(laidOut(over))
  })

  test('shrinks to the rounds that have begun', () => {
    const first = playedRounds(swissCup, 1)
    const shorter = inStage(first, { rounds: 1 })
    expect(swissRounds(shorter, shorter.shape.stages[0] as SwissStage)).toHaveLength(1)
    expect(teamsIn(shorter, 's2', 1)).toHaveLength(4)
    const begun = done(first, 'startMatch', { matchId: 's1-main-2-1' })
    expect(refusal(begun, { rounds: 1 })).toBe('matches-begun')
  })

  test('stays once the playoff has begun', () => {
    const begun = done(playedRounds(swissCup, 2), 'startMatch', { matchId: 's2-main-1-1' })
    expect(refusal(begun, { rounds: 3 })).toBe('next-match-started')
  })
})

describe('the number of teams that advance', () => {
  const groups = { ...roundRobin.defaultPlan(8), groups: 2, advance: 2, bestOfNext: 0 }
  const cup = bracketOf(8, { stages: [groups], format: 'single', bestOf: { rounds: 3, final: 5 } })

  test('the playoff is laid out for them, and seats those whose groups are over', () => {
    const groupOver = playStages(cup, match =>
      match.group === 0 && match.stage === 's1' ? betterSeedWins(match) : null,
    )
    const wider = inStage(groupOver, { advance: 3 })
    const expected = bracketOf(8, {
      stages: [{ ...groups, advance: 3 }],
      format: 'single',
      bestOf: { rounds: 3, final: 5 },
    })
    expect(wider.shape.stages).toEqual(expected.shape.stages)
    expect(laidOut(wider).map(({ id, bestOf }) => [id, bestOf])).toEqual(
      laidOut(expected).map(({ id, bestOf }) => [id, bestOf]),
    )
    expect(new Set([...teamsIn(wider, 's2', 1), ...teamsIn(wider, 's2', 2)]).size).toBe(3)
    expect(isFinished(playRandomStages(wider, chance(5)))).toBe(true)
    const back = inStage(wider, { advance: 2 })
    expect(laidOut(back)).toEqual(laidOut(groupOver))
  })

  test('stays once one of them has begun to play, and must leave somebody out', () => {
    const over = playStages(cup, match => (match.stage === 's1' ? betterSeedWins(match) : null))
    expect(refusal(over, { advance: 4 })).toBe('option-unfit')
    const begun = done(over, 'startMatch', { matchId: 's2-main-1-1' })
    expect(refusal(begun, { advance: 1 })).toBe('matches-begun')
  })
})

test('what only another change brings into effect is logged with the value that it had', () => {
  const plan = { ...roundRobin.defaultPlan(4), groups: 1, advance: 2, criteria: ['points'] as const }
  const before = bracketOf(4, { stages: [plan], format: 'single' })
  const options = { criteria: ['points', 'head-to-head'], miniLeague: ['points'] }
  const target = { competitionId: 'cup', bracketId: 'first', stage: 's1', options }
  const told = loggedFacts(before, inStage(before, options), { action: 'reshapeStage', target })
  expect(told.reshaped?.options).toEqual([
    { name: 'criteria', before: ['points'], after: options.criteria },
    { name: 'miniLeague', before: defaultMiniLeague, after: ['points'] },
  ])
})

describe('the rules of a table', () => {
  const league = {
    ...roundRobin.defaultPlan(4),
    groups: 1,
    advance: 2,
    criteria: ['points', 'head-to-head'] as const,
  }
  const cup = bracketOf(4, { stages: [league], format: 'single' })
  /** Each of the first three wins once against the others, and the third by more games. */
  const circle = playStages(cup, ({ stage, slots }) => {
    const pair = slots.map(({ teamId }) => Number(teamId?.at(-1))).join(' ')
    return stage === 's1'
      ? ['1 2', '2 3', '3 1', '1 4', '2 4', '3 4'].includes(pair)
        ? [1, 0]
        : [0, 1]
      : null
  })
  const criteria = ['points', 'seed'] as const

  test('change without a reason until a result counts, then with one', () => {
    expect(refusal(cup, { criteria })).toBe(null)
    expect(refusal(circle, { criteria })).toBe('reason-missing')
    const decided = done(circle, 'reshapeStage', {
      stage: 's1',
      options: { criteria },
      reason: 'As announced',
    })
    expect(teamsIn(decided, 's2', 1)).toEqual(['team-1', 'team-2'])
    expect(movedPlaces(circle, decided).map(({ teamId, to }) => [teamId, to.best])).toEqual([
      ['team-1', 1],
      ['team-2', 2],
      ['team-3', 3],
    ])
  })

  test('stay where they would take a team out of a match that has begun', () => {
    const decided = done(circle, 'decideTie', {
      stage: 's1',
      group: 0,
      tieOrder: ['team-3', 'team-2', 'team-1'],
      by: 'decision',
    })
    const begun = done(decided, 'startMatch', { matchId: 's2-main-1-1' })
    const outcome = given(begun, 'reshapeStage', { stage: 's1', options: { criteria }, reason: 'Late' })
    expect(outcome).toMatchObject({ code: 'next-match-started', facts: { matches: ['s2-main-1-1'] } })
  })

  test('let three teams play a ladder until a tie-break match begins', () => {
    const deciding = {
      stage: 's1',
      group: 0,
      tieOrder: ['team-1', 'team-2', 'team-3'],
      by: 'tie-break-match',
    }
    const playing = done(circle, 'decideTie', deciding)
    const ladder = inStage(playing, { tieOfThree: 'ladder' })
    const open = (bracket: Bracket) =>
      [...bracket.matches.values()].flatMap(({ section, status, slots }) =>
        section === 'tie-break' && status === 'ready' ? [slots.map(({ teamId }) => teamId)] : [],
      )
    expect([open(playing).length, open(ladder)]).toEqual([3, [['team-2', 'team-3']]])
    const back = inStage(ladder, { tieOfThree: 'each' })
    expect(open(done(back, 'decideTie', deciding))).toHaveLength(3)
    const [first = ''] = [...ladder.matches.values()].flatMap(({ id, section, status }) =>
      section === 'tie-break' && status === 'ready' ? [id] : [],
    )
    const begun = done(ladder, 'startMatch', { matchId: first })
    const outcome = given(begun, 'reshapeStage', { stage: 's1', options: { tieOfThree: 'each' }, reason: '' })
    expect(outcome).toMatchObject({ code: 'matches-begun', facts: { matches: [first] } })
  })
})
