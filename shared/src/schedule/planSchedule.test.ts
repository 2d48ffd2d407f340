import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { startMatch } from '../bracket/results/startMatch.ts'
import type { Bracket } from '../bracket/model/bracket.ts'
import { feederOf, type Match } from '../bracket/model/match.ts'
import { created } from '../bracket/testing/law.ts'
import { playOut, required } from '../bracket/testing/playOut.ts'
import { done, playRandomStages } from '../bracket/testing/playRandomStages.ts'
import { bracketOf, randomTournament } from '../bracket/testing/randomTournament.ts'
import type { StagePlan } from '../format/stagePlan.ts'
import { chance } from '../random/chance.ts'
import { hasNotBegun } from '../bracket/model/isStarted.ts'
import { planSchedule } from './planSchedule.ts'

const minute = 60_000
const startsAt = 1_809_187_200_000
const settings = {
  minutes: { 1: 40, 2: 95, 3: 100, 5: 160, 7: 240 },
  pauseMinutes: 10,
  atOnce: null,
} as const

/** A bracket after some results, each match with the time at which it got its status. */
const playedCompetition = fc.record({
  tournament: randomTournament({ teamsMax: 40 }),
  steps: fc.nat(60),
  minutes: fc.record({
    1: fc.integer({ min: 1, max: 90 }),
    2: fc.constant(95),
    3: fc.constant(100),
    5: fc.constant(170),
    7: fc.constant(240),
  }),
  pauseMinutes: fc.nat(30),
  atOnce: fc.option(fc.integer({ min: 1, max: 6 })),
})

type PlayedCompetition = typeof playedCompetition extends fc.Arbitrary<infer Value> ? Value : never

function after({ tournament, steps }: PlayedCompetition): Bracket {
  let bracket = created(tournament.plan)
  let step = 0
  playOut(bracket, {
    luck: tournament.luck,
    corrections: 2,
    onStep: ({ change }) => {
      step += 1
      if (step <= steps) bracket = change.bracket
    },
  })
  const since = (match: Match) => ({ status: match.status, at: startsAt - minute * match.round })
  const matches = [...bracket.matches].map(([id, match]) => [id, { ...match, since: since(match) }] as const)
  return { ...bracket, matches: new Map(matches) }
}

test('no match starts before its teams can come and have had their pause, nor more of them at once than may', () => {
  fc.assert(
    fc.property(playedCompetition, drawn => {
      const bracket = after(drawn)
      const { minutes, pauseMinutes, atOnce } = drawn
      const starts = planSchedule(bracket, { startsAt, minutes, pauseMinutes, atOnce })
      const length = (match: Match) => minutes[match.bestOf] * minute
      const endOf = (match: Match) =>
        match.status === 'running' ? (match.since?.at ?? 0) + length(match) : startOf(match) + length(match)
      const startOf = ({ id }: Match) => starts.get(id) ?? Number.NaN

      for (const match of bracket.matches.values()) {
        const isPlayed = hasNotBegun(match) && !match.slots.some(slot => slot.closed)
        expect(starts.has(match.id)).toBe(isPlayed)
        if (!isPlayed) continue
        expect(startOf(match)).toBeGreaterThanOrEqual(startsAt)
        for (const { source } of match.slots) {
          const fedBy = feederOf(source)
          if (fedBy === null) continue
          const feeder = required(bracket, fedBy)
          if (!starts.has(feeder.id) && feeder.status !== 'running') continue
          expect(startOf(match)).toBeGreaterThanOrEqual(endOf(feeder) + pauseMinutes * minute)
        }
        if (atOnce === null) continue
        const on = [...bracket.matches.values()].filter(
          other => starts.has(other.id) && startOf(other) <= startOf(match) && startOf(match) < endOf(other),
        )
        expect(on.length).toBeLessThanOrEqual(atOnce)
      }
      expect(planSchedule(bracket, { startsAt, minutes, pauseMinutes, atOnce })).toEqual(starts)
    }),
    { numRuns: 60 },
  )
})

test('plays round after round, the second final included, with as many at once as there are places', () => {
  const bracket = bracketOf(4, { format: 'double', grandFinal: 'reset', bestOf: { rounds: 1, final: 3 } })
  const planned = planSchedule(bracket, { ...settings, atOnce: 1, startsAt })
  expect(Object.fromEntries([...planned].map(([id, at]) => [id, (at - startsAt) / minute]))).toEqual({
    'upper-1-1': 0,
    'upper-1-2': 40,
    'lower-1-1': 90,
    'upper-2-1': 130,
    'lower-2-1': 180,
    'final-1-1': 230,
    'final-2-1': 340,
  })
})

