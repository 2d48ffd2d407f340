import { describe, expect, test } from 'vitest'
import type { Bracket } from '../model/bracket.ts'
import type { Match, SlotSource } from '../model/match.ts'
import { lastStage } from '../rounds/stageOf.ts'
import { required } from '../testing/playOut.ts'
import { bracketOf, teamIds } from '../testing/randomTournament.ts'
import { createBracket } from './createBracket.ts'

describe('how many teams', () => {
  const plan = {
    format: 'double',
    bestOf: { rounds: 1, final: 1 },
    thirdPlace: false,
    grandFinal: 'single',
  } as const

  test('one is not enough, nor is none', () => {
    for (const count of [0, 1]) {
      const refusal = { ok: false, code: 'not-enough-teams', facts: { teams: count, limit: 2 } }
      expect(createBracket({ ...plan, teamIds: teamIds(count) })).toEqual(refusal)
    }
  })

  test('513 are too many', () => {
    const refusal = { ok: false, code: 'too-many-teams', facts: { teams: 513, limit: 512 } }
    expect(createBracket({ ...plan, teamIds: teamIds(513) })).toEqual(refusal)
  })
})

describe('single elimination', () => {
  test('four teams', () => {
    expect(drawn(bracketOf(4))).toEqual([
      'main-1-1: team-1 – team-4, winner to main-2-1',
      'main-1-2: team-2 – team-3, winner to main-2-1',
      'main-2-1: winner of main-1-1 – winner of main-1-2',
    ])
  })

  test('four teams with a third place', () => {
    expect(drawn(bracketOf(4, { thirdPlace: true }))).toEqual([
      'main-1-1: team-1 – team-4, winner to main-2-1, loser to third-place-1-1',
      'main-1-2: team-2 – team-3, winner to main-2-1, loser to third-place-1-1',
      'main-2-1: winner of main-1-1 – winner of main-1-2',
      'third-place-1-1: loser of main-1-1 – loser of main-1-2',
    ])
  })

  test('three teams have nobody to play for the third place', () => {
    expect(lastStage(bracketOf(3, { thirdPlace: true }).shape)).toMatchObject({ thirdPlace: false })
    expect(drawn(bracketOf(3, { thirdPlace: true }))).toEqual([
      'main-1-1: team-1 – bye, winner to main-2-1',
      'main-1-2: team-2 – team-3, winner to main-2-1',
      'main-2-1: team-1 – winner of main-1-2',
    ])
  })

  test('23 players in 5 teams: three byes, and the fourth seed plays the fifth first', () => {
    const bracket = bracketOf(5)
    expect(drawn(bracket)).toEqual([
      'main-1-1: team-1 – bye, winner to main-2-1',
      'main-1-2: team-4 – team-5, winner to main-2-1',
      'main-1-3: team-2 – bye, winner to main-2-2',
      'main-1-4: team-3 – bye, winner to main-2-2',
      'main-2-1: team-1 – winner of main-1-2, winner to main-3-1',
      'main-2-2: team-2 – team-3, winner to main-3-1',
      'main-3-1: winner of main-2-1 – winner of main-2-2',
    ])
    const statuses = [...bracket.matches.values()].map(match => match.status)
    expect(statuses).toEqual(['bye', 'ready', 'bye', 'bye', 'waiting', 'ready', 'waiting'])
  })

  test('the final, and only it, is as long as the final shall be', () => {
    const { matches } = bracketOf(8, { bestOf: { rounds: 1, final: 5 }, thirdPlace: true })
    const long = [...matches.values()].filter(match => match.bestOf === 5)
    expect(long.map(match => match.id)).toEqual(['main-3-1'])
  })
})

describe('the length of the series', () => {
  test('can be chosen for single rounds', () => {
    const { matches } = bracketOf(8, {
      format: 'double',
      bestOf: { rounds: 1, final: 5 },
      bestOfByRound: { 'upper-2': 3, 'final-1': 3, 'lower-4': 5 },
    })
    const longer = [...matches.values()].filter(match => match.bestOf > 1)
    expect(longer.map(match => [match.id, match.bestOf])).toEqual([
      ['upper-2-1', 3],
      ['upper-2-2', 3],
      ['lower-4-1', 5],
      ['final-1-1', 3],
    ])
  })

  test('is not taken for a round that there is not', () => {
    const plan = { thirdPlace: false, grandFinal: 'single', format: 'single', teamIds: teamIds(8) } as const
    expect(
      createBracket({
        ...plan,
        bestOf: { rounds: 1, final: 1 },
        bestOfByRound: { 'main-3': 3, 'main-4': 3 },
      }),
    ).toEqual({ ok: false, code: 'no-such-round', facts: { rounds: ['main-4'] } })
  })
})