test('what runs takes a place until it can have ended, and is not planned again', () => {
  const started = startMatch(bracketOf(4), 'main-1-1')
  if (!started.ok) throw new Error(started.code)
  const { bracket } = started.value
  const running = { ...required(bracket, 'main-1-1'), since: { status: 'running', at: startsAt } } as const
  const matches = new Map(bracket.matches).set(running.id, running)
  const planned = planSchedule(
    { ...bracket, matches },
    { ...settings, atOnce: 1, startsAt: startsAt + minute },
  )
  expect([...planned]).toEqual([
    ['main-1-2', startsAt + 40 * minute],
    ['main-2-1', startsAt + 90 * minute],
  ])
})

test('reads each match about as often in a large bracket as in a small one', () => {
  const readsPerMatch = (teams: number) => {
    let reads = 0
    const { shape, matches } = bracketOf(teams, { format: 'double', grandFinal: 'reset' })
    const counted = [...matches].map(([id, match]) => {
      const get = (target: Match, key: keyof Match) => {
        reads += 1
        return target[key]
      }
      return [id, new Proxy(match, { get } as ProxyHandler<Match>)] as const
    })
    planSchedule({ shape, matches: new Map(counted) }, { ...settings, atOnce: 64, startsAt })
    return reads / matches.size
  }
  // Sorting takes a logarithm of comparisons.
  expect(readsPerMatch(512)).toBeLessThan(2 * readsPerMatch(64))
})

const criteria = ['points', 'seed'] as const
const roundRobin = { kind: 'round-robin', groups: 2, legs: 1, advance: 2, bestOf: 1, criteria } as const
const gsl = { kind: 'gsl', groups: 2, advance: 2, bestOf: 1 } as const
const swiss: StagePlan = {
  ...({ kind: 'swiss', groups: 1, pairing: 'top-half', rounds: 3, advance: 4 } as const),
  ...({ bestOf: 1, decidingBestOf: 3, publishing: 'manual', criteria } as const),
}

test.each([
  ['groups', [roundRobin]],
  ['GSL groups', [gsl]],
  ['a Swiss stage', [swiss]],
  [
    'groups after groups',
    [
      { ...roundRobin, legs: 2, advance: 3 },
      { ...roundRobin, advance: 1 },
    ],
  ],
] as const)(
  'in %s every entrant plays one match at a time, and the next stage waits for its teams',
  (_, stages) => {
    const bracket = bracketOf(10, { stages })
    for (const atOnce of [null, 3]) {
      const starts = planSchedule(bracket, { ...settings, atOnce, startsAt })
      expect(starts.size).toBe([...bracket.matches.values()].filter(hasNotBegun).length)
      const startOf = ({ id }: Match) => starts.get(id) ?? Number.NaN
      const freeAfter = (match: Match) => startOf(match) + (settings.minutes[match.bestOf] + 10) * minute
      const planned = [...bracket.matches.values()].filter(({ id }) => starts.has(id))
      for (const match of planned) {
        for (const { source } of match.slots) {
          const earlier = planned.filter(other => {
            const sources = other.slots.map(slot => JSON.stringify(slot.source))
            const isOfEntrant = other.stage === match.stage && sources.includes(JSON.stringify(source))
            const isOfGroup =
              source.from === 'place' &&
              other.stage === source.stage &&
              (source.group === null || source.group === other.group)
            return (isOfEntrant && other.round < match.round && source.from !== 'bye') || isOfGroup
          })
          for (const other of earlier) expect(startOf(match)).toBeGreaterThanOrEqual(freeAfter(other))
        }
      }
    }
  },
)

test('a plan that is made while a group is played out of order leaves every team in one match at a time', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(30), fc.constantFrom(1 as const, 2 as const), (luck, steps, legs) => {
      const below = chance(luck)
      const stages = [{ ...roundRobin, legs }]
      const played = playRandomStages(bracketOf(10, { stages }), below, steps)
      const ready = [...played.matches.values()].filter(({ status }) => status === 'ready')
      const next = ready[below(ready.length)]
      const at = (match: Match) => startsAt - minute * (1 + below(match.status === 'running' ? 30 : 300))
      const now = next === undefined ? played : done(played, 'startMatch', { matchId: next.id })
      const matches = [...now.matches.values()].map(match => ({
        ...match,
        since: { status: match.status, at: at(match) },
      }))
      const starts = planSchedule(
        { ...now, matches: new Map(matches.map(match => [match.id, match])) },
        { ...settings, startsAt },
      )
      const busy = matches.flatMap(match => {
        const start = starts.get(match.id) ?? (match.status === 'running' ? match.since.at : null)
        const length = settings.minutes[match.bestOf] * minute
        return start === null || match.stage !== 's1'
          ? []
          : match.slots.map(({ teamId }) => ({ teamId, start, end: start + length }))
      })
      for (const { teamId, start, end } of busy) {
        if (teamId === null) continue
        const atOnce = busy.filter(other => other.teamId === teamId && other.start < end && start < other.end)
        expect(atOnce).toHaveLength(1)
      }
    }),
    { numRuns: 60 },
  )
})