describe('double elimination', () => {
  test('two teams play, and play again', () => {
    expect(drawn(bracketOf(2, { format: 'double' }))).toEqual([
      'upper-1-1: team-1 – team-2, winner to final-1-1, loser to final-1-1',
      'final-1-1: winner of upper-1-1 – loser of upper-1-1',
    ])
  })

  test('six teams: the holes that two byes leave below are closed', () => {
    expect(drawn(bracketOf(6, { format: 'double' }))).toEqual([
      'upper-1-1: team-1 – bye, winner to upper-2-1',
      'upper-1-2: team-4 – team-5, winner to upper-2-1, loser to lower-1-1',
      'upper-1-3: team-2 – bye, winner to upper-2-2',
      'upper-1-4: team-3 – team-6, winner to upper-2-2, loser to lower-1-2',
      'upper-2-1: team-1 – winner of upper-1-2, winner to upper-3-1, loser to lower-1-2',
      'upper-2-2: team-2 – winner of upper-1-4, winner to upper-3-1, loser to lower-1-1',
      'upper-3-1: winner of upper-2-1 – winner of upper-2-2, winner to final-1-1, loser to lower-3-1',
      'lower-1-1: loser of upper-2-2 – loser of upper-1-2, winner to lower-2-1',
      'lower-1-2: loser of upper-2-1 – loser of upper-1-4, winner to lower-2-1',
      'lower-2-1: winner of lower-1-1 – winner of lower-1-2, winner to lower-3-1',
      'lower-3-1: loser of upper-3-1 – winner of lower-2-1, winner to final-1-1',
      'final-1-1: winner of upper-3-1 – winner of lower-3-1',
    ])
  })

  test('eight teams: the second drop crosses over', () => {
    const lower = drawn(bracketOf(8, { format: 'double' })).filter(line => line.startsWith('lower'))
    expect(lower).toEqual([
      'lower-1-1: loser of upper-1-1 – loser of upper-1-2, winner to lower-2-1',
      'lower-1-2: loser of upper-1-3 – loser of upper-1-4, winner to lower-2-2',
      'lower-2-1: loser of upper-2-2 – winner of lower-1-1, winner to lower-3-1',
      'lower-2-2: loser of upper-2-1 – winner of lower-1-2, winner to lower-3-1',
      'lower-3-1: winner of lower-2-1 – winner of lower-2-2, winner to lower-4-1',
      'lower-4-1: loser of upper-3-1 – winner of lower-3-1, winner to final-1-1',
    ])
  })

  test('a second final has both its slots from the first', () => {
    const bracket = bracketOf(4, { format: 'double', grandFinal: 'reset', bestOf: { rounds: 1, final: 3 } })
    expect(drawn(bracket).slice(-2)).toEqual([
      'final-1-1: winner of upper-2-1 – winner of lower-2-1, winner to final-2-1, loser to final-2-1',
      'final-2-1: loser of final-1-1 – winner of final-1-1',
    ])
    expect(required(bracket, 'final-2-1')).toMatchObject({ status: 'waiting', bestOf: 3 })
    expect(lastStage(bracket.shape).rounds).toEqual({
      main: 0,
      upper: 2,
      lower: 2,
      final: 2,
      'third-place': 0,
    })
  })

  test('a match for the third place is for single elimination only', () => {
    expect(lastStage(bracketOf(8, { format: 'double', thirdPlace: true }).shape)).not.toHaveProperty(
      'thirdPlace',
    )
  })
})

describe('every size up to 131, and larger ones around the steps', () => {
  const sizes = [
    ...Array.from({ length: 130 }, (_, index) => index + 2),
    ...[191, 192, 193, 255, 256, 257, 384, 385, 511, 512],
  ]

  test('byes go to the best seeds, exactly as many as are needed, and never meet', () => {
    for (const teams of sizes) {
      const byes = [...bracketOf(teams).matches.values()].filter(match => match.status === 'bye')
      const size = 2 ** Math.ceil(Math.log2(teams))
      const seeds = byes.map(match => Number(match.slots[0].teamId?.slice('team-'.length)))
      expect(seeds.sort((a, b) => a - b)).toEqual(Array.from({ length: size - teams }, (_, bye) => bye + 1))
      expect(byes.filter(match => match.slots.filter(slot => slot.closed).length !== 1)).toEqual([])
    }
  })

  test('each match but a bye has two teams to come, and each slot one way in', () => {
    for (const teams of sizes) {
      const { matches } = bracketOf(teams, { format: 'double' })
      const ways = new Set<string>()
      for (const match of matches.values()) {
        for (const { source } of match.slots) {
          ways.add(JSON.stringify(source.from === 'bye' ? [match.id, source] : source))
          if (source.from === 'loser') expect(matches.get(source.matchId)?.status).not.toBe('bye')
        }
      }
      expect(ways.size).toBe(matches.size * 2)
      const played = [...matches.values()].filter(match => match.status !== 'bye')
      expect(played.length).toBe(2 * teams - 2)
    }
  })
})

/** A bracket in words, a line for each match. */
function drawn(bracket: Bracket): readonly string[] {
  return [...bracket.matches.values()].map(match => {
    const [upper, lower] = match.slots.map(slot => slot.teamId ?? inWords(slot.source))
    return [`${match.id}: ${upper} – ${lower}`, ...exits(match)].join(', ')
  })
}

function exits({ winnerTo, loserTo }: Match): readonly string[] {
  return [
    ...(winnerTo === null ? [] : [`winner to ${winnerTo.matchId}`]),
    ...(loserTo === null ? [] : [`loser to ${loserTo.matchId}`]),
  ]
}

function inWords(source: SlotSource): string {
  if (source.from === 'winner' || source.from === 'loser') return `${source.from} of ${source.matchId}`
  return source.from === 'seed' ? `seed ${source.seed}` : source.from
}
